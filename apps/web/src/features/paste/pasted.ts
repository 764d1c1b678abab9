import { type Ask, type Part, type ReadLine, readText, type Skip, withoutStamp } from '@obrador/list'

/** How much is known of a row of the preview: as written, worked out, wanting something, or no ingredient. */
export type Standing = 'read' | 'worked' | 'asked' | 'left'

/** One thing that a pasted line was read as; a line that names several has a row for each. */
export interface PastedRow {
  /** The same for the same line, however the rest of the text changes: what was corrected stays so. */
  readonly key: string
  readonly line: number
  readonly text: string
  readonly standing: Standing
  readonly name: string
  readonly grams?: number
  /** What a weight was worked out from, or why it is wanting. */
  readonly why?: string
  readonly ask?: Ask
  readonly skip?: Skip
}

/** What a line may be: weighed, told in the method, or neither. */
export type Kind = 'ingredient' | 'step' | 'out'

/** What a person has said of a row, which counts for more than what was read. */
export interface Correction {
  readonly name?: string
  readonly own?: string
  readonly grams?: number | undefined
  readonly is?: Kind
}
export type Corrections = Readonly<Record<string, Correction>>

function partRow(part: Part, at: Pick<PastedRow, 'key' | 'line' | 'text'>): PastedRow {
  const { name, grams, approx, ask, suggest } = part
  if (grams !== undefined) return { ...at, standing: approx ? 'worked' : 'read', name, grams }
  if (suggest) {
    return { ...at, standing: suggest.approx ? 'worked' : 'read', name, grams: suggest.grams, why: suggest.why }
  }
  return { ...at, standing: 'asked', name, ...(ask && { ask }) }
}

function rowsOf(read: ReadLine, key: string): readonly PastedRow[] {
  const { text, line } = read
  if ('skip' in read) return [{ key, line, text, standing: 'left', name: text, skip: read.skip }]
  const parts = read.parts ?? [{ ...read, name: read.name ?? text }]
  return parts.map((part, at) => partRow(part, { key: `${key} ${at}`, line, text }))
}

/** Every line of a pasted text that is not blank, in order, with what it was read as. */
export function readPasted(text: string): readonly PastedRow[] {
  const seen = new Map<string, number>()
  return readText(text).flatMap((line) => {
    const times = seen.get(line.text) ?? 0
    seen.set(line.text, times + 1)
    return rowsOf(line, `${line.text} ${times}`)
  })
}

/** Headings of a list or of a part of it: what comes out of it is called otherwise. */
const OF_A_PART =
  /^(?:ingredientes|lista|receta|fórmula|masa|relleno|baño|decoración|cantidad|para|día|turno)(?:\P{L}|$)/iu
/** What stands around a title: bullets, pictures, the stars of a chat, the colon, and how many come out of it. */
const AROUND = /^[^\p{L}\p{N}]+|\s*\([^)]*\d[^)]*\)|[^\p{L}\p{N})%!?»]+$/gu
const LONGEST_TITLE = 60

export interface Title {
  readonly key: string
  readonly name: string
}

/** The name that a list gives itself: the heading over its first ingredient, where it names a product. */
export function titleOf(rows: readonly PastedRow[]): Title | undefined {
  const first = rows.findIndex(({ standing }) => standing !== 'left')
  const above = rows.slice(0, Math.max(first, 0)).filter(({ skip }) => skip === 'heading')
  return above
    .map(({ key, text }) => ({ key, name: withoutStamp(text).replace(AROUND, '').replace(AROUND, '').trim() }))
    .find(({ name }) => name !== '' && name.length <= LONGEST_TITLE && !OF_A_PART.test(name))
}

/** What it was read as; what is said beside a list goes with how it is made. */
const kindOf = ({ standing, skip }: PastedRow): Kind =>
  standing !== 'left' ? 'ingredient' : skip === 'step' || skip === 'note' ? 'step' : 'out'

/** A row as it stands once its correction has spoken. */
export function corrected(row: PastedRow, correction: Correction = {}): PastedRow & Correction & { readonly is: Kind } {
  const { is = kindOf(row) } = correction
  const named = { ...row, ...(correction.name !== undefined && { name: correction.name, own: correction.own }) }
  if (is !== 'ingredient') return { ...named, standing: 'left', is }
  const isWeighed = 'grams' in correction
  const grams = isWeighed ? correction.grams : row.grams
  const { grams: _, ...rest } = named
  if (grams === undefined) return { ...rest, standing: 'asked', is }
  return { ...rest, grams, standing: isWeighed ? 'read' : row.standing, is }
}

/** What stands before a step in a list of them. */
const NUMBERED = /^\s*(?:\d{1,2}\s*[.)º°-]+|[-–—•*·▪✓>]+)\s*/u

/** The steps that a list tells, without their numbers. */
export const stepsIn = (rows: readonly (PastedRow & { readonly is: Kind })[]): readonly string[] =>
  rows.filter(({ is }) => is === 'step').map(({ text }) => withoutStamp(text).replace(NUMBERED, ''))

/** As many as a list says that come out of it, where it says so in pieces: «para 12», «24 uds». */
export function piecesIn({ skip, text }: PastedRow): number | undefined {
  const [, figure] =
    (skip === 'yield' && /(?<![\d,.])(\d{1,3})(?![\d,.%]|\s*(?:kg|g|l|ml|cm|min)\b)/iu.exec(text)) || []
  const pieces = Number(figure)
  return pieces > 1 ? pieces : undefined
}

const WORST: readonly Standing[] = ['asked', 'worked', 'read', 'left']

/** How many of the lines pasted stand how: each counts once, by what is most wanting in it. */
export function tally(rows: readonly Pick<PastedRow, 'line' | 'standing'>[]): Readonly<Record<Standing, number>> {
  const counts = { read: 0, worked: 0, asked: 0, left: 0 }
  for (const standings of Map.groupBy(rows, ({ line }) => line).values()) {
    const worst = WORST.find((standing) => standings.some((row) => row.standing === standing))
    if (worst) counts[worst]++
  }
  return counts
}
