import {
  CodesQuery,
  dropNulls,
  SACO_PATH,
  SACO_PRICE,
  SACO_SUMMARY,
  SACO_TITLE,
  type SacoBody,
  sacoManifest,
  sacoSchemas,
} from '@obrador/contract'
import { labelTaken } from '@obrador/list/etiqueta'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import * as say from '../messages.ts'
import { asksForFindings, type FindingsQuery } from '../plugins/findings.ts'
import { LIMIT_HEADERS } from '../plugins/limits.ts'
import { spanishService } from '../words/language.ts'
import { callerOf, type RunAdjustment } from './adjust.ts'
import { adjustFailures, bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

/** What is inside a bought product: worked out in the threads of the adjustments, by their turns. */
export function sacoRoutes(app: FastifyInstance, { baseUrl }: ApiConfig, adjust: RunAdjustment): void {
  const schema = {
    summary: SACO_TITLE,
    ...SACO_SUMMARY,
    operationId: 'saco',
    tags: [say.openapiTags.crafts.name],
    querystring: CodesQuery,
    body: namedSchema('SacoRequest'),
    response: {
      200: limitedAnswer(say.statusTexts.sack, namedSchema('SacoResponse')),
      ...bodyFailures(undefined, spanishService.noLabel()),
      ...adjustFailures,
    },
  }
  app.post<{ Body: SacoBody; Querystring: FindingsQuery }>(
    SACO_PATH,
    {
      schema,
      preValidation: ({ body }, _reply, done) => {
        dropNulls(sacoSchemas.SacoRequest, body)
        done()
      },
    },
    async (request, reply) => {
      // One has been counted for coming in.
      if (!(await app.payMore(request, reply, SACO_PRICE - 1))) return reply
      const { nombre, oficio, proceso, medidas } = request.body
      const sack = { nombre, oficio, proceso, medidas, ...labelTaken(request.body) }
      const job = { sack, ...(asksForFindings(request) && { isHeard: true }) }
      const done = await adjust(job, callerOf(reply))
      if ('wait' in done) return reply.code(done.status).header(LIMIT_HEADERS.retryAfter, done.wait).send(done.refusal)
      request.spoken = done.heard ?? null
      return 'refused' in done ? reply.code(400).send(done.refused) : done.answer
    },
  )

  const manifest = sacoManifest(`${baseUrl}/docs`)
  const described = manifestOperation('saco', say.SACO_MANIFEST, say.openapiTags.crafts.name, 'SacoManifest')
  app.get(SACO_PATH, { schema: described }, () => manifest)
}
