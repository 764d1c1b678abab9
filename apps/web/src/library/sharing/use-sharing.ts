import { useSyncExternalStore } from 'react'
import { sharedWithKey } from './shared-as.ts'
import { type SharingStatus, sharingNow, watchSharing } from './state.ts'

export const useSharing = (): SharingStatus => useSyncExternalStore(watchSharing, sharingNow)

/** Whether this device has the key «solo pesar»: it shows what is weighed, and nothing else. */
export const useWeighsOnly = (): boolean => useSyncExternalStore(watchKey, () => sharedWithKey() === 'weigh')

/** The key may have come in another tab, where this one has loaded nothing of the share. */
function watchKey(watcher: () => void): () => void {
  const stop = watchSharing(watcher)
  addEventListener('storage', watcher)
  return () => {
    stop()
    removeEventListener('storage', watcher)
  }
}

/** The part that merges and seals: loaded by who shares a book, or is about to. */
export const sharingPart = () => import('./sharing.ts')
