import { type CommandWords, spanishWords } from './words/command-words.ts'

export { type CommandWords, spanishWords }

/** Languages that a command speaks. */
export const COMMAND_LANGUAGES = ['es', 'en', 'it'] as const
export type CommandLanguage = (typeof COMMAND_LANGUAGES)[number]

/** The one of a locale («it_IT.UTF-8»); Spanish of any other, and of none. */
export const languageOfLocale = (locale = ''): CommandLanguage =>
  COMMAND_LANGUAGES.find((language) => locale.toLowerCase().split(/[_.@-]/)[0] === language) ?? 'es'

/** Words of a language, loaded for who reads it. */
export async function wordsIn(language: CommandLanguage): Promise<CommandWords> {
  if (language === 'en') return (await import('./words/en.ts')).englishCommand
  if (language === 'it') return (await import('./words/it.ts')).italianCommand
  return spanishWords
}

const FLAG = '--idioma'
/** The language that a command is told, wherever in it, or else that of its terminal. */
export function languageAsked(args: readonly string[], locale: string | undefined): CommandLanguage {
  const at = args.indexOf(FLAG)
  const told = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith(`${FLAG}=`))?.slice(FLAG.length + 1)
  return COMMAND_LANGUAGES.find((language) => language === told) ?? languageOfLocale(locale)
}
