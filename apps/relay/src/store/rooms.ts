import { createHash, timingSafeEqual } from 'node:crypto'
import type { HelloMessage, ROOM_GRANTS } from '@obrador/book-sync/wire'
import type { RoomShares } from '../config.ts'
import type { RelayDatabase } from './database.ts'

/** What is kept of rooms. Everything is by its 16 bytes; texts are of the wire. */

export interface RoomRow {
  readonly hashes: Readonly<Record<string, string>>
  readonly bytes: number
  readonly moved: string | null
  /** The day, as PostgreSQL writes it. */
  readonly usedOn: string
}

export const bytesOfRoomId = (hex: string): Buffer => Buffer.from(hex, 'hex')
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a token is the one whose hash a room keeps. */
export function isTokenGranted(hashes: RoomRow['hashes'], grant: string, token: string): boolean {
  const kept = Buffer.from(hashes[grant] ?? '', 'hex')
  const given = sha256(token)
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** The right by which somebody writes, the strongest first: who only weighs is never taken for who has the book. */
const WRITES: readonly string[] = ['own', 'write book', 'write ticks'] satisfies readonly (typeof ROOM_GRANTS)[number][]

/** Whose the numbers of messages are: a device with its strongest token. The token keeps this from being told from the hashes of devices. */
export function writerOf({ room, device, grants }: HelloMessage): Buffer {
  const strongest = WRITES.find((grant) => grants[grant] !== undefined) ?? ''
  return sha256(`${room} ${device} ${grants[strongest] ?? ''}`)
}

/** Days after which a device that has not been seen gives its place to another. */
const DEVICE_DAYS = 90
const STAGED_HOURS = 1
/** Rooms that are dropped at a time: each may hold 20 MiB, and a statement has seconds. */
const SWEPT_ROOMS = 5

export class RoomStore {
  readonly #sql: RelayDatabase
  constructor(sql: RelayDatabase) {
    this.#sql = sql
  }

  /** Whether it is there now with these hashes. */
  async create(room: string, hashes: RoomRow['hashes']): Promise<'made' | 'there' | 'taken'> {
    const id = bytesOfRoomId(room)
    const made = await this.#sql`
      WITH made AS (
        INSERT INTO rooms (id, hashes) VALUES (${id}, ${this.#sql.json(hashes)}) ON CONFLICT DO NOTHING RETURNING id
      )
      INSERT INTO logs (room, log) SELECT id, log FROM made, generate_series(0, 1) AS log RETURNING room`
    if (made.length > 0) return 'made'
    const [{ same = false } = {}] = await this.#sql<{ same: boolean }[]>`
      SELECT hashes = ${this.#sql.json(hashes)} AS same FROM rooms WHERE id = ${id}`
    return same ? 'there' : 'taken'
  }

  async find(room: string): Promise<RoomRow | undefined> {
    const [row] = await this.#sql<RoomRow[]>`
      SELECT hashes, bytes::float8 AS bytes, moved, used_on::text AS "usedOn" FROM rooms WHERE id = ${bytesOfRoomId(room)}`
    return row
  }

  async delete(room: string): Promise<void> {
    await this.#sql`DELETE FROM rooms WHERE id = ${bytesOfRoomId(room)}`
    await this.#sql`SELECT pg_notify('rooms', ${room})`
  }

  /** Drops what the room holds and says where it has gone: once, for good. */
  async close(room: string, moved: string): Promise<boolean> {
    const id = bytesOfRoomId(room)
    const closed = await this.#sql`
      WITH closed AS (
        UPDATE rooms SET moved = ${moved}, bytes = 0, ticks_bytes = 0, used_on = current_date WHERE id = ${id} AND moved IS NULL RETURNING id
      ), without AS (DELETE FROM entries WHERE room IN (SELECT id FROM closed)
      ), snapshots AS (DELETE FROM snapshots WHERE room IN (SELECT id FROM closed)
      ), blobs AS (DELETE FROM blobs WHERE room IN (SELECT id FROM closed))
      SELECT pg_notify('rooms', ${room}) FROM closed`
    return closed.length > 0
  }

  /** Counts a device in; how many there are, or nothing where there is no place for it. */
  async admit(room: string, device: string, most: number): Promise<number | undefined> {
    const [{ devices = null } = {}] = await this.#sql<{ devices: number | null }[]>`
      SELECT admit_device(${bytesOfRoomId(room)}, ${sha256(`${room} ${device}`)}, ${most}, ${DEVICE_DAYS}) AS devices`
    return devices ?? undefined
  }

  async putBlob(
    room: string,
    blob: string,
    box: Buffer,
    { mostWritten, mostPhotos }: RoomShares,
  ): Promise<'kept' | 'full' | 'closed'> {
    const [{ outcome = 'closed' } = {}] = await this.#sql<{ outcome: 'kept' | 'full' | 'closed' }[]>`
      SELECT put_blob(${bytesOfRoomId(room)}, ${bytesOfRoomId(blob)}, ${box}, ${mostWritten}, ${mostPhotos}) AS outcome`
    return outcome
  }

  /** The days since each photo of a room was last put there, by its name. */
  async blobs(room: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#sql<{ name: string; days: number }[]>`
      SELECT encode(id, 'hex') AS name, current_date - put_on AS days FROM blobs WHERE room = ${bytesOfRoomId(room)}`
    return Object.fromEntries(rows.map(({ name, days }) => [name, days]))
  }

  async blob(room: string, blob: string): Promise<Buffer | undefined> {
    const [row] = await this.#sql<{ box: Buffer }[]>`
      SELECT box FROM blobs WHERE room = ${bytesOfRoomId(room)} AND id = ${bytesOfRoomId(blob)}`
    return row?.box
  }

  async deleteBlob(room: string, blob: string): Promise<void> {
    await this.#sql`
      WITH gone AS (DELETE FROM blobs WHERE room = ${bytesOfRoomId(room)} AND id = ${bytesOfRoomId(blob)} RETURNING length(box) AS size)
      UPDATE rooms SET bytes = bytes - gone.size FROM gone WHERE id = ${bytesOfRoomId(room)}`
  }

  /** Drops what nobody has used for so many days; how many rooms that were. */
  async sweep(days: number): Promise<number> {
    let gone = 0
    for (let some = SWEPT_ROOMS; some === SWEPT_ROOMS; gone += some) {
      const rooms = await this.#sql`
        DELETE FROM rooms WHERE id IN (SELECT id FROM rooms WHERE used_on < current_date - ${days}::int LIMIT ${SWEPT_ROOMS}) RETURNING id`
      some = rooms.length
    }
    await this.#sql`
      SELECT drop_staged(room, log, session, covers, 0, 0) FROM snapshots
      WHERE NOT is_whole AND staged_at < now() - make_interval(hours => ${STAGED_HOURS})`
    return gone
  }
}
