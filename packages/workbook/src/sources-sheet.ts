import { describeIngredient, type Ingredient, PRICES_AS_OF } from '@obrador/engine'
import { sourceDetails, type WrittenFigure, type WrittenLine, type WrittenReading } from '@obrador/engine/workbook'
import { type Drawn, draft } from './cells.ts'
import type { Content } from './content.ts'
import type { Layout } from './layout.ts'
import * as style from './style.ts'
import { heads, sheets, sources as words } from './words/es.ts'

const WIDTHS = [30, 52, 44, 90] as const
type Row = readonly [what: string, how: string, withWhat: string, from: string]

/** Codes of other tables that a description may give beside its source. */
interface WithIds {
  readonly ids?: Readonly<Record<string, string | number | undefined>>
}

/** Where the figures of a row come from: its source, where in it to look, the codes of others, and its licence. */
function sourceLine(row: Ingredient): string {
  const description = describeIngredient(row)
  const { titulo, clave, detalle, grado } = description.fuente
  const ids = Object.entries((description as WithIds).ids ?? {})
  const { licence } = sourceDetails[clave as keyof typeof sourceDetails] ?? {}
  return [
    titulo,
    ...(detalle ? [detalle] : []),
    ...ids.flatMap(([table, code]) => (code === undefined ? [] : [words.code(table, String(code))])),
    words.grade(grado),
    ...(licence ? [licence] : []),
  ].join(' · ')
}

function withWhat(
  reading: WrittenReading | undefined,
  curves: Content['written']['curves'],
  { nameOf }: Layout,
): string {
  if (!reading) return ''
  if (reading.kind === 'sum') return words.sum(nameOf(reading.of))
  if (reading.kind === 'water-activity') return words.search
  const below = reading.per === undefined ? words.mass : `(Gramos × ${nameOf(reading.per)})`
  const isTable = reading.curve !== undefined && curves[reading.curve]?.kind === 'table'
  return `${words.over(nameOf(reading.of), below)}${isTable ? words.throughTable : ''}`
}

const figureRow = (
  { label, formula, reading, range, why, sources }: WrittenFigure,
  content: Content,
  layout: Layout,
): Row => [
  label,
  formula,
  withWhat(reading, content.written.curves, layout),
  [range ? words.range(range) : '', why ? `${why.texto} ` : '', sources.join('; ')].join(''),
]

function lineRow({ name, ingredient, preparation, isOwn, isKnown, grams }: WrittenLine): Row {
  const from = (): string => {
    if (grams < 0) return words.evaporated
    if (preparation !== undefined) return words.preparation(preparation)
    if (isOwn) return ingredient ? `${words.own} ${sourceLine(ingredient)}` : words.own
    return ingredient && isKnown ? sourceLine(ingredient) : words.unknown
  }
  const isOtherwise = ingredient !== undefined && ingredient.name !== name
  return [name, isOtherwise ? words.readAs(ingredient.name) : '', words.per100, from()]
}

/** Where everything comes from. */
export function sourcesSheet(content: Content, layout: Layout): Drawn {
  const sheet = draft(sheets.sources, WIDTHS)
  const { written, figures, usual } = content
  const rows: readonly Row[] = [
    ...figures.map((figure) => figureRow(figure, content, layout)),
    ...written.lines.map(lineRow),
    [words.nutrition, words.nutritionHow, sheets.cost, words.nutritionFrom],
    [words.prices, words.pricesHow, words.pricesWith, PRICES_AS_OF],
    ...(Object.keys(usual).length > 0
      ? [[words.usual, words.usualHow, words.usualWith, words.usualFrom] as const]
      : []),
  ]
  for (const [k, label] of heads.sources.entries()) {
    sheet.text({ row: 1, column: k + 1 }, label, style.head)
  }
  for (const [r, row] of rows.entries()) {
    for (const [k, value] of row.entries()) {
      sheet.text({ row: r + 2, column: k + 1 }, value, style.text)
    }
    sheet.fit(r + 2, row)
  }
  sheet.text({ row: rows.length + 2, column: 1 }, words.engine(content.version, PRICES_AS_OF), style.foot)
  return sheet.done({ freezePane: { rows: 1, columns: 1 } }, 'landscape')
}
