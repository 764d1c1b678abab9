import {
  contracts,
  dropNulls,
  HORNADA_PATH,
  HORNADA_SUMMARY,
  HORNADA_TITLE,
  HornadaQuery,
  hornadaManifest,
  hornadaSchemas,
  readingsSent,
  schemas,
} from '@obrador/contract'
import { type CraftRequest, POWERED_BY } from '@obrador/engine'
import { type BatchRequest, batchOf } from '@obrador/engine/batch'
import { pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { crafts } from '../engine.ts'
import * as say from '../messages.ts'
import { type CodesQuery as Asked, engineFor } from '../plugins/findings.ts'
import { unsupported } from './balance.ts'
import { type Formula, isCraft, problemIn } from './lote.ts'
import { bodyFailures, limitedAnswer, manifestOperation, named } from './responses.ts'

type Sent = Omit<BatchRequest, 'formula' | 'medidas'> & {
  readonly oficio: string
  readonly formula: Formula
  readonly medidas?: readonly (NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number })[]
}

/** A batch that was made: nothing is kept, and the state goes to and fro with its client. */
export function hornada(app: FastifyInstance, { baseUrl }: Config): void {
  const schema = {
    summary: HORNADA_TITLE,
    description: HORNADA_SUMMARY,
    operationId: 'hornada',
    tags: [say.tags.production.name],
    querystring: HornadaQuery,
    body: named('HornadaRequest'),
    response: { 200: limitedAnswer(say.statuses.made, named('HornadaResponse')), ...bodyFailures(undefined) },
  }
  app.post<{ Body: Sent; Querystring: Asked & { readonly explica?: '0' | '1' } }>(
    HORNADA_PATH,
    {
      schema,
      config: { problem: ({ instancePath }) => say.badBatchLog(instancePath) },
      preValidation: ({ body }, _reply, done) => {
        dropNulls(hornadaSchemas.HornadaRequest, body)
        done()
      },
    },
    (request, reply) => {
      const { oficio, formula, medidas, ...made } = request.body
      if (!isCraft(oficio))
        return reply.code(400).send({ ...unsupported(oficio, Object.keys(crafts)), campo: 'oficio' })
      dropNulls(schemas[contracts[oficio].request], formula)
      const problem = problemIn(request, oficio, formula)
      if (problem) return reply.code(400).send(problem)
      const { texto, ...sent } = formula
      const pasted = texto === undefined ? undefined : pastedFormula(texto, contracts[oficio].fields)
      const read: CraftRequest = pasted
        ? { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients }
        : sent
      const batch: BatchRequest = {
        ...made,
        formula: read,
        ...(medidas && { medidas: readingsSent(medidas) }),
      }
      const answer = batchOf(engineFor(request).crafts[oficio], batch, { explain: request.query.explica === '1' })
      return { status: 'ok', ...answer, poweredBy: POWERED_BY }
    },
  )

  const manifest = hornadaManifest(`${baseUrl}/docs`)
  const described = manifestOperation('hornada', say.HORNADA_MANIFEST, say.tags.production.name, 'HornadaManifest')
  app.get(HORNADA_PATH, { schema: described }, () => manifest)
}
