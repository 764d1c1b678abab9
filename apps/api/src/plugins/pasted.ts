import { answerToPasted, type PastedFormula, pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasManyNames, namesInTurns, textInTurns } from '../turns.ts'
import { wordsForRequest } from '../words/language.ts'
import { tellAtEdge } from './findings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a pasted text calls itself. */
    titleRead: string | null
  }
  interface FastifyContextConfig {
    /** All parts of a pasted text count as one: what is sold has them all. */
    readonly partsTogether?: boolean
  }
}

/**
 * What every path that takes a formula does with one that is pasted as a text: its lines are read before the route sees
 * them, and the answer says how.
 */
export function readPastedBodies(app: FastifyInstance): void {
  app.decorateRequest('titleRead', null)
  const read = new WeakMap<FastifyRequest, PastedFormula>()
  const readBody = async (request: FastifyRequest, texto: string): Promise<void> => {
    const { contract, craft, partsTogether = false } = request.routeOptions.config
    if (!contract || contract.fields.list) return
    const { texto: _, ...rest } = request.body as { readonly texto: string }
    const lines = await textInTurns(texto)
    const say = wordsForRequest(request)
    const formula = pastedFormula(texto, contract.fields, {
      together: partsTogether,
      lines,
      say,
      ...(craft && { craft }),
    })
    tellAtEdge(request, formula.warnings)
    read.set(request, formula)
    request.titleRead = formula.title ?? null
    // The type that the caller names is never overwritten.
    request.body = { ...(craft && typeRead(formula, craft)), ...rest, ingredients: formula.ingredients }
  }
  app.addHook('preHandler', (request, _reply, done) => {
    const body = (request.body ?? {}) as { readonly texto?: unknown }
    const { craft } = request.routeOptions.config
    const isPasted = typeof body.texto === 'string'
    // Most bodies are short, and wait for nothing.
    if (!isPasted && !(craft && hasManyNames(body))) return done()
    const reading = isPasted ? readBody(request, body.texto as string) : Promise.resolve()
    reading.then(() => namesInTurns(craft, request.body as object)).then(() => done(), done)
  })
  app.addHook<object>('preSerialization', (request, reply, payload, done) => {
    const formula = reply.statusCode === 200 ? read.get(request) : undefined
    return done(null, formula ? answerToPasted(payload, formula) : payload)
  })
}
