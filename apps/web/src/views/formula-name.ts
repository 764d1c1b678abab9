import { folded } from '../format/folded.ts'
import type { SavedFormula } from '../model/formula.ts'
import { allLines } from '../model/levels.ts'
import { title } from '../words/es/bench.ts'
import { crafts } from '../words/es/shell.ts'

/** What a formula is called, or that it has no name. */
export const nameOf = ({ formula }: SavedFormula): string => formula.name || title.placeholder

/** All that a formula is searched by. */
export const searchedBy = ({ formula, tags, note }: SavedFormula): string =>
  [formula.name, crafts[formula.craft], ...allLines(formula).map(({ name }) => name), ...tags, note].join(' ')

/** Whether a formula has all the words that are searched for. */
export function isFound(saved: SavedFormula, words: readonly string[]): boolean {
  const searched = words.length === 0 ? '' : folded(searchedBy(saved))
  return words.every((word) => searched.includes(word))
}
