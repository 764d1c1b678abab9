import { type AnswerLanguage, findingListener, findingsSaidIn, type HeardFindings } from '@obrador/contract'
import { engineWith, type Phrasebook } from '@obrador/engine'
import type { FindingLanguage } from '@obrador/engine/en'
import { serviceEngine } from './engine.ts'

/** What an answer says besides, for whoever asks: its sentences as data, its language. */

/** The whole engine, keeping what it says. One for each question: it costs a millisecond, and nobody hears what others are told. */
export function listeningEngine(words?: readonly Phrasebook[]) {
  const { heard, hear } = findingListener()
  return { heard, engine: engineWith(serviceEngine, { hear, ...(words && { words }) }) }
}

/** How many sentences of an answer are in a language, and how many are not. */
export function sentencesInLanguage(
  answer: { readonly warnings?: readonly string[] },
  heard: HeardFindings,
  language: FindingLanguage | undefined,
): { readonly own: number; readonly others: number } {
  const all = Array.from(findingsSaidIn(answer, heard), ({ finding }) => language?.isOwn(finding) ?? false)
  const own = all.filter(Boolean).length
  // What is said of the request, and not of the formula.
  const unheard = answer.warnings?.filter((warning) => !heard.has(warning)).length ?? 0
  return { own, others: all.length - own + unheard }
}

/** An answer that says how much of it is in the language that was asked for. */
export const answerWithLanguage = <Answer extends object>(
  answer: Answer,
  pedido: AnswerLanguage['pedido'],
  sinTraducir: number,
) => ({
  ...answer,
  idioma: { pedido, sinTraducir } satisfies AnswerLanguage,
})
