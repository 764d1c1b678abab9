import type { SackAnswer } from '@obrador/balancer/sack'
import { useState } from 'react'
import type { SackDraft } from '../../../model/sack.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'

interface Props {
  readonly question: NonNullable<SackAnswer['pregunta']>
  readonly onAnswer: (told: Pick<SackDraft, 'measures' | 'shares'>) => void
  readonly draft: SackDraft
}

/** The one number to ask for: what it would bring, the letter, and where its answer goes. */
export function SackQuestionCard({ question, draft, onAnswer }: Props) {
  const { said, copy } = useCopy(say)
  const [told, setTold] = useState<number>()
  const { campo, posicion, frase, paraCopiar, otras } = question
  function take(): void {
    if (told === undefined) return
    const isShare = campo === 'porcentaje' && posicion !== undefined
    onAnswer({
      measures: isShare ? draft.measures : { ...draft.measures, [campo]: told },
      shares: isShare ? { ...draft.shares, [posicion]: told } : draft.shares,
    })
    setTold(undefined)
  }
  return (
    <section className={`card ${sackCss.question}`} aria-labelledby="sack-question">
      <h2 id="sack-question">{say.question}</h2>
      <p>{frase}</p>
      <p className={sackCss.letter}>{paraCopiar}</p>
      <div className={sackCss.tools}>
        <button type="button" className="button" onClick={() => copy(paraCopiar)}>
          {say.copyQuestion}
        </button>
        <span role="status">{said}</span>
        <form
          className={sackCss.told}
          onSubmit={(event) => {
            event.preventDefault()
            take()
          }}
        >
          <span className={sackCss.toldFigure}>
            {say.told}
            <QuantityInput
              value={told}
              label={say.toldLabel(question.que)}
              onChange={setTold}
              onClear={() => setTold(undefined)}
            />
            {say.perHundred}
          </span>
          <button type="submit" className="button" disabled={told === undefined}>
            {say.use}
          </button>
        </form>
      </div>
      {otras.length > 0 ? <p className="muted">{say.others(otras)}</p> : null}
    </section>
  )
}
