import { type DescribedCraft, dataSources, describeCraft, type FigureRange, type RecipeType } from '@obrador/engine'
import { reasonsSection } from './reasons-section.ts'
import { markdownTable } from './table.ts'

type Ranges = Readonly<Record<string, FigureRange | undefined>>

/** The little of a craft that its page shows. */
interface AnyCraft extends DescribedCraft {
  readonly label: string
  readonly definition: DescribedCraft['definition'] & {
    readonly parameters: Readonly<
      Record<string, Pick<RecipeType<string>, 'sources'> & { readonly unit: string; readonly formula: string }>
    >
    readonly types: Readonly<Record<string, RecipeType<string> & { readonly styles?: readonly Style[] }>>
  }
}

/** One of several schools of a type, with ranges of its own. */
interface Style {
  readonly id: string
  readonly label: string
  readonly ranges: Ranges
}

const MARK = '<!-- Desde aquí la página se genera con las tablas del motor: cada cifra es la que usa el servicio. -->'

const spanish = (value: number): string => value.toString().replace('.', ',').replace('-', '−')
const cell = (range: FigureRange | undefined): string => (range ? `${spanish(range[0])} a ${spanish(range[1])}` : '—')

/** A parameter has a column of its own when at least this share of the types limits it; the others share one. */
const COLUMN_FROM = 0.5

/**
 * How a craft calculates, for the people who make its products. What stands above the mark is written by hand and kept;
 * below it, parameters, types, ranges and who says so.
 */
export function sciencePage(craft: AnyCraft, current: string): string {
  const { label, definition } = craft
  const { parameters, types, judges } = definition
  const { commonRanges, keys: judged } = judges
  const keys = Object.keys(parameters)
  const all = Object.values(types)
  const columns = keys.filter((key) => all.filter(({ ranges }) => key in ranges).length >= COLUMN_FROM * all.length)
  const rest = (ranges: Ranges): string =>
    Object.entries(ranges)
      .filter(([key]) => !columns.includes(key))
      .map(([key, range]) => `\`${key}\` ${cell(range)}`)
      .join('; ')
  const apart = all.some(({ ranges }) => rest(ranges) !== '')
  const decides = judged ?? keys.filter((key) => all.some(({ ranges }) => key in ranges))
  const row = (
    id: string,
    label: string,
    ranges: Ranges,
    { unjudged, sources: cite }: RecipeType<string>,
  ): string[] => [
    id,
    label,
    ...columns.map((key) => cell(ranges[key])),
    ...(apart ? [rest(ranges)] : []),
    unjudged?.map((key) => `\`${key}\``).join(', ') ?? '',
    cite.join(', '),
  ]
  const cited = new Set([
    ...Object.values(parameters).flatMap((parameter) => parameter.sources),
    ...all.flatMap((type) => type.sources),
  ])
  const prose = current.includes(MARK) ? current.slice(0, current.indexOf(MARK)) : `# ${label}: cómo se calcula\n\n`
  return `${prose}${MARK}

## Parámetros

${markdownTable(
  ['Parámetro', 'Unidad', 'Qué es', 'Decide el veredicto', 'Fuentes'],
  Object.entries(parameters).map(([key, parameter]) => [
    `\`${key}\``,
    parameter.unit,
    parameter.formula,
    decides.includes(key) ? 'sí' : 'no',
    parameter.sources.join(', '),
  ]),
)}

## Tipos y rangos

${Object.entries(commonRanges ?? {})
  .map(([key, range]) => `En todos los tipos: \`${key}\` ${cell(range)}.`)
  .join('\n')}

${markdownTable(
  ['Tipo', 'Nombre', ...columns.map((key) => `\`${key}\``), ...(apart ? ['Propios'] : []), 'No decide', 'Fuentes'],
  Object.entries(types).flatMap(([id, type]) => [
    row(`\`${id}\``, type.label, type.ranges, type),
    ...(type.styles ?? []).map((style) => row(`\`${id}\`: ${style.id}`, style.label, style.ranges, type)),
  ]),
)}

${reasonsSection(describeCraft(craft), (type) => [
  ...(types[type]?.unjudged ?? []),
  ...(judged ? keys.filter((key) => !judged.includes(key)) : []),
])}

## Fuentes

${markdownTable(
  ['Clave', 'Obra'],
  [...cited].toSorted().map((key) => [key, dataSources[key].title]),
)}
`
}
