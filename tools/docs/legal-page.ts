import { crafts, type Denomination, sources } from '@obrador/engine'
import { table } from './table.ts'

interface LawfulCraft {
  readonly label: string
  readonly definition: { readonly judges?: { readonly law?: readonly Denomination<string>[] } }
}

const written = (value: number): string => value.toLocaleString('es-ES')
const OPERATORS = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' } as const

const rowsOf = ({ label, conditions }: Denomination<string>): string[][] =>
  conditions.length === 0
    ? [[label, 'sin condiciones de composición', '', '']]
    : conditions.map(({ label: figure, operator, threshold, unit, article }, index) => [
        index === 0 ? label : '',
        figure,
        `${OPERATORS[operator]} ${written(threshold)} ${unit}`,
        article,
      ])

/** The norms behind the articles, by their full title. */
const norms = (law: readonly Denomination<string>[]): string =>
  [...new Set(law.flatMap(({ conditions }) => conditions.map(({ source }) => sources[source].title)))].join('; ')

const section = ({ label, definition: { judges: { law = [] } = {} } }: LawfulCraft): string =>
  `## ${label}

${table(['Denominación', 'Qué mira', 'Umbral', 'Norma'], law.flatMap(rowsOf))}

${norms(law)}.
`

/** Every threshold of the law that the engine checks, with its article. */
export function legalPage(): string {
  const lawful: readonly LawfulCraft[] = Object.values(crafts)
  return `# Lo que dice la ley

Página generada con los datos del motor: cada umbral que se comprueba, con su norma. Orienta; no sustituye a la norma ni
a la ficha del proveedor. Las cifras se comparan redondeadas, tal como se muestran.

${lawful
  .filter(({ definition }) => definition.judges?.law)
  .map(section)
  .join('\n')}`
}
