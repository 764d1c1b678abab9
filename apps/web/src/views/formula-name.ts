import type { SavedFormula } from '../model/formula.ts'
import { title } from '../words/es/bench.ts'

/** What a formula is called, or that it has no name. */
export const nameOf = ({ formula }: SavedFormula): string => formula.name || title.placeholder
