import { foldedWordsIn } from '../../format/folded.ts'
import { pageLocale } from '../../format/page-speech.ts'
import type { SavedFormula } from '../../model/formula.ts'
import type { FormulaLook } from '../../reading/look.ts'
import { isFormulaFound } from '../../views/formula-name.ts'
import type { BookFilter } from './rail.tsx'

export type BookOrder = 'used' | 'name' | 'craft'

const byName = (a: SavedFormula, b: SavedFormula): number => a.formula.name.localeCompare(b.formula.name, pageLocale())
const orders: Readonly<Record<BookOrder, ((a: SavedFormula, b: SavedFormula) => number) | undefined>> = {
  // As the library gives them.
  used: undefined,
  name: byName,
  craft: (a, b) => a.formula.craft.localeCompare(b.formula.craft) || byName(a, b),
}

/** What is to be looked at, the faults before what is out by a hair. */
const TO_REVIEW: readonly (FormulaLook['tone'] | undefined)[] = ['bad', 'none', 'near']
export const isToReview = (seen: FormulaLook | undefined): boolean => TO_REVIEW.includes(seen?.tone)

const passes = (
  { craft, tag, look }: BookFilter,
  { formula, tags }: SavedFormula,
  seen: FormulaLook | undefined,
): boolean =>
  (craft === undefined || formula.craft === craft) &&
  (tag === undefined || tags.includes(tag)) &&
  (look !== 'review' || isToReview(seen)) &&
  (look !== 'unpriced' || seen?.isUnpriced === true)

/** The formulas that answer what is asked for, in the order wanted. */
export function formulasFoundIn(
  saved: readonly SavedFormula[],
  looks: ReadonlyMap<string, FormulaLook>,
  filter: BookFilter,
  text: string,
  order: BookOrder,
): readonly SavedFormula[] {
  const words = foldedWordsIn(text)
  const found = saved.filter((one) => passes(filter, one, looks.get(one.id)) && isFormulaFound(one, words))
  const compare = orders[order]
  const sorted = compare ? found.toSorted(compare) : found
  const isNear = ({ id }: SavedFormula): number => Number(looks.get(id)?.tone === 'near')
  return filter.look === 'review' ? sorted.toSorted((a, b) => isNear(a) - isNear(b)) : sorted
}
