import { bothTexts } from '@obrador/contract'
import type { FastifyInstance } from 'fastify'
import * as say from '../messages.ts'
import { answerSchema, failureSchema } from '../routes/responses.ts'
import { spanishService, wordsForRequest } from '../words/language.ts'
import { STORE_STATES, type StoreState } from './limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the service says that it is not ready, while it still answers. */
    readonly drain: () => void
  }
}

const Alive = {
  type: 'object',
  properties: { status: { type: 'string', const: 'ok', ...bothTexts`Siempre «ok». | Always \`ok\`.` } },
  required: ['status'],
}

const Ready = {
  type: 'object',
  properties: {
    ...Alive.properties,
    limits: { type: 'string', enum: STORE_STATES, ...say.fieldTexts.limits },
  },
  required: ['status', 'limits'],
}

/** For balancers and monitors: is the process alive, and should it be sent requests. */
export function serveHealth(app: FastifyInstance, storeState: StoreState): void {
  let draining = false
  const drain = () => {
    draining = true
  }
  app.decorate('drain', drain)
  app.addHook('preClose', async () => drain())

  // A client that keeps its connection would hold the process open, also one whose request came before the end was near.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (draining) reply.header('Connection', 'close')
    done(null, payload)
  })

  const shared = { config: { unlimited: true } } as const
  const schema = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: [say.openapiTags.service.name],
  })

  app.get(
    '/healthz',
    {
      ...shared,
      schema: {
        ...schema('salud', say.operationTexts.health),
        response: { 200: answerSchema({ ...say.statusTexts.alive, schema: Alive }) },
      },
    },
    () => ({ status: 'ok' }),
  )
  app.get(
    '/readyz',
    {
      ...shared,
      schema: {
        ...schema('disponible', say.operationTexts.ready),
        response: {
          200: answerSchema({ ...say.statusTexts.ready, schema: Ready }),
          503: failureSchema(say.statusTexts.draining, { Parando: { error: spanishService.drainingText() } }, {}),
        },
      },
    },
    (_, reply) =>
      draining
        ? reply.code(503).send({ error: wordsForRequest(reply.request).drainingText(), codigo: 'sin_capacidad' })
        : { status: 'ok', limits: storeState() },
  )
}
