import { setImmediate } from 'node:timers/promises'
import {
  CodesQuery,
  dropNulls,
  dropUnknownInPlan,
  ignoredInProduction,
  LINES_A_REQUEST,
  listingProblem,
  noProducts,
  PRODUCCION_PATH,
  PRODUCCION_SUMMARY,
  PRODUCCION_TITLE,
  produccionManifest,
  produccionSchemas,
} from '@obrador/contract'
import { type ProductionPlan, type ProductionRequest, productionStepsIn } from '@obrador/engine/production'
import { ClientPlaces } from '@obrador/limiter'
import type { FastifyInstance } from 'fastify'
import { type ApiConfig, USUAL_SIZES } from '../config.ts'
import * as say from '../messages.ts'
import { engineForRequest, type FindingsQuery, tellAtEdge } from '../plugins/findings.ts'
import { clientOfRequest, LIMIT_HEADERS, requestsByBytes } from '../plugins/limits.ts'
import { wordsForRequest } from '../words/language.ts'
import { bodyFailures, limitedAnswer, manifestOperation, namedSchema } from './responses.ts'

/** As many lines as a plan may have, each with a name and a few figures, fit: 50 × 200 of them take some 450 KB. */
export const PLAN_KIBIBYTES = USUAL_SIZES.plan

/** Plans of one client that are worked out at a time, and seconds until one more is worth trying. */
export const PLANS_AT_ONCE = 2
const RETRY_AFTER = 1

/** How long a plan goes on before it lets the others through, ms. */
const SLICE = 10

/** A plan worked out between the requests of the others; none if whoever asked may not ask for so much, or has gone. */
async function unhurried(
  steps: Generator<number, ProductionPlan>,
  paidLines: number,
  pay: () => Promise<boolean>,
  isGone: () => boolean,
): Promise<ProductionPlan | undefined> {
  let paid = paidLines
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    for (; step.value > paid; paid += LINES_A_REQUEST) if (!(await pay())) return undefined
    if (performance.now() - began < SLICE) continue
    await setImmediate()
    if (isGone()) return undefined
    began = performance.now()
  }
}

/** From the pieces of a day to what to make and what to buy. */
export function produccionRoutes(app: FastifyInstance, { baseUrl, sizes }: ApiConfig): void {
  const plans = new ClientPlaces(PLANS_AT_ONCE)
  const schema = {
    summary: PRODUCCION_TITLE,
    ...PRODUCCION_SUMMARY,
    operationId: 'produccion',
    tags: [say.openapiTags.production.name],
    querystring: CodesQuery,
    body: namedSchema('ProduccionRequest'),
    response: {
      200: limitedAnswer(say.statusTexts.plan, namedSchema('ProduccionResponse')),
      ...bodyFailures(undefined, noProducts(), sizes.plan),
    },
  }
  app.post<{ Body: ProductionRequest; Querystring: FindingsQuery }>(
    PRODUCCION_PATH,
    {
      schema,
      bodyLimit: sizes.plan * 1024,
      config: { problem: (error, sent, words) => listingProblem(error, sent, 'productos', words) },
      preValidation: ({ body }, _reply, done) => {
        dropNulls(produccionSchemas.ProduccionRequest, body)
        done()
      },
    },
    async (request, reply) => {
      const { body, bodyLength } = request
      const words = wordsForRequest(request)
      // What it weighs is paid for before it is worked out; lines only beyond what that has paid for.
      const byBytes = requestsByBytes(bodyLength)
      if (!(await app.payMore(request, reply, byBytes))) return reply
      const endPlan = plans.take(clientOfRequest(request))
      if (!endPlan) {
        return reply
          .code(429)
          .header(LIMIT_HEADERS.retryAfter, RETRY_AFTER)
          .send({ error: words.enoughPlans(PLANS_AT_ONCE, RETRY_AFTER), codigo: 'demasiadas_peticiones' })
      }
      try {
        const ignored = ignoredInProduction(body, words)
        tellAtEdge(request, ignored)
        dropUnknownInPlan(body)
        const plan = await unhurried(
          productionStepsIn(engineForRequest(request), body),
          LINES_A_REQUEST * (1 + byBytes),
          () => app.payMore(request, reply),
          () => reply.raw.destroyed,
        )
        if (!plan) return reply
        return { ...plan, warnings: [...plan.warnings, ...ignored] }
      } finally {
        endPlan()
      }
    },
  )

  const manifest = produccionManifest(`${baseUrl}/docs`)
  const described = manifestOperation(
    'produccion',
    say.operationTexts.planManifest,
    say.openapiTags.production.name,
    'ProduccionManifest',
  )
  app.get(PRODUCCION_PATH, { schema: described }, () => manifest)
}
