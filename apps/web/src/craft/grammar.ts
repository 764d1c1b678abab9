import type * as Grammar from '@obrador/engine/grammar'

/**
 * The grammar of names, for whoever imports it of the engine (vite.config.ts): it comes after the first screen, whose names
 * are labels of the catalogue as they stand.
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

/**
 * No name is read without it: React waits for what is thrown and asks again.
 * @public
 */
export const grammarOf: typeof Grammar.grammarOf = (words) => {
  if (!loaded) throw loadGrammar()
  return loaded.grammarOf(words)
}
