import { describeIngredient, type Ingredient } from '@obrador/engine'
import { sourceDetails, type WrittenFigure, type WrittenLine, type WrittenReading } from '@obrador/engine/workbook'
import { type DrawnSheet, draftSheet } from './cells.ts'
import type { WorkbookContent } from './content.ts'
import type { WorkbookLayout } from './layout.ts'
import * as style from './style.ts'

const WIDTHS = [30, 52, 44, 90] as const
type Row = readonly [what: string, how: string, withWhat: string, from: string]

/** Codes of other tables that a description may give beside its source. */
interface WithIds {
  readonly ids?: Readonly<Record<string, string | number | undefined>>
}

/** Where the figures of a row come from: its source, where in it to look, the codes of others, and its licence. */
function sourceLine(row: Ingredient, { words: { sourceTexts }, speech }: WorkbookContent): string {
  const said = (text: string): string => speech?.termOf(text) ?? text
  const description = describeIngredient(row)
  const { titulo, clave, detalle, grado } = description.fuente
  const ids = Object.entries((description as WithIds).ids ?? {})
  const { licence } = sourceDetails[clave as keyof typeof sourceDetails] ?? {}
  return [
    said(titulo),
    ...(detalle ? [said(detalle)] : []),
    ...ids.flatMap(([table, code]) => (code === undefined ? [] : [sourceTexts.code(table, String(code))])),
    sourceTexts.grade(grado),
    ...(licence ? [said(licence)] : []),
  ].join(' · ')
}

function withWhat(
  reading: WrittenReading | undefined,
  curves: WorkbookContent['written']['curves'],
  { nameOf, words: { sourceTexts, rangeNames } }: WorkbookLayout,
): string {
  if (!reading) return ''
  if (reading.kind === 'sum') return sourceTexts.sum(nameOf(reading.of))
  if (reading.kind === 'water-activity') return sourceTexts.search
  const below = reading.per === undefined ? sourceTexts.mass : `(${rangeNames.grams} × ${nameOf(reading.per)})`
  const isTable = reading.curve !== undefined && curves[reading.curve]?.kind === 'table'
  return `${sourceTexts.over(nameOf(reading.of), below)}${isTable ? sourceTexts.throughTable : ''}`
}

const figureRow = (
  { label, formula, reading, range, why, sources }: WrittenFigure,
  content: WorkbookContent,
  layout: WorkbookLayout,
): Row => [
  label,
  formula,
  withWhat(reading, content.written.curves, layout),
  [range ? layout.words.sourceTexts.range(range) : '', why ? `${why.texto} ` : '', sources.join('; ')].join(''),
]

function lineRow(line: WrittenLine, content: WorkbookContent): Row {
  const { sourceTexts } = content.words
  const { name, ingredient, preparation, isOwn, isKnown, grams } = line
  const from = (): string => {
    if (grams < 0) return sourceTexts.evaporated
    if (preparation !== undefined) return sourceTexts.preparation(preparation)
    if (isOwn) return ingredient ? `${sourceTexts.own} ${sourceLine(ingredient, content)}` : sourceTexts.own
    return ingredient && isKnown ? sourceLine(ingredient, content) : sourceTexts.unknown
  }
  const shown = ingredient && (content.speech?.termOf(ingredient.name) ?? ingredient.name)
  return [name, shown !== undefined && shown !== name ? sourceTexts.readAs(shown) : '', sourceTexts.per100, from()]
}

/** Where everything comes from. */
export function sourcesSheet(content: WorkbookContent, layout: WorkbookLayout): DrawnSheet {
  const { columnHeads, sheetNames, sourceTexts } = content.words
  const sheet = draftSheet(sheetNames.sources, WIDTHS)
  const { written, figures, usual } = content
  const rows: readonly Row[] = [
    ...figures.map((figure) => figureRow(figure, content, layout)),
    ...written.lines.map((line) => lineRow(line, content)),
    [sourceTexts.nutrition, sourceTexts.nutritionHow, sheetNames.cost, sourceTexts.nutritionFrom],
    [sourceTexts.prices, sourceTexts.pricesHow, sourceTexts.pricesWith, content.pricesAsOf],
    ...(Object.keys(usual).length > 0
      ? [[sourceTexts.usual, sourceTexts.usualHow, sourceTexts.usualWith, sourceTexts.usualFrom] as const]
      : []),
  ]
  for (const [k, label] of columnHeads.sources.entries()) {
    sheet.text({ row: 1, column: k + 1 }, label, style.headStyle)
  }
  for (const [r, row] of rows.entries()) {
    for (const [k, value] of row.entries()) {
      sheet.text({ row: r + 2, column: k + 1 }, value, style.textStyle)
    }
    sheet.fit(r + 2, row)
  }
  sheet.text(
    { row: rows.length + 2, column: 1 },
    sourceTexts.engine(content.version, content.pricesAsOf),
    style.footStyle,
  )
  return sheet.done({ freezePane: { rows: 1, columns: 1 } }, 'landscape')
}
