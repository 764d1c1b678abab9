import type { FigureRange, OverviewFigure } from '@obrador/engine'
import { type FormEvent, useId, useState } from 'react'
import { parseSigned } from '../format/numbers.ts'
import { numberText } from '../format/page-speech.ts'
import { ownRange as say } from '../words/es/norms.ts'
import * as normsCss from './norms.module.css'

interface Props {
  readonly figure: OverviewFigure
  readonly range: FigureRange
  readonly isOwn: boolean
  /** Takes the range from now on for every formula of the type; without one, that of the type counts again. */
  readonly onRange: (range: FigureRange | undefined) => void
}

/** Where this workshop wants a figure, when it is not where the type has it. */
export function OwnRange({ figure: { label, unit }, range, isOwn, onRange }: Props) {
  const [texts, setTexts] = useState(range.map((end) => numberText(end)))
  const [problem, setProblem] = useState<string>()
  const id = useId()
  function use(event: FormEvent): void {
    event.preventDefault()
    const [least, most] = texts.map(parseSigned)
    const isTyped = least !== undefined && most !== undefined
    const wrong = !isTyped ? say.notNumbers : least > most ? say.crossed : undefined
    setProblem(wrong)
    if (isTyped && wrong === undefined) onRange([least, most])
  }
  return (
    <form className={normsCss.ownRange} data-part="own-range" noValidate onSubmit={use}>
      <span className={normsCss.title}>{isOwn ? say.mine : say.title}</span>
      {texts.map((text, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the least and the most, always.
          key={at}
          type="text"
          inputMode={range[0] < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          aria-label={at === 0 ? say.least(label) : say.most(label)}
          aria-describedby={problem === undefined ? undefined : id}
          value={text}
          onChange={(event) => setTexts(texts.with(at, event.target.value))}
        />
      ))}
      <span className="muted">{unit}</span>
      <button type="submit" className="button">
        {say.use}
      </button>
      {isOwn ? (
        <button type="button" className="button quiet" onClick={() => onRange(undefined)}>
          {say.reset}
        </button>
      ) : null}
      <p className="muted">{isOwn ? say.rules : say.help}</p>
      <p id={id} className={normsCss.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}
