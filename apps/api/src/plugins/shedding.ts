import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { LIMIT_HEADERS } from './limits.ts'

/** How late the event loop may be, one time in ten, before requests are turned away, ms: from there on people notice. */
export const LATEST_LOOP = 200
/** The share of the moments of a second that may be later. */
const PERCENTILE = 90
const SAMPLED_EVERY = 1_000
const RESOLUTION = 10
/**
 * The share of a second from which the loop is busy. One with work waiting never rests; one that rests and wakes up late is kept
 * waiting by the rest of the machine, and turning requests away would relieve nobody.
 */
const BUSY = 0.9
/** Seconds a client is asked to stay away. */
export const RETRY_AFTER = 2
export const OVERLOADED_CODE = 'OBRADOR_OVERLOADED'

/**
 * A replica that cannot keep up says so at once instead of making everybody wait; balancers and monitors may still ask how
 * it is. Gives the lateness of the loop, ms.
 */
export function shedLoad(app: FastifyInstance, latest = LATEST_LOOP): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  let lateness = 0
  let before = 0
  let isBusy = false
  let used: EventLoopUtilization
  let sampling: NodeJS.Timeout | undefined

  // Not before: building the service holds the loop, and nobody is waiting yet.
  app.addHook('onListen', async () => {
    delays.enable()
    used = performance.eventLoopUtilization()
    sampling = setInterval(() => {
      const total = performance.eventLoopUtilization()
      isBusy = performance.eventLoopUtilization(total, used).utilization >= BUSY
      used = total
      // Without a single sample the loop stood still all the while.
      const now = delays.count === 0 ? SAMPLED_EVERY : Math.max(0, delays.percentile(PERCENTILE) / 1e6 - RESOLUTION)
      // The better of the last two: one bad second is no overload.
      lateness = Math.min(before, now)
      before = now
      delays.reset()
    }, SAMPLED_EVERY).unref()
  })
  app.addHook('onClose', async () => clearInterval(sampling))

  app.addHook('onRequest', (request, reply, done) => {
    const { unlimited, isFile } = request.routeOptions.config
    if (!isBusy || lateness <= latest || unlimited || isFile) return done()
    reply.header(LIMIT_HEADERS.retryAfter, RETRY_AFTER)
    done(Object.assign(new Error('the event loop is late'), { code: OVERLOADED_CODE }))
  })
  return () => lateness
}
