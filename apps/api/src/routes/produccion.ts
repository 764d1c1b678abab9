import { setImmediate } from 'node:timers/promises'
import {
  dropNulls,
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
import { type Production, type ProductionRequest, productionSteps } from '@obrador/engine/production'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { bodyFailures, failures, limitedAnswer, named } from './responses.ts'

/** As many lines as a plan may have, each with a name and a few figures, fit: 50 × 200 of them take some 450 KB. */
export const PLAN_KIBIBYTES = 1024

/** How long a plan goes on before it lets the others through, ms. */
const SLICE = 10

/** A plan worked out between the requests of the others; none if whoever asked may not ask for so much, or has gone. */
async function unhurried(
  steps: Generator<number, Production>,
  pay: () => Promise<boolean>,
  isGone: () => boolean,
): Promise<Production | undefined> {
  let paid = LINES_A_REQUEST
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
export function produccion(app: FastifyInstance, { baseUrl }: Config): void {
  const schema = {
    summary: PRODUCCION_TITLE,
    description: PRODUCCION_SUMMARY,
    operationId: 'produccion',
    tags: [say.tags.production.name],
    body: named('ProduccionRequest'),
    response: {
      200: limitedAnswer(say.statuses.plan, named('ProduccionResponse')),
      ...bodyFailures(undefined, noProducts(), PLAN_KIBIBYTES),
    },
  }
  app.post<{ Body: ProductionRequest }>(
    PRODUCCION_PATH,
    {
      schema,
      bodyLimit: PLAN_KIBIBYTES * 1024,
      config: { problem: (error, sent) => listingProblem(error, sent, 'productos') },
      preValidation: ({ body }, _reply, done) => {
        dropNulls(produccionSchemas.ProduccionRequest, body)
        done()
      },
    },
    async (request, reply) => {
      const { body } = request
      const plan = await unhurried(
        productionSteps(body),
        () => app.payMore(request, reply),
        () => reply.raw.destroyed,
      )
      if (!plan) return reply
      return { ...plan, warnings: [...plan.warnings, ...ignoredInProduction(body)] }
    },
  )

  const manifest = produccionManifest(`${baseUrl}/docs`)
  app.get(
    PRODUCCION_PATH,
    {
      schema: {
        summary: say.operations.planManifest,
        operationId: 'manifiesto_produccion',
        tags: [say.tags.production.name],
        response: { 200: limitedAnswer(say.statuses.manifest, named('ProduccionManifest')), ...failures },
      },
    },
    () => manifest,
  )
}
