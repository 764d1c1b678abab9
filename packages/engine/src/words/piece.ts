import { list, number, quoted } from './text.ts'

/** Sentences about a piece that is put together of parts. */

export const PIECE_LABEL = 'Pieza montada'

const COUNTS = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const counted = (count: number): string => COUNTS[count] ?? String(count)
const parts = (count: number): string => {
  const word = counted(count)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} parte${count === 1 ? '' : 's'}`
}

/** «Seis partes, todas bien.» */
export const allRight = (count: number): string =>
  count === 1 ? 'Una parte, y está bien.' : `${parts(count)}, todas bien.`

/** What nobody knows cannot be called right. */
export const someUnknown = (count: number, names: readonly string[]): string =>
  `${parts(count)}; no sé qué lleva ${list(names.map(quoted), 'y')}.`

/** «Seis partes; revisa una: «Mousse de avellana».» */
export const someWrong = (count: number, wrong: readonly string[]): string =>
  `${parts(count)}; revisa ${list(wrong.map(quoted), 'y')}.`

export const noParts = (): string =>
  'Falta «partes»: manda una lista con al menos una parte, su «nombre» y sus «gramos» por pieza.'

export const badLoss = (position: number, name: string, most: number): string =>
  `Línea ${position} («${name}»): «merma» es el % que se queda por el camino: un número entre 0 y ${most}.`

export const badAmount = (field: string, least: number, most: number): string =>
  `«${field}» debe ser un número entre ${least} y ${most}.`

export const marginOrPrice = (): string =>
  'Manda «margen» o «pvp», no los dos: cada uno da el otro. El margen es sobre el precio sin IVA.'

export const unpriced = (names: readonly string[], share: number): string =>
  `Sin precio: ${list(names.map(quoted), 'y')}. El coste es de ${number(share, 1)} de cada 100 g y no saco de él precio ni margen: manda su «precio» en €/kg.`

const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`

export const priceText = (pvp: number, iva: number, margin: number): string =>
  `${euros(pvp)} con IVA del ${number(iva, 1)} %: margen del ${number(margin, 1)} % sobre el precio sin IVA.`

export const belowCost = (pvp: number, loss: number): string => `A ${euros(pvp)} pierdes ${euros(loss)} por pieza.`

export const nameless = (): string =>
  'Una pieza así no tiene nombre legal propio: pon en «denominacion» qué es, de modo que quien compra lo entienda (art. 17).'

export const tooManyParts = (count: number, most: number): string =>
  `Has mandado ${count} partes y el máximo es ${most}: agrupa las que sean iguales.`

export const note = (asOf: string): string =>
  `Los gramos son los que quedan en la pieza; la merma se cuenta en el coste y en lo que hay que hacer, no en la composición. Precios sin IVA; los que no mandas en «precio» son orientativos, de ${asOf}.`
