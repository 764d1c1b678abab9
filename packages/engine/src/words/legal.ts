import { decapitalise, list, number } from './text.ts'

/** Sentences of the law that every craft says alike. */

const SIGN: Readonly<Record<string, string>> = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' }

const limit = (operator: string, threshold: number, unit: string): string =>
  `${SIGN[operator] ?? operator} ${number(threshold)} ${unit}`.trim()

interface Compared {
  readonly etiqueta: string
  readonly valor?: number
  readonly operador: string
  readonly umbral: number
  readonly unidad: string
  readonly base: string
  readonly cumple: boolean | null
  readonly norma: string
}

const failed = ({ etiqueta, valor, operador, umbral, unidad, norma }: Compared): string =>
  `${`${decapitalise(etiqueta)} ${number(valor ?? 0, 3)} ${unidad}, ${limit(operador, umbral, '')}`
    .trim()
    .replace(' ,', ',')} (${norma})`

export const legal = {
  confirmed: (label: string, operator: string, threshold: number, unit: string, base: string): string =>
    `un análisis confirma ${decapitalise(label)}: ${limit(operator, threshold, unit)}${unit === '%' ? ` ${base}` : ''}`,
  /** What stands in the way of a name, and the change that clears it. */
  objection: (
    { denominacion, condiciones }: { readonly denominacion: string; readonly condiciones: readonly Compared[] },
    way: string | undefined,
    meanwhile: string | undefined,
  ): string => {
    const faults = condiciones.filter(({ cumple }) => cumple === false).map(failed)
    const change = way === undefined ? '' : `; ${way} y podrá`
    const today =
      meanwhile === undefined
        ? 'Así no le corresponde ningún nombre de la norma.'
        : `Así puede llamarse «${meanwhile}».`
    return `no puede llamarse «${denominacion}»: ${list(faults, 'y')}${change}. ${today}`
  },
  balancedBut: (objection: string): string => `Equilibrada, pero ${objection}`,
  besides: (all: readonly string[]): string => `Si además ${list(all, 'y')}.`,
  unknown: (names: readonly string[]): string =>
    `${list(
      names.map((name) => `«${name}»`),
      'y',
    )}, que no reconozco, no ${names.length > 1 ? 'llevan' : 'lleva'} nada que el nombre excluya`,
} as const
