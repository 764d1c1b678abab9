import { findRow } from '@obrador/engine'
import { withoutFullStop } from '../known.ts'
import { type PriceTexts, priceTexts } from '../messages.ts'
import { isGradeAlone, isIdentityRemark } from '../names.ts'
import type { WeightGrade } from '../reading.ts'
import { substanceOfName } from '../substances.ts'
import { pieceNamed } from '../suggest.ts'
import { type PriceColumns, type PriceUnit, priceColumnsOf, priceUnitIn, priceUnitNamed } from './columns.ts'
import { type PriceWriting, priceFigureOf, priceWritingOf } from './figures.ts'
import { type PackSize, packSizeIn } from './pack.ts'

export type { PriceTexts } from '../messages.ts'
export type { PriceColumns } from './columns.ts'

/** Price lists of suppliers, read into euros for a kilo. What nobody can tell is asked, with what it may be. */

/** What a row leaves open: no price in it, a figure that reads in two ways, what the price is of, what a litre or a piece weighs. */
export type PriceQuestion = 'price' | 'figure' | 'unit' | 'density' | 'weight'

export interface PriceRow {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** The number that the supplier gives it. */
  readonly reference?: string
  /** Without number, pack and price. */
  readonly name: string
  readonly pack?: PackSize
  /** Euros, as written. */
  readonly price?: number
  /** What they are paid for. */
  readonly unit?: PriceUnit
  readonly perKg?: number
  /** kg of a litre, where litres were turned into kilos, and of what. */
  readonly density?: { readonly value: number; readonly of: string; readonly grade: WeightGrade }
  /** How the price of a kilo was worked out. */
  readonly how?: string
  readonly question?: PriceQuestion
  /** What it may be, where what the price is of is asked. */
  readonly choices?: readonly { readonly unit: PriceUnit; readonly perKg: number }[]
}

const MILLE = 1000
/** Four decimals: more than any list has. */
const rounded = (euros: number): number => Math.round(euros * 1e4) / 1e4

interface Weighed {
  readonly grams: number
  readonly density?: PriceRow['density']
  readonly piece?: string
}

/** What some millilitres of a thing weigh. */
function poured(name: string, millilitres: number): Weighed | undefined {
  const substance = substanceOfName(name)
  return (
    substance && {
      grams: millilitres * substance.density,
      density: { value: substance.density, of: substance.label, grade: substance.grade },
    }
  )
}

/** What one piece of a pack weighs. */
function pieceOf(name: string, pack: PackSize | undefined): Weighed | undefined {
  if (pack?.grams !== undefined) return { grams: pack.grams }
  if (pack?.millilitres !== undefined) return poured(name, pack.millilitres)
  const piece = pieceNamed(name)
  return piece && { grams: piece.grams, piece: piece.label }
}

/** What is paid for, g. */
function weightOf(name: string, unit: PriceUnit, pack: PackSize | undefined): Weighed | undefined {
  if (unit === 'kilo') return { grams: MILLE }
  if (unit === 'litre') return poured(name, MILLE)
  const piece = pieceOf(name, pack)
  return piece && unit === 'pack' ? { ...piece, grams: piece.grams * (pack?.count ?? 1) } : piece
}

/** How many times dearer or cheaper than usual a price may be and still be one. */
const USUAL = 2.5

/** What a thing usually costs, €/kg, if the catalogue has it by some of its first words. */
export function usualPriceOf(name: string): number | undefined {
  const words = name.split(/\s+/)
  for (let count = words.length; count > 0; count--) {
    const row = findRow(words.slice(0, count).join(' '))
    if (row) return row.price
  }
  return undefined
}

/** What a price is of that does not say it: the only thing that makes it a usual one. */
function unitOf(name: string, price: number, pack: PackSize | undefined): Pick<PriceRow, 'unit' | 'choices'> {
  if (!pack) return { unit: 'kilo' }
  const tried: readonly PriceUnit[] = pack.count > 1 ? ['pack', 'piece'] : ['pack']
  const ways = [...tried, pack.millilitres === undefined ? ('kilo' as const) : ('litre' as const)].flatMap((unit) => {
    const weighed = weightOf(name, unit, pack)
    return weighed ? [{ unit, perKg: rounded((MILLE * price) / weighed.grams) }] : []
  })
  const usual = usualPriceOf(name)
  const likely = usual === undefined ? [] : ways.filter(({ perKg }) => perKg <= USUAL * usual && perKg >= usual / USUAL)
  const [only, ...more] = likely
  if (only && more.every(({ perKg }) => perKg === only.perKg)) return { unit: only.unit }
  // One pack of one piece: its price is that of the pack, unless a kilo of it would cost as much as usual.
  if (pack.count === 1 && usual === undefined) return { unit: 'pack' }
  return { choices: likely.length > 0 ? likely : ways }
}

interface Cells {
  readonly reference?: string
  readonly name: string
  readonly packText: string
  readonly unitCell: string
  readonly priceCell: string
  readonly discountCell?: string
  readonly priceOf?: PriceUnit
}

/** «0012-A», «LAC0034»: letters, figures and signs, and no decimals. */
const REFERENCE = /^(?:ref\.?\s*)?(?=\S*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]{2,}$/u
/** «E415», «T80», «W200» begin names; what a supplier numbers so is named with its number. */
const isReference = (cell: string): boolean => REFERENCE.test(cell) && !isIdentityRemark(cell)
const isNameCell = (cell: string): boolean =>
  /\p{L}{3}/u.test(cell) || isGradeAlone(cell) || (/\p{L}{2}/u.test(cell) && findRow(cell) !== undefined)
const PRICE = /(?:€|eur)?\s*(\d[\d.]*(?:,\d+)?|\d+)\s*(?:€|eur(?:os?)?)?(?:\s*\/\s*\p{L}+\.?)?$/iu
const isPriceCell = (cell: string): boolean => !cell.includes('%') && !packSizeIn(cell).pack && PRICE.test(cell.trim())

/** The cells of a row without a head: a number, a name, a pack, and the price behind all. */
function cellsAlone(cells: readonly string[]): Cells | undefined {
  const priceAt = cells.findLastIndex((cell, at) => at > 0 && /\d/.test(cell) && isPriceCell(cell))
  const [first = ''] = cells
  const hasReference = cells.length > 2 && isReference(first) && cells.slice(1).some(isNameCell)
  const nameAt = cells.findIndex((cell, at) => at >= (hasReference ? 1 : 0) && isNameCell(cell))
  if (nameAt < 0) return undefined
  const others = cells.filter((_, at) => at > nameAt && at !== priceAt)
  return {
    ...(hasReference && { reference: first.replace(/^ref\.?\s*/i, '') }),
    name: cells[nameAt] ?? '',
    packText: others.filter((cell) => packSizeIn(cell).pack).join(' '),
    unitCell: others.find((cell) => priceUnitNamed(cell)) ?? '',
    priceCell: priceAt < 0 ? '' : (cells[priceAt] ?? ''),
  }
}

const cellsBy = (cells: readonly string[], at: PriceColumns): Cells => {
  const cell = (place: number | undefined): string => (place === undefined ? '' : (cells[place] ?? ''))
  return {
    ...(cell(at.reference) !== '' && { reference: cell(at.reference) }),
    name: cell(at.name),
    packText: cell(at.pack),
    unitCell: cell(at.unit),
    priceCell: cell(at.price),
    ...(at.discount !== undefined && { discountCell: cell(at.discount) }),
    ...(at.priceOf && { priceOf: at.priceOf }),
  }
}

/** «+ IVA», «IVA no incl.»: prices of the trade are without it. */
const VAT = /\s*\(?\+?\s*iva(?:\s+(?:no\s+)?incl\p{L}*\.?)?\)?\s*$/iu
/** «(3,10 €/L)» behind all. */
const BRACKETED = /\(([^()]*\d[^()]*(?:€|eur)[^()]*)\)\s*$/iu
const LEADERS = /\s*(?:\.{3,}|_{3,}|…+)\s*/
const CODED = /^(?:[Rr][Ee][Ff]\.?\s*)?((?=\S*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]{3,})\s+(?=\p{L}{2})/u
const PRICED =
  /\s((?:€|eur)\s*\d[\d.,]*|\d[\d.,]*\s*(?:€|eur(?:os?)?\b)(?:\s*\/\s*\p{L}+\.?)?|\d+[.,]\d{1,4}(?:\s*\/\s*\p{L}+\.?)?)\s*$/iu

/** A line without columns: «Leche entera 6x1L 5,94 €». */
function cellsOfLine(line: string): Cells | undefined {
  const text = line.replace(VAT, '').replace(LEADERS, '  ').replace(BRACKETED, ' $1')
  const [lead = '', code = ''] = CODED.exec(text) ?? []
  const [coded, reference] = isIdentityRemark(code) ? [''] : [lead, code || undefined]
  const bare = text.slice(coded.length)
  const found = PRICED.exec(bare)
  const name = found ? bare.slice(0, found.index) : bare
  if (!isNameCell(name)) return undefined
  return {
    ...(reference !== undefined && { reference }),
    name,
    packText: '',
    unitCell: '',
    priceCell: found?.[1] ?? '',
  }
}

/** «Brik 1 kg» in the name and «12 ud» beside it: twelve of a kilo. */
function joined(own: PackSize | undefined, named: PackSize | undefined): PackSize | undefined {
  const isCount = own && own.grams === undefined && own.millilitres === undefined
  if (!isCount || !named || named.count > 1) return own ?? named
  return { ...named, text: `${own.text} ${named.text}`, count: own.count }
}

const tidy = (name: string): string =>
  withoutFullStop(name.replace(/\s+/g, ' ').replace(/^[\s.,;:–—-]+|[\s,;:–—-]+$/g, ''))

/** What of a price is paid after a discount: «15», «15 %», and a workbook's 0,15. */
function leftAfter(discount: string): number {
  const off = Number(/\d+(?:[.,]\d+)?/.exec(discount)?.[0].replace(',', '.') ?? 0)
  return 1 - (off > 0 && off < 1 && !discount.includes('%') ? off : off / 100)
}

/** What the cells of a row say of a price. */
function rowOf(
  { name: written, packText, unitCell, priceCell, discountCell = '', priceOf, reference }: Cells,
  writing: PriceWriting,
  say: PriceTexts,
): Omit<PriceRow, 'line' | 'text'> {
  const own = packSizeIn(packText)
  const inName = packSizeIn(written)
  const pack = joined(own.pack, inName.pack)
  const name = tidy(inName.pack ? inName.rest : written)
  const [, figure] = PRICE.exec(priceCell.trim()) ?? []
  const base = { name, ...(reference !== undefined && { reference }), ...(pack && { pack }) }
  if (figure === undefined) return { ...base, question: 'price' }
  const price = rounded(priceFigureOf(figure, writing) * leftAfter(discountCell))
  if (Number.isNaN(price)) return { ...base, question: 'figure' }
  if (price <= 0) return { ...base, question: 'price' }
  const said = priceUnitIn(priceCell) ?? priceUnitNamed(unitCell) ?? priceOf
  const { unit, choices } = said ? { unit: said } : unitOf(name, price, pack)
  if (!unit) return { ...base, price, question: 'unit', ...(choices && { choices }) }
  const weighed = weightOf(name, unit, pack)
  if (!weighed)
    return {
      ...base,
      price,
      unit,
      question: unit === 'litre' || pack?.millilitres !== undefined ? 'density' : 'weight',
    }
  const { grams, density, piece } = weighed
  return {
    ...base,
    price,
    unit,
    perKg: rounded((MILLE * price) / grams),
    ...(density && { density }),
    how: say.how(price, unit, unit === 'pack' ? (pack?.count ?? 1) : 1, grams, density, piece),
    // What a piece weighs by custom is told, and to be looked at.
    ...(piece !== undefined && { question: 'weight' as const }),
  }
}

/** What a list says of itself: its title, how long it holds, whom to ring. */
const OF_THE_LIST =
  /^(?:tarifas?|lista(?:do)? de precios|precios|cat[aá]logo|ofertas?|v[aá]lid[oa]|validez|vigencia|fecha|tel[eé]?f?\p{L}*|pedidos?|cliente|p[aá]g\p{L}*|iva|cif|nif|total)(?!\p{L})/iu

/** The cells of a line of a price list. */
export const priceCellsOf = (line: string): readonly string[] => line.split(/\t|;|\||\s{3,}/).map((cell) => cell.trim())

/**
 * The rows of a price list; families, heads and what has neither name nor figure are none.
 *
 * @param byHand - What its columns hold, where somebody says it: no head is believed then.
 * @param say - The words of another language (`textWordsIn`).
 */
export function readPrices(text: string, byHand?: PriceColumns, say: PriceTexts = priceTexts): readonly PriceRow[] {
  const writing = priceWritingOf(text)
  const rows: PriceRow[] = []
  let columns = byHand
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    const cells = priceCellsOf(raw)
    const filled = cells.filter((cell) => cell !== '')
    const head = filled.length > 1 ? priceColumnsOf(cells) : undefined
    if (head) {
      columns = byHand ?? head
      continue
    }
    // A line of one cell without a figure names a family; a row with a second cell that has none lacks its price.
    const hasFigure = /\d/.test(line) || filled.length > 1
    const [first = ''] = line.split(/\s/)
    if (!(isNameCell(line) || isNameCell(first)) || !hasFigure || OF_THE_LIST.test(line)) continue
    const byHead = columns && cells.length > 1 ? cellsBy(cells, columns) : undefined
    // Where a row has more cells than the head, the price may stand behind all.
    const found =
      byHead && (byHand || isPriceCell(byHead.priceCell) || filled.length < 3)
        ? byHead
        : filled.length > 1
          ? cellsAlone(filled)
          : cellsOfLine(line)
    if (found && found.name !== '') rows.push({ line: at + 1, text: line, ...rowOf(found, writing, say) })
  }
  return rows
}
