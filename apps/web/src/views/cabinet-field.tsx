import { roundTo } from '@obrador/engine'
import { type FormEvent, useId, useState } from 'react'
import { parseSigned } from '../format/numbers.ts'
import { numberText } from '../format/page-speech.ts'
import { COLDEST_CABINET, WARMEST_CABINET } from '../model/norms.ts'
import { cabinetWords as say } from '../words/es/norms.ts'
import * as normsCss from './norms.module.css'

interface Props {
  /** As it was said; none where the reference counts. */
  readonly cabinet: number | undefined
  readonly onCabinet: (cabinet: number | undefined) => void
}

/** The cabinet that the ranges of the craft were calibrated for, °C. */
const REFERENCE = -11.5

/** No cabinet is above zero: «12» is twelve below it. */
const meant = (text: string): number | undefined => {
  const typed = parseSigned(text)
  return typed === undefined ? undefined : roundTo(-Math.abs(typed), 1)
}

/** How cold the cabinet is: a setting, that from then on drives the verdict, the advice and the balance. */
export function CabinetField({ cabinet, onCabinet }: Props) {
  const [text, setText] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const now = cabinet === undefined ? '' : numberText(cabinet)
  function keep(): void {
    if (text === undefined) return
    const wanted = text.trim() === '' ? undefined : meant(text)
    const isOut = wanted !== undefined && (wanted < COLDEST_CABINET || wanted > WARMEST_CABINET)
    const isNone = wanted === undefined && text.trim() !== ''
    setWrong(isOut || isNone)
    if (isOut || isNone) return
    setText(undefined)
    if (wanted !== cabinet) onCabinet(wanted)
  }
  return (
    <form
      className={normsCss.cabinetField}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        keep()
      }}
    >
      <label htmlFor={id}>{say.label}</label>
      <span>
        <input
          id={id}
          type="text"
          autoComplete="off"
          aria-label={say.field}
          aria-invalid={isWrong || undefined}
          placeholder={numberText(REFERENCE)}
          value={text ?? now}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
        />{' '}
        °C
      </span>
      <p className={isWrong ? normsCss.problem : 'muted'} role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? say.problem(numberText(COLDEST_CABINET), numberText(WARMEST_CABINET))
          : cabinet === undefined
            ? say.unset(numberText(REFERENCE))
            : say.rules}
      </p>
      {cabinet === undefined ? null : (
        <button type="button" className="button quiet" onClick={() => onCabinet(undefined)}>
          {say.reset}
        </button>
      )}
    </form>
  )
}
