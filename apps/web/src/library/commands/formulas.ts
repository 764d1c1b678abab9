import type { SavedFormula, TableFormula } from '../../model/formula.ts'
import type { SavedVersion } from '../formulas.ts'
import { loadDevice } from '../use-device.ts'

const formulas = () => import('../formulas.ts')

/** Keeps a formula as it is now, with what has changed; tells where, and which version of it that is. */
export const keepVersion = async (formula: TableFormula, note: string): Promise<SavedVersion> =>
  (await formulas()).writeVersion(formula, note)

/** Into the bin, and out of it. */
export const forgetFormula = async (id: string): Promise<boolean> => (await formulas()).writeBinned(id)
export const recoverFormula = async (id: string): Promise<boolean> => (await formulas()).writeRecovered(id)

/** Keeps a formula that nobody has named a version of; gives back its id. */
export const keepLooseFormula = async (formula: TableFormula): Promise<string> => (await formulas()).writeLoose(formula)
/** The same for what was on a table and is nowhere else; no id where there was nothing to keep. */
export async function keepFormulaAside(former: TableFormula): Promise<string | undefined> {
  // Where the library cannot be read, it has nothing of it.
  await loadDevice().catch(() => undefined)
  return (await formulas()).writeAside(former)
}
/** For what came in by itself and is not wanted after all. */
export const discardFormula = async (id: string): Promise<boolean> => (await formulas()).deleteFormula(id)

export const updateDetails = async (
  id: string,
  told: Partial<Pick<SavedFormula, 'tags' | 'note' | 'formula'>>,
): Promise<boolean> => (await formulas()).writeDetails(id, told)
