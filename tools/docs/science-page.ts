import { type Range, type RecipeType, sources } from '@obrador/engine'
import { table } from './table.ts'

type SourceKey = keyof typeof sources

/** What the page shows of any craft, whatever its parameters are called. */
interface DocumentedCraft {
  readonly label: string
  readonly definition: {
    readonly parameters: Readonly<
      Record<string, { readonly unit: string; readonly formula: string; readonly sources: readonly SourceKey[] }>
    >
    readonly types: Readonly<Record<string, RecipeType<string>>>
    readonly commonRanges?: Readonly<Record<string, Range | undefined>>
    readonly judged?: readonly string[]
  }
}

const MARK = '<!-- Desde aquí la página se genera con las tablas del motor: cada cifra es la que usa el servicio. -->'

const spanish = (value: number): string => value.toString().replace('.', ',').replace('-', '−')
const cell = (range: Range | undefined): string => (range ? `${spanish(range[0])} a ${spanish(range[1])}` : '—')

/**
 * How a craft calculates, for the people who make its products. What stands above the mark is written by hand and kept;
 * below it, parameters, types, ranges and who says so.
 */
export function sciencePage({ label, definition }: DocumentedCraft, current: string): string {
  const { types, commonRanges, judged } = definition
  const parameters = Object.entries(definition.parameters)
  const ranged = Object.keys(definition.parameters).filter((key) =>
    Object.values(types).some(({ ranges }) => key in ranges),
  )
  const cited = new Set([
    ...parameters.flatMap(([, parameter]) => parameter.sources),
    ...Object.values(types).flatMap((type) => type.sources),
  ])
  const prose = current.includes(MARK) ? current.slice(0, current.indexOf(MARK)) : `# ${label}: cómo se calcula\n\n`
  return `${prose}${MARK}

## Parámetros

${table(
  ['Parámetro', 'Unidad', 'Qué es', 'Decide el veredicto', 'Fuentes'],
  parameters.map(([key, { unit, formula, sources: cited }]) => [
    `\`${key}\``,
    unit,
    formula,
    (judged ?? ranged).includes(key) ? 'sí' : 'no',
    cited.join(', '),
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
