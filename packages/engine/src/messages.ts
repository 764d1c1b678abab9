import { capitalise, decapitalise, list, number, quoted } from './text.ts'

/** Sentences that every craft says alike. */

export const POWERED_BY = 'Obrador · formulación artesana abierta'

/** A formula with every parameter in range. */
export const BALANCED = 'equilibrada'

/** Medals, beside the code that programs read. */
export const MEDALS = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' } as const

export const unknownType = (value: string, applied: string): string =>
  `No conozco el tipo ${quoted(value)}: he aplicado «${applied}».`

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

/** Name of the line that cooking takes away. */
export const EVAPORATED = 'Agua evaporada'

export const badEvaporation = (available: number): string =>
  `«aguaEvaporada» debe ser mayor que 0 y menor que el agua de la fórmula (${number(available, 1)} g).`

/** How a mix loses water, as the end of a sentence. */
export const boiledOff = (): string => 'el agua que se evapora al cocer'

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

export const stillOut = (names: string, count: number, typeLabel: string): string =>
  `Aun así, ${names} ${count > 1 ? 'seguirán' : 'seguirá'} fuera de rango: mira si «${typeLabel}» es el tipo de esta fórmula.`

export const noAdvice = (names: string, typeLabel: string): string =>
  `${capitalise(names)} fuera de rango y ningún cambio pequeño lo arregla: mira si «${typeLabel}» es el tipo de esta fórmula.`
