import { Buffer, transcode } from 'node:buffer'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptsCoding } from './ready.ts'

/**
 * Characters from which an answer is sent compressed where nobody in front does it. An analysis is a tenth of it: to compress
 * that would cost as much as to work it out. From here on the network saves more than the processor spends (docs/performance.md).
 */
export const LEAST_COMPRESSED = 32_768
/** The fastest step: the next ones take twice the time for a tenth of the bytes. */
const LEVEL = 1

/**
 * The same bytes in a third of the time: one true minus makes a text of two bytes a letter, which Node writes letter by letter. Half a
 * character would be refused here, and no text of ours has one.
 */
const inBytes = (text: string): string | Buffer =>
  text.isWellFormed() ? transcode(Buffer.from(text, 'ucs2'), 'ucs2', 'utf8') : text

/** Large answers that are made for each request; what never changes is kept compressed (`ready.ts`). */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Pages and scripts never change, and have their own way.
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (typeof payload !== 'string' || !isJson) return done(null, payload)
    if (payload.length < LEAST_COMPRESSED) return done(null, inBytes(payload))
    reply.header('vary', 'accept-encoding')
    if (!acceptsCoding(request, 'gzip')) return done(null, payload)
    // In a thread of the system: whoever else asks does not wait for it.
    gzip(payload, { level: LEVEL }, (problem, compressed) => {
      if (problem) return done(null, payload)
      reply.removeHeader('content-length').header('content-encoding', 'gzip')
      return done(null, compressed)
    })
  })
}
