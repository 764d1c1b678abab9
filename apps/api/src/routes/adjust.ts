import type { AdjustRequest } from '@obrador/balancer'
import { type AjusteContract, ajusteContracts } from '@obrador/contract'
import { type crafts, FormulaError } from '@obrador/engine'
import type { FastifyInstance } from 'fastify'
import { type AdjustPool, adjustPool } from '../adjust/pool.ts'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { LIMIT_HEADERS } from '../plugins/limits.ts'
import { checkCraft } from './balance.ts'
import { bodyFailures, busyFailure, limitedAnswer, named } from './responses.ts'

interface Route {
  Body: AdjustRequest
}

/**
 * How long after the start the threads wake by themselves, ms: loading and warming the solver takes a core for a while, and
 * the first moments of a replica belong to those who already wait. Whoever wants an adjustment before wakes them.
 */
const WAKE_AFTER = 5_000

/** Seconds after which it is worth asking again. */
const RETRY = 1

function adjustment(
  app: FastifyInstance,
  craft: keyof typeof crafts,
  contract: AjusteContract,
  pool: AdjustPool,
  milliseconds: number,
): void {
  const schema = {
    summary: contract.title,
    description: contract.description,
    operationId: `ajuste_${craft}`,
    tags: [say.tags.adjust.name],
    body: named(contract.request),
    response: {
      200: limitedAnswer(say.statuses.adjustment, named(contract.response)),
      ...bodyFailures(contract.supported),
      ...busyFailure,
    },
  }
  app.post<Route>(
    contract.path,
    { schema, preValidation: contract.supported ? [checkCraft(contract.supported)] : [], config: { contract } },
    async ({ body: request }, reply) => {
      const done = await pool.run({ craft, request })
      if (typeof done === 'string') {
        const error = done === 'busy' ? say.tooBusy(RETRY) : say.tookTooLong(milliseconds)
        return reply.code(503).header(LIMIT_HEADERS.retryAfter, RETRY).send({ error })
      }
      if ('refused' in done) throw new FormulaError('invalid-line', done.refused)
      return done.answer
    },
  )
}

/** One path per craft, worked out in threads of their own: the one that answers never waits for a solver. */
export function adjustments(app: FastifyInstance, { adjust }: Config): void {
  const pool = adjustPool(adjust)
  let waking: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    const wake = () =>
      pool.start().catch((err: unknown) => app.log.warn({ err }, 'the threads of adjustments did not wake'))
    waking = setTimeout(wake, WAKE_AFTER).unref()
  })
  app.addHook('onClose', () => {
    clearTimeout(waking)
    return pool.close()
  })
  for (const craft of Object.keys(ajusteContracts) as (keyof typeof crafts)[]) {
    adjustment(app, craft, ajusteContracts[craft], pool, adjust.milliseconds)
  }
}
