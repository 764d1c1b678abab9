import {
  type AnswerOrigin,
  answerInLanguage,
  languageTeller,
  reservedGloss,
  type SpokenLanguage,
} from '@obrador/engine/language'
import type { WorkbookLanguage, WorkbookSpeech } from './written-in.ts'

/** The speech of whoever keeps what an engine says and tells it afterwards. */
export function workbookSpeech(
  language: WorkbookLanguage,
  spoken: SpokenLanguage,
  origin: AnswerOrigin,
): WorkbookSpeech {
  const { names, words } = spoken
  const { termOf } = languageTeller(words)
  const told = <Answer>(answer: Answer): Answer => answerInLanguage(answer, spoken, origin).answer
  return {
    language,
    told,
    termOf: (text) => termOf(text) ?? names.typeName(text) ?? names.rowName(text),
    lineName: (name) => told({ name }).name,
    glossOf: (name) => reservedGloss(name, spoken),
  }
}
