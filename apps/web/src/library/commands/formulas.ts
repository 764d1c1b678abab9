import type { Formula, SavedFormula } from '../../model/formula.ts'
import type { SavedVersion } from '../formulas.ts'
import { loadDevice } from '../use-device.ts'

const formulas = () => import('../formulas.ts')

/** Keeps a formula as it is now, with what has changed; tells where, and which version of it that is. */
export const saveVersion = async (formula: Formula, note: string): Promise<SavedVersion> =>
  (await formulas()).saveVersion(formula, note)

/** Into the bin, and out of it. */
export const forgetFormula = async (id: string): Promise<boolean> => (await formulas()).forget(id)
export const recoverFormula = async (id: string): Promise<boolean> => (await formulas()).recover(id)

/** Keeps a formula that nobody has named a version of; gives back its id. */
export const keepLoose = async (formula: Formula): Promise<string> => (await formulas()).keepLoose(formula)
/** The same for what was on a table and is nowhere else; no id where there was nothing to keep. */
export async function keepAside(former: Formula): Promise<string | undefined> {
  // Where the library cannot be read, it has nothing of it.
  await loadDevice().catch(() => undefined)
  return (await formulas()).keepAside(former)
}
/** For what came in by itself and is not wanted after all. */
export const discard = async (id: string): Promise<boolean> => (await formulas()).discard(id)

export const tell = async (
  id: string,
  told: Partial<Pick<SavedFormula, 'tags' | 'note' | 'formula'>>,
): Promise<boolean> => (await formulas()).tell(id, told)
