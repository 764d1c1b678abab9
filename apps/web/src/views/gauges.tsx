import type { FigureRange, FormulaOverview, UsualReport } from '@obrador/engine'
import { useState } from 'react'
import { shownFiguresOf } from '../reading/shown-figures.ts'
import { gaugeWords as say } from '../words/es/results.ts'
import { usualLineWords } from '../words/es/usual.ts'
import { FigureGauge } from './gauge.tsx'
import * as gaugesCss from './gauges.module.css'
import type { FigureExplanationCard } from './origin.tsx'

export type ExplainedFigures = Readonly<Record<string, FigureExplanationCard>>

/** What every body explains alike, whatever its craft. */
export const explainedFiguresIn = (body: unknown): ExplainedFigures =>
  (body as { readonly explicacion?: { readonly parametros: ExplainedFigures } } | undefined)?.explicacion?.parametros ??
  {}

interface Props {
  readonly overview: FormulaOverview
  readonly preview: FormulaOverview | undefined
  readonly explained: ExplainedFigures
  /** Ranges of one's own, by figure. */
  readonly own: Readonly<Record<string, FigureRange>> | undefined
  /** Where most published formulas lie, where that is known. */
  readonly usual?: UsualReport | undefined
  /** The judged figures alone, without the card around them. */
  readonly isBare?: boolean
  /** None where nothing is to be changed. */
  readonly onRange?: (key: string, range: FigureRange | undefined) => void
}

export function FigureGauges({ overview, preview, explained, own, usual, isBare, onRange }: Props) {
  const [open, setOpen] = useState<string>()
  const { judged, others } = shownFiguresOf(overview.figures)
  const usualOf = (key: string) => {
    const band = usual?.bandas[key]
    return usual && band && { band, n: usual.rareza.n }
  }
  const list = (figures: FormulaOverview['figures'], isPlain = false) => (
    <ul
      className={isPlain ? `${gaugesCss.gauges} ${gaugesCss.plain}` : gaugesCss.gauges}
      data-part={isPlain ? 'gauges gauges-plain' : 'gauges'}
    >
      {figures.map((figure) => (
        <FigureGauge
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
              <span className={gaugesCss.keyUsual}>{usualLineWords.key}</span>
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
