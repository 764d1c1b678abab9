import { GRAMS_PER_KILO } from '../format/numbers.ts'
import type { CraftId } from './crafts.ts'
import type { TableFormula, TableLine } from './decode.ts'
import type { PackPrice } from './decode-library.ts'
import { newId } from './new-id.ts'

/** Formulas, and what is kept with them: their shapes are in `decode.ts` and `decode-library.ts`. */

export type { CraftId } from './crafts.ts'
export type {
  BatchSize,
  DeskValues,
  GivenDetails,
  MeasuredValues,
  NestedFormula,
  StageDetails,
  TableFormula,
  TableLine,
} from './decode.ts'
export type {
  AllergenState,
  FormulaVersion,
  OwnAllergens,
  OwnIngredient,
  PackPrice,
  PricesById,
  SavedFormula,
} from './decode-library.ts'
export { newId } from './new-id.ts'

/** The craft of a first visit. */
export const FIRST_CRAFT: CraftId = 'helado'

export const kiloPrice = ({ pack, packGrams }: PackPrice): number => (pack * GRAMS_PER_KILO) / packGrams

/** A price by the kilo, in the pack that it was in before. */
export const pricedByPack = (kilo: number, former?: PackPrice): PackPrice => {
  const packGrams = former?.packGrams ?? GRAMS_PER_KILO
  return {
    pack: (kilo * packGrams) / GRAMS_PER_KILO,
    packGrams,
    supplier: former?.supplier ?? '',
    at: new Date().toISOString(),
  }
}

export const newLine = (name: string, grams: number, own?: string): TableLine => ({
  id: newId(),
  name,
  grams,
  locked: false,
  ...(own !== undefined && { own }),
})

type WeighedLine = Pick<TableLine, 'name' | 'grams' | 'none'>

/** Somebody has said 0: it stays where it is written, and counts nowhere. */
export const isNoneRow = ({ grams, none }: Pick<TableLine, 'grams' | 'none'>): boolean => grams === 0 && none === true

/** It has a name and nobody has said what it weighs: «una pizca», or not yet. */
export const isUnweighedRow = (line: WeighedLine): boolean => line.name !== '' && line.grams === 0 && !isNoneRow(line)

/** What a line weighs where it is written: `NaN`, which is told as «?», of what nobody has weighed. */
export const writtenGrams = (line: WeighedLine): number => (isUnweighedRow(line) ? Number.NaN : line.grams)

/** A line that weighs so much, 0 being a weight; nothing where nobody says it any more. */
export const weighedAs = <Line extends TableLine>({ none: _, ...line }: Line, grams: number | undefined): Line =>
  ({ ...line, grams: grams ?? 0, ...(grams === 0 && { none: true }) }) as Line

/** The names of the lines that nobody weighed, in the formulas inside too. */
export const unweighedNamesOf = (lines: readonly TableLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap((line) =>
      isUnweighedRow(line) ? [line.name] : line.made ? unweighedNamesOf(line.made.formula.lines) : [],
    ),
  ),
]

export const totalGramsOf = (lines: readonly TableLine[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

const contentOf = ({ craft, type, name, lines, given, batch, steps = [], desks }: TableFormula): string =>
  JSON.stringify([
    craft,
    type,
    name,
    given,
    batch,
    lines.map(({ name: called, grams, none, locked, own, measured, made, opens, stage, part }) => [
      called,
      grams,
      locked,
      own,
      measured,
      ...(made ? [made.entry, made.version, made.yields, opens, contentOf(made.formula)] : []),
      ...(stage ? [stage] : []),
      ...(part === undefined ? [] : [{ part }]),
      ...(none && grams === 0 ? [{ none }] : []),
    ]),
    steps,
    ...(desks ? [desks] : []),
  ])

/** Whether two formulas say the same, wherever they are kept. */
export const isSameFormula = (one: TableFormula, other: TableFormula): boolean => contentOf(one) === contentOf(other)
