import {
  analysisContracts,
  analysisSchemas,
  dropNulls,
  HORNADA_PATH,
  HORNADA_SUMMARY,
  HORNADA_TITLE,
  HornadaQuery,
  hornadaManifest,
  hornadaSchemas,
  readingsSent,
} from '@obrador/contract'
import { type CraftRequest, POWERED_BY } from '@obrador/engine'
import { type BatchRequest, batchOf } from '@obrador/engine/batch'
import { pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { serviceCrafts } from '../engine.ts'
import * as say from '../messages.ts'
import { asksForFindings, engineForRequest, type FindingsQuery } from '../plugins/findings.ts'
import { LIMIT_HEADERS, requestsByBytes } from '../plugins/limits.ts'
import { textInTurns } from '../turns.ts'
import { wordsForRequest } from '../words/language.ts'
import { callerOf, type RunAdjustment } from './adjust.ts'
import { unsupportedCraftRefusal } from './balance.ts'
import { type BulkFormula, isBulkCraft, problemInFormula } from './lote.ts'
import { adjustFailures, bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

type Sent = Omit<BatchRequest, 'formula' | 'medidas'> & {
  readonly oficio: string
  readonly formula: BulkFormula
  readonly medidas?: readonly (NonNullable<BatchRequest['medidas']>[number] & { readonly helado?: number })[]
}

/** Lines of a formula, and KiB of a body, beyond which a batch is worked out in a thread: fewer hold the loop for some ms. */
export const LINES_AT_ONCE = 50
const KIBIBYTES_AT_ONCE = 48
const KIBIBYTE = 1024

/** A batch as it is worked out, and whether it takes its turn for a thread. */
export const isLongBatch = ({ formula }: BatchRequest, bodyLength: number): boolean =>
  formula.ingredients.length > LINES_AT_ONCE || bodyLength > KIBIBYTES_AT_ONCE * KIBIBYTE

/** A batch that was made: nothing is kept, and the state goes to and fro with its client. */
export function hornadaRoutes(app: FastifyInstance, { baseUrl }: ApiConfig, adjust: RunAdjustment): void {
  const schema = {
    summary: HORNADA_TITLE,
    ...HORNADA_SUMMARY,
    operationId: 'hornada',
    tags: [say.openapiTags.production.name],
    querystring: HornadaQuery,
    body: namedSchema('HornadaRequest'),
    response: {
      200: limitedAnswer(say.statusTexts.made, namedSchema('HornadaResponse')),
      ...bodyFailures(undefined),
      ...adjustFailures,
    },
  }
  app.post<{ Body: Sent; Querystring: FindingsQuery & { readonly explica?: '0' | '1' } }>(
    HORNADA_PATH,
    {
      schema,
      config: {
        problem: ({ instancePath }, _sent, words) => ({
          error: words.badBatchLog(),
          codigo: 'campo_invalido',
          campo: instancePath.slice(1).replaceAll('/', '.') || 'formula',
        }),
      },
      preValidation: ({ body }, _reply, done) => {
        dropNulls(hornadaSchemas.HornadaRequest, body)
        done()
      },
    },
    async (request, reply) => {
      if (!(await app.payMore(request, reply, requestsByBytes(request.bodyLength)))) return reply
      const { oficio, formula, medidas, ...made } = request.body
      if (!isBulkCraft(oficio))
        return reply.code(400).send({
          ...unsupportedCraftRefusal(wordsForRequest(request), oficio, Object.keys(serviceCrafts)),
          campo: 'oficio',
        })
      dropNulls(analysisSchemas[analysisContracts[oficio].request], formula)
      const problem = problemInFormula(request, oficio, formula)
      if (problem) return reply.code(400).send(problem)
      const { texto, ...sent } = formula
      const pasted =
        texto === undefined
          ? undefined
          : pastedFormula(texto, analysisContracts[oficio].fields, {
              lines: await textInTurns(texto),
              craft: oficio,
              say: wordsForRequest(request),
            })
      const read: CraftRequest = pasted
        ? { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients }
        : sent
      const batch: BatchRequest = {
        ...made,
        formula: read,
        ...(medidas && { medidas: readingsSent(medidas) }),
      }
      const explain = request.query.explica === '1'
      if (!isLongBatch(batch, request.bodyLength))
        return {
          status: 'ok',
          ...batchOf(engineForRequest(request).crafts[oficio], batch, { explain }),
          poweredBy: POWERED_BY,
        }
      const job = { batch, craft: oficio, explain, ...(asksForFindings(request) && { isHeard: true }) }
      const done = await adjust(job, callerOf(reply))
      if ('wait' in done) return reply.code(done.status).header(LIMIT_HEADERS.retryAfter, done.wait).send(done.refusal)
      request.spoken = done.heard ?? null
      if ('refused' in done) return reply.code(400).send(done.refused)
      return { status: 'ok', ...done.answer, poweredBy: POWERED_BY }
    },
  )

  const manifest = hornadaManifest(`${baseUrl}/docs`)
  const described = manifestOperation(
    'hornada',
    say.HORNADA_MANIFEST,
    say.openapiTags.production.name,
    'HornadaManifest',
  )
  app.get(HORNADA_PATH, { schema: described }, () => manifest)
}
