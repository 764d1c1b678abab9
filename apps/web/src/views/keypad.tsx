import { madeBatchWords as say } from '../words/es/made-batch.ts'
import * as keypadCss from './keypad.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const

interface Props {
  readonly value: string
  /** A figure that may lie below zero. */
  readonly isSigned: boolean
  readonly onValue: (value: string) => void
}

/** Large keys for wet hands; a keyboard types into the same field. */
export function WeightKeypad({ value, isSigned, onValue }: Props) {
  const press = (key: string): void => {
    if (key === ',' && value.includes(',')) return
    onValue(key === ',' && value === '' ? '0,' : value + key)
  }
  const flip = (): void => onValue(value.startsWith('−') ? value.slice(1) : `−${value}`)
  return (
    // The field keeps the focus while its figure is tapped in.
    <fieldset className={keypadCss.keypad} onPointerDown={(event) => event.preventDefault()}>
      <legend className="unseen">{say.keys}</legend>
      {KEYS.map((key) => (
        <button key={key} type="button" aria-label={key === ',' ? say.comma : key} onClick={() => press(key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={say.erase} onClick={() => onValue(value.slice(0, -1))}>
        ⌫
      </button>
      {isSigned ? (
        <button type="button" className={keypadCss.sign} aria-label={say.sign} onClick={flip}>
          −
        </button>
      ) : null}
    </fieldset>
  )
}
