import { type FormEvent, useId, useState } from 'react'
import { parseQuantity } from '../../format/numbers.ts'
import { measuringWords as say } from '../../words/es/doubt.ts'
import * as measureCss from './measure.module.css'

interface Props {
  readonly label: string
  readonly unit: string
  /** The figure that is assumed while nobody has measured. */
  readonly usual?: string
  readonly value?: string
  /** Takes the figure, or says why it cannot be. */
  readonly onUse: (value: number) => string | undefined
}

/** A figure read on a sack or an instrument: it is used when one says so, since half a figure is another figure. */
export function MeasureForm({ label, unit, usual, value, onUse }: Props) {
  const [text, setText] = useState(value ?? '')
  const [problem, setProblem] = useState<string>()
  const id = useId()
  function use(event: FormEvent): void {
    event.preventDefault()
    const figure = parseQuantity(text)
    const refused = figure === undefined || figure > 100 ? say.notNumber : onUse(figure)
    setProblem(refused === undefined ? undefined : refused)
  }
  return (
    <form className={measureCss.measure} noValidate onSubmit={use}>
      <span className={measureCss.field}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-describedby={problem === undefined ? undefined : id}
          aria-invalid={problem !== undefined || undefined}
          placeholder={usual}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className={measureCss.unit} aria-hidden="true">
          {unit}
        </span>
      </span>
      <button type="submit" className="button">
        {say.use}
      </button>
      <p id={id} className={measureCss.problem} data-part="measure-problem" role="alert">
        {problem}
      </p>
    </form>
  )
}
