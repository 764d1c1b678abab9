import type { WireRefusal } from '../wire/wire.ts'

/** ms that changes are gathered before they are sent; and between two tries to reach the relay, at first and at most. */
export const GATHERED_MS = 1000

export const RETRY_MS = { first: 1000, most: 60_000 } as const

/** Messages of a log after which a device that may do so writes a snapshot. */
export const SNAPSHOT_AFTER = 200

export const NORMAL_CLOSURE = 1000

/** What it does not help to send again. */
export const FINAL_REFUSALS: readonly WireRefusal[] = ['room', 'token', 'devices', 'malformed']
