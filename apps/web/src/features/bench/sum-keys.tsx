import { useEffect } from 'react'
import { sumKeys as say } from '../../words/es/row.ts'
import * as barCss from './thumb-bar.module.css'

interface Props {
  readonly field: HTMLInputElement
}

const KEYS = ['+', '−', '×', '÷', '%'] as const

/** Puts a sign where the caret is; a figure that is selected whole, as it is when one comes to it, is reckoned with. */
function insert(field: HTMLInputElement, key: string): void {
  const { selectionStart, selectionEnd, value } = field
  const end = selectionEnd ?? value.length
  const isWhole = selectionStart === 0 && end === value.length
  field.setRangeText(key, isWhole ? end : (selectionStart ?? end), end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const weights = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-part=rows] input[data-part=quantity]'),
]

/** The keypad of a system may lie over the page instead of making it shorter: the keys stand on it. */
function useOverKeypad(): void {
  useEffect(() => {
    const view = visualViewport
    if (!view) return undefined
    const root = document.documentElement
    const place = (): void => {
      const under = view.scale === 1 ? innerHeight - view.height - view.offsetTop : 0
      root.style.setProperty('--keypad', `${Math.max(0, under)}px`)
      root.toggleAttribute('data-keypad', under > 0)
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
      root.style.removeProperty('--keypad')
      root.removeAttribute('data-keypad')
    }
  }, [])
}

/** The signs that a keypad of figures lacks. They take no focus, so that it stays open. */
export function SumKeys({ field }: Props) {
  useOverKeypad()
  const next = weights()[weights().indexOf(field) + 1]
  return (
    <fieldset className={barCss.keys} data-part="sum-keys" onPointerDown={(event) => event.preventDefault()}>
      <legend className="unseen">{say.label}</legend>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className="button"
          aria-label={say.keys[key]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(field, key)}
        >
          <span aria-hidden="true">{key}</span>
        </button>
      ))}
      <button
        type="button"
        className={`button ${barCss.next}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (next ? next.focus() : field.blur())}
      >
        {next ? say.next : say.done}
      </button>
    </fieldset>
  )
}
