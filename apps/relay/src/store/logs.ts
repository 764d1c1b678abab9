import type { Log } from '@obrador/book-sync/wire'
import { type Cursor, LOGS, type Refusal } from '@obrador/book-sync/wire'
import type { Shares } from '../config.ts'
import type { Database } from './database.ts'
import { bytesOf } from './rooms.ts'

interface Place {
  readonly room: string
  readonly log: Log
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
  readonly chain: string
  readonly covers: number
  readonly coversChain: string
  readonly isClosed: boolean
}

/** Rows that are read and sent at a time, so that a long log is never all in memory. */
const BATCH = 50

const numberOf = (log: Log): number => LOGS.indexOf(log)

export class Logs {
  readonly #sql: Database
  constructor(sql: Database) {
    this.#sql = sql
  }

  async append(
    { room, log, session, sequence }: Place,
    writer: Buffer,
    box: Uint8Array,
    { mostWritten, mostTicks }: Shares,
  ): Promise<{ readonly outcome: 'kept' | Refusal; readonly version: number }> {
    const [row] = await this.#sql<{ outcome: 'kept' | Refusal; version: number }[]>`
      SELECT outcome, version::float8 AS version FROM append_entry(
        ${bytesOf(room)}, ${numberOf(log)}::smallint, ${writer}, ${bytesOf(session)}, ${sequence}, ${Buffer.from(box)},
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
  ): Promise<{ readonly outcome: 'staged' | 'whole' | Refusal; readonly version: number; readonly chain: string }> {
    const [row] = await this.#sql<{ outcome: 'staged' | 'whole' | Refusal; version: number; chain: string }[]>`
      SELECT outcome, version::float8 AS version, chain FROM put_snapshot(${bytesOf(room)}, ${numberOf(log)}::smallint,
        ${bytesOf(session)}, ${sequence}, ${covers}, ${adds === 1}, ${part}, ${parts}, ${Buffer.from(box)}, ${most})`
    return row ?? { outcome: 'unavailable', version: 0, chain: '' }
  }

  async find(room: string, log: Log): Promise<LogRow | undefined> {
    const [row] = await this.#sql<LogRow[]>`
      SELECT head::float8 AS head, encode(chain, 'hex') AS chain, covers::float8 AS covers,
        encode(covers_chain, 'hex') AS "coversChain", moved IS NOT NULL AS "isClosed"
      FROM logs JOIN rooms ON rooms.id = logs.room WHERE room = ${bytesOf(room)} AND log = ${numberOf(log)}`
    return row
  }

  /** Whether what somebody has read is still a beginning of the log; of what a snapshot covers nobody knows any more. */
  async isOf(room: string, log: Log, { version, chain }: Cursor): Promise<boolean> {
    const row = await this.find(room, log)
    if (!row || version > row.head) return false
    if (version < row.covers) return true
    if (version === row.covers) return chain === row.coversChain
    const [entry] = await this.#sql<{ chain: string }[]>`
      SELECT encode(chain, 'hex') AS chain FROM entries
      WHERE room = ${bytesOf(room)} AND log = ${numberOf(log)} AND version = ${version}`
    return entry?.chain === chain
  }

  async entriesAfter(room: string, log: Log, version: number): Promise<readonly EntryRow[]> {
    return this.#sql<EntryRow[]>`
      SELECT version::float8 AS version, encode(session, 'hex') AS session, sequence::float8 AS sequence,
        encode(chain, 'hex') AS chain, box
      FROM entries WHERE room = ${bytesOf(room)} AND log = ${numberOf(log)} AND version > ${version}
      ORDER BY version LIMIT ${BATCH}`
  }

  async part(room: string, log: Log, covers: number, part: number): Promise<PartRow | undefined> {
    const [row] = await this.#sql<PartRow[]>`
      SELECT encode(session, 'hex') AS session, sequence::float8 AS sequence, covers::float8 AS covers, part, parts, box
      FROM snapshots WHERE room = ${bytesOf(room)} AND log = ${numberOf(log)} AND is_whole
        AND covers = ${covers} AND part = ${part}`
    return row
  }
}
