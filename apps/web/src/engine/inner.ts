import type { Formula } from '../model/formula.ts'
import { allLines } from '../model/levels.ts'
import { type AppCraft, loadCraft, loadedCraft } from './crafts.ts'
import { addParts } from './engine.ts'

/** The crafts of the formulas inside a formula, and what opens them: only who has one loads anything of it. */

let isReady = false
let loading: Promise<void> | undefined
export const loadPreparations = (): Promise<void> => {
  loading ??= import('@obrador/engine/preparations').then(
    ({ preparations }) => {
      addParts({ preparations })
      isReady = true
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Everything that a formula needs to be read, besides its own craft. */
export async function loadInner(formula: Pick<Formula, 'lines'>): Promise<void> {
  const crafts = new Set(allLines(formula).flatMap(({ made }) => made?.formula.craft ?? []))
  if (crafts.size > 0) await Promise.all([loadPreparations(), ...[...crafts].map(loadCraft)])
}

/** The craft of a formula inside another. React waits for what is thrown and asks again. */
export function innerCraft(formula: Formula): AppCraft {
  const craft = loadedCraft(formula.craft)
  if (!isReady || !craft) throw Promise.all([loadPreparations(), loadCraft(formula.craft), loadInner(formula)])
  return craft
}
