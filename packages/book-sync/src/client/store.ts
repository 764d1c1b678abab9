import type { Part } from '../merge/book.ts'
import type { Log } from '../merge/log.ts'
import type { Cursor } from '../wire/wire.ts'

/** A message that the relay has not said that it keeps, sealed already: sent again it is the same. */
export interface Waiting {
  readonly log: Log
  readonly session: string
  readonly sequence: number
  readonly box: Uint8Array
}

export interface Kept {
  readonly groups: ReadonlyMap<string, Uint8Array>
  readonly waiting: readonly Waiting[]
  readonly cursors: Readonly<Record<Log, Cursor>>
}

/** What a device keeps beside its library. A change is kept whole or not at all. */
export interface Store {
  readonly load: () => Promise<Kept>
  readonly save: (change: {
    /** What was written here or came in, to be merged with what is there. */
    readonly parts?: readonly Part[]
    readonly add?: readonly Waiting[]
    readonly sent?: Pick<Waiting, 'session' | 'sequence'>
    readonly cursor?: { readonly log: Log; readonly cursor: Cursor }
  }) => Promise<void>
}
