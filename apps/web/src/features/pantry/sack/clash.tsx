import type { SackAnswer } from '@obrador/balancer/sack'
import { capitaliseName } from '@obrador/engine'
import { numberText } from '../../../format/page-speech.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'

type Clash = SackAnswer['contradicciones'][number]

const labelOf = (field: string): string =>
  capitaliseName((say.nutrients[field as keyof typeof say.nutrients] ?? field).replace(/ \(.*$/, ''))

/** Where a figure could be, and where the table puts it. */
function Possible({ campo, posible, pone }: Clash) {
  if (!posible || pone === undefined) return null
  const [least, most] = posible
  const end = Math.max(most, pone, 1) * 1.15
  const at = (value: number): string => `${(100 * value) / end}%`
  return (
    <figure className={sackCss.possible}>
      <div className={sackCss.bar} role="img" aria-label={say.possible(labelOf(campo), posible, pone)}>
        <span className={sackCss.line} />
        <span className={sackCss.sure} style={{ left: at(least), width: at(Math.max(0.005 * end, most - least)) }} />
        <span className={sackCss.wrong} style={{ left: at(pone) }} />
        <span className={sackCss.below} style={{ left: at((least + most) / 2) }}>
          {numberText(least, 1)}–{numberText(most, 1)}
        </span>
        <span className={sackCss.above} style={{ left: at(pone) }}>
          {numberText(pone, 2)}
        </span>
      </div>
      <details>
        <summary>{say.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.least}</th>
              <th scope="col">{say.most}</th>
              <th scope="col">{say.printed}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{numberText(least, 1)}</td>
              <td>{numberText(most, 1)}</td>
              <td>{numberText(pone, 2)}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** What does not fit: the sentence, and how far off it is. */
export const SackClashes = ({ answer: { contradicciones } }: { readonly answer: SackAnswer }) =>
  contradicciones.length === 0 ? null : (
    <section className={`card ${sackCss.clash}`} role="alert">
      {contradicciones.map((clash) => (
        <div key={clash.campo + clash.frase}>
          <p>
            <span aria-hidden="true">▲ </span>
            {clash.frase}
          </p>
          <Possible {...clash} />
        </div>
      ))}
      <p className="muted">{say.nearest}</p>
    </section>
  )
