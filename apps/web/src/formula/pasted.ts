import { type Ask, type Part, type ReadLine, readText, type Skip } from '@obrador/list'

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

/** What a person has said of a row, which counts for more than what was read. */
export interface Correction {
  readonly name?: string
  readonly own?: string
  readonly grams?: number | undefined
  readonly counts?: boolean
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

/** Whether a formula has a name of its own, none, or that of the example it was. */
export type Naming = 'has' | 'none' | 'example'

export interface Title {
  readonly key: string
  readonly name: string
}

/** The name that a list gives itself: the heading over its first ingredient, where it names a product. */
export function titleOf(rows: readonly PastedRow[]): Title | undefined {
  const first = rows.findIndex(({ standing }) => standing !== 'left')
  const above = rows.slice(0, Math.max(first, 0)).filter(({ skip }) => skip === 'heading')
  return above
    .map(({ key, text }) => ({ key, name: text.replace(AROUND, '').replace(AROUND, '').trim() }))
    .find(({ name }) => name !== '' && name.length <= LONGEST_TITLE && !OF_A_PART.test(name))
}

/** A row as it stands once its correction has spoken. */
export function corrected(row: PastedRow, correction: Correction = {}): PastedRow & Correction {
  const { counts = row.standing !== 'left' } = correction
  const named = { ...row, ...(correction.name !== undefined && { name: correction.name, own: correction.own }) }
  if (!counts) return { ...named, standing: 'left', counts }
  const isWeighed = 'grams' in correction
  const grams = isWeighed ? correction.grams : row.grams
  const { grams: _, ...rest } = named
  if (grams === undefined) return { ...rest, standing: 'asked', counts }
  return { ...rest, grams, standing: isWeighed ? 'read' : row.standing, counts }
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
