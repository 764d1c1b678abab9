import { chainHash, type LogCursor, START_CURSOR, type WireFrame } from '../wire/wire.ts'
import type { WaitingMessage } from './store.ts'

type Entry = Extract<WireFrame, { readonly kind: 'entry' }>
type Snapshot = Extract<WireFrame, { readonly kind: 'snapshot' }>

/** Bytes of the parts of a snapshot that are held until the last has come: three times what a room holds. */
const MOST_SNAPSHOT = 64 * 1024 * 1024

/** After a snapshot nobody knows the hash of the log until the relay tells it. */
const isKnown = ({ version, chain }: LogCursor): boolean => version === 0 || chain !== START_CURSOR.chain

/** A snapshot on its way to the relay that says more than the log does. */
export interface AddingSnapshot {
  readonly covers: number
  /** The numbers of its parts. */
  readonly sequences: ReadonlySet<number>
  /** Messages that say what it says. */
  readonly waiting: readonly WaitingMessage[]
}

/** How far a device has read one log, and whether what it was shown holds together. */
export class LogReader {
  /** Everything up to there has been taken and is kept: from there on the relay is asked. */
  cursor: LogCursor
  /** As far as the relay has shown since it let this device in. */
  at: LogCursor
  /** The relay has not said since then that there is no more. */
  isUnread = true
  /** Something is here that the relay does not have. */
  isBehind = false
  /** Something in the log does not open, and nothing that came later says all that it may have said. */
  isDamaged = false
  /** The relay said of a message that it keeps it, and does not: once in a connection it is sent anew. */
  isDoubted = false
  adding: AddingSnapshot | undefined
  sinceSnapshot = 0
  #pieces: readonly Snapshot[] = []

  constructor(cursor: LogCursor) {
    this.cursor = cursor
    this.at = cursor
  }

  /** The relay has let this device in: what is damaged is found again, for nothing beyond it was kept as read. */
  begin(): void {
    this.at = this.cursor
    this.isUnread = true
    this.isDamaged = false
    this.isDoubted = false
    this.adding = undefined
    this.#pieces = []
  }

  get isWhole(): boolean {
    return !this.isUnread && !this.isBehind && !this.isDamaged
  }

  /** Whether a message is the next one, and hashed onto all that came before it. */
  async isNext({ version, chain, session, sequence, box }: Entry): Promise<boolean> {
    if (version !== this.at.version + 1) return false
    return !isKnown(this.at) || chain === (await chainHash(this.at.chain, session, sequence, box))
  }

  /** Whether the relay, which says that there is no more, has shown all of it; what it keeps of this device's own needs no showing. */
  isEnd({ version, chain }: LogCursor): boolean {
    if (this.isAdded(version)) return true
    return version === this.at.version && (!isKnown(this.at) || chain === this.at.chain)
  }

  /** Whether a version that was not shown is the snapshot that this device has sent: what somebody else wrote would have been. */
  isAdded(version: number): boolean {
    return this.adding !== undefined && this.adding.covers === this.at.version && version === this.at.version + 1
  }

  /** All parts of a snapshot with the last of them, nothing before, and `broken` where one is not the next of its snapshot. */
  gathered(piece: Snapshot): readonly Snapshot[] | 'broken' | undefined {
    const before = piece.part === 0 ? [] : this.#pieces
    const [first = piece] = before
    const isOne = piece.part === before.length && piece.parts === first.parts && piece.covers === first.covers
    const pieces = [...before, piece]
    const bytes = pieces.reduce((sum, { box }) => sum + box.length, 0)
    const isBroken = !isOne || piece.part >= piece.parts || bytes > MOST_SNAPSHOT
    const isLast = !isBroken && pieces.length === piece.parts
    this.#pieces = isBroken || isLast ? [] : pieces
    return isBroken ? 'broken' : isLast ? pieces : undefined
  }

  /** Whether a snapshot says of itself what the relay says of it: the log up to the version that it covers, or one before where it adds to it. */
  isOf(covers: number, follows: LogCursor | undefined): boolean {
    return !follows || covers === follows.version || covers === follows.version + 1
  }

  /** Whether somebody who wrote a snapshot has been shown another log than this device. */
  isForked(follows: LogCursor | undefined): boolean {
    return (
      follows !== undefined &&
      follows.version === this.at.version &&
      isKnown(this.at) &&
      isKnown(follows) &&
      follows.chain !== this.at.chain
    )
  }
}
