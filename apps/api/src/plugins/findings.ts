import { findingsInAnswer, type HeardFindings, onlyFieldsOf } from '@obrador/contract'
import { spanishPhrasebooks } from '@obrador/engine'
import { englishFor, type FindingLanguage } from '@obrador/engine/en'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serviceEngine } from '../engine.ts'
import { answerWithLanguage, listeningEngine, sentencesInLanguage } from '../listening.ts'

/** What may follow the paths that say something of a formula. */
export interface FindingsQuery {
  readonly codigos?: '0' | '1'
}

/** What may follow the paths that say it in another language too. */
export interface LanguageQuery extends FindingsQuery {
  readonly idioma?: 'es' | 'en'
}

/** What is wanted of an answer besides, and what it takes to tell it. */
interface Spoken {
  readonly heard: HeardFindings
  readonly isCoded: boolean
  /** Asked for in English; without a language where there are no words in it. */
  readonly inEnglish?: { readonly language: FindingLanguage | undefined }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What was said while the answer was made, where somebody asks. */
    spoken: Spoken | null
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

/** The engine that a request is answered by: in the language that it asks for, as far as the craft has words in it. */
export function engineForRequest(request: FastifyRequest, craft?: string): typeof serviceEngine {
  const isCoded = asksForCodes(request)
  const isEnglish = (request.query as LanguageQuery).idioma === 'en'
  if (!isCoded && !isEnglish) return serviceEngine
  const language = isEnglish && craft !== undefined ? englishFor(craft, spanishPhrasebooks()) : undefined
  const { heard, engine } = listeningEngine(language?.words)
  request.spoken = { heard, isCoded, ...(isEnglish && { inEnglish: { language } }) }
  return engine
}

/** An answer in English as far as it goes: names and fixed texts of an analysis are Spanish in any case. */
function toldInEnglish(
  answer: object,
  heard: HeardFindings,
  language: FindingLanguage | undefined,
  reply: FastifyReply,
): object {
  const isAnalysis = reply.statusCode === 200
  const { own, others } = sentencesInLanguage(answer, heard, language)
  const languages = [...(own > 0 ? ['en'] : []), ...(own === 0 || others > 0 || isAnalysis ? ['es'] : [])]
  reply.header(LANGUAGE_HEADER, languages.join(', '))
  return isAnalysis ? answerWithLanguage(answer, 'en', others) : answer
}

/** Keeps what the whole answer says. Comes before anything is left out of it. */
export function keepFindings(app: FastifyInstance): void {
  app.decorateRequest('spoken', null)
  app.decorateRequest('found', null)
  app.addHook<object>('preSerialization', (request, _reply, payload, done) => {
    const { spoken } = request
    if (spoken?.isCoded) request.found = findingsInAnswer(payload, spoken.heard)
    return done(null, payload)
  })
}

/** `?codigos=1` and `?idioma=en`, for answers and refusals. Comes after whatever else changes an answer. */
export function addFindings(app: FastifyInstance): void {
  app.addHook<object>('preSerialization', ({ spoken, found }, reply, payload, done) => {
    reply.header(LANGUAGE_HEADER, 'es')
    if (!spoken) return done(null, payload)
    const { heard, inEnglish } = spoken
    const answer = inEnglish ? toldInEnglish(payload, heard, inEnglish.language, reply) : payload
    return done(null, found ? { ...answer, hallazgos: found } : answer)
  })
}
