import { allCrafts, type FigureRange, FormulaError, type RecipeType } from '@obrador/engine'
import { type CraftNorms, type NormBasis, rangeNormOf } from '../../packages/engine/src/judge/norm.ts'
import { type CraftId, type GoldenFormula, requestOf } from '../../packages/engine/test/golden/corpus.ts'

/** Ranges by group, which is a type or «type/style», and parameter. */
export type RangeTable = Readonly<Record<string, Readonly<Record<string, FigureRange>>>>
export const SIDES = ['least', 'most'] as const
export type RangeSide = (typeof SIDES)[number]

/** One judged figure of a formula, in the terms in which its type writes the range. */
export interface NormFigure {
  readonly key: string
  readonly value: number
  readonly range: FigureRange
  /** Something else does the work (a levain raises the dough): its lower bound does not count. */
  readonly isOpenBelow: boolean
}

/** What the engine reads in a formula, whatever its ranges are. */
export interface NormReading {
  readonly group: string
  readonly figures: readonly NormFigure[]
}

interface ExplainedAnswer {
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly variante?: string
  readonly explicacion?: {
    readonly parametros: Readonly<Record<string, { valor: number; rango?: FigureRange }>>
  }
}

/** The ranges of a type or of one of its styles, as they stand. */
export function rangesOfGroup(craft: CraftId, group: string): Readonly<Record<string, FigureRange | undefined>> {
  const [type = '', style] = group.split('/')
  const recipe = (allCrafts[craft].types as Readonly<Record<string, RecipeType<string>>>)[type]
  return (style === undefined ? recipe : recipe?.styles?.find(({ id }) => id === style))?.ranges ?? {}
}

/** What a range rests on. */
export function basisOf(craft: CraftId, group: string, key: string): NormBasis {
  const [type = '', style] = group.split('/')
  const norms = allCrafts[craft].definition.judges.norms as CraftNorms<string, string>
  return rangeNormOf(norms, { type, style, key, judged: true }).base
}

/**
 * The figures of a formula that its type judges or that the table has; undefined where the engine refuses it. What the engine divides by
 * the strength of a yeast comes back to fresh yeast.
 */
export function readFigures(
  craft: CraftId,
  table: RangeTable,
  type: string,
  formula: Pick<GoldenFormula, 'lines' | 'aguaEvaporada' | 'unweighed'>,
): NormReading | undefined {
  let body: ExplainedAnswer
  try {
    body = allCrafts[craft].analyse(requestOf(craft, type, formula), { advice: false, explain: true })
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
  const group = body.variante === undefined ? type : `${type}/${body.variante}`
  const written = rangesOfGroup(craft, group)
  const figures = Object.entries(body.explicacion?.parametros ?? {}).flatMap(([key, { valor, rango }]) => {
    const isJudged = (body.inRange?.[key] ?? null) !== null || table[group]?.[key] !== undefined
    if (!rango || !isJudged || formula.unweighed?.includes(key)) return []
    const range = written[key] ?? rango
    const isScaled = range[1] !== rango[1] && rango[1] > 0
    const value = isScaled ? (valor * range[1]) / rango[1] : valor
    return [{ key, value, range, isOpenBelow: rango[0] === 0 && range[0] > 0 }]
  })
  return { group, figures }
}

/** A figure beyond a bound, and the bound. */
export interface CrossedSide {
  readonly key: string
  readonly side: RangeSide
  readonly value: number
  readonly range: FigureRange
}

/** The bounds of a table that a formula crosses; a figure that the table does not hold is left out unless it is `always` judged. */
export function crossedSides(
  { group, figures }: NormReading,
  table: RangeTable,
  always: (key: string) => boolean,
): CrossedSide[] {
  return figures.flatMap(({ key, value, range: shown, isOpenBelow }): CrossedSide[] => {
    const range = table[group]?.[key] ?? (always(key) ? shown : undefined)
    if (!range) return []
    if (value < range[0] && !isOpenBelow) return [{ key, side: 'least', value, range }]
    return value > range[1] ? [{ key, side: 'most', value, range }] : []
  })
}
