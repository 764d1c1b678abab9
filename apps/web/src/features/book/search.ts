import { wordsIn } from '../../format/folded.ts'
import type { SavedFormula } from '../../model/formula.ts'
import type { Look } from '../../reading/look.ts'
import { isFound } from '../../views/formula-name.ts'
import type { Filter } from './rail.tsx'

export type Order = 'used' | 'name' | 'craft'

const byName = (a: SavedFormula, b: SavedFormula): number => a.formula.name.localeCompare(b.formula.name, 'es')
const orders: Readonly<Record<Order, ((a: SavedFormula, b: SavedFormula) => number) | undefined>> = {
  // As the library gives them.
  used: undefined,
  name: byName,
  craft: (a, b) => a.formula.craft.localeCompare(b.formula.craft) || byName(a, b),
}

export const isToReview = (seen: Look | undefined): boolean => seen?.tone === 'bad' || seen?.tone === 'none'

const passes = ({ craft, tag, look }: Filter, { formula, tags }: SavedFormula, seen: Look | undefined): boolean =>
  (craft === undefined || formula.craft === craft) &&
  (tag === undefined || tags.includes(tag)) &&
  (look !== 'review' || isToReview(seen)) &&
  (look !== 'unpriced' || seen?.isUnpriced === true)

/** The formulas that answer what is asked for, in the order wanted. */
export function foundIn(
  saved: readonly SavedFormula[],
  looks: ReadonlyMap<string, Look>,
  filter: Filter,
  text: string,
  order: Order,
): readonly SavedFormula[] {
  const words = wordsIn(text)
  const found = saved.filter((one) => passes(filter, one, looks.get(one.id)) && isFound(one, words))
  const compare = orders[order]
  return compare ? found.toSorted(compare) : found
}
