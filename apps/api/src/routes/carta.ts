import type { BookRequest, MenuRequest } from '@obrador/balancer/menu'
import {
  CAMBIO_PATH,
  CAMBIO_SUMMARY,
  CAMBIO_TITLE,
  CARTA_PATH,
  CARTA_SUMMARY,
  CARTA_TITLE,
  type CambioBody,
  type CartaBody,
  CodesQuery,
  cambioManifest,
  cartaManifest,
  cartaSchemas,
  dropNulls,
  FLAVOURS_A_REQUEST,
  fieldProblem,
  ignoredInBook,
  ignoredInMenu,
  MENU_CRAFT,
  type ValidationError,
} from '@obrador/contract'
import { POWERED_BY } from '@obrador/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BookJob, MenuJob } from '../adjust/worker-job.ts'
import type { ApiConfig } from '../config.ts'
import * as say from '../messages.ts'
import { asksForFindings, type FindingsQuery } from '../plugins/findings.ts'
import { LIMIT_HEADERS } from '../plugins/limits.ts'
import type { ServiceWords } from '../words/language.ts'
import { callerOf, type RunAdjustment } from './adjust.ts'
import { adjustFailures, bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

type CraftName = MenuJob['craft']

/** What a body has to have: where it has nothing, that is missing. */
const LISTED = { Carta: 'sabores', Cambio: 'libro' } as const
const IGNORED = { Carta: ignoredInMenu, Cambio: ignoredInBook } as const

/** Requests that so many flavours or formulas count as, besides the one that they came in. */
export const menuSurcharge = (count: number): number => Math.ceil(count / FLAVOURS_A_REQUEST) - 1

/** Works a job out in the threads of the adjustments, by their turns, once it is paid for. */
async function answered(
  app: FastifyInstance,
  adjust: RunAdjustment,
  job: MenuJob | BookJob,
  count: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!(await app.payMore(request, reply, menuSurcharge(count)))) return reply
  const heard = { ...job, ...(asksForFindings(request) && { isHeard: true }) }
  const done = await adjust(heard, callerOf(reply))
  if ('wait' in done) return reply.code(done.status).header(LIMIT_HEADERS.retryAfter, done.wait).send(done.refusal)
  request.spoken = done.heard ?? null
  return 'refused' in done ? reply.code(400).send(done.refused) : { ...done.answer, poweredBy: POWERED_BY }
}

/** The bases of a menu, and a book when prices change. */
export function cartaRoutes(app: FastifyInstance, { baseUrl }: ApiConfig, adjust: RunAdjustment): void {
  const tags = [say.openapiTags.crafts.name]
  const failures = { ...bodyFailures(undefined), ...adjustFailures }
  const operation = (
    operationId: string,
    summary: string,
    about: object,
    name: 'Carta' | 'Cambio',
    told: Parameters<typeof limitedAnswer>[0],
  ) => ({
    schema: {
      summary,
      ...about,
      operationId,
      tags,
      querystring: CodesQuery,
      body: namedSchema(`${name}Request`),
      response: { 200: limitedAnswer(told, namedSchema(`${name}Response`)), ...failures },
    },
    config: {
      problem: (error: ValidationError, body: unknown, words: ServiceWords) =>
        fieldProblem(error, body, LISTED[name], words),
      ignoredIn: IGNORED[name],
    },
    preValidation: ({ body }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      dropNulls(cartaSchemas[`${name}Request`], body)
      done()
    },
  })
  app.post<{ Body: CartaBody; Querystring: FindingsQuery }>(
    CARTA_PATH,
    operation('carta', CARTA_TITLE, CARTA_SUMMARY, 'Carta', say.statusTexts.menu),
    (request, reply) => {
      const { oficio = MENU_CRAFT, ...menu } = request.body
      const job = { menu: menu as MenuRequest, craft: oficio as CraftName }
      return answered(app, adjust, job, menu.sabores.length, request, reply)
    },
  )
  app.post<{ Body: CambioBody; Querystring: FindingsQuery }>(
    CAMBIO_PATH,
    operation('cambio', CAMBIO_TITLE, CAMBIO_SUMMARY, 'Cambio', say.statusTexts.priceChange),
    (request, reply) => {
      const { oficio = MENU_CRAFT, ...book } = request.body
      const job = { book: book as unknown as BookRequest, craft: oficio as CraftName }
      return answered(app, adjust, job, book.libro.length, request, reply)
    },
  )
  const [menuManifest, bookManifest] = [cartaManifest(`${baseUrl}/docs`), cambioManifest(`${baseUrl}/docs`)]
  app.get(
    CARTA_PATH,
    { schema: manifestOperation('carta', say.CARTA_MANIFEST, say.openapiTags.crafts.name, 'CartaManifest') },
    () => menuManifest,
  )
  app.get(
    CAMBIO_PATH,
    { schema: manifestOperation('cambio', say.CAMBIO_MANIFEST, say.openapiTags.crafts.name, 'CambioManifest') },
    () => bookManifest,
  )
}
