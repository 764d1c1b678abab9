import { useSyncExternalStore } from 'react'
import { sharedWithKey } from './shared-as.ts'
import { type SharingStatus, sharingNow, watchSharing } from './state.ts'

export const useSharing = (): SharingStatus => useSyncExternalStore(watchSharing, sharingNow)

/** Whether this device has the key «solo pesar»: it shows what is weighed, and nothing else. */
export const useWeighsOnly = (): boolean => useSyncExternalStore(watchSharing, () => sharedWithKey() === 'weigh')

/** The part that merges and seals: loaded by who shares a book, or is about to. */
export const sharingPart = () => import('./sharing.ts')
