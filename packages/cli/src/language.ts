/** Languages that an answer is told in. */
export const COMMAND_LANGUAGES = ['es', 'en', 'it'] as const
export type CommandLanguage = (typeof COMMAND_LANGUAGES)[number]

/** The one of a locale («it_IT.UTF-8»); Spanish of any other, and of none. */
export const languageOfLocale = (locale = ''): CommandLanguage =>
  COMMAND_LANGUAGES.find((language) => locale.toLowerCase().split(/[_.@-]/)[0] === language) ?? 'es'

/** What the screen says beside an answer. */
export interface ScreenWords {
  readonly locale: string
  readonly verdicts: Readonly<Record<'equilibrada' | 'revisar', string>>
  readonly unjudged: string
  readonly feasible: Readonly<Record<'yes' | 'no' | 'unknown', string>>
  readonly perHundred: string
}

export const screenWords: Readonly<Record<CommandLanguage, ScreenWords>> = {
  es: {
    locale: 'es-ES',
    verdicts: { equilibrada: 'equilibrada', revisar: 'revisar' },
    unjudged: 'sin juzgar',
    feasible: {
      yes: 'Cumple todo lo pedido',
      no: 'No se puede: esta es la más cercana',
      unknown: 'No sé si se puede: esta es la mejor que he encontrado',
    },
    perHundred: 'Por 100 g',
  },
  en: {
    locale: 'en-GB',
    verdicts: { equilibrada: 'balanced', revisar: 'check it' },
    unjudged: 'not judged',
    feasible: {
      yes: 'It meets all that was asked',
      no: 'It cannot be done: this is the nearest',
      unknown: 'I do not know whether it can be done: this is the best that I have found',
    },
    perHundred: 'Per 100 g (the label prints in Spanish)',
  },
  it: {
    locale: 'it-IT',
    verdicts: { equilibrada: 'bilanciata', revisar: 'da rivedere' },
    unjudged: 'non giudicata',
    feasible: {
      yes: 'Rispetta tutto ciò che si chiede',
      no: 'Non si può: questa è la più vicina',
      unknown: 'Non so se si può: questa è la migliore che ho trovato',
    },
    perHundred: 'Per 100 g (l’etichetta si stampa in spagnolo)',
  },
}
