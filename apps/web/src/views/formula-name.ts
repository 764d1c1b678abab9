import type { SavedFormula } from '../model/formula.ts'
import { allLines } from '../model/levels.ts'
import { title } from '../words/es/bench.ts'
import { crafts } from '../words/es/shell.ts'

/** What a formula is called, or that it has no name. */
export const nameOf = ({ formula }: SavedFormula): string => formula.name || title.placeholder

/** All that a formula is searched by. */
export const searchedBy = ({ formula, tags, note }: SavedFormula): string =>
  [formula.name, crafts[formula.craft], ...allLines(formula).map(({ name }) => name), ...tags, note].join(' ')
