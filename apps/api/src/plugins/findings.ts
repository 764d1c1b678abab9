import { findingsIn, type Heard, listener } from '@obrador/contract'
import { engineWith, engine as whole } from '@obrador/engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What may follow the paths that say something of a formula. */
export interface CodesQuery {
  readonly codigos?: '0' | '1'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What was said while the answer was made, where it was asked for. */
    heard: Heard | null
  }
}

/** The whole engine, keeping what it says. One for each question: it costs a millisecond, and nobody hears what others are told. */
export function listening() {
  const { heard, hear } = listener()
  return { heard, engine: engineWith(whole, { hear }) }
}

export const asksForCodes = ({ query }: Pick<FastifyRequest, 'query'>): boolean => (query as CodesQuery).codigos === '1'

/** The engine that a request is answered by. */
export function engineFor(request: FastifyRequest): typeof whole {
  if (!asksForCodes(request)) return whole
  const { heard, engine } = listening()
  request.heard = heard
  return engine
}

/** An answer with what it says as data. */
export const withFindings = <Answer extends object>(answer: Answer, heard: Heard) => ({
  ...answer,
  hallazgos: findingsIn(answer, heard),
})

/** `?codigos=1`: answers and refusals tell what they say as data. Comes after whatever else changes an answer. */
export function findings(app: FastifyInstance): void {
  app.decorateRequest('heard', null)
  app.addHook<object>('preSerialization', ({ heard }, _reply, payload, done) =>
    done(null, heard ? withFindings(payload, heard) : payload),
  )
}
