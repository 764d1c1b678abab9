import type { LogName } from '@obrador/book-sync/wire'
import { LOG_NAMES, type LogCursor, type WireRefusal } from '@obrador/book-sync/wire'
import type { RoomShares } from '../config.ts'
import type { RelayDatabase } from './database.ts'
import { bytesOfRoomId } from './rooms.ts'

interface Place {
  readonly room: string
  readonly log: LogName
  readonly session: string
  readonly sequence: number
}

interface EntryRow {
  readonly version: number
  readonly session: string
  readonly sequence: number
  readonly chain: string
  readonly box: Buffer
}

interface PartRow {
  readonly session: string
  readonly sequence: number
  readonly covers: number
  readonly part: number
  readonly parts: number
  readonly box: Buffer
}

interface LogRow {
  readonly head: number
  readonly headChain: string
  readonly covers: number
  readonly coversChain: string
  readonly isClosed: boolean
}

/** What of a log has come after a version, as much of it as is read at a time. */
export interface LogChanges extends LogRow {
  readonly entries: readonly EntryRow[]
}

/** Messages and bytes of them that are read of a log at a time, so that a long one is never all in memory; one message is read however long it is. */
const BATCH = 256
const BATCH_BYTES = 256 * 1024

/** The same bytes, not a copy. */
const bytesIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

const numberOf = (log: LogName): number => LOG_NAMES.indexOf(log)

export class LogStore {
  readonly #sql: RelayDatabase
  constructor(sql: RelayDatabase) {
    this.#sql = sql
  }

  async append(
    { room, log, session, sequence }: Place,
    writer: Buffer,
    box: Uint8Array,
    { mostWritten, mostTicks }: RoomShares,
  ): Promise<{ readonly outcome: 'kept' | WireRefusal; readonly version: number }> {
    const [row] = await this.#sql<{ outcome: 'kept' | WireRefusal; version: number }[]>`
      SELECT outcome, version::float8 AS version FROM append_entry(
        ${bytesOfRoomId(room)}, ${numberOf(log)}::smallint, ${writer}, ${bytesOfRoomId(session)}, ${sequence}, ${bytesIn(box)},
        ${mostWritten}, ${mostTicks})`
    return row ?? { outcome: 'unavailable', version: 0 }
  }

  async putSnapshot(
    { room, log, session, sequence }: Place,
    {
      covers,
      adds,
      part,
      parts,
      box,
    }: Pick<PartRow, 'covers' | 'part' | 'parts'> & {
      readonly adds: number
      readonly box: Uint8Array
    },
    most: number,
  ): Promise<{ readonly outcome: 'staged' | 'whole' | WireRefusal; readonly version: number; readonly chain: string }> {
    const [row] = await this.#sql<{ outcome: 'staged' | 'whole' | WireRefusal; version: number; chain: string }[]>`
      SELECT outcome, version::float8 AS version, chain FROM put_snapshot(${bytesOfRoomId(room)}, ${numberOf(log)}::smallint,
        ${bytesOfRoomId(session)}, ${sequence}, ${covers}, ${adds === 1}, ${part}, ${parts}, ${bytesIn(box)}, ${most})`
    return row ?? { outcome: 'unavailable', version: 0, chain: '' }
  }

  async find(room: string, log: LogName): Promise<LogRow | undefined> {
    const [row] = await this.#sql<LogRow[]>`
      SELECT head::float8 AS head, encode(chain, 'hex') AS "headChain", covers::float8 AS covers,
        encode(covers_chain, 'hex') AS "coversChain", moved IS NOT NULL AS "isClosed"
      FROM logs JOIN rooms ON rooms.id = logs.room WHERE room = ${bytesOfRoomId(room)} AND log = ${numberOf(log)}`
    return row
  }

  /** Whether what somebody has read is still a beginning of the log; of what a snapshot covers nobody knows any more. */
  async isOf(room: string, log: LogName, { version, chain }: LogCursor): Promise<boolean> {
    const row = await this.find(room, log)
    if (!row || version > row.head) return false
    if (version < row.covers) return true
    if (version === row.covers) return chain === row.coversChain
    const [entry] = await this.#sql<{ chain: string }[]>`
      SELECT encode(chain, 'hex') AS chain FROM entries
      WHERE room = ${bytesOfRoomId(room)} AND log = ${numberOf(log)} AND version = ${version}`
    return entry?.chain === chain
  }

  /** One question for both logs: how they are, and what comes next in each. Nothing where there is no such room. */
  async changesAfter(
    room: string,
    { book, ticks }: Readonly<Record<LogName, number>>,
  ): Promise<Readonly<Record<LogName, LogChanges>> | undefined> {
    const rows = await this.#sql<(LogRow & { number: number } & (EntryRow | { box: null }))[]>`
      SELECT l.log AS number, l.head::float8 AS head, encode(l.chain, 'hex') AS "headChain", l.covers::float8 AS covers,
        encode(l.covers_chain, 'hex') AS "coversChain", r.moved IS NOT NULL AS "isClosed", e.version::float8 AS version,
        encode(e.session, 'hex') AS session, e.sequence::float8 AS sequence, encode(e.chain, 'hex') AS chain, e.box
      FROM rooms r JOIN logs l ON l.room = r.id LEFT JOIN LATERAL (
        SELECT * FROM (
          SELECT *, sum(length(box)) OVER (ORDER BY version) AS until FROM (
            SELECT * FROM entries WHERE room = l.room AND log = l.log
              AND version > CASE l.log WHEN 0 THEN ${book}::bigint ELSE ${ticks}::bigint END
            ORDER BY version LIMIT ${BATCH}) AS next) AS summed
        WHERE until <= ${BATCH_BYTES} OR until = length(box)) AS e ON true
      WHERE r.id = ${bytesOfRoomId(room)} ORDER BY l.log, e.version`
    const of = (log: LogName): LogChanges | undefined => {
      const its = rows.filter((row) => row.number === numberOf(log))
      return its[0] && { ...its[0], entries: its.filter((row) => row.box !== null) }
    }
    const [inBook, inTicks] = [of('book'), of('ticks')]
    return inBook && inTicks && { book: inBook, ticks: inTicks }
  }

  async part(room: string, log: LogName, covers: number, part: number): Promise<PartRow | undefined> {
    const [row] = await this.#sql<PartRow[]>`
      SELECT encode(session, 'hex') AS session, sequence::float8 AS sequence, covers::float8 AS covers, part, parts, box
      FROM snapshots WHERE room = ${bytesOfRoomId(room)} AND log = ${numberOf(log)} AND is_whole
        AND covers = ${covers} AND part = ${part}`
    return row
  }
}
