import {
  type AnswerLanguage,
  findingsInAnswer,
  type HeardFindings,
  OTHER_LANGUAGES,
  onlyFieldsOf,
} from '@obrador/contract'
import type { ToldAnswer } from '@obrador/engine/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serviceEngine } from '../engine.ts'
import { answerInLanguage, type OtherLanguage } from '../languages.ts'
import { listeningEngine } from '../listening.ts'
import { wordsForRequest } from '../words/language.ts'

/** What may follow the paths that say something of a formula. */
export interface FindingsQuery {
  readonly codigos?: '0' | '1'
  readonly idioma?: 'es' | OtherLanguage
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What was said while the answer was made, where somebody asks. */
    spoken: HeardFindings | null
    /** What was said of it at the edge, in the language that it asks for: no engine found it. */
    toldAtEdge: readonly string[] | null
    /** What the whole answer says, as data, where somebody asks. */
    found: ReturnType<typeof findingsInAnswer> | null
  }
}

export const LANGUAGE_HEADER = 'Content-Language'

export const asksForCodes = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  (query as FindingsQuery).codigos === '1'

/**
 * The fields of an answer that must be worked out, or of a part of it. What is found does not depend on which sentences are shown: who asks for
 * codes has all of it worked out.
 */
export const fieldsToWorkOut = (request: FastifyRequest, ...at: readonly string[]): ReadonlySet<string> | undefined =>
  asksForCodes(request) ? undefined : onlyFieldsOf(request.selection ?? undefined, ...at)

/** The language that a request asks for, other than the one of the service. */
export const languageAsked = ({ query }: Pick<FastifyRequest, 'query'>): OtherLanguage | undefined => {
  const { idioma } = query as FindingsQuery
  return OTHER_LANGUAGES.find((language) => language === idioma)
}

/** What an answer in another language says of its language and of its law. */
export const languageTold = (
  request: Pick<FastifyRequest, 'query'>,
  pedido: OtherLanguage,
  { others: sinTraducir, glosses }: Pick<ToldAnswer<unknown>, 'others' | 'glosses'>,
): AnswerLanguage => ({
  pedido,
  pais: 'es',
  ley: wordsForRequest(request).lawOfSpain(),
  sinTraducir,
  ...(Object.keys(glosses).length > 0 && { glosas: glosses }),
})

/** Notes sentences that a request was told at the edge, in the words of its language. */
export function tellAtEdge(request: FastifyRequest, sentences: readonly string[]): void {
  if (sentences.length > 0) request.toldAtEdge = [...(request.toldAtEdge ?? []), ...sentences]
}

/** Whether what is said while an answer is made must be kept. */
export const asksForFindings = (request: Pick<FastifyRequest, 'query'>): boolean =>
  asksForCodes(request) || languageAsked(request) !== undefined

/** The engine that a request is answered by. */
export function engineForRequest(request: FastifyRequest): typeof serviceEngine {
  if (!asksForFindings(request)) return serviceEngine
  const { heard, engine } = listeningEngine()
  request.spoken = heard
  return engine
}

/** An answer in another language as far as it goes: what the law and a label say is Spanish in any case. */
async function toldIn(language: OtherLanguage, payload: object, heard: HeardFindings, reply: FastifyReply) {
  const { request } = reply
  const isAnalysis = reply.statusCode === 200
  const told = await answerInLanguage(payload, language, {
    heard,
    atEdge: request.toldAtEdge ?? [],
    sent: request.body,
  })
  const { answer, own, others } = told
  const languages = [...(own > 0 ? [language] : []), ...(own === 0 || others > 0 || isAnalysis ? ['es'] : [])]
  reply.header(LANGUAGE_HEADER, languages.join(', '))
  return isAnalysis ? { ...answer, idioma: languageTold(request, language, told) } : answer
}

/** Keeps what the whole answer says. Comes before anything is left out of it. */
export function keepFindings(app: FastifyInstance): void {
  app.decorateRequest('spoken', null)
  app.decorateRequest('toldAtEdge', null)
  app.decorateRequest('found', null)
  app.addHook<object>('preSerialization', (request, _reply, payload, done) => {
    const { spoken } = request
    if (spoken && asksForCodes(request)) request.found = findingsInAnswer(payload, spoken)
    return done(null, payload)
  })
}

/** `?codigos=1` and `?idioma=`, for answers and refusals. Comes after whatever else changes an answer. */
export function addFindings(app: FastifyInstance): void {
  app.addHook<object>('preSerialization', (request, reply, payload, done) => {
    if (!reply.hasHeader(LANGUAGE_HEADER)) reply.header(LANGUAGE_HEADER, 'es')
    const { spoken, found } = request
    const withFound = (answer: object): void => done(null, found ? { ...answer, hallazgos: found } : answer)
    const language = languageAsked(request)
    // What is refused before an engine is asked is said in the words of the request.
    if (language && reply.statusCode >= 400) reply.header(LANGUAGE_HEADER, language)
    // Nearly every answer is in the language of the service: it waits for nothing.
    if (!language || !spoken) return withFound(payload)
    toldIn(language, payload, spoken, reply).then(withFound, done)
  })
}
