import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { levels } from 'pino'
import type { ApiConfig } from '../config.ts'
import { openLogSink } from '../telemetry/log-sink.ts'

const INFO = levels.values.info ?? Number.NaN
const WARN = levels.values.warn ?? Number.NaN

interface Log {
  readonly options: Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'>
  /** One line per request: what was asked, how it went and how long it took. Neither bodies nor addresses of clients. */
  readonly ofRequests: (app: FastifyInstance) => void
  /** Lines that could not be written. */
  readonly dropped: () => number
}

/** The log of the process, and how requests appear in it. */
export function openLog({ logLevel }: ApiConfig): Log {
  const isSaid = (level: number): boolean => (levels.values[logLevel] ?? Number.POSITIVE_INFINITY) <= level
  const sink = openLogSink((lost) =>
    isSaid(WARN) ? `{"level":${WARN},"time":${Date.now()},"lines":${lost},"msg":"log lines dropped"}\n` : '',
  )
  return {
    options: {
      logger: { level: logLevel, base: null, stream: sink },
      // A logger of its own for each request costs more than it says: the lines name the request themselves.
      childLoggerFactory: (log) => log,
    },
    ofRequests: (app) => {
      // An end that is not orderly, as when closing takes too long, has last lines too.
      app.addHook('onListen', async () => void process.once('exit', sink.flushSync))
      app.addHook('onClose', async () => {
        await sink.close()
        process.off('exit', sink.flushSync)
      })
      if (!isSaid(INFO)) return
      app.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
        if (!routeOptions.config.unlimited) {
          const ms = Math.round(reply.elapsedTime * 100) / 100
          const route = routeOptions.url === undefined ? 'null' : `"${routeOptions.url}"`
          // As the logger would write it, at a fifth of the price: all of it is ours, so nothing needs escaping.
          sink.write(
            `{"level":${INFO},"time":${Date.now()},"reqId":"${id}","method":"${method}","route":${route},"status":${reply.statusCode},"ms":${ms},"msg":"request"}\n`,
          )
        }
        done()
      })
    },
    dropped: sink.dropped,
  }
}
