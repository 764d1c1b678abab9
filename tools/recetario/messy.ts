import type { CellSheet, CsvCell } from '@obrador/list/files'
import type { Recipe } from './recipes.ts'

/** Books as nobody would choose to write them: heads, units, marks, sheets and slips drawn by a seed, with what each row means. */

/** What a row of a sheet means: a weight, or nothing that may be taken without a question. */
export interface RowTruth {
  readonly sheet: string
  readonly row: number
  readonly recipe: number
  readonly name: string
  /** Nothing where it must be asked. */
  readonly grams?: number
  /** What the hand meant that slipped: right if it is found. */
  readonly meant: number
}

export interface MessyBook {
  readonly sheets: readonly CellSheet[]
  readonly truth: readonly RowTruth[]
  readonly how: string
}

/** Numbers from a seed (mulberry32). */
function drawerOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number): boolean => next() < share,
    of: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T,
  }
}
type Drawer = ReturnType<typeof drawerOf>

const NAME_HEADS = ['Ingrediente', 'Ingredientes', 'Materia prima', 'Producto', 'MP', 'Artículo', 'Ingredient']
const AMOUNT_HEADS = ['Cantidad', 'Cant.', 'Cdad', 'Qty', 'Dosis']
const HEADS: Readonly<Record<string, readonly string[]>> = {
  grams: ['Gramos', 'g', 'Peso (g)', 'GR', 'Cantidad (g)'],
  kilos: ['Kg', 'Kilos', 'Peso kg', 'Cantidad (kg)'],
}
const WAYS = ['grams', 'kilos', 'unit', 'glued', 'parted', 'bare'] as const
const FIGURES = ['number', 'comma', 'point', 'thousands'] as const
const LAYOUTS = ['blocks', 'oneHead', 'column', 'codes', 'sheets'] as const
const KILO = 1000
const rounded = (figure: number): number => Math.round(figure * 1e6) / 1e6

/** A figure as a hand or a program leaves it in a cell. */
function figureCell(figure: number, how: (typeof FIGURES)[number]): CsvCell {
  const plain = rounded(figure)
  if (how === 'number') return plain
  if (how === 'point') return plain < KILO ? String(plain) : plain.toFixed(1)
  const [whole = '', decimals] = String(plain).split('.')
  const grouped = how === 'thousands' ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

interface BookWay {
  readonly way: (typeof WAYS)[number]
  readonly figures: (typeof FIGURES)[number]
  readonly nameHead: string
  readonly amountHead: string
  readonly hasPrice: boolean
  readonly isKilos: boolean
}

interface WrittenLine {
  readonly cells: readonly CsvCell[]
  readonly grams?: number
}

const headCells = ({ way, nameHead, amountHead, hasPrice }: BookWay): readonly CsvCell[] => {
  const amounts = way === 'parted' ? ['Kg', 'Gr'] : way === 'unit' ? [amountHead, 'Ud'] : [amountHead]
  return [nameHead, ...amounts, ...(hasPrice ? ['€/kg'] : [])]
}

const EGG = /^(?:huevos?|huevo entero)$/i
/** Grams of an egg: what a count of them stands for. */
const EGG_G = 50

/** The cells of a weight, and what they must be read as. */
function amountCells(name: string, grams: number, book: BookWay, draw: Drawer): WrittenLine {
  const { way, figures, isKilos } = book
  const width = way === 'parted' || way === 'unit' ? 2 : 1
  if (draw.chance(0.03)) return { cells: [draw.of(['c/s', 'al gusto', undefined])] }
  if (EGG.test(name) && grams % EGG_G === 0 && draw.chance(0.5))
    return { cells: way === 'unit' ? [grams / EGG_G, draw.of(['ud', 'unidades', 'uds.'])] : [grams / EGG_G] }
  const slip = draw.chance(0.02) ? draw.of([KILO, 1 / KILO]) : 1
  const said = grams * slip
  const isSaid = slip === 1 ? { grams } : {}
  const kilos =
    way === 'kilos' ||
    (way === 'bare' && isKilos) ||
    (way !== 'grams' && way !== 'bare' && said >= KILO && draw.chance(0.6))
  const cell = figureCell(kilos ? said / KILO : said, figures)
  const unit = kilos ? draw.of(['kg', 'Kg', 'KG']) : draw.of(['g', 'gr', 'g.'])
  if (way === 'unit') return { cells: [cell, unit], ...isSaid }
  if (way === 'glued') return { cells: [`${cell}${draw.of(['', ' '])}${unit}`], ...isSaid }
  if (way !== 'parted') return { cells: [cell], ...isSaid }
  const isBoth = said > KILO && said % KILO > 0 && draw.chance(0.5)
  if (isBoth) return { cells: [Math.floor(said / KILO), rounded(said % KILO)], ...isSaid }
  return { cells: kilos ? [cell] : [undefined, cell], ...isSaid, ...(width === 2 && {}) }
}

const FIRMS = ['Pastelería La Rosa, S.L.', 'Obrador Marta', 'HORNO SAN JOSÉ']
const NOTES = ['Amasar 8 minutos y reposar.', 'Nota: la de siempre', 'Hornear a 180 ºC']

/** A book of some recipes, in ways that a seed draws. */
export function messyBookOf(recipes: readonly Recipe[], seed: number): MessyBook {
  const draw = drawerOf(seed)
  const [layout, way] = [draw.of(LAYOUTS), draw.of(WAYS)]
  const isKilos = draw.chance(0.5)
  const heads = HEADS[way] ?? AMOUNT_HEADS
  const book: BookWay = {
    way,
    figures: draw.of(FIGURES),
    nameHead: draw.of(NAME_HEADS),
    amountHead: draw.of(heads),
    hasPrice: draw.chance(0.3),
    isKilos,
  }
  const isByColumn = layout === 'column' || layout === 'codes'
  const lead = isByColumn ? 1 : 0
  const sheets: { name: string; rows: (readonly CsvCell[])[] }[] = []
  const truth: RowTruth[] = []
  const firm = draw.of(FIRMS)
  const isNumbered = draw.chance(0.3)
  const hasTotal = draw.chance(0.4)
  const open = (name: string): (readonly CsvCell[])[] => {
    const rows: (readonly CsvCell[])[] = []
    sheets.push({ name, rows })
    return rows
  }
  let rows = layout === 'sheets' ? [] : open('Recetas')
  if (isByColumn) rows.push([layout === 'codes' ? draw.of(['Cód.', 'Receta', 'Ref']) : 'Receta', ...headCells(book)])
  if (layout === 'oneHead') rows.push(headCells(book))
  for (const [at, { title, lines }] of recipes.entries()) {
    // Scaled as a workshop does, so that kilos are kilos.
    const scale = way === 'kilos' || isKilos ? 10 : 1
    if (layout === 'sheets') {
      rows = open(`${at + 1} ${title}`.slice(0, 31))
      rows.push([firm], [], headCells(book))
    } else if (!isByColumn)
      rows.push([isNumbered ? `${at + 1}. ${title}` : title], ...(layout === 'blocks' ? [headCells(book)] : []))
    const code = layout === 'codes' ? 101 + at : title
    const isMerged = draw.chance(0.4)
    for (const [place, { name, grams }] of lines.entries()) {
      const weight = Math.round(grams * scale * 10) / 10
      const { cells, grams: said } = amountCells(name, weight, book, draw)
      const width = way === 'parted' || way === 'unit' ? 2 : 1
      const amounts = Array.from({ length: width }, (_, cell) => cells[cell])
      const price = book.hasPrice && draw.chance(0.7) ? [1.2] : []
      rows.push([...(isByColumn ? [isMerged && place > 0 ? undefined : code] : []), name, ...amounts, ...price])
      truth.push({
        sheet: sheets.at(-1)?.name ?? '',
        row: rows.length,
        recipe: at,
        name,
        meant: weight,
        ...(said !== undefined && { grams: said }),
      })
    }
    if (hasTotal && !isByColumn)
      rows.push([
        ...Array.from({ length: lead }, () => undefined),
        'TOTAL',
        figureCell(
          lines.reduce((sum, { grams }) => sum + grams * scale, 0) / (way === 'kilos' ? KILO : 1),
          book.figures,
        ),
      ])
    if (!isByColumn && draw.chance(0.3)) rows.push([], [draw.of(NOTES)])
    if (layout !== 'sheets' && !isByColumn) rows.push([])
  }
  return {
    sheets,
    truth,
    how: `${layout} ${way} ${book.figures}${isKilos ? ' ×10' : ''}${isNumbered ? ' numbered' : ''} «${book.amountHead}»`,
  }
}
