import type { AnswerLanguage } from '@obrador/contract'
import * as spanish from './es.ts'

/** What the tools say of themselves in a language: without one of these words it does not compile. */
export type ToolMessages = typeof spanish

export const toolMessagesIn = async (language: AnswerLanguage['pedido'] | undefined): Promise<ToolMessages> => {
  if (language === 'en') return (await import('./en.ts')).englishMessages
  if (language === 'it') return (await import('./it.ts')).italianMessages
  return spanish
}
