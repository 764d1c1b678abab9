import { loadLanguage } from '@obrador/balancer/language'
import type { AnswerLanguage } from '@obrador/contract'
import * as engine from '@obrador/engine/language'
import { serviceEngine } from './engine.ts'

export type OtherLanguage = AnswerLanguage['pedido']

/** All that a language has. */
export const spokenLanguage = (language: OtherLanguage): Promise<engine.SpokenLanguage> =>
  loadLanguage(language, serviceEngine)

/** An answer of the service in another language. */
export const answerInLanguage = async <Answer>(
  answer: Answer,
  language: OtherLanguage,
  origin: engine.AnswerOrigin,
): Promise<engine.ToldAnswer<Answer>> => engine.answerInLanguage(answer, await spokenLanguage(language), origin)

/** A table that no engine said, in another language: labels, formulas and reasons by its terms. */
export const tableInLanguage = async <Table>(table: Table, language: OtherLanguage): Promise<Table> =>
  (await answerInLanguage(table, language, { heard: new Map() })).answer
