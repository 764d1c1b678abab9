import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import type { Config } from '../config.ts'

/** Lines are written this many bytes at a time, or after this many ms: one write each would cost more than the line. */
const BATCH = { minLength: 4_096, periodicFlush: 500 } as const

/** The log of the process, and how requests appear in it. */
export function logger({ logLevel }: Config): Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'> {
  return {
    logger: { level: logLevel, base: null, stream: destination({ ...BATCH, sync: false }) },
    // A logger of its own for each request costs more than it says: the lines below name the request themselves.
    childLoggerFactory: (log) => log,
  }
}

/** One line per request: what was asked, how it went and how long it took. Neither bodies nor addresses of clients. */
export function logging(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.unlimited) {
      const { id, method, routeOptions } = request
      const ms = Math.round(reply.elapsedTime * 100) / 100
      app.log.info({ reqId: id, method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'request')
    }
    done()
  })
}
