import type { NamedFigure } from '../../findings/figure.ts'
import type { SayFinding } from '../../findings/finding.ts'
import { roundTo } from '../round.ts'
import type { MEDAL_NAMES } from '../terms.ts'
import { decapitaliseName, shortenedText } from '../text.ts'
import { englishGloss } from './reserved.ts'

/** “−11.5”: decimal point, true minus sign, no more decimals than needed. */
export function englishNumber(value: number, decimals = 2): string {
  const rounded = roundTo(value, decimals)
  return rounded < 0 ? `−${Math.abs(rounded)}` : String(rounded)
}

/** “4.2%”, “−11.5 °C”, “24”. */
export const englishWithUnit = (value: number, unit: string, decimals?: number): string =>
  `${englishNumber(value, decimals)}${unit === '%' || unit === '' ? unit : ` ${unit === 'puntos' ? 'points' : unit}`}`

/** “sugar, cream and milk”. */
export const englishList = (items: readonly string[], conjunction: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

/** What a caller wrote or a table calls something, as it stands. */
export const englishQuoted = (text: string): string => `“${shortenedText(text)}”`

/** A name that a law or a table gives, whole however long, for a label may need it; with what it means where the law reserves it. */
export function englishCalled(name: string): string {
  const gloss = englishGloss(name)
  return gloss === undefined ? `“${name}”` : `“${name}” (${gloss})`
}

/** Labels in the middle of a sentence. */
export const englishFigureNames = (figures: readonly NamedFigure[], say: SayFinding): string =>
  englishList(
    figures.map(({ label }) => decapitaliseName(say(label))),
    'and',
  )

const MEDALS: Readonly<Record<(typeof MEDAL_NAMES)[keyof typeof MEDAL_NAMES], string>> = {
  Oro: 'Gold',
  Plata: 'Silver',
  Bronce: 'Bronze',
}
export const englishMedal = (medal: string): string => MEDALS[medal as keyof typeof MEDALS] ?? medal

/** Words of a citation; norms keep the name that they have where they were made. */
const CITED: readonly (readonly [RegExp, string])[] = [
  [/\bReglamento\b/g, 'Regulation'],
  [/\(UE\)/g, '(EU)'],
  [/\(CE\)/g, '(EC)'],
  [/\bDir\. (\S+)\/CE\b/g, 'Dir. $1/EC'],
  [/\banexos?\b/g, 'annex'],
  [/\bparte\b/g, 'part'],
  [/\bap\. /g, 'sec. '],
  [/(\d)\.º/g, '$1'],
  [/\bIGP\b/g, 'PGI'],
  [/, calidad (\w+)/g, ', quality “$1”'],
  [/\(Italia\)/g, '(Italy)'],
  [/\(interpretación\)/g, '(our reading)'],
  [/según un resumen/g, 'from a summary'],
  [/extracto del DOUE/g, 'extract from the Official Journal'],
  [/cifra de fuente secundaria/g, 'figure from a secondary source'],
  [/el pliego no se ha leído|pliego no leído/g, 'specification not read'],
  [/escala técnica: el (RD \S+ \S+) no fija un mínimo/g, 'technical scale: $1 sets no minimum'],
  [/, turrones diversos/g, ', “turrones diversos”'],
  [/Código Alimentario/g, 'Código Alimentario (Spanish food code)'],
  [/Orden GAN/g, 'Order GAN'],
  [
    /\(el texto consolidado del BOE imprime 54; 34 % de grasa no sale de 54 % de almendra\)/g,
    '(the consolidated text of the BOE prints 54; 54% almond cannot give 34% fat)',
  ],
  [/\(el texto consolidado del BOE imprime 95\)/g, '(the consolidated text of the BOE prints 95)'],
  [
    /criterio de Obrador, no de la norma: separa el negro, el de leche y el blanco/g,
    'Obrador’s judgement, not the regulation’s: it tells dark, milk and white apart',
  ],
  [/criterio de Obrador: lo que se tiene por brioche/g, 'Obrador’s judgement: what people take for brioche'],
  [
    /criterio de Obrador: el decreto no fija un mínimo de azúcares/g,
    'Obrador’s judgement: the decree sets no minimum for sugars',
  ],
  [
    /criterio técnico: por encima falta masa que ligue o cubra/g,
    'technical judgement: above it there is too little mass to bind or coat',
  ],
  [
    /criterio de Obrador: se tolera un 1 % de canela, ralladura y otros aromas; el (RD \S+ \S+) no los admite/g,
    'Obrador’s judgement: 1% of cinnamon, zest and other flavours is tolerated; $1 does not allow them',
  ],
  [/nombre descriptivo: sin azúcares no hay chocolate/g, 'descriptive name: without sugars there is no chocolate'],
  [/nombre descriptivo/g, 'descriptive name'],
  [/(\d+),(\d+) %/g, '$1.$2%'],
  [/ y (?=\S)/g, ' and '],
]

export const englishCitation = (norm: string): string =>
  CITED.reduce((said, [spanish, english]) => said.replace(spanish, english), norm)

/** Names that one sentence tells; the rest are counted. */
const MOST_NAMES = 8

export function englishNames(all: readonly string[]): string {
  const told = all.slice(0, MOST_NAMES).map(englishQuoted)
  const more = all.length - told.length
  return englishList(more > 0 ? [...told, `${more} more`] : told, 'and')
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
export const englishCount = (count: number): string => COUNTS[count] ?? String(count)
