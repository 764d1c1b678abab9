import type { AppEngine } from '../engine/crafts.ts'
import { decapitaliseName, listText } from '../format/page-speech.ts'
import { newLine, type TableFormula } from '../model/formula.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { comingWords as say } from '../words/es/coming.ts'
import { gaugeWords } from '../words/es/results.ts'
import type { NameChoice } from './choices.ts'
import { screenVerdictOf } from './look.ts'
import type { HeadlineMark } from './mark.ts'
import { readSurely } from './prepared.ts'
import type { FormulaReading, OwnIngredients } from './request.ts'
import { type TitleCheck, titleCheckOf } from './title-check.ts'

/** What a list or a recipe of a book would be, before it is one: judged under what is still in doubt. */

/** A line as far as it was read. */
export interface ComingLine {
  readonly name: string
  /** As it is shown. */
  readonly label: string
  readonly grams: number | undefined
  /** Its weight is only proposed. */
  readonly isSupposed: boolean
  readonly own: string | undefined
  readonly isUnknown: boolean
  /** What it may be, what was put first, while nobody has said which. */
  readonly choices: readonly NameChoice[]
}

export interface ComingVerdict extends Pick<HeadlineMark, 'shape'> {
  readonly tone: HeadlineMark['tone'] | 'unknown'
  readonly text: string
  readonly title?: TitleCheck
}

interface Known {
  readonly own: OwnIngredients
  readonly norms: WorkshopNorms
}

/** So much of the mass unread, and nothing can be said. */
const MOST_UNREAD = 1 / 5
/** Readings of one list that are tried. */
const MOST_TRIED = 9

const sumOf = (lines: readonly ComingLine[]): number => lines.reduce((sum, { grams = 0 }) => sum + grams, 0)
const namesOf = (lines: readonly ComingLine[]): string =>
  listText(
    lines.map(({ label }) => decapitaliseName(label)),
    'y',
  )

/** The lines with each thing that one of them may be, one at a time; first as they were put. */
function readingsOf(lines: readonly ComingLine[]): readonly (readonly ComingLine[])[] {
  const put = lines.map((line) => ({ ...line, name: line.choices[0]?.name ?? line.name }))
  const others = put.flatMap((line, at) =>
    line.choices.slice(1).map(({ name, own }) => put.with(at, { ...line, name, own })),
  )
  return [put, ...others].slice(0, MOST_TRIED)
}

const sentence = ({ overview, problem }: FormulaReading): string => overview?.headline ?? problem ?? say.cannot

function verdictOfReadings(
  readings: readonly FormulaReading[],
  read: readonly ComingLine[],
  unread: readonly ComingLine[],
): ComingVerdict {
  const doubtful = read.filter(({ choices }) => choices.length > 1)
  const supposed = read.filter(({ isSupposed }) => isSupposed)
  const [first = {}] = readings
  if (!first.overview) return { shape: '?', tone: 'unknown', text: sentence(first) }
  const { words, ...mark } = screenVerdictOf(first)
  const isOne = readings.map(screenVerdictOf).every((one) => one.shape === mark.shape && one.words === words)
  if (!isOne) return { shape: gaugeWords.close.in, tone: 'close', text: say.depends(namesOf(doubtful)) }
  const open = doubtful.map(({ choices }) => choices.map(({ label }) => decapitaliseName(label)))
  const text = [sentence(first), ...open.map((labels) => say.either(listText(labels, 'o')))].join(' ')
  if (unread.length + supposed.length === 0) return { ...mark, text }
  // What nobody has read or weighed may change it: never full and green.
  const isGood = mark.tone === 'good'
  return {
    ...(isGood ? { shape: gaugeWords.close.in, tone: 'close' as const } : mark),
    text: [
      text,
      ...(supposed.length > 0 ? [say.supposed(namesOf(supposed))] : []),
      ...(unread.length > 0 ? [say.without(namesOf(unread))] : []),
    ].join(' '),
  }
}

/** Nothing where there is nothing to judge. */
export function comingVerdictOf(
  engine: AppEngine,
  { lines: _, ...formula }: TableFormula,
  lines: readonly ComingLine[],
  { own, norms }: Known,
): ComingVerdict | undefined {
  // Of what weighs 0 there is none.
  const counted = lines.filter(({ grams }) => grams !== 0)
  const unread = counted.filter(({ grams, isUnknown }) => isUnknown || grams === undefined)
  const read = counted.filter((line) => !unread.includes(line))
  if (read.length === 0) return undefined
  if (sumOf(unread) > MOST_UNREAD * sumOf(lines))
    return { shape: '?', tone: 'unknown', text: say.unknown(namesOf(unread)) }
  const formulas = readingsOf(read).map(
    (some): TableFormula => ({
      ...formula,
      lines: some.map(({ name, grams = 0, own: mine }) => newLine(name, grams, mine)),
    }),
  )
  const readings = formulas.map((one) => readSurely(engine, one, own, { advice: false, norms }))
  if (readings.some(({ needs }) => needs)) return undefined
  const verdict = verdictOfReadings(readings, read, unread)
  const [whole] = formulas
  const title = whole && titleCheckOf(whole, readings[0]?.overview)
  return { ...verdict, ...(title && { title }) }
}
