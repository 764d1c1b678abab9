import { useRef } from 'react'
import { gramsText } from '../../format/numbers.ts'
import { stepForWeight } from '../../model/weighing.ts'
import { inHandWords as say } from '../../words/es/row.ts'
import { keptDivision } from '../../workshop/use-weighing.ts'
import * as inHandCss from './in-hand.module.css'

interface Props {
  readonly name: string
  readonly grams: number
  /** What it weighed when it was taken in hand. */
  readonly before: number
  readonly onGrams: (grams: number) => void
}

/** ms that a finger rests before a step becomes ten, and between two of those. */
const REST = 450
const AGAIN = 250
const LARGE = 10

interface StepperProps {
  readonly label: string
  readonly sign: string
  readonly onStep: (times: number) => void
}

/** Takes no focus, so that the keypad stays. Held down it makes larger steps, one after another. */
function Stepper({ label, sign, onStep }: StepperProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const step = useRef(onStep)
  step.current = onStep
  const again = (): void => {
    wasHeld.current = true
    step.current(LARGE)
    timer.current = setTimeout(again, AGAIN)
  }
  const release = (): void => clearTimeout(timer.current)
  return (
    <button
      type="button"
      className={`button ${inHandCss.step}`}
      aria-label={label}
      // It goes with the focus of the field: a key that went to it would fall to the page.
      tabIndex={-1}
      onPointerDown={(event) => {
        event.preventDefault()
        wasHeld.current = false
        timer.current = setTimeout(again, REST)
      }}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        if (!wasHeld.current) onStep(1)
        wasHeld.current = false
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

/** The line whose weight is being typed with a finger: what it was, and a step down or up. */
export function InHand({ name, grams, before, onGrams }: Props) {
  const step = stepForWeight(before, keptDivision())
  const change = (times: number): void => onGrams(Math.max(0, Math.round((grams + times * step) * 100) / 100))
  const size = gramsText(step)
  return (
    <>
      <span className={inHandCss.before}>{say.before(gramsText(before))}</span>
      <Stepper label={say.less(size, name)} sign="−" onStep={(times) => change(-times)} />
      <Stepper label={say.more(size, name)} sign="+" onStep={change} />
      <p className={inHandCss.hint}>{say.hint(size, gramsText(step * LARGE))}</p>
    </>
  )
}
