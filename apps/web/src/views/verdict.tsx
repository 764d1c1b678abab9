import { lazy, Suspense } from 'react'
import type { Verdict } from '../reading/law.ts'
import { type Reading, worstOf } from '../reading/request.ts'
import { bar, gauges, verdict as say } from '../words/es/results.ts'
import { shapeOf, stateOf } from './gauge.tsx'
import * as verdictCss from './verdict.module.css'

const Problem = lazy(() => import('./problem.tsx').then((it) => ({ default: it.Problem })))

const toneOf = ({ overview }: Reading): 'good' | 'look' | 'none' =>
  overview === undefined || !overview.isJudged ? 'none' : overview.isGood ? 'good' : 'look'

/** Full is sure, hollow is not: of what is worst, or of the whole. */
const shapeOfVerdict = (overview: Verdict): string => {
  if (!overview.isJudged) return gauges.unjudged
  const worst = worstOf(overview)
  if (worst) return shapeOf(worst)
  if (overview.unlawful !== undefined) return gauges.shape.under
  return overview.isGood ? gauges.shape.in : gauges.close.in
}

/** The verdict in words, first of all. */
export function VerdictLine({ reading, isAlone }: { readonly reading: Reading; readonly isAlone?: boolean }) {
  const { overview, problem } = reading
  return (
    <section
      className={verdictCss.verdict}
      data-part="verdict"
      data-tone={isAlone ? 'none' : toneOf(reading)}
      aria-label={say.heading}
      aria-live="polite"
    >
      {overview && !isAlone ? (
        <span className={verdictCss.shape} data-part="verdict-shape" aria-hidden="true">
          {shapeOfVerdict(overview)}
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
  const { headline, unlawful } = overview
  const state = worst ? stateOf(worst) : unlawful === undefined ? (overview.isJudged ? 'in' : 'none') : 'under'
  return (
    <a className={verdictCss.summaryBar} data-part="summary-bar" href="#parameters" data-state={state}>
      <span className={verdictCss.summaryShape} aria-hidden="true">
        {shapeOfVerdict(overview)}
      </span>
      <span className={verdictCss.summaryText}>{headline}</span>
      {worst ? (
        <span className={verdictCss.summaryWorst}>
          {bar.worst(worst.label, worst.margin ? gauges.margin(worst.margin) : '')}
        </span>
      ) : null}
    </a>
  )
}
