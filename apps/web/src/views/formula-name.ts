import { foldedText } from '../format/folded.ts'
import type { SavedFormula } from '../model/formula.ts'
import { allLines } from '../model/levels.ts'
import { titleWords } from '../words/es/bench.ts'
import { craftNames } from '../words/es/shell.ts'

/** What a formula is called, or that it has no name. */
export const formulaNameOf = ({ formula }: SavedFormula): string => formula.name || titleWords.placeholder

/** All that a formula is searched by. */
export const formulaSearchText = ({ formula, tags, note }: SavedFormula): string =>
  [formula.name, craftNames[formula.craft], ...allLines(formula).map(({ name }) => name), ...tags, note].join(' ')

/** Whether a formula has all the words that are searched for. */
export function isFormulaFound(saved: SavedFormula, words: readonly string[]): boolean {
  const searched = words.length === 0 ? '' : foldedText(formulaSearchText(saved))
  return words.every((word) => searched.includes(word))
}
