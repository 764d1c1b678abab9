import { examineFormula, measureLines, type RawLine, roundTo, solverProblemOf } from '@obrador/engine'
import { writtenOut } from '@obrador/engine/workbook'
import { workbookFileOf } from '@obrador/workbook'
import { type AnyCraft, type CorpusFormula, craftOf } from '../recorder/corpus.ts'
import type { Cells } from './libreoffice.ts'
import { type Typed, typedInto } from './typed.ts'

/** A workbook, and what the engine says of the same weights: both are asked, and then held against each other. */

export const SHEETS = { formula: 'Fórmula', cost: 'Coste y nutrición' } as const

/** A workbook to be calculated, and the formula that it then is. */
export interface Trial {
  readonly name: string
  readonly bytes: Uint8Array
  /** What the workbook was written for. */
  readonly written: CorpusFormula['request']
  /** What it holds now. */
  readonly asked: CorpusFormula['request']
  readonly craft: AnyCraft
}

export interface Difference {
  readonly workbook: string
  readonly figure: string
  readonly sheet: number | string
  readonly engine: number | string | undefined
}

/** What was compared, and how far it was off. */
export interface Tally {
  workbooks: number
  figures: number
  states: number
  nutrients: number
  /** Largest relative difference of a figure, and of a nutrient. */
  largest: number
  largestNutrient: number
  /** Figures that the engine reads in another way with the new weights, or judges by other ranges: the workbook says so. */
  otherReading: number
  otherRange: number
  /** Workbooks whose loss is that of the day they were written: their nutrition is compared as written only. */
  fixedLoss: number
  readonly wrong: Difference[]
  /** Bytes of the smallest and the largest workbook. */
  smallest: number
  biggest: number
}

export const noTally = (): Tally => ({
  workbooks: 0,
  figures: 0,
  states: 0,
  nutrients: 0,
  largest: 0,
  largestNutrient: 0,
  otherReading: 0,
  otherRange: 0,
  fixedLoss: 0,
  wrong: [],
  smallest: Number.POSITIVE_INFINITY,
  biggest: 0,
})

/** Relative difference of a figure that is still the same: what the engine's own search for a water activity leaves open. */
const NOISE = 1e-6
/** And of a nutrient: some crafts work out the water that leaves from a percentage with two decimals. */
const NUTRIENT_NOISE = 3e-4
/** Below it a figure is nothing. */
const TINY = 1e-9

const apart = (one: number, other: number): number => {
  const size = Math.max(Math.abs(one), Math.abs(other))
  return size < TINY ? 0 : Math.abs(one - other) / size
}

const DATE = new Date(2026, 10, 16)

/** The workbook of a formula as it is. */
export async function plainTrial({ craft: id, id: name, request }: CorpusFormula): Promise<Trial> {
  const craft = craftOf(id)
  const { bytes } = await workbookFileOf(craft, request, { date: DATE })
  return { name: `${id}/${name}`, bytes, written: request, asked: request, craft }
}

/** A share of each weight between these is as far as a maker goes. */
const [LEAST, MOST] = [0.6, 1.6]
/** Grams that go into the first spare row, of the same thing as the first line. */
const SPARE = 10
const FIRST_ROW = 5

/** The same with other weights typed in, and one of the spare rows filled in with what the first line has. */
export function changedTrial(plain: Trial, random: () => number): Trial {
  const { craft, written } = plain
  const { grams: field } = craft.fields
  const weights = written.ingredients.map((line) => {
    const before = Number((line as Readonly<Record<string, unknown>>)[field])
    return roundTo(Math.max(0.1, before * (LEAST + (MOST - LEAST) * random())), 1)
  })
  const { lines, columns, nutrition } = writtenOut(craft as never, written)
  const spare = FIRST_ROW + lines.length
  const typed = new Map(weights.map((weight, at) => [`B${FIRST_ROW + at}`, weight] as const))
  typed.set(`B${spare}`, SPARE)
  return {
    ...plain,
    name: `${plain.name}, otros gramos`,
    bytes: typedInto(plain.bytes, filledIn(typed, spare, columns, nutrition, lines[0]?.price)),
    asked: {
      ...written,
      ingredients: written.ingredients.map(
        (line, at): RawLine => ({ ...line, [field]: (weights[at] ?? 0) + (at === 0 ? SPARE : 0) }),
      ),
    },
  }
}

type Written = ReturnType<typeof writtenOut>

/** What somebody types into a spare row to have the first line once more: its coefficients on every sheet. */
function filledIn(
  typed: Map<string, number>,
  spare: number,
  columns: Written['columns'],
  { leaves, nutrients }: Written['nutrition'],
  price: number | undefined,
): Typed {
  const letter = (column: number): string => String.fromCharCode(64 + column)
  const wide = (column: number): string =>
    column <= 26 ? letter(column) : `${letter(Math.ceil(column / 26) - 1)}${letter(((column - 1) % 26) + 1)}`
  const isPhase = ({ label }: Written['columns'][number]): boolean => /^Fase \d+$/.test(label)
  const plain = columns.filter((column) => !isPhase(column) && column.label !== '€/kg')
  for (const [at, { values }] of plain.entries()) typed.set(`${wide(4 + at)}${spare}`, values[0] ?? 0)
  typed.set(`${wide(4 + plain.length)}${spare}`, price ?? 0)
  const phase = columns.filter(isPhase)
  const inCurves = phase.map(({ values }, at) => [`${wide(3 + at)}${spare}`, values[0] ?? 0] as const)
  const inCost = [...leaves.flat(), ...nutrients.map(({ perGram }) => perGram.map((value) => 100 * value))]
  return {
    1: typed,
    2: new Map(inCurves),
    3: new Map(inCost.map((values, at) => [`${wide(5 + at)}${spare}`, values[0] ?? 0])),
  }
}

/** The rows of a sheet below a head, until one is empty. */
function below(cells: Cells, head: string): Cells {
  const from = cells.findIndex(([first]) => first === head) + 1
  const rest = cells.slice(from)
  const end = rest.findIndex(([first]) => first === '')
  return end < 0 ? rest : rest.slice(0, end)
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text)

/** The sign that a state begins with. */
function signOf(value: number | undefined, range: readonly [number, number]): string {
  if (value === undefined) return 's'
  return value < range[0] ? '▼' : value > range[1] ? '▲' : '●'
}

function compareFigures(trial: Trial, cells: Cells, tally: Tally): void {
  const { craft, written, asked, name } = trial
  const now = solverProblemOf(craft as never, asked)
  const then = solverProblemOf(craft as never, written)
  const { figures } = examineFormula(craft, asked, { advice: false }).overview
  const before = examineFormula(craft, written, { advice: false }).overview.figures
  const rows = new Map(below(cells, 'Cifra').map((row) => [row[0], row]))
  for (const { key, label, decimals, range, inRange, value } of figures) {
    const [parameter, was] = [now.parameters[key], then.parameters[key]]
    const row = rows.get(label)
    if (!parameter || !row || parameter.formula !== was?.formula) {
      tally.otherReading++
      continue
    }
    const exact = measureLines(parameter, now.lines)
    const sheet = numberIn(row[1])
    const off = exact === undefined || sheet === undefined ? (exact === sheet ? 0 : 1) : apart(exact, sheet)
    tally.figures++
    tally.largest = Math.max(tally.largest, off)
    // What is answered is what is calculated, rounded; some crafts round what another figure was rounded from.
    const isAnswered = sheet === undefined || Math.abs(sheet - value) <= 1.01 * 10 ** -decimals
    if (!(off <= NOISE) || !isAnswered)
      tally.wrong.push({ workbook: name, figure: key, sheet: row[1] ?? '', engine: exact })
    if (inRange === null || !range) continue
    const same = before.find((one) => one.key === key)
    if (JSON.stringify(same?.range) !== JSON.stringify(range) || same?.inRange === null) tally.otherRange++
    else compareState(trial, key, row, signOf(value, range), tally)
  }
}

function compareState({ name }: Trial, key: string, row: readonly string[], sign: string, tally: Tally): void {
  tally.states++
  const state = row[5] ?? ''
  if (!state.startsWith(sign))
    tally.wrong.push({ workbook: name, figure: `${key}, estado`, sheet: state, engine: sign })
}

function compareNutrition({ craft, asked, written, name }: Trial, cells: Cells, tally: Tally): void {
  const now = writtenOut(craft as never, asked).nutrition
  const isFixed = !(now.isLive && writtenOut(craft as never, written).nutrition.isLive)
  // A loss that does not follow from the weights line by line is that of the day it was written, and the sheet says so.
  if (isFixed && asked !== written) {
    tally.fixedLoss++
    return
  }
  const rows = new Map(below(cells, 'Nutriente').map((row) => [row[0], row]))
  for (const { label, value } of now.nutrients) {
    const sheet = numberIn(rows.get(label)?.[1]) ?? Number.NaN
    const off = apart(value, sheet)
    tally.nutrients++
    tally.largestNutrient = Math.max(tally.largestNutrient, off)
    if (!(off <= NUTRIENT_NOISE)) tally.wrong.push({ workbook: name, figure: label, sheet, engine: value })
  }
}

/** Holds what LibreOffice calculated against what the engine says. */
export function compare(trial: Trial, sheets: Readonly<Record<string, Cells>>, tally: Tally): void {
  tally.workbooks++
  tally.smallest = Math.min(tally.smallest, trial.bytes.length)
  tally.biggest = Math.max(tally.biggest, trial.bytes.length)
  compareFigures(trial, sheets[SHEETS.formula] ?? [], tally)
  compareNutrition(trial, sheets[SHEETS.cost] ?? [], tally)
}
