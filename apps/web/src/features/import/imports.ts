import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { WrittenRecord } from '../../library/brought.ts'
import type { LibrarySnapshot } from '../../library/types.ts'
import { type FormulaVersion, isSameFormula, type SavedFormula } from '../../model/formula.ts'
import { batchesOfFormula } from '../../model/made-batch.ts'

/** Imports of before, told by the versions and the prices that came with them: so a copy and a shared book tell them too. */

/** A file that was imported, with what of it is still here. */
export interface KeptImport {
  readonly file: string
  readonly at: string
  /** As they came. */
  readonly untouched: readonly SavedFormula[]
  /** Changed, fixed again or made since. */
  readonly touched: readonly SavedFormula[]
  /** Keys of the prices that nobody has changed since. */
  readonly prices: readonly string[]
}

const broughtBy = ({ versions }: SavedFormula, at: string, file: string): FormulaVersion | undefined =>
  versions.find((version) => version.at === at && version.file === file)

/** Somebody has changed it since, fixed a version of it, or made it. */
const isTouched = (saved: SavedFormula, version: FormulaVersion, { batches }: LibrarySnapshot): boolean =>
  saved.versions.at(-1) !== version ||
  !isSameFormula(saved.formula, version.formula) ||
  batchesOfFormula(batches, saved.id).some(({ at }) => at > version.at)

/** The last first. */
export function importsKept(here: LibrarySnapshot): readonly KeptImport[] {
  const marks = here.saved.flatMap(({ versions }) =>
    versions.flatMap(({ at, file }) => (file === undefined ? [] : [JSON.stringify([at, file])])),
  )
  const all = [...new Set(marks)].map((mark): KeptImport => {
    const [at, file]: readonly [string, string] = JSON.parse(mark)
    const came = here.saved.flatMap((saved) => {
      const version = broughtBy(saved, at, file)
      return version ? [{ saved, isTouched: isTouched(saved, version, here) }] : []
    })
    const some = (touched: boolean) => came.flatMap((one) => (one.isTouched === touched ? [one.saved] : []))
    const prices = Object.keys(here.prices).filter((key) => here.prices[key]?.at === at)
    return { file, at, untouched: some(false), touched: some(true), prices }
  })
  return all.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** A formula without what an import brought: as it was before, or in the bin where there was none. */
function formulaWithout(saved: SavedFormula, { at, file }: KeptImport, now: string): SavedFormula {
  const version = broughtBy(saved, at, file)
  const versions = saved.versions.filter((one) => one !== version)
  const before = versions.at(-1)
  if (!before || saved.versions[0] === version) return { ...saved, deletedAt: now }
  // What was worked on since stays: only the version that came goes.
  const isNow = version !== undefined && isSameFormula(saved.formula, version.formula)
  return { ...saved, versions, ...(isNow && { formula: before.formula, savedAt: before.at }) }
}

/** What was paid before, where it is known. */
function pricesWithout({ prices }: KeptImport, { priceHistory }: LibrarySnapshot): readonly WrittenRecord[] {
  if (prices.length === 0) return []
  const records = prices.map((key): WrittenRecord => {
    const before = priceHistory[key]?.at(-1)
    const { kilo: pack = 0, supplier = '', at = '' } = before ?? {}
    return ['prices', key, before && { pack, packGrams: GRAMS_PER_KILO, supplier, at }]
  })
  const history = Object.fromEntries(
    Object.entries(priceHistory).map(([key, past]) => [key, prices.includes(key) ? past.slice(0, -1) : past]),
  )
  return [...records, ['settings', 'priceHistory', history]]
}

/** What is written to take an import back. What was touched since stays, unless somebody wants all of it gone. */
export const importTakenBack = (
  one: KeptImport,
  here: LibrarySnapshot,
  now: string,
  withTouched: boolean,
): readonly WrittenRecord[] => [
  ...[...one.untouched, ...(withTouched ? one.touched : [])].map(
    (saved): WrittenRecord => ['formulas', saved.id, formulaWithout(saved, one, now)],
  ),
  ...pricesWithout(one, here),
]
