import { loadLanguage } from '@obrador/balancer/language'
import type { AnswerLanguage } from '@obrador/contract'
import { lazyValue } from '@obrador/engine'
import * as engine from '@obrador/engine/language'
import { serviceEngine } from './engine.ts'

export type OtherLanguage = AnswerLanguage['pedido']

/** Loaded for the first who asks. */
const LANGUAGES: Readonly<Record<OtherLanguage, () => Promise<engine.SpokenLanguage>>> = {
  en: lazyValue(() => loadLanguage('en', serviceEngine)),
  it: lazyValue(() => loadLanguage('it', serviceEngine)),
}

/** All that a language has. */
export const spokenLanguage = (language: OtherLanguage): Promise<engine.SpokenLanguage> => LANGUAGES[language]()

/** An answer of the service in another language. */
export const answerInLanguage = async <Answer>(
  answer: Answer,
  language: OtherLanguage,
  origin: engine.AnswerOrigin,
): Promise<engine.ToldAnswer<Answer>> => engine.answerInLanguage(answer, await LANGUAGES[language](), origin)

/** A table that no engine said, in another language: labels, formulas and reasons by its terms. */
export const tableInLanguage = async <Table>(table: Table, language: OtherLanguage): Promise<Table> =>
  (await answerInLanguage(table, language, { heard: new Map() })).answer
