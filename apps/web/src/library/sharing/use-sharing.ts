import { useSyncExternalStore } from 'react'
import { type Sharing, sharingNow, watchSharing } from './state.ts'

export const useSharing = (): Sharing => useSyncExternalStore(watchSharing, sharingNow)

/** The part that merges and seals: loaded by who shares a book, or is about to. */
export const sharingPart = () => import('./sharing.ts')
