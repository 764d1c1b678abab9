import type { NamedFigure } from '../../findings/figure.ts'
import type { SayFinding } from '../../findings/finding.ts'
import type { MEDAL_NAMES } from '../terms.ts'
import { decapitaliseName, numberText, shortenedText } from '../text.ts'
import { italianGloss } from './reserved.ts'

/** «4,2 %», «−11,5 °C», «24»: figures are written as in Spanish. */
export const italianWithUnit = (value: number, unit: string, decimals?: number): string =>
  `${numberText(value, decimals)}${unit === '' ? '' : ` ${unit === 'puntos' ? 'punti' : unit}`}`

/** «zucchero, panna e latte»; «ed» before the same vowel. */
export function italianList(items: readonly string[], conjunction: 'e' | 'o' | 'né'): string {
  if (items.length < 2) return items.join('')
  const last = items.at(-1) ?? ''
  const link = conjunction === 'e' && /^«?e/i.test(last) ? 'ed' : conjunction
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`
}

/** What a caller wrote or a table calls something, as it stands. */
export const italianQuoted = (text: string): string => `«${shortenedText(text)}»`

/** A name that a law or a table gives, whole however long, for a label may need it; with what it means where the law reserves it. */
export function italianCalled(name: string): string {
  const gloss = italianGloss(name)
  return gloss === undefined ? `«${name}»` : `«${name}» (${gloss})`
}

/** Names that one sentence tells; the rest are counted. */
const MOST_NAMES = 8

export function italianNames(all: readonly string[], conjunction: 'e' | 'o' = 'e'): string {
  const told = all.slice(0, MOST_NAMES).map(italianQuoted)
  const more = all.length - told.length
  return italianList(more > 0 ? [...told, more === 1 ? 'un altro' : `altri ${more}`] : told, conjunction)
}

/** Labels in the middle of a sentence. */
export const italianFigureNames = (figures: readonly NamedFigure[], say: SayFinding): string =>
  italianList(
    figures.map(({ label }) => decapitaliseName(say(label))),
    'e',
  )

const COUNTS = [
  'nessuna',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
]
/** Of feminine things. */
export const italianCount = (count: number): string => COUNTS[count] ?? String(count)

const MEDALS: Readonly<Record<(typeof MEDAL_NAMES)[keyof typeof MEDAL_NAMES], string>> = {
  Oro: 'd’oro',
  Plata: 'd’argento',
  Bronce: 'di bronzo',
}
export const italianMedal = (medal: string): string => MEDALS[medal as keyof typeof MEDALS] ?? medal

/** Words of a citation; norms keep the name that they have where they were made. */
const CITED: readonly (readonly [RegExp, string])[] = [
  [/\bReglamento\b/g, 'Regolamento'],
  [/\barts\. /g, 'artt. '],
  [/\banexos?\b/g, 'allegato'],
  [/\bap\. /g, 'punto '],
  [/(\d)\.º/g, '$1'],
  [/, calidad (\w+)/g, ', qualità «$1»'],
  [/\(interpretación\)/g, '(nostra lettura)'],
  [/según un resumen/g, 'secondo un riassunto'],
  [/extracto del DOUE/g, 'estratto della Gazzetta ufficiale'],
  [/cifra de fuente secundaria/g, 'cifra di fonte secondaria'],
  [/el pliego no se ha leído|pliego no leído/g, 'disciplinare non letto'],
  [/escala técnica: el (RD \S+ \S+) no fija un mínimo/g, 'scala tecnica: il $1 non fissa un minimo'],
  [/, turrones diversos/g, ', «turrones diversos»'],
  [/Código Alimentario/g, 'Código Alimentario (codice alimentare spagnolo)'],
  [
    /\(el texto consolidado del BOE imprime 54; 34 % de grasa no sale de 54 % de almendra\)/g,
    '(il testo consolidato del BOE stampa 54; il 54 % di mandorle non può dare il 34 % di grassi)',
  ],
  [/\(el texto consolidado del BOE imprime 95\)/g, '(il testo consolidato del BOE stampa 95)'],
  [
    /criterio de Obrador, no de la norma: separa el negro, el de leche y el blanco/g,
    'criterio di Obrador, non della norma: distingue il fondente, il latte e il bianco',
  ],
  [/criterio de Obrador: lo que se tiene por brioche/g, 'criterio di Obrador: ciò che si ritiene brioche'],
  [
    /criterio de Obrador: el decreto no fija un mínimo de azúcares/g,
    'criterio di Obrador: il decreto non fissa un minimo di zuccheri',
  ],
  [
    /criterio técnico: por encima falta masa que ligue o cubra/g,
    'criterio tecnico: oltre manca massa che leghi o copra',
  ],
  [
    /criterio de Obrador: se tolera un 1 % de canela, ralladura y otros aromas; el (RD \S+ \S+) no los admite/g,
    'criterio di Obrador: si tollera l’1 % di cannella, scorza e altri aromi; il $1 non li ammette',
  ],
  [/nombre descriptivo: sin azúcares no hay chocolate/g, 'nome descrittivo: senza zuccheri non c’è cioccolato'],
  [/nombre descriptivo/g, 'nome descrittivo'],
  [/ y (?=\S)/g, ' e '],
]

export const italianCitation = (norm: string): string =>
  CITED.reduce((said, [spanish, italian]) => said.replace(spanish, italian), norm)

const ELIDED: Readonly<Record<string, readonly [vowel: string, zero: string]>> = {
  il: ['l’', 'lo '],
  Il: ['L’', 'Lo '],
  al: ['all’', 'allo '],
  del: ['dell’', 'dello '],
  dal: ['dall’', 'dallo '],
  nel: ['nell’', 'nello '],
}
/** «Almeno il 6 %», «arriva al 6 %», «più del 6 %»: a share has its article. */
const withArticles = (text: string): string =>
  text
    .replace(/\b(almeno|al massimo) (?=[\d,]+ %)/g, '$1 il ')
    .replace(
      /\b(arriva a|fino a|più di|meno di) (?=[\d,]+ %)/g,
      (_, before: string) => `${before.replace(/di$/, 'de')}l `,
    )

/** «l’8 %», «dell’11 %», «all’1,5 %», «lo 0,2 %»: an article is said as the figure after it sounds. */
export const italianPolish = (text: string): string =>
  withArticles(text).replace(
    /\b(il|Il|al|del|dal|nel) (?=(?:(0)|8\d*|11|1)(?:,\d+)? %)/g,
    (whole, article: string, zero?: string) => ELIDED[article]?.[zero === undefined ? 0 : 1] ?? whole,
  )
