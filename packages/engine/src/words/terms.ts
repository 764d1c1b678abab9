import { listText, numberText } from './text.ts'

/** What every craft calls alike. */

export const POWERED_BY = 'Obrador · formulación artesana abierta'

/** A formula with every parameter in range. */
export const BALANCED_TERM = 'equilibrada'

/** Why a range is what it is, by what it rests on and the published formulas it was held against. */
export const rangeReasons = {
  fuente: (n: number): string =>
    `Lo que la bibliografía del tipo da por normal${n > 0 ? `, contrastado con ${n} fórmulas publicadas` : ''}.`,
  datos: (n: number): string =>
    n > 0
      ? `Lo que hacen ${n} fórmulas publicadas, con la holgura de su familia.`
      : 'La holgura de su familia: aún no hay fórmulas publicadas.',
  oficio: (n: number): string =>
    `Juicio del oficio, sin fuente que citar${n > 0 ? `; las ${n} fórmulas leídas caen dentro o casi` : ''}.`,
  shown: (): string => 'Se muestra como referencia y no decide el veredicto.',
} as const

/** Medals, beside the code that programs read. */
export const MEDAL_NAMES = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' } as const

/** What a piece is called where others have their type. */
export const PIECE_LABEL = 'Pieza montada'

/** What nobody named, by the part that weighs most and the next. */
export const describedPiece = ([most = '', next]: readonly string[]): string =>
  `Pieza de ${most}${next === undefined ? '' : ` con ${next}`}`
export const NAME_THE_PIECE = 'es como se conoce lo que vendes: ponle su nombre'

/** What has no type has no name to hold it against. */
export const UNNAMED_PRODUCT = 'Producto sin tipo'
export const NAME_IT = 'di cómo se llama: elige el tipo de lo que vendes y se comprueba su nombre'

/** How sugar was ground is no matter of a name. */
export const plainSugar = (noun: string): string => noun.replace(/^azúcar (?:glas|blanquilla|blanco)$/, 'azúcar')

/** Words that only a certified product bears (Regulation (EU) 2024/1143, art. 27): the name that we give does not say them. */
const PROTECTED =
  /(?:\bde(?:l| la)? )?\b(?:bourbon|cabrales|calvados|cava|champ[aá]n|co[ñn]ac|feta|gorgonzola|idiaz[aá]bal|jerez|madeira|manchego|marsala|mezcal|oporto|parmesano|pecorino|roquefort|tequila)\b/i
/** What such a product is, by its category: a spirit where it is no cheese and no wine. */
const KINDS: Readonly<Record<string, string>> = { queso: 'queso', vino: 'vino' }
const SPIRIT = 'aguardiente'
/** «Queso» of a «queso de Cabrales»; what a protected word begins is told by what it is: «vino» of a «cava brut». */
export function plainNoun(noun: string, category: string): string {
  const [own = ''] = noun.split(' / ')
  return PROTECTED.exec(own)?.index === 0
    ? (KINDS[category] ?? SPIRIT)
    : own.replace(PROTECTED, '').replace(/\s+/g, ' ').trim()
}

/** What has no name is told by how it is and what it is made of. */
export const DESCRIBED_ARTICLE = 'nombre descriptivo (Reg. (UE) 1169/2011, art. 17.1)'
/** «Crema de leche» is another food: what begins with milk is told with «con». */
export const describedText = (head: string, nouns: readonly string[]): string =>
  nouns.length > 0 ? `${head} ${/^leche\b/.test(nouns[0] ?? '') ? 'con' : 'de'} ${listText(nouns, 'y')}` : head

/** Name of the line that cooking takes away. */
export const EVAPORATED_WATER = 'Agua evaporada'

/** The parts of a composition, as a person thinks of them. */
export const breakdownLabels = {
  water: 'Agua',
  // Those of milk and fruit too: a craft may count fewer under its own figure.
  sugars: 'Azúcares, todos',
  fat: 'Grasa',
  protein: 'Proteínas',
  starch: 'Almidón',
  dextrins: 'Dextrinas',
  alcohol: 'Alcohol',
  rest: 'Otros',
  unknown: 'Sin identificar',
} as const

/** What a supplier's sheet gets wrong, and what to do about it. */
export const sheetProblems = {
  saturated: 'Las grasas saturadas no pueden ser más que la grasa: revisa las dos cifras.',
  sugars: 'Los azúcares y los polioles no pueden ser más que los hidratos de carbono: revisa las tres cifras.',
  overfull: (sum: number): string => `La ficha suma ${numberText(sum, 1)} g por 100 g: alguna cifra sobra.`,
  short: (missing: number): string =>
    `A la ficha le faltan ${numberText(missing, 1)} g para llegar a 100: comprueba la humedad y los hidratos.`,
  energy: (printed: number, computed: number): string =>
    `La ficha dice ${numberText(printed, 0)} kcal y de sus cifras salen ${numberText(computed, 0)}: alguna no es la suya.`,
  restIsWater: (grams: number): string => `Lo que falta hasta 100, ${numberText(grams, 1)} g, lo cuento como agua.`,
} as const

/** What nobody knows, where an amount would stand. */
export const UNTOLD_AMOUNT = '?'
