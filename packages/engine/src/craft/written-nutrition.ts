import { linesAsSent } from '../formula/as-sent.ts'
import { declaredLines } from '../make/label/lines.ts'
import { LABEL_NUTRIENTS, type LabelNutrient } from '../make/label/nutrients.ts'
import { nutrientParameters } from '../make/label/nutrition.ts'
import { readSheet } from '../make/label/sheet.ts'
import { type FigureParameters, isRatioParameter, type MatterMeasure, massMeasure } from '../ratio/parameter.ts'
import type { JudgedFormula } from './craft.ts'
import { collapsePreparations } from './known.ts'
import { finishedProductOf } from './made.ts'

/** What a formula leaves and what is in it, line by line: of a formula that is written out. */
export interface WrittenNutrition {
  /** g that a gram of each line leaves in the product: of each group the least sum holds, and of the groups the largest. */
  readonly leaves: readonly (readonly (readonly number[])[])[]
  /** g of the product. */
  readonly finished: number
  readonly nutrients: readonly {
    readonly key: LabelNutrient
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
export const parametersCollapsedBy = <Matter>(
  found: JudgedFormula<Matter>,
  parameters: FigureParameters<Matter>,
): FigureParameters<Matter> =>
  collapsePreparations({ found: { ...found, parameters }, law: [], guards: [] }).found.parameters

/** A measure that looks into preparations too. */
export function throughPreparations<Matter>(
  found: JudgedFormula<Matter>,
  of: MatterMeasure<Matter>,
): MatterMeasure<Matter> {
  const { lifted } = parametersCollapsedBy(found, { lifted: { ...UNSHOWN, scale: 1, of, per: massMeasure } })
  return lifted && isRatioParameter<Matter>(lifted) ? lifted.of : of
}
const UNSHOWN = { label: '', unit: '', decimals: 0, formula: '', sources: [] } as const

/** Relative difference up to which what lines leave adds up to the product: some crafts work out the loss from a rounded percentage. */
const ROUNDING = 1e-4

/** What a product has of each nutrient, in grams (kJ, kcal), and what a gram of each line brings of it. */
interface Brought {
  readonly finished: number
  readonly amounts: readonly number[]
  readonly perGram: readonly (readonly number[])[]
  readonly untold: readonly string[]
}

function broughtIn<Matter>(found: JudgedFormula<Matter>): Brought {
  const made = finishedProductOf(found)
  const { lines: leaves, total } = found.judgement.formula
  const lines = made.lines.map((line, index) => ({
    ...line,
    sheet: readSheet(line.sent, index + 1),
  }))
  const declared = declaredLines(lines, made)
  // The lines that weigh something come first, in their order; then what was taken up on the way, which goes by the mass.
  const weighed = leaves.filter(({ grams }) => grams >= 0)
  const factsOf = new Map(weighed.map((line, at) => [line, declared[at]?.matter]))
  const gains = declared.slice(weighed.length)
  const groups = linesAsSent(leaves)
  return {
    finished: made.finished,
    amounts: LABEL_NUTRIENTS.map((key) =>
      declared.reduce((sum, { grams, matter }) => sum + (grams * matter[key]) / 100, 0),
    ),
    perGram: LABEL_NUTRIENTS.map((key) => {
      const gained = gains.reduce((sum, { grams, matter }) => sum + (grams * matter[key]) / 100, 0) / total
      return groups.map((group) =>
        group.reduce((sum, line) => sum + ((line.inner?.share ?? 1) * (factsOf.get(line)?.[key] ?? 0)) / 100, gained),
      )
    }),
    untold: [
      ...new Set(declared.filter(({ grams, matter }) => grams > 0 && matter.untold.size > 0).map(({ name }) => name)),
    ],
  }
}

/** What a gram of each line leaves, in each of the ways that its craft reckons with. */
function leavesOf<Matter>(found: JudgedFormula<Matter>): readonly (readonly (readonly number[])[])[] {
  const { definition, request, judgement } = found
  const { leaves = [[massMeasure]], gains = [] } = definition.makes?.making?.(judgement, request) ?? {}
  const { lines, total } = collapsePreparations({ found, law: [], guards: [] }).found.judgement.formula
  // What is taken up on the way goes by the mass.
  const gained = gains.reduce((sum, { grams }) => sum + grams, 0) / total
  return leaves.map((group) =>
    group.map((of) => {
      const through = throughPreparations(found, of)
      return lines.map(({ matter }) => through(matter) / 100 + gained)
    }),
  )
}

/** What the lines of a formula, each preparation as one, leave and bring. */
export function writtenNutritionOf<Matter>(found: JudgedFormula<Matter>): WrittenNutrition {
  const { lines } = collapsePreparations({ found, law: [], guards: [] }).found.judgement.formula
  const { finished, amounts, perGram, untold } = broughtIn(found)
  const leaves = leavesOf(found)
  const added = (of: readonly number[]): number => lines.reduce((sum, { grams }, at) => sum + grams * (of[at] ?? 0), 0)
  const left = Math.max(...leaves.map((group) => Math.min(...group.map(added))))
  const isLive = Math.abs(left - finished) <= ROUNDING * finished
  const weighed = added(lines.map(() => 1))
  return {
    leaves: isLive ? leaves : [[lines.map(() => finished / weighed)]],
    finished,
    nutrients: LABEL_NUTRIENTS.map((key, k) => ({
      key,
      label: nutrientParameters[key].label,
      unit: nutrientParameters[key].unit,
      perGram: perGram[k] ?? [],
      value: finished > 0 ? (100 * (amounts[k] ?? 0)) / finished : 0,
    })),
    untold,
    isLive,
  }
}
