import { useSyncExternalStore } from 'react'

/** A width from which on there is room for more, as the styles have it; followed while the window changes. */
function wideFrom(pixels: number): () => boolean {
  // Asked once: a new query with every key makes the browser lay the page out before it answers.
  const query = matchMedia(`(min-width: ${pixels}px)`)
  const watch = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** The tablet, where every action has its own button. */
export const useTablet = wideFrom(820)
/** The desk, where a drawing has room for names beside it. */
export const useDesk = wideFrom(1180)
