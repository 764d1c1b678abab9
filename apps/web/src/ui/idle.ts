/** Longest that keys, taps and drawing hold up what nobody waits for, ms. */
const LONGEST_WAIT = 400

/** Lets keys, taps and drawing go first. */
export const idleMoment = (): Promise<void> =>
  new Promise((later) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => later(), { timeout: LONGEST_WAIT })
    else setTimeout(later)
  })
