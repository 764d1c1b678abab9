import type { CraftRequest, RawLine } from '../formula/formula.ts'
import { declaredLines } from '../make/label/lines.ts'
import { NUTRIENTS, type Nutrient, nutrients } from '../make/label/nutrition.ts'
import { printedAs } from '../make/label/printed.ts'
import { readSheet } from '../make/label/sheet.ts'
import { isRatio, type Measure, mass, type Parameters } from '../ratio/parameter.ts'
import type { Craft, Found } from './craft.ts'
import { gather } from './known.ts'
import { madeOf } from './made.ts'

/** What a formula leaves and what is in it, line by line: of a formula that is written out. */
export interface WrittenNutrition {
  /** g that a gram of each line leaves in the product: of each group the least sum holds, and of the groups the largest. */
  readonly leaves: readonly (readonly (readonly number[])[])[]
  /** g of the product. */
  readonly finished: number
  readonly nutrients: readonly {
    readonly key: Nutrient
    readonly label: string
    readonly unit: string
    /** g (kJ, kcal) that a gram of each line brings: they add up to the product. */
    readonly perGram: readonly number[]
    /** Per 100 g of product. */
    readonly value: number
  }[]
  /** Lines of which a nutrient is not known: their sums are lower bounds. */
  readonly untold: readonly string[]
  /** False where what is lost does not follow from the weights: then it is the same share of every line, and holds for these weights alone. */
  readonly isLive: boolean
}

/** The same formula read by other parameters, with its preparations as one line each. */
export const gatheredBy = <Matter>(found: Found<Matter>, parameters: Parameters<Matter>): Parameters<Matter> =>
  gather({ found: { ...found, parameters }, law: [], guards: [] }).found.parameters

/** A measure that looks into preparations too. */
export function throughPreparations<Matter>(found: Found<Matter>, of: Measure<Matter>): Measure<Matter> {
  const { lifted } = gatheredBy(found, { lifted: { ...UNSHOWN, scale: 1, of, per: mass } })
  return lifted && isRatio<Matter>(lifted) ? lifted.of : of
}
const UNSHOWN = { label: '', unit: '', decimals: 0, formula: '', sources: [] } as const

/** A line as far as this goes. */
interface Weighed {
  readonly grams: number
}

/** What a product has, in grams (kJ, kcal): all of it follows from the weights. */
interface Amounts {
  readonly finished: number
  readonly of: readonly number[]
  readonly untold: readonly string[]
}

function amountsOf<Matter>(found: Found<Matter>): Amounts {
  const made = madeOf(found)
  const lines = made.lines.map((line, index) => ({
    ...line,
    sheet: readSheet(line.sent, index + 1),
    printed: printedAs(line.name, line.ingredient),
  }))
  const declared = declaredLines(lines, made)
  return {
    finished: made.finished,
    of: NUTRIENTS.map((key) => declared.reduce((sum, { grams, matter }) => sum + (grams * matter[key]) / 100, 0)),
    untold: [
      ...new Set(declared.filter(({ grams, matter }) => grams > 0 && matter.untold.size > 0).map(({ name }) => name)),
    ],
  }
}

/** Share of the mass by which a line is made heavier to see what that adds to the product. */
const STEP = 1e-3
/** Relative difference up to which what lines leave adds up to the product: some crafts work out the loss from a rounded percentage. */
const ROUNDING = 1e-4

/** What a gram more of each line brings of each nutrient, whatever is lost: by lines, then by nutrients. */
function broughtBy<Request extends CraftRequest>(
  craft: Craft<Request>,
  request: Request,
  lines: readonly Weighed[],
  whole: Amounts,
): readonly (readonly number[])[] {
  const { grams: field } = craft.fields
  const sent: readonly RawLine[] = request.ingredients
  const step = STEP * lines.reduce((sum, { grams }) => sum + Math.max(0, grams), 0)
  return lines.map(({ grams }, at) => {
    // What evaporates is water.
    if (grams < 0) return NUTRIENTS.map(() => 0)
    const ingredients = sent.map((line, k) => (k === at ? { ...line, [field]: grams + step } : line))
    const more = craft.found({ ...request, ingredients }, amountsOf)
    return more.of.map((amount, k) => (amount - (whole.of[k] ?? 0)) / step)
  })
}

/** What a gram of each line leaves, in each of the ways that its craft reckons with. */
function leavesOf<Matter>(found: Found<Matter>): readonly (readonly (readonly number[])[])[] {
  const { definition, request, judgement } = found
  const { leaves = [[mass]], gains = [] } = definition.makes?.making?.(judgement, request) ?? {}
  const { lines, total } = gather({ found, law: [], guards: [] }).found.judgement.formula
  // What is taken up on the way goes by the mass.
  const gained = gains.reduce((sum, { grams }) => sum + grams, 0) / total
  return leaves.map((group) =>
    group.map((of) => {
      const through = throughPreparations(found, of)
      return lines.map(({ matter }) => through(matter) / 100 + gained)
    }),
  )
}

export function nutritionOf<Request extends CraftRequest>(
  craft: Craft<Request>,
  request: Request,
  lines: readonly Weighed[],
): WrittenNutrition {
  const whole = craft.found(request, amountsOf)
  const leaves = craft.found(request, leavesOf)
  const brought = broughtBy(craft, request, lines, whole)
  const added = (of: readonly number[]): number => lines.reduce((sum, { grams }, at) => sum + grams * (of[at] ?? 0), 0)
  const left = Math.max(...leaves.map((group) => Math.min(...group.map(added))))
  const isLive = Math.abs(left - whole.finished) <= ROUNDING * whole.finished
  const weighed = added(lines.map(() => 1))
  return {
    leaves: isLive ? leaves : [[lines.map(() => whole.finished / weighed)]],
    finished: whole.finished,
    nutrients: NUTRIENTS.map((key, k) => ({
      key,
      label: nutrients[key].label,
      unit: nutrients[key].unit,
      perGram: brought.map((line) => line[k] ?? 0),
      value: whole.finished > 0 ? (100 * (whole.of[k] ?? 0)) / whole.finished : 0,
    })),
    untold: whole.untold,
    isLive,
  }
}
