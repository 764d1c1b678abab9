import { KIBIBYTES_A_REQUEST, type ServiceRefusal } from '@obrador/contract'
import {
  clientAt,
  limiterWithSites,
  memoryLimiter,
  type RequestAllowance,
  type RequestLimiter,
  WINDOW_SECONDS,
} from '@obrador/limiter'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { clientOfKey, type KeyAllowance, keyHolder, limiterByKey } from '../limiter/keys.ts'
import { wordsForRequest } from '../words/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it should get nothing, on a route that says so itself. */
    turnedAway: ServiceRefusal | undefined
    /** Whom it counts for by its address, once somebody has asked. */
    clientRead: string | undefined
  }
  interface FastifyInstance {
    /** Counts more requests for whoever sent one that asks for much; answers 429 and says no if those are too many. */
    readonly payMore: (request: FastifyRequest, reply: FastifyReply, more?: number) => Promise<boolean>
  }
  interface FastifyContextConfig {
    /** Not counted: what balancers and monitors ask for. */
    readonly unlimited?: boolean
    /** Says itself, in its own form, that somebody has had all that is allowed: it looks at `turnedAway`. */
    readonly saysItself?: boolean
    /** Counted as a POST, whatever its method: it calculates what stands in its address. */
    readonly isCalculation?: boolean
    /** Never turned away for want of time, and counted apart: a file that only has to be sent, of a page that breaks without it. */
    readonly isFile?: boolean
  }
}

export const LIMIT_HEADERS = {
  policy: 'RateLimit-Policy',
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
  retryAfter: 'Retry-After',
} as const

/** Read once: whose a chain of proxies is takes as long as counting it. */
export function clientOfRequest(request: FastifyRequest): string {
  request.clientRead ??= clientAt(request.ip, request.socket.remoteAddress)
  return request.clientRead
}

/** Requests that a body counts as by its size, beside the one that it came as. */
export const requestsByBytes = (bytes: number): number => Math.floor(bytes / (KIBIBYTES_A_REQUEST * 1024))

/** Where clients are being counted: for all replicas together, here by choice, or here because the store is away. */
export const STORE_STATES = ['shared', 'memory', 'away'] as const
export type StoreState = () => (typeof STORE_STATES)[number]

/** Counts holders of keys by what they may, and everybody else alike. */
function allowing<Answer>(
  everybody: RequestLimiter<Answer>,
  keys: readonly KeyAllowance[],
  counterOf: (key: KeyAllowance) => RequestLimiter<Answer>,
): RequestLimiter<Answer> {
  const counter = limiterByKey(everybody, keys, counterOf)
  return { consume: (client, requests) => counter(client).consume(client, requests) }
}

/** The counter of POST requests: one for all replicas where a store is configured. */
async function postLimiter(
  app: FastifyInstance,
  { store, limits, keys }: ApiConfig,
): Promise<[RequestLimiter, StoreState]> {
  const memory = allowing(memoryLimiter(limits.post), keys, ({ perMinute }) => memoryLimiter(perMinute))
  if (!store) {
    app.log.info('no OBRADOR_REDIS_URL: requests are counted in the memory of this process alone')
    return [memory, () => 'memory']
  }
  // What speaks to a store is loaded where there is one.
  const [{ greetStore, openStore }, { insuredLimiter, storeLimiter }] = await Promise.all([
    import('../limiter/store.ts'),
    import('../limiter/shared.ts'),
  ])
  const client = openStore(store)
  const reason = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))
  // Said when counting changes hands, not at every failed attempt to connect.
  client.on('error', (problem) => app.log.debug({ reason: reason(problem) }, 'store connection'))
  const shared = allowing(storeLimiter(client, 'post', limits.post), keys, ({ name, perMinute }) =>
    storeLimiter(client, `post:${name}`, perMinute),
  )
  const limiter = insuredLimiter(shared, memory, {
    ping: () => client.ping(),
    lost: (problem) => app.log.warn({ reason: reason(problem) }, 'store away: counting in memory'),
    back: () => app.log.info('store back: counting for all replicas'),
  })
  app.addHook('onClose', async () => {
    limiter.close()
    client.disconnect()
  })
  await greetStore(client)
  return [limiter, () => (limiter.shared() && client.status === 'ready' ? 'shared' : 'away')]
}

/** Says what is left, and turns away who has had it all; a route that says so itself hears why. */
function isLetIn({ allowed, limit, remaining, reset }: RequestAllowance, reply: FastifyReply): boolean {
  const { request } = reply
  reply.header(LIMIT_HEADERS.policy, `${limit};w=${WINDOW_SECONDS}`)
  reply.header(LIMIT_HEADERS.limit, limit)
  reply.header(LIMIT_HEADERS.remaining, remaining)
  reply.header(LIMIT_HEADERS.reset, reset)
  if (allowed) return true
  const refusal: ServiceRefusal = {
    error: wordsForRequest(request).tooManyRequests(limit, reset),
    codigo: 'demasiadas_peticiones',
  }
  reply.header(LIMIT_HEADERS.retryAfter, reset)
  if (request.routeOptions.config.saysItself) request.turnedAway = refusal
  else reply.code(429).send(refusal)
  return request.turnedAway !== undefined
}

const answer = (allowance: RequestAllowance, reply: FastifyReply, done: HookHandlerDoneFunction): unknown =>
  isLetIn(allowance, reply) && done()

/** What is counted here needs no promise. */
function heard(
  allowance: ReturnType<RequestLimiter['consume']>,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (allowance instanceof Promise) allowance.then((found) => answer(found, reply, done), done)
  else answer(allowance, reply, done)
}

/**
 * A visit of the app keeps all of it for when there is no network, some two hundred files: behind one address there is a
 * whole school, and a page breaks without one of them. As many again as other requests, ten times over: thirty visits.
 */
export const FILES_PER_OTHER = 10

/**
 * One bucket per client over all POST, rejected ones included, a generous one for everything else and one for the files of the app,
 * which each replica counts by itself: they stop abuse and need not be exact.
 */
export async function limitRequests(app: FastifyInstance, config: ApiConfig): Promise<StoreState> {
  const [counted, storeState] = await postLimiter(app, config)
  const post = limiterWithSites(counted, config.limits.post)
  const alone = (most: number): RequestLimiter => limiterWithSites(memoryLimiter(most), most)
  const get = alone(config.limits.get)
  const files = alone(FILES_PER_OTHER * config.limits.get)

  const holderOf = keyHolder(config.keys)
  /** Whom a POST counts for: a holder of a key by that, and everybody else by their address. */
  const payerOf = (request: FastifyRequest): string => {
    const holder = holderOf(request.headers.authorization)
    return holder === undefined ? clientOfRequest(request) : clientOfKey(holder)
  }

  app.decorate(
    'payMore',
    async (request, reply, more = 1) => more === 0 || isLetIn(await post.consume(payerOf(request), more), reply),
  )
  app.decorateRequest('turnedAway', undefined)
  app.decorateRequest('clientRead', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const { unlimited, isFile, isCalculation } = request.routeOptions.config
    if (unlimited) return done()
    if (request.method === 'POST' || isCalculation) heard(post.consume(payerOf(request)), reply, done)
    else heard((isFile ? files : get).consume(clientOfRequest(request)), reply, done)
  })
  return storeState
}
