import { type RefusalWords, refusalWordsIn } from '../words/language.ts'

/** What tools say of a call that cannot be taken, in each language. */

/** Letters of what an agent took for a type that are told back to it. */
const LONGEST_TYPE = 60
const wrongType = (tipo: string, oficio: string, known: readonly string[]): string =>
  `«${tipo.slice(0, LONGEST_TYPE)}» no es un tipo de ${oficio}: usa uno de estos: ${known.join(', ')}.`

const linesOrText = (): string =>
  'Falta la fórmula, o está dos veces: manda «ingredientes» (lista de «ingrediente» y «gramos») o «texto», uno de los dos.'

const otherWord = (field: string, right: string): string =>
  `«${field}» no es un campo de estas herramientas: usa «${right}».`

const notForTools = (field: string): string =>
  `Estas herramientas no toman «${field}»: mándalo a la interfaz HTTP, o quítalo.`

const notALine = (): string => 'cada línea es un objeto con «ingrediente» y «gramos».'

const spanish = { wrongType, linesOrText, otherWord, notForTools, notALine }
type ToolRefusals = typeof spanish

const OTHERS: Readonly<Record<string, ToolRefusals>> = {
  en: {
    wrongType: (tipo, oficio, known) =>
      `“${tipo.slice(0, LONGEST_TYPE)}” is no type of ${oficio}: use one of these: ${known.join(', ')}.`,
    linesOrText: () =>
      'The formula is missing, or is there twice: send «ingredientes» (a list of «ingrediente» and «gramos») or «texto», one of the two.',
    otherWord: (field, right) => `«${field}» is no field of these tools: use «${right}».`,
    notForTools: (field) => `These tools do not take «${field}»: send it to the HTTP interface, or leave it out.`,
    notALine: () => 'each line is an object with «ingrediente» and «gramos».',
  },
  it: {
    wrongType: (tipo, oficio, known) =>
      `«${tipo.slice(0, LONGEST_TYPE)}» non è un tipo di ${oficio}: usa uno di questi: ${known.join(', ')}.`,
    linesOrText: () =>
      'Manca la formula, o c’è due volte: invia «ingredientes» (elenco di «ingrediente» e «gramos») o «texto», uno dei due.',
    otherWord: (field, right) => `«${field}» non è un campo di questi strumenti: usa «${right}».`,
    notForTools: (field) => `Questi strumenti non accettano «${field}»: invialo all’interfaccia HTTP, o toglilo.`,
    notALine: () => 'ogni riga è un oggetto con «ingrediente» e «gramos».',
  },
}

/** All that a call is refused by, in the words of a language; Spanish where there is no such. */
export type ToolRefusalWords = ToolRefusals & RefusalWords
export const toolRefusalWordsIn = (language: unknown): ToolRefusalWords => ({
  ...refusalWordsIn(language),
  ...((typeof language === 'string' && Object.hasOwn(OTHERS, language) && OTHERS[language]) || spanish),
})
