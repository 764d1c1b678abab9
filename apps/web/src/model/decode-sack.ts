import { isPlainObject, isQuantityValue, isTextValue } from './decode.ts'
import { NO_SACK, OPENED_SACK_PROCESSES, type OwnSack, type SackDraft } from './sack.ts'

/** A label and what was found inside, as they come from outside. */

const LONGEST_TEXT = 8_000
const LONGEST_CELL = 60
const MOST = { entries: 60, modes: 6, ways: 9 } as const

const record = <Value>(value: unknown, is: (one: unknown) => one is Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isPlainObject(value) ? value : {})
      .slice(0, MOST.entries)
      .flatMap(([key, one]) => (is(one) ? [[key, one]] : [])),
  )
const isCell = (value: unknown): value is string => isTextValue(value) && value.length <= LONGEST_CELL

export function decodeSackDraft(value: unknown): SackDraft | undefined {
  if (!isPlainObject(value) || typeof value.text !== 'string' || typeof value.name !== 'string') return undefined
  const process = OPENED_SACK_PROCESSES.find((one) => one === value.process) ?? NO_SACK.process
  return {
    name: value.name.slice(0, LONGEST_CELL * 2),
    text: value.text.slice(0, LONGEST_TEXT),
    table: record(value.table, isCell),
    process,
    measures: record(value.measures, isQuantityValue),
    shares: record(value.shares, isQuantityValue),
    choices: record(value.choices, isCell),
  }
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Rows of as many figures each; nothing where one is something else. */
function rowsOf(value: unknown, most: number, size: number): readonly (readonly number[])[] {
  if (!Array.isArray(value) || value.length > most) return []
  return value.every((row) => Array.isArray(row) && row.length === size && row.every(isFigure)) ? value : []
}

export function decodeSack(value: unknown): OwnSack | undefined {
  if (!isPlainObject(value) || !Array.isArray(value.lines)) return undefined
  const draft = decodeSackDraft(value.draft)
  const lines = value.lines
    .slice(0, MOST.entries * 5)
    .flatMap((line) =>
      isPlainObject(line) && isTextValue(line.name) && isQuantityValue(line.grams)
        ? [{ name: line.name, grams: line.grams }]
        : [],
    )
  if (!draft || lines.length === 0 || !isQuantityValue(value.yields) || value.yields === 0) return undefined
  return {
    draft,
    lines,
    yields: value.yields,
    modes: rowsOf(value.modes, MOST.modes, lines.length),
    purchase: rowsOf(value.purchase, MOST.ways, MOST.ways),
    ...(isTextValue(value.question) && { question: value.question.slice(0, 2 * LONGEST_CELL) }),
    told: typeof value.told === 'string' ? value.told.slice(0, 2 * LONGEST_CELL) : '',
  }
}
