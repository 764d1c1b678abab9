import { type crafts, type Range, sources } from '@obrador/engine'
import { table } from './table.ts'

type AnyCraft = (typeof crafts)[keyof typeof crafts]

const MARK = '<!-- Desde aquí la página se genera con las tablas del motor: cada cifra es la que usa el servicio. -->'

const spanish = (value: number): string => value.toString().replace('.', ',').replace('-', '−')
const cell = (range: Range | undefined): string => (range ? `${spanish(range[0])} a ${spanish(range[1])}` : '—')

/**
 * How a craft calculates, for the people who make its products. What stands above the mark is written by hand and kept;
 * below it, parameters, types, ranges and who says so.
 */
export function sciencePage({ label, definition }: AnyCraft, current: string): string {
  const { parameters, types, commonRanges, judged } = definition
  const keys = Object.keys(parameters) as (keyof typeof parameters)[]
  const ranged = keys.filter((key) => Object.values(types).some(({ ranges }) => key in ranges))
  const cited = new Set([
    ...keys.flatMap((key) => parameters[key].sources),
    ...Object.values(types).flatMap((type) => type.sources),
  ])
  const prose = current.includes(MARK) ? current.slice(0, current.indexOf(MARK)) : `# ${label}: cómo se calcula\n\n`
  return `${prose}${MARK}

## Parámetros

${table(
  ['Parámetro', 'Unidad', 'Qué es', 'Decide el veredicto', 'Fuentes'],
  keys.map((key) => [
    `\`${key}\``,
    parameters[key].unit,
    parameters[key].formula,
    (judged as readonly string[]).includes(key) ? 'sí' : 'no',
    parameters[key].sources.join(', '),
  ]),
)}

## Tipos y rangos

${Object.entries(commonRanges ?? {})
  .map(([key, range]) => `En todos los tipos: \`${key}\` ${cell(range)}.`)
  .join('\n')}

${table(
  ['Tipo', 'Nombre', ...ranged.map((key) => `\`${key}\``), 'No decide', 'Fuentes'],
  Object.entries(types).map(([id, type]) => [
    `\`${id}\``,
    type.label,
    ...ranged.map((key) => cell(type.ranges[key])),
    type.unjudged?.map((key) => `\`${key}\``).join(', ') ?? '',
    type.sources.join(', '),
  ]),
)}

## Fuentes

${table(
  ['Clave', 'Obra'],
  [...cited].toSorted().map((key) => [key, sources[key].title]),
)}
`
}
