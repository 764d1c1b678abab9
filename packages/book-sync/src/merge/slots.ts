import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { escapedName, unescapedName } from './cells.ts'
import { canonicalJson, DEEPEST_LEVEL, isJsonObject, isPlain, type JsonObject, type JsonValue } from './json.ts'

/**
 * What stands in the map of a group. A cell has a slot for each session that wrote it: a session writes its own slot and deletes those it
 * has seen, so that of two writes at once both stay, and of two after each other the later.
 */
export interface MapSlot {
  readonly value: JsonValue
  /** ms since 1970 by the clock of who wrote it. */
  readonly at: number
  readonly device: string
  /** Rises with each write of its session: tells what a deletion had seen. */
  readonly count: number
}

/** `~0` to `~2` are escapes of names, `~3` an element of a list: no field is called like these. */
const BIN = '~4'
const KEPT = '~5'
/** A cell that says nothing: written by who takes a record out of the bin, so that a deletion that has not seen it does not hold. */
export const TOUCHED_CELL = '~6'

/** Which records of the book a key of the map speaks of, and what it says of them. */
export type SlotPlace =
  | { readonly kind: 'cell'; readonly id: string; readonly path: string; readonly session: string }
  | { readonly kind: 'bin'; readonly id: string; readonly session: string }
  | { readonly kind: 'kept'; readonly id: string; readonly hash: string }

export const cellKey = (id: string, path: string, session: string): string => `${escapedName(id)}/${path}|${session}`
export const binKey = (id: string, session: string): string => cellKey(id, BIN, session)
export const keptKey = (id: string, hash: string): string => `${escapedName(id)}/${KEPT}${hash}`

/** Sessions as a group writes them: 32 bits to the base of 36. */
const SESSION = /^[\da-z]{1,7}$/
const isTooLong = (path: string): boolean => path.split('/', DEEPEST_LEVEL + 1).length > DEEPEST_LEVEL

/** Nothing where a key is none that a group writes. */
export function slotPlaceOf(key: string): SlotPlace | undefined {
  const slash = key.indexOf('/')
  if (slash < 0) return undefined
  const id = unescapedName(key.slice(0, slash))
  const bar = key.lastIndexOf('|')
  const path = key.slice(slash + 1, bar < 0 ? undefined : bar)
  if (path.startsWith(KEPT)) return { kind: 'kept', id, hash: path.slice(KEPT.length) }
  if (bar < 0) return undefined
  const session = key.slice(bar + 1)
  if (!SESSION.test(session) || isTooLong(path)) return undefined
  return path === BIN ? { kind: 'bin', id, session } : { kind: 'cell', id, path, session }
}

/** Times are kept in seconds since 2020, which are shorter; the merge needs no more of them. */
const EPOCH_S = 1_577_836_800
export const slotValue = ({ value, at, device, count }: MapSlot): JsonValue => [
  value,
  Math.round(at / 1000) - EPOCH_S,
  device,
  count,
]

/** What a map holds comes from other devices: anything else than a slot is no slot. */
export function slotOfValue(stored: unknown): MapSlot | undefined {
  if (!Array.isArray(stored)) return undefined
  const [value, at, device, count] = stored as readonly JsonValue[]
  if (value === undefined || typeof at !== 'number' || typeof device !== 'string' || !Number.isSafeInteger(count))
    return undefined
  const written = (at + EPOCH_S) * 1000
  // A time that no clock shows, or a value that is no plain data.
  if (Number.isNaN(new Date(written).getTime()) || !isPlain(value)) return undefined
  return { value, at: written, device, count: Number(count) }
}

/** Of what was written at once, what counts: the latest by its clock, and among those of one second the greater session, anywhere the same. */
export const byWeight = (
  [sessionA, a]: readonly [string, MapSlot],
  [sessionB, b]: readonly [string, MapSlot],
): number => b.at - a.at || (sessionA < sessionB ? 1 : -1)

export interface KeptVersion {
  /** Its place among the versions: above all that its writer knew. */
  readonly number: number
  readonly version: JsonObject
}

/** Bytes of the digest by which a version is called: two of one book never share 96 bits. */
const HASH_BYTES = 12
export const versionHashOf = (version: JsonObject): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(version)))).slice(0, 2 * HASH_BYTES)

/** A version is called by what it says, so that one that was changed is none. */
export function keptVersionOf(stored: unknown, hash: string): KeptVersion | undefined {
  if (!Array.isArray(stored)) return undefined
  const [number, version] = stored as readonly unknown[]
  if (typeof number !== 'number' || !isJsonObject(version) || !isPlain(version) || versionHashOf(version) !== hash)
    return undefined
  return { number, version }
}

/** A deletion and, of each session, the last write of the record that it had seen. */
export interface RecordDeletion {
  readonly at: string
  readonly seen: Readonly<Record<string, number>>
}
export const deletionOfSlot = (value: JsonValue): RecordDeletion =>
  isJsonObject(value)
    ? { at: String(value.at), seen: (isJsonObject(value.seen) ? value.seen : {}) as RecordDeletion['seen'] }
    : { at: '', seen: {} }
