import type { AdjustAnswer } from '@obrador/balancer'
import type { FormulaOverview, OverviewFigure } from '@obrador/engine'
import { type GaugeState, gaugeStateOf } from '../../views/gauge.tsx'

type Kept = AdjustAnswer['cumplimiento'][number]

/** A figure before and after, and whether each is where it was to be. */
export interface KeptRow {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly decimals: number
  readonly before: number | undefined
  readonly after: number | undefined
  readonly from: GaugeState
  readonly to: GaugeState
  /** The name that asks for it, where it is of the law. */
  readonly name?: string
}

/** What no figure of the craft says how to write. */
const DECIMALS = 2

function keptState({ min = -Infinity, max = Infinity }: Kept, value: number | undefined): GaugeState {
  if (value === undefined) return 'none'
  return value < min ? 'under' : value > max ? 'over' : 'in'
}

const figureRow = (figure: OverviewFigure, was: OverviewFigure | undefined, asked: Kept | undefined): KeptRow => ({
  key: figure.key,
  label: figure.label,
  unit: figure.unit,
  decimals: figure.decimals,
  before: was?.value,
  after: figure.value,
  from: asked ? keptState(asked, was?.value) : was ? gaugeStateOf(was) : 'none',
  to: asked ? keptState(asked, figure.value) : gaugeStateOf(figure),
})

const keptRow = (kept: Kept): KeptRow => {
  const { parametro, etiqueta, unidad, origen, antes, despues, cumple, denominacion } = kept
  const to = keptState(kept, despues)
  return {
    key: `${origen}.${parametro}`,
    label: etiqueta,
    unit: unidad,
    decimals: DECIMALS,
    before: antes,
    after: despues,
    from: keptState(kept, antes),
    // What is compared unrounded may be shown on its limit and miss it.
    to: !cumple && to === 'in' ? (kept.min === undefined ? 'over' : 'under') : to,
    ...(denominacion !== undefined && { name: denominacion }),
  }
}

/** The figures that are judged, by the wish where there is one, and every limit that fails though no figure of the verdict shows it. */
export function keptRows(
  before: Pick<FormulaOverview, 'figures'>,
  after: Pick<FormulaOverview, 'figures'>,
  cumplimiento: readonly Kept[],
): KeptRow[] {
  const asked = new Map(cumplimiento.filter(({ origen }) => origen === 'pedido').map((kept) => [kept.parametro, kept]))
  const figures = after.figures
    .filter(({ key, inRange }) => inRange !== null || asked.has(key))
    .map((figure) =>
      figureRow(
        figure,
        before.figures.find(({ key }) => key === figure.key),
        asked.get(figure.key),
      ),
    )
  const isSeen = ({ parametro }: Kept): boolean =>
    figures.some(({ key, to }) => key === parametro && (to === 'under' || to === 'over'))
  return [...figures, ...cumplimiento.filter((kept) => !kept.cumple && !isSeen(kept)).map(keptRow)]
}

/** The name that the formula found may not bear, where it was to. */
export const lostName = (cumplimiento: readonly Kept[]): string | undefined =>
  cumplimiento.find(({ origen, cumple }) => origen === 'ley' && !cumple)?.denominacion
