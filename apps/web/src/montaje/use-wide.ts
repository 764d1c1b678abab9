import { useSyncExternalStore } from 'react'

/** The desk, where a drawing has room for names beside it. */
const WIDE = '(min-width: 1180px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches)
