import { massBreakdown, type OverviewLine } from '@obrador/engine'
import { percentWithUnit } from '../../format/numbers.ts'
import { shownTerm } from '../../format/page-speech.ts'
import { compositionWords as say } from '../../words/es/advice.ts'
import * as compositionCss from './composition.module.css'

/** % of the bar that a letter takes, on the narrowest screen where the bar is drawn. */
const LETTER = 2.4

interface Props {
  readonly craft: string
  readonly lines: readonly OverviewLine[]
}

/** What a line is made of, where it is a formula. */
const opened = ({ grams, ingredient, prepared }: OverviewLine): readonly Pick<OverviewLine, 'grams' | 'ingredient'>[] =>
  prepared?.inner.map(({ share, row }) => ({ grams: grams * share, ingredient: row })) ?? [{ grams, ingredient }]

export function CompositionBar({ craft, lines }: Props) {
  const differs = (say.differs as Readonly<Record<string, string>>)[craft]
  const parts = massBreakdown(lines.flatMap(opened)).map((part) => ({ ...part, label: shownTerm(part.label) }))
  if (parts.length === 0) return null
  const written = parts.map(({ label, percent: share }) => `${label} ${percentWithUnit(share)}`)
  return (
    <section className={`card ${compositionCss.composition}`} aria-labelledby="composition">
      <header className="card-head">
        <h2 id="composition">{say.heading}</h2>
      </header>
      <div className={compositionCss.stack} role="img" aria-label={say.label(written.join(', '))}>
        {parts.map(({ key, label, percent: share }) => (
          <span key={key} className={compositionCss.stackPart} data-part={key} style={{ flexGrow: share }}>
            {share >= LETTER * label.length ? label : ''}
          </span>
        ))}
      </div>
      <ul className={compositionCss.legend} data-part="legend">
        {parts.map(({ key, label, percent: share }) => (
          <li key={key}>
            <span className={compositionCss.swatch} data-part={key} aria-hidden="true" />
            {label} <span className="figure">{percentWithUnit(share)}</span>
          </li>
        ))}
      </ul>
      {differs === undefined ? null : <p className="muted">{differs}</p>}
    </section>
  )
}
