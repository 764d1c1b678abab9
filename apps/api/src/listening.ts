import { findingsIn, type Heard, type Idioma, listener, saidIn } from '@obrador/contract'
import { type Book, engineWith } from '@obrador/engine'
import type { Language } from '@obrador/engine/en'
import { engine as whole } from './engine.ts'

/** What an answer says besides, for whoever asks: its sentences as data, its language. */

/** The whole engine, keeping what it says. One for each question: it costs a millisecond, and nobody hears what others are told. */
export function listening(words?: readonly Book[]) {
  const { heard, hear } = listener()
  return { heard, engine: engineWith(whole, { hear, ...(words && { words }) }) }
}

/** An answer with what it says as data. */
export const withFindings = <Answer extends object>(answer: Answer, heard: Heard) => ({
  ...answer,
  hallazgos: findingsIn(answer, heard),
})

/** How many sentences of an answer are in a language, and how many are not. */
export function sentencesIn(
  answer: { readonly warnings?: readonly string[] },
  heard: Heard,
  language: Language | undefined,
): { readonly own: number; readonly others: number } {
  const all = Array.from(saidIn(answer, heard), ({ finding }) => language?.isOwn(finding) ?? false)
  const own = all.filter(Boolean).length
  // What is said of the request, and not of the formula.
  const unheard = answer.warnings?.filter((warning) => !heard.has(warning)).length ?? 0
  return { own, others: all.length - own + unheard }
}

/** An answer that says how much of it is in the language that was asked for. */
export const withLanguage = <Answer extends object>(answer: Answer, pedido: Idioma['pedido'], sinTraducir: number) => ({
  ...answer,
  idioma: { pedido, sinTraducir } satisfies Idioma,
})
