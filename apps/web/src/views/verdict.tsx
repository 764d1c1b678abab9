import { lazy, Suspense } from 'react'
import { markOf } from '../reading/mark.ts'
import { type Reading, worstOf } from '../reading/request.ts'
import { bar, gauges, verdict as say } from '../words/es/results.ts'
import * as verdictCss from './verdict.module.css'

const Problem = lazy(() => import('./problem.tsx').then((it) => ({ default: it.Problem })))

/** The verdict in words, first of all. */
export function VerdictLine({ reading, isAlone }: { readonly reading: Reading; readonly isAlone?: boolean }) {
  const { overview, problem } = reading
  const mark = overview && !isAlone ? markOf(overview) : undefined
  return (
    <section
      className={verdictCss.verdict}
      data-part="verdict"
      data-tone={mark?.tone ?? 'none'}
      aria-label={say.heading}
      aria-live="polite"
    >
      {mark ? (
        <span className={verdictCss.shape} data-part="verdict-shape" aria-hidden="true">
          {mark.shape}
        </span>
      ) : null}
      <p className={verdictCss.text} data-part="verdict-text">
        {isAlone ? say.alone : overview ? overview.headline : say.cannot}
      </p>
      {problem === undefined ? null : (
        <Suspense>
          <Problem text={problem} />
        </Suspense>
      )}
    </section>
  )
}

/** On a telephone the verdict stays in sight, with what is worst, and leads there. */
export function SummaryBar({ reading }: { readonly reading: Reading }) {
  const { overview } = reading
  if (!overview) return null
  const worst = worstOf(overview)
  const { shape, tone } = markOf(overview)
  return (
    <a className={verdictCss.summaryBar} data-part="summary-bar" href="#parameters" data-tone={tone}>
      <span className={verdictCss.summaryShape} aria-hidden="true">
        {shape}
      </span>
      <span className={verdictCss.summaryText}>{overview.headline}</span>
      {worst ? (
        <span className={verdictCss.summaryWorst}>
          {bar.worst(worst.label, worst.margin ? gauges.margin(worst.margin) : '')}
        </span>
      ) : null}
    </a>
  )
}
