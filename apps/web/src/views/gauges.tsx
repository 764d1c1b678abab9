import type { Habitual, Overview, Range } from '@obrador/engine'
import { useState } from 'react'
import { shownOf } from '../reading/shown-figures.ts'
import { gauges as say } from '../words/es/results.ts'
import { usual as sayUsual } from '../words/es/usual.ts'
import { Gauge } from './gauge.tsx'
import * as gaugesCss from './gauges.module.css'
import type { ParameterExplanation } from './origin.tsx'

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
  /** Where most published formulas lie, where that is known. */
  readonly usual?: Habitual | undefined
  /** The judged figures alone, without the card around them. */
  readonly isBare?: boolean
  /** None where nothing is to be changed. */
  readonly onRange?: (key: string, range: Range | undefined) => void
}

export function Gauges({ overview, preview, explained, own, usual, isBare, onRange }: Props) {
  const [open, setOpen] = useState<string>()
  const { judged, others } = shownOf(overview.figures)
  const usualOf = (key: string) => {
    const band = usual?.bandas[key]
    return usual && band && { band, n: usual.rareza.n }
  }
  const list = (figures: Overview['figures'], isPlain = false) => (
    <ul
      className={isPlain ? `${gaugesCss.gauges} ${gaugesCss.plain}` : gaugesCss.gauges}
      data-part={isPlain ? 'gauges gauges-plain' : 'gauges'}
    >
      {figures.map((figure) => (
        <Gauge
          key={figure.key}
          figure={figure}
          ghost={preview?.figures.find(({ key }) => key === figure.key)?.value}
          open={open === figure.key}
          onToggle={() => setOpen(open === figure.key ? undefined : figure.key)}
          explanation={explained[figure.key]}
          usual={usualOf(figure.key)}
          isOwn={own?.[figure.key] !== undefined}
          onRange={onRange && ((range) => onRange(figure.key, range))}
        />
      ))}
    </ul>
  )
  if (isBare) return list(judged)
  return (
    <section className="card" aria-labelledby="parameters">
      <header className="card-head">
        <h2 id="parameters">{say.heading}</h2>
        {judged.some(({ doubt }) => doubt) ? (
          <p className={gaugesCss.key} data-part="gauge-key">
            <span className={gaugesCss.keyFirm}>{say.key.firm}</span> <span>{say.key.close}</span>{' '}
            <span className={gaugesCss.keyVaries}>{say.key.varies}</span>{' '}
            {judged.some(({ key }) => usual?.bandas[key]) ? (
              <span className={gaugesCss.keyUsual}>{sayUsual.key}</span>
            ) : null}
          </p>
        ) : null}
      </header>
      {list(judged)}
      {others.length > 0 ? (
        <details className={gaugesCss.moreFigures}>
          <summary>
            {say.informs} <span className="muted">{others.length}</span>
          </summary>
          {list(others, true)}
        </details>
      ) : null}
    </section>
  )
}
