import { type EngineCodes, type FindingText, type MeasuredField, numberText, type SafetyBlock } from '@obrador/engine'
import { italianMedal } from '@obrador/engine/it'
import { calledName } from '../../format/called-name.ts'
import { articleBefore } from './grammar.ts'

const OFTEN: readonly (readonly [share: number, said: string])[] = [
  [1, 'quasi sempre'],
  [19 / 20, '19 volte su 20'],
  [9 / 10, '9 volte su 10'],
  [4 / 5, '4 volte su 5'],
  [3 / 4, '3 volte su 4'],
  [2 / 3, '2 volte su 3'],
  [1 / 2, 'una volta su due'],
  [1 / 3, '1 volta su 3'],
  [1 / 4, '1 volta su 4'],
  [1 / 10, '1 volta su 10'],
  [0, 'quasi mai'],
]

const nearest = (share: number): string =>
  OFTEN.reduce((best, one) => (Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best))[1]

export const sureWords = {
  often: (share: number, isInside: boolean): string =>
    `${isInside ? 'nei limiti' : 'fuori dai limiti'} ${nearest(share)}`,
  surelyOut: 'Sicuro: fuori intervallo',
  exactly: (percent: string, isInside: boolean): string =>
    isInside
      ? `Tutti i valori restano nei limiti con una probabilità ${articleBefore('del', percent)}.`
      : `Qualche valore resta fuori dai limiti con una probabilità ${articleBefore('del', percent)}.`,
  word: { firme: 'Sicuro', casi: 'Quasi sicuro', justa: 'Al limite', incierta: 'Incerto' },
  but: (figures: string): string => `, ma al limite (${figures})`,
  close: (figures: string): string => ` Al limite: ${figures}.`,
  rest: (figures: string): string => `Il resto è a posto, ma al limite: ${figures}.`,
  maybe: (ingredient: string): string => `Forse sì: dipende da «${ingredient}».`,
  maybeWeighed: (ingredient: string): string => `Forse sì: dipende da come pesi «${ingredient}».`,
  maybeAny: 'Forse sì: dipende da quanto variano i tuoi ingredienti.',
  byLittle: (what: string): string => `Per poco: ${what}, meno di quanto variano i tuoi ingredienti.`,
  points: (distance: string): string => `${distance} ${distance === '1' ? 'punto' : 'punti'}`,
  byLittleOne: (figure: string, isOver: boolean, distance: string, vary: string): string =>
    `Per poco: ${figure}, ${distance} ${isOver ? 'sopra il massimo' : 'sotto il minimo'}; può variare di ${vary}.`,
  remark: {
    justa: 'È nei limiti, ma per poco: misura quello che decide, o dalle più margine.',
    incierta: 'È nei limiti per un soffio: non darla per buona finché non misuri, o dalle più margine.',
  },
  over: (figures: string): string => `${figures} sopra il massimo`,
  under: (figures: string): string => `${figures} sotto il minimo`,
} as const

export const lessSure = {
  in: (figure: string, ingredient: string): string => `${figure} in ${ingredient}`,
  why: (told: string, figure: string, limit: 'least' | 'most'): string =>
    `Quello che hai misurato (${told}) avvicina un valore (${figure}) al suo ${limit === 'least' ? 'minimo' : 'massimo'}: per questo il verdetto è meno sicuro di prima.`,
} as const

export const measuringWords = {
  heading: 'Che cosa misurare',
  depends: 'Da che cosa dipende',
  field: (figure: string, ingredient: string): string => `${figure} di ${ingredient}`,
  use: 'Usa',
  line: 'Se lo misuri, o lo leggi sul sacco:',
  percentOf: (name: string): string => `% di ${name}`,
  told: (figure: string): string => `misurato: ${figure}`,
  change: (figure: string, ingredient: string): string => `${ingredient}, misurato: ${figure}. Cambia`,
  remove: 'Togli la misura',
  notNumber: 'Scrivi un numero tra 0 e 100.',
} as const

export const measuredNames: { readonly [field in MeasuredField]: (value: string) => string } = {
  cacao: (value) => `${value} % di cacao`,
  de: (value) => `DE ${value}`,
  grado: (value) => `${value} % vol`,
  humedad: (value) => `${value} % di umidità`,
  grasa: (value) => `${value} % di grassi`,
  proteina: (value) => `${value} % di proteine`,
  brix: (value) => `${value} °Brix`,
}

export const chipWords = {
  label: 'Nome, conservazione e certezza',
  may: (name: string): string => `Si può chiamare ${calledName(name)}`,
  mayHardly: (name: string): string => `Si può chiamare ${calledName(name)}, per poco`,
  mayNot: (name: string): string => `Non si può chiamare ${calledName(name)}`,
  hardlyNot: (name: string): string => `Non si può chiamare ${calledName(name)}, per poco`,
  if: (name: string, besides: string): string => `${calledName(name)}, se inoltre ${besides}`,
  depends: (name: string, count: number): string =>
    `${calledName(name)}, se si ${count > 1 ? `rispettano altre ${count} condizioni` : 'rispetta un’altra condizione'}`,
  varies: (may: string): string => `; può variare di ±\u202f${may}`,
  keep: (clase: SafetyBlock['clase'], temperature: string): string => {
    if (clase === '5') return `Conserva ${temperature}`
    return clase === '7' ? 'Conserva a temperatura ambiente' : `Conserva a ${temperature}`
  },
  grade: (label: string): string => `Da dove viene: ${label}.`,
} as const

/** Verdicts that begin with «Bilanciata», with what may still turn it after the word. */
const BALANCED: { readonly [code in keyof EngineCodes]?: (values: EngineCodes[code], but: string) => string } = {
  'helado.served': ({ temperature }, but) => `Bilanciata${but}. Si serve a ${numberText(temperature, 1)} °C.`,
  'helado.balanced-verdict': (_, but) => `Bilanciata${but}.`,
  'panaderia.balanced-verdict': ({ hydration }, but) =>
    `Bilanciata${but}. Impasto ${articleBefore('al', numberText(hydration, 0))} % di idratazione.`,
  'pasteleria.balanced-verdict': ({ medal }, but) =>
    medal === undefined ? `Bilanciata${but}.` : `Bilanciata${but}. Medaglia ${italianMedal(medal)}.`,
}

export const balancedBut = (found: FindingText, but: string): string | undefined =>
  typeof found === 'string' ? undefined : BALANCED[found.code as keyof EngineCodes]?.(found.values as never, but)
