import { availableParallelism, totalmem } from 'node:os'
import { nearestTypes } from '@obrador/engine'
import { proxiesIn } from '@obrador/limiter'
import { type KeyAllowance, keysInSetting } from './limiter/keys.ts'
import { type StoreAddress, storeAddress } from './limiter/store-address.ts'
import * as say from './messages.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How long requests under way may take to finish after the door is closed: whoever stops the service waits for it too. */
export const GRACE_SECONDS = 10

export interface ApiConfig {
  readonly port: number
  readonly host: string
  /** Address under which clients reach the service, without a slash at the end. */
  readonly baseUrl: string
  /** Peers whose `X-Forwarded-For` is believed: addresses or CIDR networks. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Seconds between saying «not ready» and closing the door, for balancers to notice. */
  readonly drainSeconds: number
  /** Where all replicas count their clients together; each counts by itself without one. */
  readonly store: StoreAddress | undefined
  /** Connections at a time; those beyond are dropped as they come. */
  readonly maxConnections: number
  /** Where metrics are served; nowhere without one. */
  readonly admin: { readonly host: string; readonly port: number } | undefined
  /** The collector that gets this share of the requests as traces; none without one. */
  readonly traces: { readonly endpoint: string; readonly ratio: number } | undefined
  /** The relay by which devices share a book, for the web app; it offers none without one. */
  readonly relay: string | undefined
  /** Where to report a weakness, for `security.txt`: `mailto:` or `https:`. */
  readonly securityContact: string | undefined
  /** How late the event loop may be before requests are turned away, ms, where a test wants another than the usual. */
  readonly latestLoop: number | undefined
  /** How adjustments are worked out, away from the thread that answers. */
  readonly adjust: AdjustSettings
  /** Requests per minute and client. */
  readonly limits: { readonly post: number; readonly get: number }
  /** KiB that a body may have, and that of a plan of production. */
  readonly sizes: { readonly body: number; readonly plan: number }
  /** Who may send more than everybody: an allowance, never a condition. */
  readonly keys: readonly KeyAllowance[]
}

/** What a body and a plan may have unless somebody says otherwise, KiB. */
export const USUAL_SIZES: ApiConfig['sizes'] = { body: 256, plan: 1024 }

/**
 * Bounds of what an operator may set. A minute has 100,000 requests of one client at most: a replica answers some 240,000 of the cheapest.
 * Two of the largest bodies are what one client may have under way (plugins/in-flight.ts); 16 KiB hold 200 lines of an ingredient and its grams.
 */
const BOUNDS = { perMinute: [1, 100_000], kibibytes: [16, 1024] } as const

export interface AdjustSettings {
  readonly threads: number
  /** Adjustments that may wait for a thread; more are turned away. */
  readonly queue: number
  /** A guard, ms: what one may take once it has a thread. Its steps are bounded, and end nearly all of them long before. */
  readonly milliseconds: number
  /** Times that a thread works its examples out before its first job: a solver that has just been loaded takes ten times what it takes later. */
  readonly warmUps: number
}

/** A replica without threads, and what each adds under load, MB (measured; docs/operations.md). */
const MEMORY = { replica: 300, thread: 100 } as const
/** More serve nobody better: adjustments are a small part of what is asked, and replicas are how the service grows. */
const MOST_THREADS = 2

/** Threads of a process that has so many cores and bytes: one core is left to whoever answers, and some memory to all. */
export function threadsForMachine(cores: number, bytes: number): number {
  const afforded = Math.floor((bytes / 1e6 - MEMORY.replica) / MEMORY.thread)
  return Math.max(1, Math.min(MOST_THREADS, cores - 1, afforded))
}

/** What the process may use: of a container, what it was given. */
const ownMemory = (): number => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

const PREFIX = 'OBRADOR_'

type Environment = Readonly<Record<string, string | undefined>>
type Overrides = Partial<Omit<ApiConfig, 'limits' | 'adjust' | 'sizes'>> & {
  readonly limits?: Given<Partial<ApiConfig['limits']>>
  readonly sizes?: Given<Partial<ApiConfig['sizes']>>
  readonly adjust?: Given<Partial<AdjustSettings>>
}

function read<T>(
  env: Environment,
  name: string,
  wanted: say.SettingText,
  parse: (text: string) => T | undefined,
  secrecy?: 'hidden',
): T | undefined {
  const text = env[name]?.trim()
  if (text === undefined || text === '') return undefined
  const value = parse(text)
  if (value === undefined) throw new Error(say.badSetting(name, secrecy ? '***' : text, wanted))
  return value
}

/** Of a setting that may be anything. */
const ANY_TEXT: say.SettingText = ['', '']

const integer = (least: number, most: number) => (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

const address = (text: string): string | undefined => {
  const url = URL.parse(text)
  const plain = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
  return plain ? url.href.replace(/\/$/, '') : undefined
}

const contact = (text: string): string | undefined =>
  /^(mailto:[^\s@]+@|https:\/\/)\S+$/.test(text) ? text : undefined

const share = (text: string): number | undefined =>
  /^\d(\.\d{1,6})?$/.test(text) && Number(text) <= 1 ? Number(text) : undefined

/** What a browser on the same machine would type: nobody can visit 0.0.0.0. */
function listeningOn(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function adminOf(env: Environment): ApiConfig['admin'] {
  const port = read(env, 'OBRADOR_ADMIN_PORT', say.settingTexts.port, integer(1, 65_535))
  // Metrics are nobody's business but the operator's.
  const host = read(env, 'OBRADOR_ADMIN_HOST', ANY_TEXT, (text) => text) ?? '127.0.0.1'
  return port === undefined ? undefined : { host, port }
}

function tracesOf(env: Environment): ApiConfig['traces'] {
  const endpoint = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', say.settingTexts.baseUrl, address)
  const ratio = read(env, 'OBRADOR_TRACE_RATIO', say.settingTexts.ratio, share) ?? 0.01
  return endpoint === undefined ? undefined : { endpoint, ratio }
}

/** The settings of the process; a bad value stops the start with a sentence that says which. */
export function readApiConfig(env: Environment): ApiConfig {
  return configureApi({
    port: read(env, 'PORT', say.settingTexts.port, integer(1, 65_535)),
    host: read(env, 'HOST', ANY_TEXT, (text) => text),
    baseUrl: read(env, 'OBRADOR_BASE_URL', say.settingTexts.baseUrl, address),
    trustedProxies: read(env, 'OBRADOR_TRUSTED_PROXIES', say.settingTexts.proxies, proxiesIn),
    store: read(env, 'OBRADOR_REDIS_URL', say.settingTexts.store, storeAddress, 'hidden'),
    logLevel: read(env, 'LOG_LEVEL', say.settingTexts.logLevel(LOG_LEVELS), (text) =>
      LOG_LEVELS.find((level) => level === text),
    ),
    admin: adminOf(env),
    traces: tracesOf(env),
    relay: read(env, 'OBRADOR_RELAY_URL', say.settingTexts.baseUrl, address),
    securityContact: read(env, 'OBRADOR_SECURITY_CONTACT', say.settingTexts.contact, contact),
    maxConnections: read(env, 'OBRADOR_MAX_CONNECTIONS', say.settingTexts.connections, integer(1, 100_000)),
    drainSeconds: read(env, 'OBRADOR_DRAIN_SECONDS', say.settingTexts.drain, integer(0, 300)),
    adjust: {
      threads: read(env, 'OBRADOR_ADJUST_THREADS', say.settingTexts.threads, integer(1, 64)),
      queue: read(env, 'OBRADOR_ADJUST_QUEUE', say.settingTexts.queue, integer(0, 10_000)),
      milliseconds: read(env, 'OBRADOR_ADJUST_MS', say.settingTexts.milliseconds, integer(50, 60_000)),
    },
    limits: {
      post: read(
        env,
        'OBRADOR_POST_PER_MINUTE',
        say.settingTexts.perMinute(...BOUNDS.perMinute),
        integer(...BOUNDS.perMinute),
      ),
      get: read(
        env,
        'OBRADOR_GET_PER_MINUTE',
        say.settingTexts.perMinute(...BOUNDS.perMinute),
        integer(...BOUNDS.perMinute),
      ),
    },
    sizes: {
      body: read(
        env,
        'OBRADOR_BODY_KIB',
        say.settingTexts.kibibytes(...BOUNDS.kibibytes),
        integer(...BOUNDS.kibibytes),
      ),
      plan: read(
        env,
        'OBRADOR_PLAN_KIB',
        say.settingTexts.kibibytes(...BOUNDS.kibibytes),
        integer(...BOUNDS.kibibytes),
      ),
    },
    keys: read(env, 'OBRADOR_KEYS', say.settingTexts.keys, keysInSetting(...BOUNDS.perMinute), 'hidden'),
  })
}

/** A sentence for each setting with our prefix that nobody reads: mistyped, it would leave the default in force in silence. */
export function unknownSettings(env: Environment): readonly string[] {
  const known = new Set<string>()
  readApiConfig(new Proxy({}, { get: (_, name) => void known.add(String(name)) }))
  const own = [...known].flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  const labels = Object.fromEntries(own.map((name) => [name, { label: name }]))
  const nearTo = (name: string): readonly string[] => nearestTypes(labels, name.slice(PREFIX.length)).slice(0, 1)
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.has(name))
    .map((name) =>
      say.unknownSetting(
        name,
        nearTo(name).map((near) => PREFIX + near),
      ),
    )
}

type Given<T> = { readonly [key in keyof T]: T[key] | undefined }

/** The defaults, and whatever is given in their place. */
export function configureApi(given: Given<Overrides>): ApiConfig {
  const { port = 8080, host = '0.0.0.0' } = given
  return {
    port,
    host,
    baseUrl: given.baseUrl ?? listeningOn(host, port),
    trustedProxies: given.trustedProxies ?? [],
    store: given.store,
    admin: given.admin,
    traces: given.traces,
    relay: given.relay,
    securityContact: given.securityContact,
    logLevel: given.logLevel ?? 'info',
    maxConnections: given.maxConnections ?? 10_000,
    drainSeconds: given.drainSeconds ?? 0,
    latestLoop: given.latestLoop,
    adjust: {
      threads: given.adjust?.threads ?? threadsForMachine(availableParallelism(), ownMemory()),
      queue: given.adjust?.queue ?? 100,
      milliseconds: given.adjust?.milliseconds ?? 10_000,
      warmUps: given.adjust?.warmUps ?? 2,
    },
    limits: { post: given.limits?.post ?? 60, get: given.limits?.get ?? 600 },
    sizes: { body: given.sizes?.body ?? USUAL_SIZES.body, plan: given.sizes?.plan ?? USUAL_SIZES.plan },
    keys: given.keys ?? [],
  }
}
