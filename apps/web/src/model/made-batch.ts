import { decodeFormula, isPlainObject, isQuantityValue, isTextValue } from './decode.ts'
import type { TableFormula } from './formula.ts'

/** A batch that was made: the formula as it was frozen, what was weighed of which lots, and what was measured, as it was typed. */
export interface MadeBatch {
  readonly id: string
  /** When it was finished, and the day it counts for. */
  readonly at: string
  readonly day: string
  readonly formula: TableFormula
  readonly lines: readonly MadeBatchLine[]
  readonly readings: readonly MadeReading[]
  /** What was expected of each, as it was said then. */
  readonly told?: readonly ToldReading[]
  readonly temperatures?: Readonly<Record<string, number>>
  /** Its maker said that everything was as in the formula. */
  readonly isSure?: true
  /** Lot of the batch, as a label says it. */
  readonly lot: string
  readonly note: string
  readonly verdict: string
  readonly sentence: string
  /** What was added to mend it. */
  readonly added?: readonly { readonly name: string; readonly grams: number }[]
  /** What came of it, and to which company it went; what is sold to the public is not noted. */
  readonly pieces?: number
  readonly to?: string
  /** What it teaches, as the engine wrote it: a cache of all the rest. */
  readonly evidence?: unknown
  /** By row of the catalogue, the lot that was open. */
  readonly open?: Readonly<Record<string, string>>
}

/** By its place in the formula: real grams, and the lot of the sack or the box. */
export interface MadeBatchLine {
  readonly line: number
  readonly name: string
  readonly grams?: number
  readonly lot?: string
  readonly isNew?: true
}

/** What is noted of a line while it is weighed. */
export type LineNote = Pick<MadeBatchLine, 'grams' | 'lot'>

export interface MadeReading {
  readonly que: string
  readonly value: number
  readonly line?: number
  /** Of air: the cup of ice cream; of hardness: °C. */
  readonly other?: number
}

/** What an instrument showed beside what was expected of it. */
export interface ToldReading {
  readonly que: string
  readonly line?: number
  readonly expected: number
  /** One standard deviation. */
  readonly sd: number
  readonly read: number
  readonly agrees: string
}

const LONGEST = 20_000
const LONGEST_NAME = 120
const isSigned = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const listOf = <One>(value: unknown, decode: (one: unknown) => One | undefined): readonly One[] =>
  Array.isArray(value) ? value.flatMap((one) => decode(one) ?? []) : []

function decodeLine(value: unknown): MadeBatchLine | undefined {
  if (!isPlainObject(value) || !isQuantityValue(value.line) || !isTextValue(value.name)) return undefined
  return {
    line: value.line,
    name: value.name,
    ...(isQuantityValue(value.grams) && { grams: value.grams }),
    ...(isTextValue(value.lot) && { lot: value.lot }),
    ...(value.isNew === true && { isNew: true as const }),
  }
}

function decodeReading(value: unknown): MadeReading | undefined {
  if (!isPlainObject(value) || !isTextValue(value.que) || !isSigned(value.value)) return undefined
  return {
    que: value.que,
    value: value.value,
    ...(isQuantityValue(value.line) && { line: value.line }),
    ...(isSigned(value.other) && { other: value.other }),
  }
}

function decodeTold(value: unknown): ToldReading | undefined {
  if (!isPlainObject(value) || !isTextValue(value.que) || !isTextValue(value.agrees)) return undefined
  const { expected, sd, read } = value
  if (!isSigned(expected) || !isQuantityValue(sd) || !isSigned(read)) return undefined
  const { que, agrees } = value
  return { que, expected, sd, read, agrees, ...(isQuantityValue(value.line) && { line: value.line }) }
}

const decodeAdded = (value: unknown): { readonly name: string; readonly grams: number } | undefined =>
  isPlainObject(value) && isTextValue(value.name) && isQuantityValue(value.grams)
    ? { name: value.name, grams: value.grams }
    : undefined

const pairsOf = <Value>(value: unknown, is: (one: unknown) => one is Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(isPlainObject(value) ? value : {}).filter((entry): entry is [string, Value] => is(entry[1])),
  )

const isName = (value: unknown): value is string => typeof value === 'string'

/** A batch as it is kept or comes from a file; nothing of what is none. */
export function decodeBatch(value: unknown): MadeBatch | undefined {
  if (!isPlainObject(value) || !isTextValue(value.id) || !isTextValue(value.at) || !isTextValue(value.day))
    return undefined
  const formula = decodeFormula(value.formula)
  const added = listOf(value.added, decodeAdded)
  const told = listOf(value.told, decodeTold)
  return (
    formula && {
      id: value.id,
      at: value.at,
      day: value.day,
      formula,
      lines: listOf(value.lines, decodeLine),
      readings: listOf(value.readings, decodeReading),
      ...(told.length > 0 && { told }),
      ...(isPlainObject(value.temperatures) && { temperatures: pairsOf(value.temperatures, isSigned) }),
      ...(value.isSure === true && { isSure: true as const }),
      lot: isName(value.lot) ? value.lot : '',
      note: isName(value.note) ? value.note.slice(0, LONGEST) : '',
      verdict: isName(value.verdict) ? value.verdict : 'pendiente',
      sentence: isName(value.sentence) ? value.sentence : '',
      ...(added.length > 0 && { added }),
      ...(isQuantityValue(value.pieces) && { pieces: value.pieces }),
      ...(isTextValue(value.to) && { to: value.to.slice(0, LONGEST_NAME) }),
      ...(value.evidence !== undefined && { evidence: value.evidence }),
      ...(isPlainObject(value.open) && { open: pairsOf(value.open, isName) }),
    }
  )
}

/** Newest first. */
export const newestDayFirst = (batches: readonly MadeBatch[]): readonly MadeBatch[] =>
  batches.toSorted((one, other) => other.at.localeCompare(one.at))

export const batchesWith = (
  batches: readonly MadeBatch[],
  id: string,
  batch: MadeBatch | undefined,
): readonly MadeBatch[] => newestDayFirst([...batches.filter((one) => one.id !== id), ...(batch ? [batch] : [])])

/** «L261116-2»: the day, and the number of the batch in it; «L261116-B2» with the letter of a device that shares the book. */
export function lotOfBatch(batches: readonly MadeBatch[], day: string, mark = ''): string {
  const name = `L${day.slice(2).replaceAll('-', '')}-${mark}`
  const taken = new Set(batches.map(({ lot }) => lot))
  let number = 1
  while (taken.has(`${name}${number}`)) number++
  return `${name}${number}`
}

/** What was learned, as the engine takes it: evidence of every batch, and the lots that are open, in the order in which they were. */
export function evidenceOfBatches(
  batches: readonly MadeBatch[],
  opened: Readonly<Record<string, { readonly lot: string; readonly at: string }>> = {},
  most = 60,
): object | undefined {
  const inOrder = batches.toSorted((one, other) => one.at.localeCompare(other.at))
  const hornadas = inOrder.flatMap(({ evidence }) => (isPlainObject(evidence) ? [evidence] : [])).slice(-most)
  const openings = [
    ...inOrder.map(({ at, open = {} }) => ({ at, open })),
    ...Object.entries(opened).map(([row, { lot, at }]) => ({ at, open: { [row]: lot } })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const abiertos: Record<string, string> = Object.assign({}, ...openings.map(({ open }) => open))
  return hornadas.length > 0 || Object.keys(abiertos).length > 0 ? { version: 1, abiertos, hornadas } : undefined
}

/** The batches of a formula of the library, newest first. */
export const batchesOfFormula = (batches: readonly MadeBatch[], entry: string | undefined): readonly MadeBatch[] =>
  entry === undefined ? [] : batches.filter(({ formula }) => formula.entry === entry)
