import type { Cost, Operation } from './costs.ts'

/**
 * A day of artisans and agents, minute by minute, against what their requests cost. Everybody is in one time zone, calls the service
 * for every answer (the web app does not: it calculates by itself) and comes back when told to, so that a refused request is counted once.
 * What people do is assumed, and each assumption is named; what it costs is measured; the rest follows.
 */

export const PEOPLE = {
  artisans: 1_000_000,
  /** Share of them at work with formulas on one day: not every day is one of new recipes. */
  atWork: 0.5,
  /** Minutes of a session, mean, and requests in one of its minutes: a formula is changed every ten or fifteen seconds. */
  minutes: 25,
  perMinute: 4.5,
  /** Share of those at work who sit in a classroom or behind one address with so many others. */
  sharing: 0.02,
  behindOne: 25,
  /** Share whose program loops over a cookbook, and how fast it sends until it is told not to. */
  looping: 0.0005,
  loopPerMinute: 300,
} as const

export const AGENTS = {
  /** Conversations a day, the calls of each and the minutes they take. */
  conversations: 1_000_000,
  calls: 6,
  minutes: 3,
  /** Share of them at providers who host agents, which send from so many addresses in all. */
  hosted: 0.8,
  addresses: 60,
} as const

/** Of 24 hours, what share of the sessions begins in each: ovens before dawn, shops in the morning, little at night. */
const HOURS = [1, 1, 2, 4, 6, 6, 6, 7, 8, 9, 9, 8, 6, 4, 3, 4, 5, 5, 3, 1, 1, 1, 0, 0] as const

/** What artisans ask for with POST, and how often they look something up in the catalogue besides. */
const POSTS: Readonly<Partial<Record<Operation, number>>> = {
  balanced: 0.34,
  offBalance: 0.4,
  explained: 0.03,
  pasted: 0.06,
  label: 0.07,
  piece: 0.03,
  plan: 0.01,
  adjustment: 0.06,
}
const LOOKED_UP = 0.1

const MINUTES = 24 * 60
/** The loop of a replica is kept at this share of a core, as the autoscaler does (deploy/kubernetes/scaling.yaml). */
export const TARGET = 0.6
const MICROSECONDS_A_MINUTE = 60e6

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** How many come where so many are expected (Knuth below thirty, the normal curve above). */
function poisson(expected: number, random: () => number): number {
  if (expected > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal))
  }
  const least = Math.exp(-expected)
  let count = 0
  for (let product = random(); product > least; product *= random()) count++
  return count
}

/** A minute of the day at which somebody begins. */
function beginning(random: () => number): number {
  const all = HOURS.reduce<number>((sum, share) => sum + share, 0)
  let left = random() * all
  const hour = HOURS.findIndex((share) => {
    left -= share
    return left < 0
  })
  return 60 * hour + Math.floor(60 * random())
}

export interface Limits {
  /** POST requests a minute and address. */
  readonly perMinute: number
  /** Keys of those who host agents, and what each may send a minute: their addresses no longer count. */
  readonly keys?: { readonly count: number; readonly perMinute: number }
}

/** Of some clients, what they sent and what of it was refused. */
export interface Share {
  readonly sent: number
  readonly refused: number
}

const CLIENTS = ['alone', 'sharing', 'looping', 'hosted', 'ownAgents'] as const
type Client = (typeof CLIENTS)[number]

export interface Day {
  readonly requests: number
  /** Requests a second in the busiest minute. */
  readonly perSecond: number
  /** Cores that the loops use in it, and replicas that keep each loop at its target. */
  readonly loops: number
  readonly replicas: number
  /** Cores of the threads of adjustments in it. */
  readonly threads: number
  readonly megabytesASecond: number
  readonly shares: Readonly<Record<Client, Share>>
}

type Costs = Readonly<Record<Operation, Cost>>

/** What came of the requests of one kind of client, minute by minute. */
class Ledger {
  readonly served = new Float64Array(MINUTES)
  readonly refused = new Float64Array(MINUTES)

  /** So many requests of one client in one minute: what is over its limit is refused. */
  count(minute: number, sent: number, most: number): void {
    const at = minute % MINUTES
    const over = Math.max(0, sent - most)
    this.served[at] = (this.served[at] ?? 0) + sent - over
    this.refused[at] = (this.refused[at] ?? 0) + over
  }

  share(): Share {
    const refused = this.refused.reduce((sum, one) => sum + one, 0)
    return { refused, sent: refused + this.served.reduce((sum, one) => sum + one, 0) }
  }
}

/** What comes of the day under one set of limits. */
interface Book {
  readonly limits: Limits
  readonly ledgers: Readonly<Record<Client, Ledger>>
}

const countIn = (books: readonly Book[], client: Client, minute: number, sent: number): void => {
  for (const { limits, ledgers } of books) ledgers[client].count(minute, sent, limits.perMinute)
}

function playArtisans(books: readonly Book[], random: () => number): void {
  const atWork = PEOPLE.artisans * PEOPLE.atWork
  const sessions = (client: Client, count: number, expected: number, minutes: () => number): void => {
    for (let one = 0; one < count; one++) {
      const start = beginning(random)
      const length = minutes()
      for (let at = 0; at < length; at++) countIn(books, client, start + at, poisson(expected, random))
    }
  }
  /** Sessions have no usual length: many are short, and some long (exponential). */
  const lasting = (): number => Math.ceil(-PEOPLE.minutes * Math.log(1 - random()))
  sessions('alone', atWork * (1 - PEOPLE.sharing - PEOPLE.looping), PEOPLE.perMinute, lasting)
  sessions(
    'sharing',
    (atWork * PEOPLE.sharing) / PEOPLE.behindOne,
    PEOPLE.behindOne * PEOPLE.perMinute,
    () => CLASS_MINUTES,
  )
  sessions('looping', atWork * PEOPLE.looping, PEOPLE.loopPerMinute, () => LOOP_MINUTES)
}

/** A lesson, and a program that goes through a cookbook. */
const CLASS_MINUTES = 60
const LOOP_MINUTES = 30

function playAgents(books: readonly Book[], random: () => number): void {
  const calls = AGENTS.calls / AGENTS.minutes
  const underWay = new Float64Array(MINUTES)
  const hosted = Math.round(AGENTS.conversations * AGENTS.hosted)
  for (let one = 0; one < AGENTS.conversations; one++) {
    const start = beginning(random)
    for (let at = 0; at < AGENTS.minutes; at++) {
      const minute = (start + at) % MINUTES
      if (one < hosted) underWay[minute] = (underWay[minute] ?? 0) + 1
      else countIn(books, 'ownAgents', minute, poisson(calls, random))
    }
  }
  for (const { limits, ledgers } of books) {
    const { count: senders, perMinute } = limits.keys ?? { count: AGENTS.addresses, perMinute: limits.perMinute }
    for (const [minute, conversations] of underWay.entries()) {
      for (let one = 0; one < senders; one++) {
        ledgers.hosted.count(minute, poisson((conversations * calls) / senders, random), perMinute)
      }
    }
  }
}

/** What a mix of operations costs on average. */
const meanOf = (costs: Costs, key: 'loop' | 'bytes'): number =>
  Object.entries(POSTS).reduce((sum, [one, share]) => sum + share * costs[one as Operation][key], 0) +
  LOOKED_UP * costs.catalogue[key]

const WORKED_OUT = POSTS.adjustment ?? 0

/** The day, played once from a seed, and what comes of it under each set of limits. */
export function play(costs: Costs, all: readonly Limits[], seed: number): readonly Day[] {
  const random = randomFrom(seed)
  const books = all.map(
    (limits): Book => ({
      limits,
      ledgers: Object.fromEntries(CLIENTS.map((client) => [client, new Ledger()])) as Record<Client, Ledger>,
    }),
  )
  playArtisans(books, random)
  playAgents(books, random)
  return books.map(({ ledgers }) => dayOf(costs, ledgers))
}

function dayOf(costs: Costs, ledgers: Readonly<Record<Client, Ledger>>): Day {
  const [people, agents] = [
    [ledgers.alone, ledgers.sharing, ledgers.looping],
    [ledgers.hosted, ledgers.ownAgents],
  ]
  const sum = (all: readonly Ledger[], key: 'served' | 'refused', minute: number): number =>
    all.reduce((total, ledger) => total + (ledger[key][minute] ?? 0), 0)
  const [loop, bytes] = [meanOf(costs, 'loop'), meanOf(costs, 'bytes')]
  const busiest = { loops: 0, threads: 0, perSecond: 0, megabytesASecond: 0 }
  let requests = 0
  for (let minute = 0; minute < MINUTES; minute++) {
    const [asked, called] = [sum(people, 'served', minute), sum(agents, 'served', minute)]
    const refused = sum([...people, ...agents], 'refused', minute)
    const all = asked * (1 + LOOKED_UP) + called + refused
    const microseconds = asked * loop + called * costs.agentCall.loop + refused * costs.refused.loop
    requests += all
    busiest.perSecond = Math.max(busiest.perSecond, all / 60)
    busiest.loops = Math.max(busiest.loops, microseconds / MICROSECONDS_A_MINUTE)
    busiest.threads = Math.max(busiest.threads, (asked * WORKED_OUT * costs.adjustment.threads) / MICROSECONDS_A_MINUTE)
    const sent = asked * bytes + called * costs.agentCall.bytes + refused * costs.refused.bytes
    busiest.megabytesASecond = Math.max(busiest.megabytesASecond, sent / 60 / 1e6)
  }
  return {
    requests,
    ...busiest,
    replicas: Math.max(2, Math.ceil(busiest.loops / TARGET)),
    shares: Object.fromEntries(CLIENTS.map((client) => [client, ledgers[client].share()])) as Day['shares'],
  }
}
