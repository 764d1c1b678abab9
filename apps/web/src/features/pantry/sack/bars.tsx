import type { SackFigureAnswer, SackItem } from '@obrador/balancer/sack'
import { capitaliseName } from '@obrador/engine'
import { numberText, shownName } from '../../../format/page-speech.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'

/** How far to each side a bar shows, in the unit of its figure: one scale for all, so that width is doubt. */
const WINDOW = 20
/** A share is drawn from none to this, %. */
const SHARE_WINDOW = 60

type Interval = readonly [number, number]

interface BarProps {
  readonly value: number
  readonly likely: Interval | undefined
  readonly sure: Interval | undefined
  readonly before?: Interval | undefined
  readonly place: (value: number) => number
  readonly label: string
}

/** Pale is what can be, solid what is likely, the mark is the value; an end beyond the window is broken. */
function Bar({ value, likely, sure, before, place, label }: BarProps) {
  const at = (figure: number): number => Math.min(100, Math.max(0, place(figure)))
  const box = ([least, most]: Interval) => ({ left: `${at(least)}%`, width: `${Math.max(0.5, at(most) - at(least))}%` })
  return (
    <div className={sackCss.bar} role="img" aria-label={label}>
      {sure ? (
        <>
          <span className={sackCss.end} style={{ right: `${100 - at(sure[0])}%` }}>
            {place(sure[0]) < 0 ? '⫽ ' : ''}
            {numberText(sure[0], 1)}
          </span>
          <span className={sackCss.sure} style={box(sure)} />
          <span className={sackCss.end} style={{ left: `${at(sure[1])}%` }}>
            {numberText(sure[1], 1)}
            {place(sure[1]) > 100 ? ' ⫽' : ''}
          </span>
        </>
      ) : null}
      {before ? <span className={sackCss.before} style={box(before)} /> : null}
      {likely ? <span className={sackCss.likely} style={box(likely)} /> : null}
      <span className={sackCss.mark} style={{ left: `${at(value)}%` }} />
    </div>
  )
}

const SHAPES = { alta: '●', media: '○', baja: '○' } as const

interface FigureProps {
  readonly figure: SackFigureAnswer
  readonly before?: SackFigureAnswer | undefined
}

export function FigureRow({ figure, before }: FigureProps) {
  const { etiqueta, unidad, valor, probable, seguro, certeza } = figure
  return (
    <li className={sackCss.row}>
      <p className={sackCss.name}>
        <span>
          {capitaliseName(etiqueta)} <small className="muted">{unidad}</small>
        </span>
        {certeza ? (
          <small data-certainty={certeza}>
            <span aria-hidden="true">{SHAPES[certeza]}</span> {say.certainty[certeza]}
          </small>
        ) : null}
      </p>
      <p className={sackCss.value}>
        <b className="figure">{numberText(valor, 1)}</b>
        {probable ? <small className="muted">{say.between(probable)}</small> : null}
      </p>
      <Bar
        value={valor}
        likely={probable}
        sure={seguro}
        before={before?.probable}
        place={(at) => 50 + (50 * (at - valor)) / WINDOW}
        label={say.barLabel(etiqueta, valor, probable, seguro)}
      />
    </li>
  )
}

export const RecipeRow = ({ item: { nombre, porcentaje } }: { readonly item: SackItem }) => (
  <li className={sackCss.row}>
    <p className={sackCss.name}>{nombre}</p>
    {porcentaje ? (
      <>
        <p className={sackCss.value}>
          <b className="figure">{numberText(porcentaje.valor, 1)} %</b>
          {porcentaje.probable ? <small className="muted">{say.between(porcentaje.probable)}</small> : null}
        </p>
        <Bar
          value={porcentaje.valor}
          likely={porcentaje.probable}
          sure={porcentaje.seguro}
          place={(at) => (100 * at) / SHARE_WINDOW}
          label={say.barLabel(shownName(nombre), porcentaje.valor, porcentaje.probable, porcentaje.seguro)}
        />
      </>
    ) : null}
  </li>
)
