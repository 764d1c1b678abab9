import type { EngineStore } from '../engine/store.ts'
import { type DoubtModule, loadDoubt } from './doubt.ts'
import type { FormulaReading, readTableFormula } from './request.ts'
import { readInDoubt } from './use-reading.ts'

/** Longest that a key has to wait, ms. */
const SLICE = 8

let preparing: Promise<void> | undefined
let doubting: DoubtModule | undefined

/** As the bench reads it, with how sure it is once that is prepared. */
export const readSurely = (...asked: Parameters<typeof readTableFormula>): FormulaReading =>
  readInDoubt(doubting, ...asked)

/** The first name that is no label of the catalogue takes a moment to be read: it is made ready without anybody noticing. */
export function prepareReader(store: EngineStore): Promise<void> {
  preparing ??= Promise.all([store.load(['names']), loadDoubt().catch(() => undefined)])
    .then(([, sure]) => {
      doubting = sure
      return import('@obrador/engine/grammar')
    })
    .then(({ prepareGrammar }) => {
      let since = performance.now()
      return prepareGrammar(async () => {
        if (performance.now() - since < SLICE) return
        await new Promise((later) => setTimeout(later))
        since = performance.now()
      })
    })
  return preparing
}
