/**
 * Gives back what starting left behind, half of a heap: a thread that waits for work collects nothing by itself, a loop with little to do hardly. Once, for some tenths of
 * a second, and only where Node was started with `--expose-gc`.
 */
export const collectGarbage = (): unknown =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
