import type { CacaoBody } from '@obrador/engine'
import { useCallback } from 'react'
import { numberText } from '../../../../format/page-speech.ts'
import * as plotCss from '../../../../ui/plot.module.css'
import { type DrawPlot, PlotFigure } from '../../../../ui/plot.tsx'
import { temperWords as say } from '../../../../words/es/panels.ts'
import { MedalPanel } from '../medal.tsx'
import * as panelsCss from '../panels.module.css'
import type { CraftPanelProps } from './props.ts'
import '../../../../ui/style/controls.css'

type Temper = CacaoBody['score']['temple']
type Band = readonly [number, number]

const HEIGHT = 200
const degrees = ([least, most]: Band): string => say.degrees(numberText(least), numberText(most))
const middle = ([least, most]: Band): number => (least + most) / 2

/** Three plateaus, in the order in which they are worked; the time between them is not to scale. */
function useTemper({ fundir, enfriar, trabajar }: Temper): DrawPlot {
  return useCallback(
    (plot, width) => {
      const plateaus = [
        { from: 1, to: 2, band: fundir, name: say.melt },
        { from: 3, to: 4, band: enfriar, name: say.cool },
        { from: 5, to: 6, band: trabajar, name: say.work },
      ]
      return plot.plot({
        className: plotCss.plot,
        width,
        height: HEIGHT,
        marginLeft: 30,
        marginBottom: 12,
        marginTop: 22,
        x: { axis: null, domain: [0.5, 6.5] },
        y: { label: '°C', domain: [24, 52], ticks: 5, grid: true, nice: false },
        marks: [
          plot.rect(plateaus, {
            x1: 'from',
            x2: 'to',
            y1: ({ band }) => band[0],
            y2: ({ band }) => band[1],
            className: plotCss.band,
          }),
          plot.line(
            plateaus.flatMap(({ from, to, band }) => [
              { x: from, y: middle(band) },
              { x: to, y: middle(band) },
            ]),
            { x: 'x', y: 'y', curve: 'monotone-x', className: plotCss.line },
          ),
          plot.text(plateaus, {
            x: ({ from, to }) => (from + to) / 2,
            y: ({ band }) => band[1],
            dy: -10,
            text: 'name',
            className: plotCss.note,
          }),
        ],
      })
    },
    [fundir, enfriar, trabajar],
  )
}

function Activity({ score }: { readonly score: CacaoBody['score'] }) {
  const { aw, awBanda, lecturaAw } = score
  if (aw === undefined || awBanda === undefined) return null
  /** Water activities that fillings have: nothing keeps above 1, nothing is filled below a half. */
  const place = (value: number): number => Math.max(0, Math.min(100, ((value - 0.5) / 0.5) * 100))
  return (
    <section className={panelsCss.activity} aria-label={say.activity}>
      <h3>{say.activity}</h3>
      <p className="lead">
        {numberText(aw, 2)} <span className="muted">{say.band(numberText(awBanda[0]), numberText(awBanda[1]))}</span>
      </p>
      <div
        className={panelsCss.awTrack}
        role="img"
        aria-label={say.activityLabel(numberText(aw, 2), numberText(awBanda[0]), numberText(awBanda[1]))}
      >
        <span
          className={panelsCss.awBand}
          style={{ left: `${place(awBanda[0])}%`, width: `${place(awBanda[1]) - place(awBanda[0])}%` }}
        />
        <span className={panelsCss.awMark} style={{ left: `${place(aw)}%` }} />
      </div>
      <p>{lecturaAw}</p>
    </section>
  )
}

export function CacaoPanel({ body, overview }: CraftPanelProps<CacaoBody>) {
  const { score, motivos } = body
  const { fundir, enfriar, trabajar } = score.temple
  const draw = useTemper(score.temple)
  return (
    <>
      <MedalPanel overview={overview} medal={score.medalla} title={say.medal(score.medallaLabel)} reasons={motivos} />
      <h3>{say.heading}</h3>
      <PlotFigure draw={draw} height={HEIGHT} label={say.curve(degrees(fundir), degrees(enfriar), degrees(trabajar))} />
      <ol className={panelsCss.plateaus}>
        {(
          [
            [say.melt, fundir],
            [say.cool, enfriar],
            [say.work, trabajar],
          ] as const
        ).map(([name, band]) => (
          <li key={name}>
            {name} <strong className="figure">{degrees(band)}</strong>
          </li>
        ))}
      </ol>
      <Activity score={score} />
    </>
  )
}
