import type { ParsedFormula } from '../../formula/formula.ts'
import { classOfActivity } from '../../judge/safety.ts'
import { measureLines } from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { roundTo } from '../../words/round.ts'
import type { CacaoMatter } from './matter.ts'
import { AW_LIMITS, cacaoReadings } from './params.ts'
import { awReadings } from './terms.ts'
import type { CacaoRecipe } from './types.ts'

/** Ranges in °C. */
export interface TemperRanges {
  readonly fundir: FigureRange
  readonly enfriar: FigureRange
  readonly trabajar: FigureRange
}

/**
 * One law on the soft share of the fat, fitted to the tables of the trade (McGee 2004, Coady, Callebaut, Greweling for
 * gianduja): °C with none, °C lost per point, and how far a range reaches either way.
 */
const WORK = { pure: 31.5, slope: 0.14 } as const
const COOL = { pure: 28, slope: 0.1 } as const
const REACH = 0.5
/** Points of soft fat beyond which no table says anything: gianduja is worked there. */
const SOFTEST = 50
/** Milk proteins scorch: with so many milk solids, % of the mass, chocolate is melted cooler. */
const SCORCHES_FROM = 2
const MELT: Readonly<Record<'dark' | 'milk', FigureRange>> = { dark: [45, 50], milk: [40, 45] }
const DEGREE_DECIMALS = 1

const around = (centre: number): FigureRange => [
  roundTo(centre - REACH, DEGREE_DECIMALS),
  roundTo(centre + REACH, DEGREE_DECIMALS),
]

/** What is tempered of a bonbon is its chocolate: a ganache is not. */
export function temperRangesOf(type: string, { lines }: ParsedFormula<CacaoMatter>): TemperRanges {
  const tempered = type === 'bombon' ? lines.filter(({ matter }) => matter.rol === 'chocolate') : lines
  const soft = Math.min(SOFTEST, measureLines(cacaoReadings.grasaBlanda, tempered) ?? 0)
  const milky = (measureLines(cacaoReadings.esml, tempered) ?? 0) >= SCORCHES_FROM
  return {
    fundir: milky ? MELT.milk : MELT.dark,
    enfriar: around(COOL.pure - COOL.slope * soft),
    trabajar: around(WORK.pure - WORK.slope * soft),
  }
}

export interface WaterActivity {
  readonly aw: number
  /** Where the true value should lie: the model is no better than this on a formula nobody measured. */
  readonly awBanda: FigureRange
  /** What it means for keeping, never a date. */
  readonly lecturaAw: string
}

/** Error to expect of the estimate; on the three ganaches measured in a laboratory it was −0.006 to +0.024. */
const AW_ERROR = 0.05
const AW_DECIMALS = 2

export function waterActivityOfFilling(aw: number): WaterActivity {
  return {
    aw,
    awBanda: [
      roundTo(Math.max(AW_LIMITS[0], aw - AW_ERROR), AW_DECIMALS),
      roundTo(Math.min(AW_LIMITS[1], aw + AW_ERROR), AW_DECIMALS),
    ],
    lecturaAw: awReadings[classOfActivity(aw)] ?? '',
  }
}

/** How a filling is worked: °C, °C not to pass (its crystals melt) and hours to set. */
export interface FillingWork {
  readonly emulsionar?: FigureRange
  readonly dosificar: FigureRange
  readonly maximo: number
  readonly cristalizar: FigureRange
  readonly horas: FigureRange
}

/** Bernie & Vincent, Greweling, Coppel; praliné after Ferrandi. */
const SETTING = { maximo: 34, cristalizar: [16, 18], horas: [12, 24] } as const
const GANACHE: FillingWork = { emulsionar: [35, 40], dosificar: [27, 30], ...SETTING }
const PRALINE: FillingWork = { dosificar: [24, 28], ...SETTING }

export const fillingWorkOf = (type: string, { variant }: CacaoRecipe): FillingWork | undefined =>
  type === 'bombon' ? (variant === 'anhidro' ? PRALINE : GANACHE) : undefined
