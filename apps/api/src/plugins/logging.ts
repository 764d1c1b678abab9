import type { FastifyInstance } from 'fastify'

/** One line per request: what was asked, how it went and how long it took. Neither bodies nor addresses of clients. */
export function logging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 100) / 100,
      },
      'request',
    )
  })
}
