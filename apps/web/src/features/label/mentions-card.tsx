import { useId } from 'react'
import type { OnLabel } from '../../model/mentions.ts'
import { mentionRows as say } from '../../words/es/label-desk.ts'
import { gaugeWords } from '../../words/es/results.ts'
import * as labelCss from './label.module.css'
import { MENTION_OF, type MentionRow, type MentionTone, mentionRows } from './mention-rows.ts'
import '../../ui/style/controls.css'

const SHAPES: Readonly<Record<MentionTone, string>> = {
  sure: gaugeWords.shape.in,
  open: gaugeWords.close.in,
  bad: gaugeWords.shape.under,
  none: gaugeWords.first.sin_juzgar,
}

function goToField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-mention="${field}"]`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}

function Row({ id, who, tone, text, isPrinted = false, gloss, reasons }: MentionRow) {
  const label = useId()
  const field = MENTION_OF[id]
  return (
    <li className={labelCss.mentionRow} data-part="mention" data-tone={tone}>
      <span className={labelCss.mentionShape} data-tone={tone} aria-hidden="true">
        {SHAPES[tone]}
      </span>
      <span className={labelCss.mentionTerm} id={label}>
        {say.terms[id] ?? say.ofCraft}
        <small>{who}</small>
      </span>
      <span>
        <span className="unseen">{say.states[tone]}: </span>
        <span lang={isPrinted ? 'es' : undefined}>{text}</span>
        {gloss === undefined ? null : ` (${gloss})`}
      </span>
      {tone === 'bad' && field !== undefined && field !== 'allergens' ? (
        <button type="button" className="button quiet" aria-describedby={label} onClick={() => goToField(field)}>
          {say.write}
        </button>
      ) : null}
      {reasons.length > 0 ? (
        <details className={labelCss.mentionWhy}>
          <summary aria-describedby={label}>{say.why}</summary>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

/** What the law makes the label say (Regulation (EU) 1169/2011, art. 9): who gives each mention, and how it stands. */
export const MentionsCard = ({ on }: { readonly on: OnLabel }) => (
  <section className="card" aria-labelledby="mentions">
    <header className="card-head">
      <h2 id="mentions">{say.title}</h2>
      <span className="muted">{say.law}</span>
    </header>
    <ul className={labelCss.mentions}>
      {mentionRows(on).map((row) => (
        <Row key={row.id} {...row} />
      ))}
    </ul>
  </section>
)
