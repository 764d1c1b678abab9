import type { Advising } from '@obrador/engine/advice'

/**
 * Advice is worked out when the screen has a moment, and weighs as much as the verdict: it comes then. Until it is there, React
 * waits for what is thrown and asks again, as it does for the grammar of names.
 */

let loaded: Advising | undefined
let loading: Promise<void> | undefined

export function loadAdvice(): Promise<void> {
  loading ??= import('@obrador/engine/advice').then(
    ({ advice }) => {
      loaded = advice
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export const advice: Advising = (found, other) => {
  if (!loaded) throw loadAdvice()
  return loaded(found, other)
}
