import type { FormulaFinding } from '@obrador/engine'
import type { HeardFindings } from '@obrador/engine/language'
import { pageLanguage } from '../format/page-speech.ts'

/** A worker works in Spanish: to a page that speaks another language it also tells what was found, which is said again there. */

/** What a page asks of a worker, and whether it is to tell what was found. */
export interface SpokenQuestion<Question> {
  readonly question: Question
  readonly isHeard: boolean
}
/** What a worker answers. */
export interface SpokenReply<Reply> {
  readonly reply: Reply
  readonly heard?: HeardFindings
}

export const spokenQuestion = <Question>(question: Question): SpokenQuestion<Question> => ({
  question,
  isHeard: pageLanguage() !== 'es',
})

/** A reply as the page says it. */
export const replySaid = <Reply>({ reply, heard }: SpokenReply<Reply>): Reply =>
  (heard && globalThis.obradorSpeech?.tongue?.saidAgain(reply, heard)) ?? reply

/** Keeps what the engine of a worker says, for the question that is being answered. */
export function workerVoice<Reply>() {
  let heard: Map<string, FormulaFinding[]> | undefined
  return {
    listen: (isHeard: boolean): void => {
      heard = isHeard ? new Map() : undefined
    },
    hear: (finding: FormulaFinding, sentence: string): void => void heard?.set(sentence, [finding]),
    tell: (reply: Reply): void => postMessage({ reply, ...(heard && { heard }) } satisfies SpokenReply<Reply>),
  }
}
