import { createNames, type Names } from '@obrador/engine'
import type * as Grammar from '@obrador/engine/grammar'

/**
 * The grammar of names comes after the first screen, whose names are labels of the catalogue as they stand. No other name is
 * read without it: React waits for what is thrown and asks again.
 */

let loaded: typeof Grammar | undefined
let loading: Promise<void> | undefined

export function loadGrammar(): Promise<void> {
  loading ??= import('@obrador/engine/grammar').then(
    (grammar) => {
      loaded = grammar
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export const names: Names = createNames((words) => {
  if (!loaded) throw loadGrammar()
  return loaded.grammarOf(words)
})
