import { useSyncExternalStore } from 'react'
import { sharedAs } from './shared-as.ts'
import { type Sharing, sharingNow, watchSharing } from './state.ts'

export const useSharing = (): Sharing => useSyncExternalStore(watchSharing, sharingNow)

/** Whether this device has the key «solo pesar»: it shows what is weighed, and nothing else. */
export const useWeighsOnly = (): boolean => useSyncExternalStore(watchSharing, () => sharedAs() === 'weigh')

/** The part that merges and seals: loaded by who shares a book, or is about to. */
export const sharingPart = () => import('./sharing.ts')
