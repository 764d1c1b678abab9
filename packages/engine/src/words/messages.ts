import { capitalise, decapitalise, list, number, quoted } from './text.ts'

/** Sentences that every craft says alike. */

export const POWERED_BY = 'Obrador · formulación artesana abierta'

/** A formula with every parameter in range. */
export const BALANCED = 'equilibrada'

/** Why a range is what it is, by what it rests on and the published formulas it was held against. */
export const reasons = {
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

/** Which of the ways of making a type a formula was taken for. */
export const readAsStyle = (label: string): string => `Lo leo como ${decapitalise(label)}: los rangos son los suyos.`

/** Medals, beside the code that programs read. */
export const MEDALS = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' } as const

export const unknownType = (value: string, applied: string, near: readonly string[]): string => {
  const others = near.filter((type) => type !== applied).map((type) => `«${type}»`)
  const offer = others.length > 0 ? ` ¿Querías decir ${list(others, 'o')}?` : ''
  return `No conozco el tipo ${quoted(value)}: he aplicado «${applied}».${offer}`
}

/** `describable` where the craft takes the composition of a line from the caller. */
export const unknownIngredient = (
  name: string,
  percent: number,
  near: readonly string[],
  effect: string,
  describable: boolean,
): string => {
  const offer = near.length > 0 ? ` ¿Querías decir ${list(near, 'o')}?` : ''
  const remedy = describable ? ' Pásame su composición para afinar.' : ''
  return `No reconozco «${name}» (${number(percent)} % de la masa): lo trato como inerte${effect}.${offer}${remedy}`
}

export const unidentifiedMass = (percent: number): string =>
  `El ${number(percent)} % de la masa no está identificado: el veredicto es orientativo.`

export const interpreted = (name: string, as: string): string => `He interpretado «${name}» como «${as}».`

export const overfull = (position: number, name: string, sum: number): string =>
  `La composición de «${name}» (línea ${position}) suma ${number(sum)} g por 100 g: la uso tal cual, sin agua. Revisa la ficha.`

export const noIngredients = (): string =>
  'Falta «ingredients»: manda una lista con al menos un ingrediente y su peso en gramos.'

export const tooManyIngredients = (count: number, most: number): string =>
  `Has mandado ${count} ingredientes y el máximo es ${most}: agrupa los que sean iguales.`

export const noWeight = (field: string): string =>
  `La suma de los pesos es 0: indica en «${field}» los gramos de al menos un ingrediente.`

export const badLine = (position: number, name: string, grams: string): string =>
  `Línea ${position}: manda un objeto con «${name}» y «${grams}».`

export const badName = (position: number, field: string, longest: number): string =>
  `Línea ${position}: «${field}» debe tener entre 1 y ${longest} caracteres.`

export const badWeight = (position: number, name: string, field: string, most: number): string =>
  `Línea ${position} («${name}»): «${field}» debe ser un número de gramos entre 0 y ${most}.`

export const badComponent = (position: number, name: string, field: string): string =>
  `Línea ${position} («${name}»): «${field}» son gramos por 100 g y debe estar entre 0 y 100.`

export const badFigure = (position: number, name: string, field: string): string =>
  `Línea ${position} («${name}»): «${field}» debe ser un número igual o mayor que 0.`

export const badMeasure = (position: number, name: string, field: string): string =>
  `Línea ${position} («${name}»): «${field}» es lo que mides o lees en el envase y debe ser un número entre 0 y 100.`

/** A figure that the ingredient cannot have; `usual` in words, or nothing where it has none of it. */
export const impossibleMeasure = (
  position: number,
  name: string,
  field: string,
  value: number,
  usual: string | undefined,
): string =>
  usual === undefined
    ? `Línea ${position} («${name}»): «${field}» no dice nada de este ingrediente. Quítalo, o mira si el nombre es el que querías.`
    : `Línea ${position} («${name}»): «${field}» ${number(value)} no puede ser de este ingrediente (lo normal es ${usual}). Revisa la medida o el nombre.`

export const measuredUnknown = (name: string, fields: readonly string[]): string =>
  `No sé qué es «${name}», así que no puedo usar ${list(
    fields.map((field) => `«${field}»`),
    'y',
  )}: lo medido completa un ingrediente del catálogo. Da su composición entera o un nombre conocido.`

/** Name of the line that cooking takes away. */
export const EVAPORATED = 'Agua evaporada'

export const badEvaporation = (available: number): string =>
  `«aguaEvaporada» debe ser mayor que 0 y menor que el agua de la fórmula (${number(available, 1)} g).`

/** How a mix loses water, as the end of a sentence. */
export const boiledOff = (): string => 'el agua que se evapora al cocer'

/** A sentence about what lies inside a preparation. */
export const inPreparation = (name: string, sentence: string): string => `En «${name}»: ${decapitalise(sentence)}`

/** A craft by itself, without whoever opens formulas inside formulas. */
export const cannotRead = (name: string): string =>
  `${quoted(name)} no es un nombre del catálogo tal como está, y aquí no puedo interpretarlo: escríbelo como en el catálogo o manda su identificador.`

export const cannotDoubt = (): string => 'Aquí no sé decir cuánto varían las cifras: pide la respuesta sin la duda.'

export const cannotOpen = (): string =>
  'Aquí no puedo abrir preparaciones: manda en su lugar los ingredientes de que están hechas.'

export const lostTooMuch = (asked: number, most: number): string =>
  `La fórmula no tiene los ${number(asked, 1)} g de agua que perdería al hacerse: cuento que pierde toda la que tiene, ${number(most, 1)} g. Revisa la merma.`

/** What to do with the grams of a correction, as the end of a sentence: «cambia 30 g de agua por azúcar». */
export function action({ from, to, grams }: { from?: string; to?: string; grams: number }): string {
  const amount = `${number(grams, GRAM_DECIMALS)} g de`
  if (from !== undefined && to !== undefined) return `cambia ${amount} ${decapitalise(from)} por ${decapitalise(to)}`
  return to !== undefined ? `añade ${amount} ${decapitalise(to)}` : `quita ${amount} ${decapitalise(from ?? '')}`
}

/** Grams are rounded where they are worked out; this only clears the noise of binary fractions. */
const GRAM_DECIMALS = 9

/** A product known by what it is made of, whatever it was sent as. */
export const readAs = (label: string, because: string): string => `Lo leo como ${label}: ${because}.`

/** The same of one that has a type of its own: a question, since nobody asked for it. */
export const askAs = (label: string, because: string): string =>
  `¿Lo juzgo como «${label}»? ${capitalise(because)}: cambia el tipo si es eso.`

/** The same of what is used inside another formula. */
export const gainsLeftOut = (): string =>
  'El aceite que chupa al freír no está contado: pésalo y añádelo como línea para que cuente en la etiqueta.'

/** Why nothing of it can be adjusted, as a clause. */
export const NO_RANGES = 'el tipo no tiene rangos a los que ajustarla: elige uno que los tenga'

/** Oil that nobody weighed. */
export const fryingOil = (oil: string, percent: number): string =>
  `Cuento ${number(percent)} g de «${decapitalise(oil)}» por 100 g de masa, lo que suele chupar al freír: pesa el tuyo y añádelo como línea con su nombre («Aceite de oliva de freír»).`

/** What has no ranges: nothing is said of whether it is right. */
export const unjudged = (): string =>
  'Sin rangos: no se juzga. Esto dice lo que lleva, no si está bien; elige un tipo para juzgarla.'

/** «Esto es otro producto»: the name, and why. */
export const otherProduct = (label: string, because: string): string =>
  `Esto parece otro producto: ${decapitalise(label)}. ${capitalise(because)}.`

export const fitsBetter = (label: string, craft: string): string =>
  `sus cifras caen en los rangos de «${label}» (${decapitalise(craft)}): cambia el tipo en vez de deshacerlo`

export const stillOut = (names: string, count: number, typeLabel: string): string =>
  `Aun así, ${names} ${count > 1 ? 'seguirán' : 'seguirá'} fuera de rango: mira si «${typeLabel}» es el tipo de esta fórmula.`

export const noAdvice = (names: string, typeLabel: string): string =>
  `${capitalise(names)} fuera de rango y ningún cambio pequeño lo arregla: mira si «${typeLabel}» es el tipo de esta fórmula.`

const COUNTS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const

/** «Revisa dos cosas: le falta grasa y es demasiado dulce.» */
export const review = (faults: readonly string[]): string => {
  const count = COUNTS[faults.length] ?? String(faults.length)
  return `Revisa ${count} cosa${faults.length === 1 ? '' : 's'}: ${list(faults, 'y')}.`
}

/** Percentages and scores are apart by points; anything else, by its own unit. */
const POINTS: ReadonlySet<string> = new Set(['%', 'puntos'])

function apart(distance: number, unit: string, decimals: number): string {
  const figure = number(distance, decimals)
  if (POINTS.has(unit)) return `${figure} ${figure === '1' ? 'punto' : 'puntos'}`
  return unit === '' ? figure : `${figure} ${unit}`
}

/** How far a value lies from the nearest limit of its range: «0,8 puntos bajo el mínimo», «a 1,2 puntos del máximo». */
export function marginOf(
  value: number,
  [least, most]: readonly [number, number],
  unit: string,
  decimals: number,
): string {
  if (value < least) return `${apart(least - value, unit, decimals)} bajo el mínimo`
  if (value > most) return `${apart(value - most, unit, decimals)} sobre el máximo`
  const [limit, distance] = value - least <= most - value ? ['mínimo', value - least] : ['máximo', most - value]
  return number(distance, decimals) === '0'
    ? `justo en el ${limit}`
    : `a ${apart(distance, unit, decimals)} del ${limit}`
}

/** The parts of a composition, as a person thinks of them. */
export const breakdownLabels = {
  water: 'Agua',
  sugars: 'Azúcares',
  fat: 'Grasa',
  protein: 'Proteínas',
  starch: 'Almidón',
  alcohol: 'Alcohol',
  rest: 'Otros',
  unknown: 'Sin identificar',
} as const

/** What a supplier's sheet gets wrong, and what to do about it. */
export const sheet = {
  saturated: 'Las grasas saturadas no pueden ser más que la grasa: revisa las dos cifras.',
  sugars: 'Los azúcares y los polioles no pueden ser más que los hidratos de carbono: revisa las tres cifras.',
  overfull: (sum: number): string => `La ficha suma ${number(sum, 1)} g por 100 g: alguna cifra sobra.`,
  short: (missing: number): string =>
    `A la ficha le faltan ${number(missing, 1)} g para llegar a 100: comprueba la humedad y los hidratos.`,
  energy: (printed: number, computed: number): string =>
    `La ficha dice ${number(printed, 0)} kcal y de sus cifras salen ${number(computed, 0)}: alguna no es la suya.`,
  restIsWater: (grams: number): string => `Lo que falta hasta 100, ${number(grams, 1)} g, lo cuento como agua.`,
} as const
