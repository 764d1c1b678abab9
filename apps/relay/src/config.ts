import { proxiesIn } from '@obrador/limiter'

/** The settings of the process; a bad value stops the start with a sentence that says which. */
export interface RelayConfig {
  readonly port: number
  readonly host: string
  /** PostgreSQL, as a URL; a password in it is never printed. */
  readonly database: string
  /** Connections to it. */
  readonly pool: number
  /** Peers whose `X-Forwarded-For` is believed: addresses or CIDR networks. */
  readonly trustedProxies: readonly string[]
  /** Where metrics are served; nowhere without one. */
  readonly admin: { readonly host: string; readonly port: number } | undefined
  readonly logLevel: string
  readonly limits: RelayLimits
}

export interface RelayLimits {
  /** Bytes and devices of a room. */
  readonly bytes: number
  readonly devices: number
  /** Messages a minute of a room, and of a client; rooms that a client may make in an hour. */
  readonly perRoom: number
  readonly perAddress: number
  readonly roomsPerHour: number
  /** Connections at a time: of all, of a client, and to a room. */
  readonly connections: number
  readonly connectionsPerAddress: number
  readonly connectionsPerRoom: number
  /** Days that a room is kept without anybody opening it. */
  readonly days: number
}

/** Bytes of a room, by what they are for. */
export interface RoomShares {
  /** Of everything (messages, snapshots, those that are staged, photos) when a message or a photo comes: the rest is for the snapshot that makes room again. */
  readonly mostWritten: number
  readonly mostPhotos: number
  /** Of the log of ticks, when a message comes. */
  readonly mostTicks: number
}

/**
 * Of 20 MiB, photos leave 4: as much as four books of 1,000 formulas. Who only weighs writes ticks, and has 2 MiB: 8,000 messages that no snapshot covers yet. So the book has
 * 1 MiB when both have filled their share, and another for its snapshot.
 */
const SHARES = { written: 0.95, photos: 0.8, ticks: 0.1 } as const

export const sharesOf = ({ bytes: most }: RelayLimits): RoomShares => ({
  mostWritten: Math.floor(SHARES.written * most),
  mostPhotos: Math.floor(SHARES.photos * most),
  mostTicks: Math.floor(SHARES.ticks * most),
})

const MEBIBYTE = 1024 * 1024
/**
 * What a workshop has room for and nobody fills by accident: a book of 1,000 formulas is under 1 MiB sealed, the rest is photos. A device sends a message a second at
 * most while somebody types (client/client.ts), so that ten of them have 600 a minute.
 */
const LIMITS: RelayLimits = {
  bytes: 20 * MEBIBYTE,
  devices: 10,
  perRoom: 1200,
  perAddress: 2400,
  roomsPerHour: 20,
  connections: 10_000,
  // A workshop behind one address, several of them behind that of a provider.
  connectionsPerAddress: 100,
  // Ten devices with two pages each.
  connectionsPerRoom: 20,
  days: 400,
}

type Environment = Readonly<Record<string, string | undefined>>

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function read<T>(
  env: Environment,
  name: string,
  wanted: string,
  parse: (text: string) => T | undefined,
): T | undefined {
  const text = env[name]?.trim()
  if (text === undefined || text === '') return undefined
  const value = parse(text)
  if (value === undefined) throw new Error(`${name} must be ${wanted}`)
  return value
}

const integer = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
const port = integer(1, 65_535)
const databaseUrl = (text: string): string | undefined =>
  /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined

export function readRelayConfig(env: Environment): RelayConfig {
  const database = read(env, 'RELAY_DATABASE_URL', 'the address of a PostgreSQL, postgres://…', databaseUrl)
  if (database === undefined) throw new Error('RELAY_DATABASE_URL must be the address of a PostgreSQL, postgres://…')
  const adminHost = read(env, 'RELAY_ADMIN_HOST', '', (text) => text) ?? '127.0.0.1'
  const adminPort = read(env, 'RELAY_ADMIN_PORT', 'a port', port)
  const days = read(env, 'RELAY_DAYS', 'a number of days from 30 to 4000', integer(30, 4000))
  const bytes = read(env, 'RELAY_ROOM_MIB', 'a number of MiB from 1 to 1000', integer(1, 1000))
  return {
    port: read(env, 'PORT', 'a port', port) ?? 8090,
    host: read(env, 'HOST', '', (text) => text) ?? '0.0.0.0',
    database,
    pool: read(env, 'RELAY_POOL', 'a number from 2 to 100', integer(2, 100)) ?? 10,
    trustedProxies: read(env, 'RELAY_TRUSTED_PROXIES', 'addresses or CIDR networks', proxiesIn) ?? [],
    admin: adminPort === undefined ? undefined : { port: adminPort, host: adminHost },
    logLevel: read(env, 'LOG_LEVEL', LEVELS.join(', '), (text) => (LEVELS.includes(text) ? text : undefined)) ?? 'info',
    limits: {
      ...LIMITS,
      perRoom: read(env, 'RELAY_PER_ROOM', 'messages a minute', integer(1, 1_000_000)) ?? LIMITS.perRoom,
      perAddress: read(env, 'RELAY_PER_ADDRESS', 'messages a minute', integer(1, 1_000_000)) ?? LIMITS.perAddress,
      roomsPerHour:
        read(env, 'RELAY_ROOMS_PER_HOUR', 'a number of rooms', integer(1, 1_000_000)) ?? LIMITS.roomsPerHour,
      connectionsPerAddress:
        read(env, 'RELAY_CONNECTIONS_PER_ADDRESS', 'a number of connections', integer(1, 1_000_000)) ??
        LIMITS.connectionsPerAddress,
      ...(days !== undefined && { days }),
      ...(bytes !== undefined && { bytes: bytes * MEBIBYTE }),
    },
  }
}
