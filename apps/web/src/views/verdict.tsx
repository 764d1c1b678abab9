import { lazy, type Ref, Suspense } from 'react'
import { headlineMarkOf } from '../reading/mark.ts'
import type { FormulaReading } from '../reading/request.ts'
import { verdictWords as say } from '../words/es/results.ts'
import * as verdictCss from './verdict.module.css'

const Problem = lazy(() => import('./problem.tsx').then((it) => ({ default: it.ProblemText })))

interface Props {
  readonly reading: FormulaReading
  readonly isAlone?: boolean
  readonly place?: Ref<HTMLElement>
}

/** The verdict in words, first of all. */
export function VerdictLine({ reading, isAlone, place }: Props) {
  const { overview, problem } = reading
  const mark = overview && !isAlone ? headlineMarkOf(overview) : undefined
  return (
    <section
      ref={place}
      className={verdictCss.verdict}
      data-part="verdict"
      data-tone={mark?.tone ?? 'none'}
      aria-label={say.heading}
      aria-live="polite"
      tabIndex={-1}
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
