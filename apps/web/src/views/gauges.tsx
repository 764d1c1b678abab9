import type { Overview, Range } from '@obrador/engine'
import { useState } from 'react'
import { gauges as say } from '../words/es/results.ts'
import { Gauge } from './gauge.tsx'
import type { ParameterExplanation } from './origin.tsx'
import './gauges.css'

export type Explained = Readonly<Record<string, ParameterExplanation>>

/** What every body explains alike, whatever its craft. */
export const explainedIn = (body: unknown): Explained =>
  (body as { readonly explicacion?: { readonly parametros: Explained } } | undefined)?.explicacion?.parametros ?? {}

interface Props {
  readonly overview: Overview
  readonly preview: Overview | undefined
  readonly explained: Explained
  /** Ranges of one's own, by figure. */
  readonly own: Readonly<Record<string, Range>> | undefined
  /** None where nothing is to be changed. */
  readonly onRange?: (key: string, range: Range | undefined) => void
}

export function Gauges({ overview, preview, explained, own, onRange }: Props) {
  const [open, setOpen] = useState<string>()
  const judged = overview.figures.filter(({ range }) => range)
  const others = overview.figures.filter(({ range }) => !range)
  const list = (figures: Overview['figures'], className: string) => (
    <ul className={className}>
      {figures.map((figure) => (
        <Gauge
          key={figure.key}
          figure={figure}
          ghost={preview?.figures.find(({ key }) => key === figure.key)?.value}
          open={open === figure.key}
          onToggle={() => setOpen(open === figure.key ? undefined : figure.key)}
          explanation={explained[figure.key]}
          isOwn={own?.[figure.key] !== undefined}
          onRange={onRange && ((range) => onRange(figure.key, range))}
        />
      ))}
    </ul>
  )
  return (
    <section className="card" aria-labelledby="parameters">
      <header className="card-head">
        <h2 id="parameters">{say.heading}</h2>
        {judged.some(({ doubt }) => doubt) ? (
          <p className="gauge-key">
            <span className="key-firm">{say.key.firm}</span> <span className="key-close">{say.key.close}</span>{' '}
            <span className="key-varies">{say.key.varies}</span>
          </p>
        ) : null}
      </header>
      {list(judged, 'gauges')}
      {others.length > 0 ? (
        <details className="more-figures">
          <summary>
            {say.informs} <span className="muted">{others.length}</span>
          </summary>
          {list(others, 'gauges gauges-plain')}
        </details>
      ) : null}
    </section>
  )
}
