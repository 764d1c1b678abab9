import { SACO_PRICE } from '@obrador/contract'
import type { ToolPowers } from '@obrador/mcp'
import type { FastifyInstance } from 'fastify'
import type { WorkerJob } from '../adjust/worker-job.ts'
import type { ApiConfig } from '../config.ts'
import { requestsByBytes } from '../plugins/limits.ts'
import type { CalculatedFormula } from '../telemetry/observer.ts'
import { namesInTurns } from '../turns.ts'
import { wordsForRequest } from '../words/language.ts'
import { callerOf, type RunAdjustment } from './adjust.ts'
import { menuSurcharge } from './carta.ts'
import { isLongBatch } from './hornada.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Loads the tools of agents and builds what their first calls need. */
    readonly readyAgents: () => Promise<unknown>
  }
}

const MCP_PATH = '/mcp'

/** A page in a browser says where it comes from. A name that leads to this very machine may be anybody's page (DNS rebinding). */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).hostname : undefined)

/** Whether a request comes from no page, or from one of our own: what the protocol asks to be checked. */
function originCheck(baseUrl: string): (origin: string | undefined) => boolean {
  const own = hostOf(baseUrl) ?? ''
  const allowed = LOOPBACK.includes(own) ? LOOPBACK : [own]
  return (origin) => origin === undefined || origin === '' || allowed.includes(hostOf(origin) ?? '')
}

/** Whether a message is a call that has a result. */
const callsTool = (body: unknown): boolean => {
  const { method, id } = Object(body) as { readonly method?: unknown; readonly id?: unknown }
  return method === 'tools/call' && id !== undefined
}

type Answering = ReturnType<typeof import('@obrador/mcp').agentsOverHttp>

/**
 * The tools of agents (Model Context Protocol): one message in, one answer out, nothing remembered. Its code is loaded before the service
 * listens (`warm-up.ts`), or for the first who asks.
 */
export function mcpRoutes(
  app: FastifyInstance,
  { baseUrl }: ApiConfig,
  adjust: RunAdjustment,
  observe: ((formula: CalculatedFormula) => void) | undefined,
): void {
  const isOwn = originCheck(baseUrl)
  let loading: Promise<Answering> | undefined
  const load = (): Promise<Answering> => {
    loading ??= import('@obrador/mcp')
      .then(({ agentsReadyOverHttp }) => agentsReadyOverHttp((err) => app.log.error({ err }, 'unexpected error')))
      .catch((problem) => {
        // Tried again for the next who asks.
        loading = undefined
        throw problem
      })
    return loading
  }
  app.decorate('readyAgents', load)

  app.post(
    MCP_PATH,
    {
      schema: { hide: true },
      // An agent that is told in a tool's result waits; of a refused connection it makes nothing.
      config: { saysItself: true },
      onRequest: (request, reply, done) => {
        const { origin } = request.headers
        if (isOwn(origin)) done()
        else
          reply
            .code(403)
            .send({ error: wordsForRequest(request).foreignOrigin(origin ?? ''), codigo: 'origen_no_admitido' })
      },
    },
    async (request, reply) => {
      const caller = callerOf(reply)
      if (Array.isArray(request.body))
        return reply.code(400).send({ error: caller.say.noBatch(), codigo: 'peticion_ilegible' })
      if (request.turnedAway && !callsTool(request.body)) return reply.code(429).send(request.turnedAway)
      const worked = async <Own extends WorkerJob>(job: Own) => {
        const done = await adjust(job, caller)
        return 'wait' in done ? { refused: done.refusal } : done
      }
      /** The same of what counts as more than the request that it came in. */
      const paid = async <Own extends WorkerJob>(more: number, job: Own) =>
        (await app.payMore(request, reply, more))
          ? worked(job)
          : {
              refused: request.turnedAway ?? {
                error: caller.say.badRequest(),
                codigo: 'demasiadas_peticiones' as const,
              },
            }
      const powers: ToolPowers = {
        adjust: (craft, asked, { language }) => worked({ craft, request: asked, isHeard: language !== undefined }),
        openSack: (sack, { language }) => paid(SACO_PRICE - 1, { sack, isHeard: language !== undefined }),
        composeMenu: (craft, menu, { language }) =>
          paid(menuSurcharge(menu.sabores.length), { menu, craft, isHeard: language !== undefined }),
        respondToPrices: (craft, book, { language }) =>
          paid(menuSurcharge(book.libro.length), { book, craft, isHeard: language !== undefined }),
        longBatch: async (craft, batch, { language }) =>
          isLongBatch(batch, request.bodyLength)
            ? paid(requestsByBytes(request.bodyLength), {
                batch,
                craft,
                explain: false,
                isHeard: language !== undefined,
              })
            : undefined,
        failed: (err) => request.log.error({ reqId: request.id, err }, 'unexpected error'),
        ...(observe && { observe }),
        ...(request.turnedAway && { turnedAway: request.turnedAway }),
      }
      const answer = await load()
      const { headers, body } = request
      const { oficio, ingredientes } = Object(Object(Object(body).params).arguments)
      await namesInTurns(String(oficio), { ingredients: ingredientes })
      const { status, type, text } = await answer({ headers, body, signal: caller.gone }, powers)
      if (type !== undefined) reply.type(type)
      return reply.code(status).send(text)
    },
  )
}
