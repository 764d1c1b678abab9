import type { AnswerLanguage } from '@obrador/contract'
import * as spanish from './es.ts'
import type { ToolMessages } from './tool-messages.ts'

export const toolMessagesIn = async (language: AnswerLanguage['pedido'] | undefined): Promise<ToolMessages> => {
  if (language === 'en') return (await import('./en.ts')).englishMessages
  if (language === 'it') return (await import('./it.ts')).italianMessages
  return spanish
}
