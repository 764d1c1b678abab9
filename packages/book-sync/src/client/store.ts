import type { GroupUpdate } from '../merge/book.ts'
import type { LogName } from '../merge/log.ts'
import type { LogCursor } from '../wire/wire.ts'

/** A message that the relay has not said that it keeps, sealed already: sent again it is the same. */
export interface WaitingMessage {
  readonly log: LogName
  readonly session: string
  readonly sequence: number
  readonly box: Uint8Array
}

export interface KeptState {
  readonly groups: ReadonlyMap<string, Uint8Array>
  readonly waiting: readonly WaitingMessage[]
  readonly cursors: Readonly<Record<LogName, LogCursor>>
}

/** What a device keeps beside its library. A change is kept whole or not at all. */
export interface DeviceStore {
  readonly load: () => Promise<KeptState>
  readonly save: (change: {
    /** What was written here or came in, to be merged with what is there. */
    readonly parts?: readonly GroupUpdate[]
    readonly add?: readonly WaitingMessage[]
    readonly sent?: Pick<WaitingMessage, 'session' | 'sequence'>
    /** Groups of which nothing that was kept counts any more. */
    readonly forgotten?: readonly string[]
    readonly cursor?: { readonly log: LogName; readonly cursor: LogCursor }
  }) => Promise<void>
}
