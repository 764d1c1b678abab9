import type { NameLanguage } from '@obrador/contract'
import type { TranslatedNames } from '@obrador/engine/names-en'
import type { FastifyReply } from 'fastify'
import { LANGUAGE_HEADER } from './plugins/findings.ts'

/** What may follow the paths that name ingredients, crafts or types. */
export interface NamesQuery {
  readonly idioma?: NameLanguage
}

/** What they are called in a language, loaded for the first who asks; nothing for Spanish. */
export async function namesAskedFor({ idioma }: NamesQuery): Promise<TranslatedNames | undefined> {
  if (idioma === 'en') return (await import('@obrador/engine/names-en')).englishNames
  if (idioma === 'it') return (await import('@obrador/engine/names-it')).italianNames
  return undefined
}

/** Names are in the language that was asked for; notes, titles and reasons stay Spanish. */
export function tellLanguage({ idioma = 'es' }: NamesQuery, reply: FastifyReply): void {
  if (idioma !== 'es') reply.header(LANGUAGE_HEADER, `${idioma}, es`)
}
