import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'

/** Answers that are the same for as long as the version is: each has a tag, may be kept, and is not sent again to who has it. */
export async function tagAnswers(scope: FastifyInstance, cacheControl: string): Promise<void> {
  await scope.register(etag)
  scope.addHook('onSend', (_, reply, payload, done) => {
    const isKnown = reply.statusCode === 304
    if (isKnown || reply.statusCode === 200) reply.header('Cache-Control', cacheControl)
    // What the client has already is not empty: nothing is said of its length.
    done(null, isKnown ? null : payload)
  })
}
