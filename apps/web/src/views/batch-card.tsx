import { useEffect, useRef } from 'react'
import { spreadText } from '../format/numbers.ts'
import { numberText, shownName } from '../format/page-speech.ts'
import type { BatchAnswer } from '../reading/made-batch.ts'
import { madeBatchWords as say } from '../words/es/made-batch.ts'
import * as batchCss from './batch.module.css'

/** ± as people read it: nine times in ten. */
const NINE_IN_TEN = 1.645
const MARK: Readonly<Record<string, string>> = { si: '●', justo: '○', no: '▼', pendiente: '○' }

/** Causes that are drawn: more would push what to do now off the screen. */
const MOST_CAUSES = 3

type Expected = BatchAnswer['esperado'][number]

const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) < 2 ? 3 : 1)

/** Half of the band's own width to each side of it, and what a mark never passes. */
const WINDOW = 2

/** What was read beside what was expected: the band is nine times in ten. */
function Reading({ que, valor, mas_menos, medido = valor, cuadra = 'si' }: Expected) {
  const around = NINE_IN_TEN * mas_menos
  const places = decimalsOf(valor)
  const at = Math.max(-WINDOW, Math.min(WINDOW, around > 0 ? (medido - valor) / around : 0))
  const [read, told] = [numberText(medido, places), numberText(valor, places)]
  const give = around < 2 && places > 1 ? numberText(around, places) : spreadText(around)
  return (
    <li className={batchCss.reading}>
      <span>
        <span aria-hidden="true">{MARK[cuadra]} </span>
        {say.short(que)}
      </span>
      <span
        className={batchCss.band}
        role="img"
        aria-label={say.band(say.reading(que), read, told, give)}
        style={{ '--at': `${50 + 25 * at}%` } as React.CSSProperties}
      />
      <span className={`figure ${batchCss.figures}`}>
        <strong>{read}</strong> <span className="muted">{`${told} ± ${give}`}</span>
      </span>
    </li>
  )
}

interface Props {
  readonly answer: BatchAnswer
  readonly isAdded: boolean
  readonly onAnswer: (cause: BatchAnswer['causas'][number] | undefined) => void
  readonly onAgain: () => void
  /** The grams are put on the scale. */
  readonly onAdd: () => void
}

const sentencesOf = (answer: BatchAnswer, que: string): string =>
  answer.partes
    .filter((part) => part.que === que)
    .map(({ frase }) => frase)
    .join(' ')

/** What a batch says, in the order in which a maker reads it. */
export function BatchCard({ answer, isAdded, onAnswer, onAgain, onAdd }: Props) {
  const { cuadra, esperado, causas, pregunta, ahora } = answer
  const why = [sentencesOf(answer, 'esperaba'), sentencesOf(answer, 'causa')].filter(Boolean).join(' ')
  const isRead = cuadra !== 'pendiente'
  const more = sentencesOf(answer, 'distinguir')
  const sentence = useRef<HTMLParagraphElement>(null)
  // Each answer is read from its sentence.
  useEffect(() => {
    if (answer) sentence.current?.focus()
  }, [answer])
  return (
    <div className={batchCss.card} data-part="batch-card">
      <p className={batchCss.sentence} data-agrees={pregunta ? 'no' : cuadra} tabIndex={-1} ref={sentence}>
        <span aria-hidden="true">{pregunta ? '▼' : MARK[cuadra]} </span>
        {sentencesOf(answer, 'titular')}
      </p>
      {isRead ? (
        <ul className={batchCss.readings}>
          {esperado.map((one) => (
            <Reading key={`${one.que} ${one.linea ?? ''}`} {...one} />
          ))}
        </ul>
      ) : null}
      {why ? <p>{why}</p> : null}
      {pregunta ? (
        <ul className={batchCss.answers}>
          {pregunta.causas.map((cause) => (
            <li key={`${cause.causa} ${cause.linea ?? cause.que}`}>
              <button type="button" className="button" onClick={() => onAnswer(cause)}>
                <span>{say.cause(cause.causa, cause.nombre && shownName(cause.nombre))}</span>
                <span className="figure">{say.odds(Math.round(100 * cause.parte))}</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="button" onClick={onAgain}>
              {say.somethingElse}
            </button>
          </li>
          <li>
            <button type="button" className="button" onClick={() => onAnswer(undefined)}>
              {say.allWell}
            </button>
          </li>
        </ul>
      ) : isRead && causas.length > 0 && cuadra !== 'si' ? (
        <section aria-label={say.causes}>
          <ul className={batchCss.causes}>
            {causas.slice(0, MOST_CAUSES).map((cause) => (
              <li key={`${cause.causa} ${cause.linea ?? ''}`}>
                <span>{say.cause(cause.causa, cause.nombre && shownName(cause.nombre))}</span>
                <span
                  className={batchCss.share}
                  style={{ '--share': `${100 * cause.parte}%` } as React.CSSProperties}
                />
                <span className="figure">{say.odds(Math.round(100 * cause.parte))}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sentencesOf(answer, 'ahora') && !isAdded ? (
        <section className={batchCss.now} aria-label={say.now}>
          <p>{sentencesOf(answer, 'ahora')}</p>
          {ahora.anadir.length > 0 ? (
            <button type="button" className="button primary" onClick={onAdd}>
              {say.addNow}
            </button>
          ) : null}
        </section>
      ) : null}
      {isAdded ? (
        <section className={batchCss.now} aria-label={say.now}>
          <p>{say.addedTold}</p>
          <button type="button" className="button" onClick={onAgain}>
            {say.again}
          </button>
        </section>
      ) : null}
      {(['proxima', 'aprendido'] as const).map((que) =>
        sentencesOf(answer, que) ? (
          <p key={que} className={batchCss.next}>
            {sentencesOf(answer, que)}
          </p>
        ) : null,
      )}
      {more ? <p className="muted">{more}</p> : null}
      <p className="muted">{say.foot}</p>
    </div>
  )
}
