import { LOG_NAMES, type LogName } from '../merge/log.ts'
import { bytesOfHex, hexOfBytes, joinedBytes, type OwnBytes, textOfBytes, utf8Bytes } from '../secret/bytes.ts'

/**
 * What passes between a device and the relay, one frame in each message of a WebSocket: a byte that says which, fixed fields, and last what has
 * no fixed length. Both sides read frames that anybody may have written: whatever is too long, too short or of no kind is `undefined`.
 */

/** Bytes that a frame may have. */
export const MOST_BYTES = 1024 * 1024
/** Bytes that a sealed photo has at least: all of them are padded to a power of two. */
export const LEAST_BLOB = 4096
/** Bytes of a session (64 bits) and of the hash by which a log is checked. */
const SESSION_BYTES = 8
const CHAIN_BYTES = 32
/** Versions and sequences: 48 bits, which numbers hold exactly. */
const COUNT_BYTES = 6
/** Parts of a snapshot, at most 20 MiB of them. */
const PART_BYTES = 2
/** Bytes of the greetings, which are JSON. */
const MOST_GREETING = 4096

/** How far a device has read a log, and the hash of the log up to there. */
export interface LogCursor {
  readonly version: number
  readonly chain: string
}
export const START_CURSOR: LogCursor = { version: 0, chain: '0'.repeat(2 * CHAIN_BYTES) }

export interface HelloMessage {
  readonly protocol: 1
  readonly room: string
  /** Tokens by what they grant. */
  readonly grants: Readonly<Record<string, string>>
  /** 128 bits hexadecimal, drawn once for each device. */
  readonly device: string
  readonly cursors: Readonly<Record<LogName, LogCursor>>
}

export interface WelcomeMessage {
  readonly bytes: number
  readonly mostBytes: number
  readonly devices: number
  readonly mostDevices: number
  /** Logs that are no longer what this device has read: they come from the start, and it sends all that it has. */
  readonly diverged: readonly LogName[]
  /** Where the book has gone, sealed for each device that stays: the room is closed. */
  readonly moved?: string
  /** The day on which the room goes unless somebody opens it. */
  readonly expires: string
}

export const WIRE_REFUSALS = [
  'malformed',
  'room',
  'token',
  'rate',
  'devices',
  'full',
  'size',
  'replayed',
  'covers',
  'closed',
  'unavailable',
] as const
export type WireRefusal = (typeof WIRE_REFUSALS)[number]

export type WireFrame =
  | { readonly kind: 'hello'; readonly hello: HelloMessage }
  | {
      readonly kind: 'append'
      readonly log: LogName
      readonly session: string
      readonly sequence: number
      readonly box: Uint8Array
    }
  /** A part of all that a log says up to a version. */
  | {
      readonly kind: 'snapshot'
      readonly log: LogName
      readonly session: string
      readonly sequence: number
      readonly covers: number
      /** 1 where it says more than the log did: every device gets it. */
      readonly adds: number
      readonly part: number
      readonly parts: number
      readonly box: Uint8Array
    }
  | { readonly kind: 'welcome'; readonly welcome: WelcomeMessage }
  | {
      readonly kind: 'entry'
      readonly log: LogName
      readonly session: string
      readonly sequence: number
      readonly version: number
      readonly chain: string
      readonly box: Uint8Array
    }
  /** It is kept, as this version. */
  | {
      readonly kind: 'kept'
      readonly log: LogName
      readonly session: string
      readonly sequence: number
      readonly version: number
    }
  /** There is no more for now. */
  | { readonly kind: 'upToDate'; readonly log: LogName; readonly version: number; readonly chain: string }
  | { readonly kind: 'refused'; readonly refusal: WireRefusal; readonly session: string; readonly sequence: number }

type Kind = WireFrame['kind']
type Field =
  | 'log'
  | 'session'
  | 'sequence'
  | 'version'
  | 'covers'
  | 'adds'
  | 'chain'
  | 'part'
  | 'parts'
  | 'refusal'
  | 'box'
  | 'hello'
  | 'welcome'

/** Each kind by the byte that it begins with, and its fields in their order. */
const FORMS: Readonly<Record<Kind, { readonly byte: number; readonly fields: readonly Field[] }>> = {
  hello: { byte: 1, fields: ['hello'] },
  append: { byte: 2, fields: ['log', 'session', 'sequence', 'box'] },
  snapshot: { byte: 3, fields: ['log', 'session', 'sequence', 'covers', 'adds', 'part', 'parts', 'box'] },
  welcome: { byte: 11, fields: ['welcome'] },
  entry: { byte: 12, fields: ['log', 'session', 'sequence', 'version', 'chain', 'box'] },
  kept: { byte: 14, fields: ['log', 'session', 'sequence', 'version'] },
  upToDate: { byte: 15, fields: ['log', 'version', 'chain'] },
  refused: { byte: 16, fields: ['refusal', 'session', 'sequence'] },
}

interface Codec {
  /** Bytes; of what has no fixed length all that are left. */
  readonly length?: number
  readonly write: (value: never) => Uint8Array
  readonly read: (bytes: Uint8Array) => unknown
}

const count = (length: number): Codec => ({
  length,
  write: (value: number) =>
    Uint8Array.from({ length }, (_, at) => Math.floor(value / 2 ** (8 * (length - 1 - at))) % 256),
  read: (bytes) => bytes.reduce((sum, byte) => 256 * sum + byte, 0),
})
const hex = (length: number): Codec => ({
  length,
  write: (value: string) => bytesOfHex(value) ?? new Uint8Array(length),
  read: (bytes) => hexOfBytes(bytes),
})
const oneOf = (values: readonly string[]): Codec => ({
  length: 1,
  write: (value: string) => Uint8Array.of(values.indexOf(value)),
  read: (bytes) => values[bytes[0] ?? values.length],
})
const json = (check: (value: unknown) => unknown): Codec => ({
  write: (value: unknown) => utf8Bytes(JSON.stringify(value)),
  read: (bytes) => (bytes.length > MOST_GREETING ? undefined : check(JSON.parse(textOfBytes(bytes)))),
})

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === 2 * bytes && /^[\da-f]*$/.test(value)

function cursorIn(value: unknown): LogCursor | undefined {
  if (!isFields(value) || !Number.isSafeInteger(value.version) || Number(value.version) < 0) return undefined
  return isHex(value.chain, CHAIN_BYTES) ? { version: Number(value.version), chain: value.chain } : undefined
}

const ROOM_BYTES = 16
const DEVICE_BYTES = 16
const TOKEN_BYTES = 32

function helloIn(value: unknown): HelloMessage | undefined {
  if (!isFields(value) || value.protocol !== 1 || !isFields(value.grants) || !isFields(value.cursors)) return undefined
  const { room, device, grants } = value
  const [book, ticks] = LOG_NAMES.map((log) => cursorIn((value.cursors as Readonly<Record<string, unknown>>)[log]))
  const areTokens = Object.values(grants).every((token) => isHex(token, TOKEN_BYTES))
  if (!isHex(room, ROOM_BYTES) || !isHex(device, DEVICE_BYTES) || !areTokens || !book || !ticks) return undefined
  return { protocol: 1, room, device, grants: grants as HelloMessage['grants'], cursors: { book, ticks } }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
function welcomeIn(value: unknown): WelcomeMessage | undefined {
  if (!isFields(value)) return undefined
  const { bytes, mostBytes, devices, mostDevices, diverged, expires, moved } = value
  const isRight =
    [bytes, mostBytes, devices, mostDevices].every(isCount) && Array.isArray(diverged) && typeof expires === 'string'
  if (!isRight || (moved !== undefined && typeof moved !== 'string')) return undefined
  return value as unknown as WelcomeMessage
}

const CODECS: Readonly<Record<Field, Codec>> = {
  log: oneOf(LOG_NAMES),
  session: hex(SESSION_BYTES),
  sequence: count(COUNT_BYTES),
  version: count(COUNT_BYTES),
  covers: count(COUNT_BYTES),
  adds: count(1),
  part: count(PART_BYTES),
  parts: count(PART_BYTES),
  chain: hex(CHAIN_BYTES),
  refusal: oneOf(WIRE_REFUSALS),
  box: { write: (value: Uint8Array) => value, read: (bytes) => bytes },
  hello: json(helloIn),
  welcome: json(welcomeIn),
}

export function encodeFrame(frame: WireFrame): OwnBytes {
  const { byte, fields } = FORMS[frame.kind]
  const values = frame as unknown as Readonly<Record<Field, never>>
  return joinedBytes(Uint8Array.of(byte), ...fields.map((field) => CODECS[field].write(values[field])))
}

/** The frame that some bytes are, or nothing where they are none. */
export function decodeFrame(bytes: Uint8Array): WireFrame | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  const [kind, form] = Object.entries(FORMS).find(([, { byte }]) => byte === bytes[0]) ?? []
  if (!kind || !form) return undefined
  const read: Record<string, unknown> = { kind }
  let at = 1
  for (const field of form.fields) {
    const { length = bytes.length - at, read: codec } = CODECS[field]
    if (at + length > bytes.length) return undefined
    try {
      read[field] = codec(bytes.subarray(at, at + length))
    } catch {
      return undefined
    }
    if (read[field] === undefined) return undefined
    at += length
  }
  return at === bytes.length ? (read as unknown as WireFrame) : undefined
}

/** The hash of a log after one more message: whoever has read the same log has the same. */
export async function chainHash(chain: string, session: string, sequence: number, box: Uint8Array): Promise<string> {
  const content = joinedBytes(bytesOfHex(chain) ?? new Uint8Array(), utf8Bytes(`${session} ${sequence} `), box)
  return hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))
}

export { LOG_NAMES, type LogName } from '../merge/log.ts'
export { ROOM_GRANTS } from '../secret/grants.ts'
