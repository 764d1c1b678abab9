import { allCrafts, type FigureRange } from '@obrador/engine'
import { roundTo } from '../../packages/engine/src/words/round.ts'
import { ENOUGH } from './calibrate.ts'
import { byType, type Gathered } from './gather.ts'

/** Formulas that the spread of the same figure in the sister types counts for. */
const FAMILY_WEIGHT = 3
/** Two-sided 80 %: a tenth of the formulas lie under a band, a tenth over it. */
const NORMAL_QUANTILE = 1.2816
/** Share of its most that is added to a figure whose range starts at nothing, before its logarithm. */
const ABOVE_NOTHING = 0.15

/** Student's t by the expansion of Cornish and Fisher, within a hundredth from five degrees of freedom on. */
function studentQuantile(free: number): number {
  const z = NORMAL_QUANTILE
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2)
}

/** The scale in which a figure spreads evenly: logarithms, but for what may be negative. */
interface Scale {
  readonly to: (value: number) => number
  readonly from: (value: number) => number
}

function scaleFor([least, most]: FigureRange): Scale {
  if (least < 0) return { to: (value) => value, from: (value) => value }
  const added = least === 0 ? ABOVE_NOTHING * most : 0
  return { to: (value) => Math.log(value + added), from: (value) => Math.exp(value) - added }
}

interface Recipe {
  readonly ranges: Readonly<Record<string, FigureRange | undefined>>
  readonly styles?: readonly {
    readonly id: string
    readonly ranges: Readonly<Record<string, FigureRange | undefined>>
  }[]
}

/** The ranges that a formula is judged by: PAC has the same in every type that judges it. */
function rangesOf(
  craft: Gathered['craft'],
  type: string,
  style: string,
): Readonly<Record<string, FigureRange | undefined>> {
  const recipe: Recipe | undefined = (allCrafts[craft].types as Readonly<Record<string, Recipe>>)[type]
  const { commonRanges = {} } = allCrafts[craft].definition.judges as { commonRanges?: Record<string, FigureRange> }
  return { ...commonRanges, ...(recipe?.styles?.find(({ id }) => id === style)?.ranges ?? recipe?.ranges) }
}

const squares = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

interface Values {
  readonly key: string
  readonly range: FigureRange
  readonly scale: Scale
  readonly scaled: readonly number[]
}

function valuesOf(craft: Gathered['craft'], formulas: readonly Gathered[]): readonly Values[] {
  const [first] = formulas
  if (!first) return []
  return Object.entries(rangesOf(craft, first.type, first.variant)).flatMap(([key, range]) => {
    if (!range) return []
    const scale = scaleFor(range)
    const scaled = formulas.flatMap(({ figures }) => {
      const value = figures[key]
      const at = value === undefined ? Number.NaN : scale.to(value)
      return Number.isFinite(at) ? [at] : []
    })
    return [{ key, range, scale, scaled }]
  })
}

/** What each figure varies by within the types of a craft, on the scale it spreads evenly in. */
function spreadsOf(groups: readonly (readonly Values[])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { squares: number; free: number }>()
  for (const { key, scaled } of groups.flat()) {
    if (scaled.length < 2) continue
    const sum = sums.get(key) ?? { squares: 0, free: 0 }
    sums.set(key, { squares: sum.squares + squares(scaled), free: sum.free + scaled.length - 1 })
  }
  return new Map([...sums].map(([key, sum]) => [key, sum.squares / sum.free]))
}

function bandOf(
  { range: [least, most], scale, scaled }: Values,
  family: number,
  decimals: number,
): FigureRange | undefined {
  const n = scaled.length
  if (n < ENOUGH) return undefined
  const mean = scaled.reduce((sum, value) => sum + value, 0) / n
  const variance = (squares(scaled) + FAMILY_WEIGHT * family) / (n - 1 + FAMILY_WEIGHT)
  const reach = studentQuantile(n - 1 + FAMILY_WEIGHT) * Math.sqrt(variance * (1 + 1 / n))
  const [low, high] = [Math.max(least, scale.from(mean - reach)), Math.min(most, scale.from(mean + reach))]
  return low < high ? [roundTo(low, decimals), roundTo(high, decimals)] : undefined
}

export type Bands = ReadonlyMap<string, Readonly<Record<string, FigureRange>>>

/** By type, and in it by style: between which figures four fifths of the formulas lie, inside their range. */
export function bandsOf(craft: Gathered['craft'], formulas: readonly Gathered[]): ReadonlyMap<string, Bands> {
  const types = [...byType(formulas)].map(([type, ofType]) => {
    const styles = [...Map.groupBy(ofType, ({ variant }) => variant)]
    return [type, styles.map(([style, own]) => [style, valuesOf(craft, own)] as const)] as const
  })
  const spreads = spreadsOf(types.flatMap(([, styles]) => styles.map(([, values]) => values)))
  const parameters = allCrafts[craft].definition.parameters as Readonly<Record<string, { readonly decimals: number }>>
  return new Map(
    types.map(([type, styles]) => [
      type,
      new Map(
        styles.map(([style, values]) => [
          style,
          Object.fromEntries(
            values.flatMap((one) => {
              const band = bandOf(one, spreads.get(one.key) ?? 0, Math.min(2, parameters[one.key]?.decimals ?? 2))
              return band ? [[one.key, band]] : []
            }),
          ),
        ]),
      ),
    ]),
  )
}
