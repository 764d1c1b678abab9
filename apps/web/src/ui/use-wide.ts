import { useSyncExternalStore } from 'react'

/** What the screen is like, as the styles have it; followed while the window changes. */
function whether(asked: string): () => boolean {
  // Asked once: a new query with every key makes the browser lay the page out before it answers.
  const query = matchMedia(asked)
  const watch = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** A telephone, upright or lying: what is done most is where the thumb is. */
export const useThumb = whether('(max-width: 51.1875rem), (max-height: 479px) and (orientation: landscape)')
/** Fingers and a keypad of the system, which has no signs to reckon with. */
export const useTouch = whether('(pointer: coarse)')
/** The desk, where every action has its own button and a drawing has room for names beside it. */
export const useDesk = whether('(min-width: 73.75rem)')
