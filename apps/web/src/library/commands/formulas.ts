import type { Formula, SavedFormula } from '../../model/formula.ts'
import { library } from '../command.ts'

/** Keeps a formula as it is now, with what has changed; tells where, and which version of it that is. */
export const saveVersion = async (
  formula: Formula,
  note: string,
): Promise<{ readonly id: string; readonly number: number }> => (await library()).saveVersion(formula, note)

/** Into the bin, and out of it. */
export const forget = async (id: string): Promise<void> => (await library()).forget(id)
export const recover = async (id: string): Promise<void> => (await library()).recover(id)

/** Keeps a formula that nobody has named a version of; gives back its id. */
export const keepLoose = async (formula: Formula): Promise<string> => (await library()).keepLoose(formula)
/** The same for what was on a table and is nowhere else; no id where there was nothing to keep. */
export const keepAside = async (former: Formula): Promise<string | undefined> => (await library()).keepAside(former)
/** For what came in by itself and is not wanted after all. */
export const discard = async (id: string): Promise<void> => (await library()).discard(id)

export const tell = async (id: string, told: Partial<Pick<SavedFormula, 'tags' | 'note' | 'formula'>>): Promise<void> =>
  (await library()).tell(id, told)
