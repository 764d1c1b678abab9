import { loadGrammar } from './grammar.ts'

/** Longest that a key has to wait, ms. */
const SLICE = 8

let preparing: Promise<void> | undefined

/** The first name that is no label of the catalogue takes a moment to be read: it is made ready without anybody noticing. */
export function prepared(): Promise<void> {
  preparing ??= loadGrammar()
    .then(() => import('@obrador/engine/grammar'))
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
