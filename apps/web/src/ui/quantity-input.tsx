import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { gramsText, isWorkedOut, parseQuantity, roundGrams, type WeightUnit } from '../format/numbers.ts'

interface Props {
  readonly value: number | undefined
  readonly label: string
  readonly onChange: (value: number) => void
  /** Called when the field is left empty; without it an empty field is read as nothing typed yet. */
  readonly onClear?: () => void
  /** Told when the field is entered and left. */
  readonly onHold?: (isIn: boolean) => void
  readonly onEnter?: () => void
  /** Moves what it is of: the arrows with Alt. */
  readonly onMove?: (places: number) => void
  readonly placeholder?: string
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
  /** What an arrow changes it by; ten times as much with Shift. */
  readonly step?: number
  /** Where it holds a weight, in what: another may be typed. */
  readonly unit?: WeightUnit
}

const LARGE = 10
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A quantity with a decimal comma, or what is reckoned with several. The arrows change it by 1, with Shift by 10. */
export function QuantityInput({
  value,
  label,
  onChange,
  onClear,
  onHold,
  onEnter,
  onMove,
  placeholder,
  className,
  ref,
  step: size = 1,
  unit,
}: Props) {
  // What is being typed («12,» on the way to «12,5») is kept as it is; anybody else's change shows at once.
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number | undefined }>()
  // A share that is typed is of what the field held when it was entered.
  const [former, setFormer] = useState(value ?? 0)
  const worked = useId()
  const shown = draft && draft.value === value ? draft.text : value === undefined ? '' : gramsText(value)

  function type(text: string): void {
    const parsed = parseQuantity(text, former, unit)
    if (parsed !== undefined) {
      setDraft({ text, value: parsed })
      onChange(parsed)
    } else if (text.trim() === '') {
      setDraft({ text, value: onClear ? undefined : 0 })
      if (onClear) onClear()
      else onChange(0)
    } else {
      // Nothing is understood: it stays to be seen and mended, and the value is the one before.
      setDraft({ text, value })
    }
  }

  function step(event: KeyboardEvent): void {
    if (event.key === 'Enter' && onEnter) {
      // Where the focus goes next is not pressed by the same key.
      event.preventDefault()
      onEnter()
    }
    const direction = ARROWS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    if (event.altKey) {
      onMove?.(-direction)
      return
    }
    setDraft(undefined)
    onChange(Math.max(0, roundGrams((value ?? 0) + direction * size * (event.shiftKey ? LARGE : 1))))
  }

  const sum = draft && shown === draft.text && isWorkedOut(shown) ? parseQuantity(shown, former, unit) : undefined
  return (
    <span className="quantity-box">
      <input
        ref={ref}
        className={`quantity ${className ?? ''}`}
        data-part="quantity"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={step}
        onFocus={(event) => {
          setFormer(value ?? 0)
          onHold?.(true)
          event.target.select()
        }}
        onBlur={() => {
          setDraft(undefined)
          onHold?.(false)
        }}
        aria-describedby={sum === undefined ? undefined : worked}
        aria-invalid={(shown.trim() !== '' && parseQuantity(shown, former, unit) === undefined) || undefined}
      />
      {sum === undefined ? null : (
        <output id={worked} className="quantity-sum" data-part="quantity-sum">
          = {gramsText(sum)}
        </output>
      )}
    </span>
  )
}
