import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { destination, levels } from 'pino'
import type { Config } from '../config.ts'

/** Lines are written this many bytes at a time, or after this many ms: one write each would cost more than the line. */
const BATCH = { minLength: 4_096, periodicFlush: 500 } as const

const INFO = levels.values.info ?? Number.NaN

interface Log {
  readonly options: Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'>
  /** One line per request: what was asked, how it went and how long it took. Neither bodies nor addresses of clients. */
  readonly ofRequests: (app: FastifyInstance) => void
}

/** The log of the process, and how requests appear in it. */
export function openLog({ logLevel }: Config): Log {
  const stream = destination({ ...BATCH, sync: false })
  const hasRequests = (levels.values[logLevel] ?? Number.POSITIVE_INFINITY) <= INFO
  return {
    options: {
      logger: { level: logLevel, base: null, stream },
      // A logger of its own for each request costs more than it says: the lines name the request themselves.
      childLoggerFactory: (log) => log,
    },
    ofRequests: (app) => {
      if (!hasRequests) return
      app.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
        if (!routeOptions.config.unlimited) {
          const ms = Math.round(reply.elapsedTime * 100) / 100
          const route = routeOptions.url === undefined ? 'null' : `"${routeOptions.url}"`
          // As the logger would write it, at a fifth of the price: all of it is ours, so nothing needs escaping.
          stream.write(
            `{"level":${INFO},"time":${Date.now()},"reqId":"${id}","method":"${method}","route":${route},"status":${reply.statusCode},"ms":${ms},"msg":"request"}\n`,
          )
        }
        done()
      })
    },
  }
}
