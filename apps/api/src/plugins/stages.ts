import type { FastifyInstance } from 'fastify'

/**
 * Requests that arrive together pass each stage together: all are counted, all are read and checked, all are calculated,
 * all are written. The processor then keeps to one kind of work at a time, and its caches with it: under load a core
 * serves half as many again, and a request that comes alone waits some microseconds more (docs/performance.md).
 */
export function runInStages(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    setImmediate(done)
  })
  app.addHook('preHandler', (_request, _reply, done) => {
    setImmediate(done)
  })
  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    setImmediate(done, null, payload)
  })
}
