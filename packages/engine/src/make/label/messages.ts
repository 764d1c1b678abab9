import type { Allergen } from '../../catalogue/ingredient.ts'
import { type EnergyFactors, KCAL, KJ } from '../../science/energy.ts'
import { capitalise, list, number, quoted } from '../../words/text.ts'
import type { Nutrient } from './nutrition.ts'

/** Every Spanish sentence of the label. */

/** As Annex XV of Regulation (EU) 1169/2011 writes them. */
export const nutrientNames: Readonly<Record<Nutrient, string>> = {
  energiaKj: 'Valor energético (kJ)',
  energiaKcal: 'Valor energético (kcal)',
  grasas: 'Grasas',
  saturadas: 'de las cuales saturadas',
  hidratosDeCarbono: 'Hidratos de carbono',
  azucares: 'de los cuales azúcares',
  fibra: 'Fibra alimentaria',
  proteinas: 'Proteínas',
  sal: 'Sal',
}

const inSentences: Readonly<Record<Nutrient, string>> = {
  energiaKj: 'energía',
  energiaKcal: 'energía',
  grasas: 'grasas',
  saturadas: 'saturadas',
  hidratosDeCarbono: 'hidratos de carbono',
  azucares: 'azúcares',
  fibra: 'fibra',
  proteinas: 'proteínas',
  sal: 'sal',
}

const energyFormula = (factors: EnergyFactors, unit: string): string => {
  const { fat, carbohydrate, protein, polyols, erythritol, fibre, alcohol, organicAcids } = factors
  return `factores del anexo XIV: grasa ${fat}, hidratos ${carbohydrate}, proteína ${protein}, polialcoholes ${number(polyols)} (eritritol ${erythritol}), fibra ${fibre}, alcohol ${alcohol}, ácidos orgánicos ${organicAcids} ${unit}/g`
}

export const formulas: Readonly<Record<Nutrient, string>> = {
  energiaKj: energyFormula(KJ, 'kJ'),
  energiaKcal: energyFormula(KCAL, 'kcal'),
  grasas: 'grasa total por 100 g de producto',
  saturadas: 'ácidos grasos saturados por 100 g de producto',
  hidratosDeCarbono: 'azúcares, polialcoholes, almidón y dextrinas por 100 g de producto, sin la fibra',
  azucares: 'monosacáridos y disacáridos por 100 g de producto, con la lactosa',
  fibra: 'fibra alimentaria por 100 g de producto',
  proteinas: 'nitrógeno × 6,25 por 100 g de producto (anexo I)',
  sal: 'sodio × 2,5 por 100 g de producto (anexo I)',
}

/** Annex II, in its order and its words. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'Cereales que contengan gluten',
  crustaceos: 'Crustáceos y productos a base de crustáceos',
  huevo: 'Huevos y productos a base de huevo',
  pescado: 'Pescado y productos a base de pescado',
  cacahuete: 'Cacahuetes y productos a base de cacahuetes',
  soja: 'Soja y productos a base de soja',
  leche: 'Leche y sus derivados (incluida la lactosa)',
  frutos_cascara: 'Frutos de cáscara y productos derivados',
  apio: 'Apio y productos derivados',
  mostaza: 'Mostaza y productos derivados',
  sesamo: 'Granos de sésamo y productos a base de granos de sésamo',
  sulfitos: 'Dióxido de azufre y sulfitos',
  altramuz: 'Altramuces y productos a base de altramuces',
  moluscos: 'Moluscos y productos a base de moluscos',
}

/** The word that a list of ingredients must have. */
export const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceos: 'crustáceos',
  huevo: 'huevo',
  pescado: 'pescado',
  cacahuete: 'cacahuete',
  soja: 'soja',
  leche: 'leche',
  frutos_cascara: 'frutos de cáscara',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo',
  sulfitos: 'sulfitos',
  altramuz: 'altramuz',
  moluscos: 'moluscos',
}

const names = (all: readonly string[]): string => list(all.map(quoted), 'y')
const lower = (text: string): string => text.toLocaleLowerCase('es')

/** What «por 100 g» is of. */
export const asFormulated = (): string => 'Por 100 g de producto tal como se formula: no pierde peso al hacerse.'
export const asPutTogether = (): string =>
  'Por 100 g de producto montado: no pierde peso al montarse, y el agua que pierden sus preparaciones al hacerse ya está descontada.'
export const asFinished = (percent: number, said: string): string =>
  `Por 100 g de producto acabado: pierde un ${number(percent, 1)} % de su peso, ${said}.`

export const NOTE =
  'Valores medios calculados con la composición de los ingredientes (Reglamento (UE) 1169/2011, art. 31.4), no analizados. Los alérgenos son los de los ingredientes: las trazas por contacto cruzado no salen de una fórmula. Quien firma la etiqueta debe contrastarla con las fichas de sus proveedores.'

export const atLeast = (amount: string): string => `al menos ${amount}`

export const percent = (value: number): string => `${number(value, 1)} %`
export const gramsPer100 = (value: number): string => `${number(value, 1)} g por 100 g de producto`

export const unlistedWater = (most: number): string =>
  `El agua añadida que no pasa del ${most} % del producto acabado puede no figurar (anexo VII, parte A, punto 1).`

export const ingredientText = (ingredients: readonly string[]): string => `Ingredientes: ${ingredients.join(', ')}.`

export const contains = (words: readonly string[], unknown: readonly string[]): string => {
  const open = unknown.length > 0 ? `De ${names(unknown)} no lo sé: mira su etiqueta.` : ''
  if (words.length > 0) return `Contiene ${list(words, 'y')}. ${open}`.trim()
  return open || 'Ningún ingrediente es de los alérgenos del anexo II.'
}

export const unknown = (name: string, near: readonly string[]): string => {
  const offer = near.length > 0 ? ` ¿Querías decir ${list(near.map(quoted), 'o')}?` : ''
  return `No sé qué lleva ${quoted(name)}: sus alérgenos faltan y los valores, que no lo cuentan, son mínimos.${offer} Manda en «ficha» lo que dice la etiqueta de tu proveedor.`
}

export const unknownAllergens = (all: readonly string[]): string =>
  `No sé qué alérgenos lleva ${names(all)}: mira la etiqueta de tu proveedor y mándalos en «ficha.alergenos» ([] si no lleva ninguno).`

export const untold = (name: string, nutrients: readonly Nutrient[]): string =>
  `No sé todo lo que lleva ${quoted(name)}; falta: ${list([...new Set(nutrients.map((key) => inSentences[key]))], 'y')}. Los totales son mínimos: manda lo que falta en «ficha».`

export const compounds = (all: readonly string[], small: number): string =>
  `${all.length > 1 ? 'Ingredientes compuestos' : 'Ingrediente compuesto'}: ${names(all)}. Añade entre paréntesis los ingredientes que pone la etiqueta del proveedor, con sus alérgenos destacados (anexo VII, parte E). Solo sobra si no llega al ${small} % y su composición la fija una norma de la Unión.`

export const noSuchQuantity = (all: readonly string[]): string =>
  `No encuentro ${names(all)} entre los ingredientes: no puedo dar su cantidad.`

export const sulphites = (): string =>
  'Los sulfitos solo se declaran si el producto pasa de 10 mg/kg (anexo II, punto 12): pregunta a tu proveedor cuánto llevan.'

export const species = (all: readonly string[]): string =>
  `De ${list(all.map(lower), 'y')} hay que nombrar la especie (trigo, centeno…; almendra, avellana…): cámbiala en la lista.`

export const nameIf = (name: string, besides: readonly string[]): string =>
  `${quoted(name)}, si además ${list(besides, 'y')}.`

/** What ferments another dough, as the list calls it. */
export const SOURDOUGH = 'masa madre'
export const PREFERMENT = 'prefermento'
/** What the law calls spices that are listed together (Regulation (EU) 1169/2011, Annex VII, B). */
export const SPICES = 'mezcla de especias'

/** Where in the list something stands. */
export const inside = (name: string, compound: string): string => `${name} (en ${quoted(compound)})`

/** Why a compound need not be broken down. */
export const exempt = {
  union: (small: number): string =>
    `No llega al ${small} % del producto y su composición la fija una norma de la Unión: puede no detallarse, salvo aditivos y alérgenos (anexo VII, parte E, punto 2.a).`,
  spices: (small: number): string =>
    `Mezcla de especias o hierbas que no llega al ${small} % del producto: puede no detallarse, salvo aditivos y alérgenos (anexo VII, parte E, punto 2.b).`,
} as const

export const notCustomary = (name: string): string =>
  `${quoted(name)} no es un nombre legal ni consagrado por el uso: sus ingredientes van en la lista con los demás (anexo VII, parte E, punto 1). Si tiene uno («mousse», «bizcocho»…), ponlo delante.`

export const reservedName = (name: string): string =>
  `${quoted(name)} empieza por un nombre que la ley reserva y aquí no consta que pueda llevarlo: sus ingredientes van en la lista con los demás. Di su «oficio» y su «type», o llámalo por lo que es.`

export const tooManyNames = (most: number): string =>
  `Hay más de ${most} preparaciones: de las demás, los ingredientes van en la lista con los otros.`

export const partNameIf = (asked: string, name: string, besides: readonly string[]): string =>
  `${quoted(asked)} va en la lista como ${quoted(name)}, si además ${list(besides, 'y')}.`

export const partialTotal = (name: string, amount: string, uncounted: readonly string[]): string =>
  `De ${quoted(name)} hay en total ${amount}, sin contar lo que lleva ${names(uncounted)}: pregúntalo a tu proveedor y súmalo.`

/** What keeps moisture is no sweetener. */
export const HUMECTANT = 'humectante (sorbitoles)'

/** Claims of Regulation (EC) 1924/2006. */
export const claims = {
  noneAdded: 'Sin azúcares añadidos',
  none: 'Sin azúcares',
  low: 'Bajo contenido de azúcares',
  fibre: 'Fuente de fibra',
  highFibre: 'Alto contenido de fibra',
  natural: 'Contiene azúcares naturalmente presentes',
  notToSweeten: 'la fruta seca, el zumo o el concentrado no están para endulzar',
  unknown: 'lo que no reconozco no lleva azúcares',
  solid: 'el producto es sólido',
  unread: 'lo confirmas en el anexo, que no se ha leído para este punto',
  annex: 'Reglamento (CE) 1924/2006, anexo',
  annexSecondHand: 'Reglamento (CE) 1924/2006, anexo (cita literal de fuente secundaria)',
} as const

/** Mentions of Annex III. */
export const mentions = {
  sweetener: 'Con edulcorante(s)',
  sugarAndSweetener: 'Con azúcar(es) y edulcorante(s)',
  aspartame: 'Contiene aspartamo (una fuente de fenilalanina)',
  laxative: 'Un consumo excesivo puede producir efectos laxantes',
} as const

export const badPortion = (most: number): string =>
  `«racion» son los gramos de una ración: manda un número entre 1 y ${most}.`

export const badSale = (all: readonly string[]): string => `«venta» es cómo se vende: manda ${list(all, 'o')}.`

export const badNet = (most: number): string =>
  `«pesoNeto» son los gramos que se venden: manda un número mayor que 0 y hasta ${most}.`

export const badDenomination = (longest: number): string =>
  `«denominacion» es el nombre del producto: manda un texto de hasta ${longest} caracteres.`

export const badQuantities = (most: number): string =>
  `«quid» es la lista de ingredientes cuya cantidad quieres indicar: manda hasta ${most} nombres.`

export const badSheet = (position: number): string =>
  `Línea ${position}: «ficha» debe ser un objeto con los valores por 100 g de la etiqueta del proveedor.`

export const badSheetFigure = (position: number, field: string, most: number): string =>
  `Línea ${position}: «ficha.${field}» debe ser un número entre 0 y ${most}.`

export const badSheetAllergens = (position: number, all: readonly string[]): string =>
  `Línea ${position}: «ficha.alergenos» debe ser una lista con los que lleve de estos: ${all.join(', ')}.`

/** A value that purchases may take out of the tolerance of a label. */
export const beyondTolerance = (nutrient: string, declared: string, sd: number, tolerance: number): string =>
  `${capitalise(nutrient)}, ${declared}: con lo que varían los ingredientes (± ${number(sd, 1)} g) alguna partida puede salirse de la tolerancia de la guía de la Comisión de 2012 (± ${number(tolerance, 1)} g). Usa la ficha de tu proveedor o analiza el producto antes de imprimir.`
