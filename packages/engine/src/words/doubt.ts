import { decapitalise, number } from './text.ts'

/** How sure a verdict is, in words. */

const timesIn = (probability: number): string =>
  probability > 0.994 ? 'prácticamente siempre' : `${number(100 * probability, 0)} de cada 100 veces`

/** `isTold`: something was measured already, so that only the rest varies from one purchase to the next. */
export const firmInside = (probability: number, isTold: boolean): string =>
  `Firme: ${
    isTold
      ? 'con lo que has medido, y aunque lo demás varíe como suele'
      : 'aunque tus ingredientes varíen como suelen de una compra a otra'
  }, las cifras siguen en rango ${timesIn(probability)}.`

export const firmOutside = (isTold: boolean): string =>
  `Firme: lo que ${
    isTold ? 'aún pueden variar tus ingredientes' : 'tus ingredientes varían de una compra a otra'
  } no basta para meterla en rango.`

/** The figures between which all holds, as far as a purchase may go: an end that cannot be reached is left out. */
export interface Interval {
  readonly least?: number
  readonly most?: number
  readonly unit: string
}

const interval = ({ least, most, unit }: Interval): string => {
  const said = (figure: number): string => number(figure, 1)
  const of = unit === '' || unit === '°Brix' ? '' : ` ${unit}`
  if (least !== undefined && most !== undefined) return `entre ${said(least)} y ${said(most)}${of}`
  return least !== undefined ? `desde ${said(least)}${of}` : `hasta ${said(most ?? 0)}${of}`
}

const your = (ingredient: string): string => `tu ${decapitalise(ingredient)}`

/** «Depende de tu fresa: mide su °Brix; entre 6 y 8 la fórmula aguanta.» */
export const dependsOn = (ingredient: string, told: string, held: Interval | undefined, holds: boolean): string =>
  `Depende de ${your(ingredient)}: ${told}${
    held ? `; ${interval(held)} ${holds ? 'la fórmula aguanta' : 'estaría en rango'}` : ' y dámelo con la línea'
  }.`

export const dependsOnMaker = (ingredient: string, figure: string, hasSheet: boolean): string =>
  `Depende de ${your(ingredient)}, que varía de una compra a otra y mueve ${figure}: ${
    hasSheet ? 'pide su ficha y ' : ''
  }usa siempre la misma marca, o deja más margen.`

/** Once it was measured, what is left is what the figure does not tell and the error of the measure. */
export const dependsOnMeasured = (ingredient: string, figure: string, isInside: boolean): string =>
  `Ya has medido ${your(ingredient)}: lo que esa medida no afina todavía puede ${
    isInside ? `sacar ${figure} de su rango` : `meter ${figure} en su rango`
  }. Deja algo más de margen.`

export const dependsOnScale = (ingredient: string): string =>
  `Depende de cómo peses ${your(ingredient)}: usa una balanza más fina para esa línea.`

export const closeTo = (figure: string): string =>
  `Depende de lo que varíen tus ingredientes: al borde de su rango, ${figure}.`

/** What to look at, where no figure tells. */
export const SCALE = 'la balanza'
export const SHEET = 'la ficha del proveedor'
export const MEASURED = 'nada más: ya lo has medido'
export const NOTHING = 'nada: no hay una cifra que lo diga'

/** Beside a correction of what is out by less than it varies. */
export const byLittle = (ingredient: string): string =>
  `Está fuera por poco: dentro de lo que varía ${your(ingredient)}.`

export const byLittleMeasured = (ingredient: string): string =>
  `Está fuera por poco: dentro de lo que no afina tu medida de ${decapitalise(ingredient)}.`

export const byLittleWeighed = (ingredient: string): string =>
  `Está fuera por poco: dentro de lo que yerra la balanza con ${your(ingredient)}.`
