import type { AdjustRequest } from '@obrador/balancer'
import { type AjusteContract, ajusteContracts, type ServiceRefusal } from '@obrador/contract'
import type { allCrafts } from '@obrador/engine'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { adjustPool, type JobCaller, type TurnedAway } from '../adjust/pool.ts'
import { AT_ONCE, LONGEST_WAIT } from '../adjust/turns.ts'
import type { DoneJobOf, WorkerJob } from '../adjust/worker-job.ts'
import type { ApiConfig } from '../config.ts'
import * as say from '../messages.ts'
import { asksForFindings, type FindingsQuery, fieldsToWorkOut } from '../plugins/findings.ts'
import { clientOfRequest, LIMIT_HEADERS } from '../plugins/limits.ts'
import { type ServiceWords, spanishService, wordsForRequest } from '../words/language.ts'
import { checkCraft } from './balance.ts'
import { adjustFailures, craftOperation, limitedAnswer, namedSchema } from './responses.ts'

interface Route {
  Body: AdjustRequest
  Querystring: FindingsQuery
}

/**
 * How long after the first request, be it a probe, the threads wake by themselves, ms: loading and warming the solver takes a core for a while, and
 * the first moments of a replica belong to those who already wait. Whoever wants an adjustment before wakes them.
 */
const WAKE_AFTER = 5_000

/** Seconds after which it is worth asking again: one's own are soon done, and the others at the latest when all who wait are. */
const RETRY = 1
const RETRY_BUSY = LONGEST_WAIT / 1000

export interface AdjustApology {
  readonly status: number
  readonly wait: number
  readonly refusal: ServiceRefusal
}

/** What is said instead of an answer. Nobody hears the last one: it is what the log says of a client that has gone. */
const apologies = (say: ServiceWords, milliseconds: number): Readonly<Record<TurnedAway, AdjustApology>> => ({
  enough: {
    status: 429,
    wait: RETRY,
    refusal: { error: say.enoughAdjustments(AT_ONCE, RETRY), codigo: 'demasiadas_peticiones' },
  },
  busy: { status: 503, wait: RETRY_BUSY, refusal: { error: say.tooBusy(RETRY_BUSY), codigo: 'sin_capacidad' } },
  late: { status: 503, wait: RETRY, refusal: { error: say.tookTooLong(milliseconds), codigo: 'sin_capacidad' } },
  down: { status: 503, wait: RETRY_BUSY, refusal: { error: say.noThread(RETRY_BUSY), codigo: 'sin_capacidad' } },
  gone: { status: 499, wait: RETRY, refusal: { error: say.badRequest(), codigo: 'peticion_ilegible' } },
})

/** Works something out when its turn comes, or says why it was not. */
export type RunAdjustment = <Own extends WorkerJob>(
  job: Own,
  caller: JobCaller & { readonly say?: ServiceWords },
) => Promise<DoneJobOf<Own> | AdjustApology>

/** Raised when whoever asked has closed the connection before the answer was out. */
function goneFrom({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort()
  })
  return gone.signal
}

/** Who asks for work in a thread, and in what words one who gets none is told so. */
export const callerOf = (reply: FastifyReply) => ({
  client: clientOfRequest(reply.request),
  gone: goneFrom(reply),
  say: wordsForRequest(reply.request),
})

function adjustment(
  app: FastifyInstance,
  craft: keyof typeof allCrafts,
  contract: AjusteContract,
  adjust: RunAdjustment,
): void {
  const found = limitedAnswer(say.statusTexts.adjustment, namedSchema(contract.response))
  const schema = craftOperation(contract, `ajuste_${craft}`, say.openapiTags.adjust.name, found, adjustFailures)
  app.post<Route>(
    contract.path,
    { schema, preValidation: contract.supported ? [checkCraft(contract.supported)] : [], config: { contract, craft } },
    async (asked, reply) => {
      const { selection, body } = asked
      const job = {
        craft,
        request: body,
        ...(asksForFindings(asked) && { isHeard: true }),
        ...(selection && {
          only: { antes: fieldsToWorkOut(asked, 'antes'), despues: fieldsToWorkOut(asked, 'despues') },
        }),
      }
      const done = await adjust(job, callerOf(reply))
      if ('wait' in done) {
        return reply.code(done.status).header(LIMIT_HEADERS.retryAfter, done.wait).send(done.refusal)
      }
      asked.spoken = done.heard ?? null
      if ('refused' in done) return reply.code(400).send(done.refused)
      return done.answer
    },
  )
}

/**
 * One path per craft, worked out in threads of their own: the one that answers never waits for a solver. Gives the way to
 * them, for whoever else takes formulas: there is one queue for all.
 */
export function adjustRoutes(app: FastifyInstance, { adjust }: ApiConfig): RunAdjustment {
  const pool = adjustPool(adjust, (err) => app.log.warn({ err }, 'a thread of adjustments failed'))
  let waking: NodeJS.Timeout | undefined
  app.server.once('request', () => {
    waking = setTimeout(pool.start, WAKE_AFTER).unref()
  })
  app.addHook('onClose', () => {
    clearTimeout(waking)
    return pool.close()
  })
  const adjuster: RunAdjustment = async (job, caller) => {
    const done = await pool.run(job, caller)
    return typeof done === 'string' ? apologies(caller.say ?? spanishService, adjust.milliseconds)[done] : done
  }
  for (const craft of Object.keys(ajusteContracts) as (keyof typeof allCrafts)[]) {
    adjustment(app, craft, ajusteContracts[craft], adjuster)
  }
  return adjuster
}
