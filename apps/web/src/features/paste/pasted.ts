import { capitaliseName } from '@obrador/engine'
import {
  type AskReason,
  type FigureUnit,
  type GuessGround,
  guessTypeOf,
  type ListPart,
  type OwnNameRead,
  type ReadLine,
  readText,
  type SkipReason,
  type TypeGuess,
  wholeOfText,
  withoutStamp,
} from '@obrador/list'
import { foldedText } from '../../format/folded.ts'
import type { LineCorrection, LineKind, PastedUnit, RecipeKeeping } from '../../model/drafts.ts'
import { stepHeadingOf } from '../../model/step-groups.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import { piecesInLine } from './cut.ts'

/** How much is known of a row of the preview: as written, worked out, to be confirmed, wanting something, or no ingredient. */
export type RowStatus = 'read' | 'worked' | 'open' | 'asked' | 'left'
export const ROW_STATUSES = ['read', 'worked', 'open', 'asked', 'left'] as const satisfies readonly RowStatus[]

/** One thing that a pasted line was read as; a line that names several has a row for each. */
export interface PastedRow {
  /** The same for the same line, however the rest of the text changes: what was corrected stays so. */
  readonly key: string
  readonly line: number
  readonly text: string
  /** What of the line it was read from, where it names several. */
  readonly piece?: string
  readonly standing: RowStatus
  readonly name: string
  readonly grams?: number
  /** What a weight was worked out from, or why it is wanting. */
  readonly why?: string
  readonly ask?: AskReason
  readonly skip?: SkipReason
  /** Its figure has no unit: this is the one that the list gives it. */
  readonly figureUnit?: FigureUnit
  /** Its share of the flour as it was written, %. */
  readonly percent?: number
  /** The name of one's own that it was read as. */
  readonly ownName?: OwnNameRead
  /** Of a step: the part that it speaks of, and the first line of that part. */
  readonly part?: string
  readonly partLine?: number
  /** It gives the whole its name, and goes nowhere else. */
  readonly isTitle?: true
}

/** A recipe of a text, or a part of one that may be a formula of its own. */
export interface PastedRecipe {
  readonly title?: string
  /** Grams that the text says are made of it. */
  readonly made?: number
  readonly pieces?: number
  readonly kind: TypeGuess
  /** Its first line; it has all rows from there to the next one's, and the steps that speak of it. */
  readonly from: number
  /** It is what the text makes: steps of no part alone are told with it. */
  readonly isMain?: true
}

export interface PastedText {
  readonly rows: readonly PastedRow[]
  /** The text as one recipe. */
  readonly whole: PastedRecipe
  readonly recipes: readonly PastedRecipe[]
}

function partRow(part: ListPart, where: Pick<PastedRow, 'key' | 'line' | 'text' | 'piece'>): PastedRow {
  const { name, grams, approx, ask, suggest, figureUnit, percent, own } = part
  const at = {
    ...where,
    ...(figureUnit && { figureUnit }),
    ...(percent !== undefined && { percent }),
    ...(own && { ownName: own }),
  }
  if (grams !== undefined) return { ...at, standing: approx ? 'worked' : 'read', name, grams }
  // As much as fingers take is no weight: it is asked, and goes in without one.
  if (suggest && ask !== 'toTaste') {
    const why = say.suggestedBy(suggest)
    return { ...at, standing: suggest.approx ? 'worked' : 'read', name, grams: suggest.grams, why }
  }
  return { ...at, standing: 'asked', name, ...(ask && { ask }) }
}

function rowsOf(read: ReadLine, key: string): readonly PastedRow[] {
  const { text, line } = read
  if ('skip' in read) {
    const { skip, part, partLine } = read
    const of = { ...(part !== undefined && { part }), ...(partLine !== undefined && { partLine }) }
    return [{ key, line, text, standing: 'left', name: text, skip, ...of }]
  }
  const parts = read.parts ?? [{ ...read, name: read.name ?? text }]
  if (parts.length < 2) return parts.map((part) => partRow(part, { key: `${key} 0`, line, text }))
  const pieces = piecesInLine(text, parts.length)?.pieces
  return parts.map((part, at) => partRow(part, { key: `${key} ${at}`, line, text, piece: pieces?.[at] ?? part.name }))
}

/** The same line twice has two keys. */
function allRows(lines: readonly ReadLine[]): readonly PastedRow[] {
  const seen = new Map<string, number>()
  return lines.flatMap((line) => {
    const times = seen.get(line.text) ?? 0
    seen.set(line.text, times + 1)
    return rowsOf(line, `${line.text} ${times}`)
  })
}

interface Told {
  readonly title?: string
  readonly yield?: number
  readonly pieces?: number
}
/** Pictures around a title are no part of the name. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})%!?»]+$/gu
const nameIn = (title: string): string => capitaliseName(title.replace(AROUND, ''))

const told = ({ title, yield: made, pieces }: Told) => ({
  ...(title !== undefined && { title: nameIn(title) }),
  ...(made !== undefined && { made }),
  ...(pieces !== undefined && { pieces }),
})

/** The line above the first ingredient that names the whole: the one with its words, or else the first heading, however it was scanned. */
function withTitle(rows: readonly PastedRow[], title: string | undefined): readonly PastedRow[] {
  if (title === undefined) return rows
  const above = rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex(({ standing }) => standing !== 'left'),
    ),
  )
  const naming =
    above.find(({ text }) => foldedText(text).includes(foldedText(title))) ??
    above.find(({ skip }) => skip === 'heading')
  return rows.map((row) => (row === naming ? { ...row, skip: 'heading', isTitle: true } : row))
}

/** «Para 12»: a count of nobody knows what, which may be pieces or guests; it is asked about. */
const COUNT = /(?<![\d,.])(\d{1,3})(?![\d,.%]|\s*(?:kg|g|l|ml|cm|min)\b)/iu
function countIn(rows: readonly PastedRow[]): number | undefined {
  const [, figure] = rows.flatMap(({ skip, text }) => (skip === 'yield' && COUNT.exec(text)) || [])
  return figure === undefined ? undefined : Number(figure)
}

/** Every line of a pasted text that is not blank, in order, with what it was read as, and the recipes that they make. */
export function readPasted(text: string, own: readonly string[] = [], unit?: PastedUnit): PastedText {
  const lines = readText(text, { own, ...(unit && { unit }) })
  const { recipes, kind, isMain, ...whole } = wholeOfText(lines)
  const rows = withTitle(allRows(lines), whole.title && nameIn(whole.title))
  const pieces = whole.yield === undefined ? (whole.pieces ?? countIn(rows)) : whole.pieces
  return {
    rows,
    whole: { ...told(whole), ...(pieces !== undefined && { pieces }), kind, from: 0 },
    recipes: recipes.map((recipe, at) => ({
      ...told(recipe),
      // The title of a text is that of its first recipe.
      kind: at === 0 ? kind : guessTypeOf(undefined, recipe),
      from: at === 0 ? 0 : (recipe.lines[0]?.line ?? 0),
      ...(isMain[at] && { isMain: true as const }),
    })),
  }
}

/** Recipes of different types are kept apart, unless somebody says otherwise; one of which nothing tells is part of another. */
export function usualKeeping({ recipes }: PastedText): RecipeKeeping {
  const types = recipes.flatMap(({ kind: { craft, type } }) => (type === undefined ? [] : [`${craft} ${type}`]))
  return new Set(types).size > 1 ? 'apart' : 'together'
}

/** A recipe as it is shown: its key, by which answers are kept, and its rows. */
export interface KeptRecipe extends PastedRecipe {
  readonly key: string
  readonly rows: readonly PastedRow[]
}

/** What each recipe of its own is called: by the whole, and by its part. */
const calledIn = (whole: string | undefined, part: string | undefined): string | undefined =>
  whole === undefined || part === undefined || foldedText(whole) === foldedText(part)
    ? (part ?? whole)
    : `${whole}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`

/** The recipes that a text is put in. */
export function keptRecipes({ rows, whole, recipes }: PastedText, keeping: RecipeKeeping): readonly KeptRecipe[] {
  if (recipes.length < 2 || keeping === 'together') return [{ ...whole, key: 'all', rows }]
  const kept = keeping === 'first' ? recipes.slice(0, 1) : recipes
  // The heading of the first recipe is that of the whole, where there is no other.
  const above = recipes[0]?.title === whole.title ? undefined : whole.title
  const recipeAt = (line: number): number => recipes.findLastIndex(({ from }) => from <= line)
  const main = Math.max(
    0,
    kept.findIndex(({ isMain }) => isMain),
  )
  const placeOf = ({ line, skip, partLine }: PastedRow): number =>
    partLine !== undefined ? recipeAt(partLine) : skip === 'step' ? main : recipeAt(line)
  return kept.map((recipe, at) => {
    const title = calledIn(above, recipe.title)
    return {
      ...recipe,
      ...(title !== undefined && { title }),
      key: String(at),
      rows: rows.filter((row) => placeOf(row) === at),
    }
  })
}

/** What ends in a colon heads what follows, and tells nothing of how it is made. */
const heads = (text: string): boolean => /:\s*$/.test(text)

/** What it was read as; what is said beside a list goes with how it is made. */
const kindOf = ({ standing, skip, text }: PastedRow): LineKind =>
  standing !== 'left' ? 'ingredient' : skip === 'step' || (skip === 'note' && !heads(text)) ? 'step' : 'out'

/** A row as it stands once its correction has spoken. */
export function correctedRow(
  row: PastedRow,
  correction: LineCorrection = {},
): PastedRow & LineCorrection & { readonly is: LineKind } {
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

/** The steps that a list tells, without their numbers: those of each part under its name, and then those of the whole. */
export function stepsInList(
  rows: readonly (PastedRow & { readonly is: LineKind })[],
  isWhole = false,
): readonly string[] {
  const steps = rows.filter(({ is }) => is === 'step')
  const told = (own: readonly PastedRow[]) => own.map(({ text }) => withoutStamp(text).replace(NUMBERED, ''))
  const parts = Map.groupBy(steps, ({ partLine }) => partLine)
  const whole = parts.get(undefined) ?? []
  parts.delete(undefined)
  // A formula of one part needs no heading for its own steps.
  const isHeaded = parts.size > (isWhole ? 0 : 1)
  return [
    ...[...parts.values()].flatMap((own) => [
      ...(isHeaded && own[0]?.part !== undefined ? [stepHeadingOf(own[0].part)] : []),
      ...told(own),
    ]),
    ...(parts.size > 0 && whole.length > 0 ? [stepHeadingOf(say.whole)] : []),
    ...told(whole),
  ]
}

const WORST: readonly RowStatus[] = ['asked', 'open', 'worked', 'read', 'left']

export type RowTally = Readonly<Record<RowStatus, number>>

/**
 * How many of the lines pasted stand how: each counts once, by what is most wanting in it. Where all of them are one line, what
 * it names is counted, and its title.
 */
export function tallyRows(rows: readonly Pick<PastedRow, 'line' | 'standing'>[], titles = 0): RowTally {
  const counts = { read: 0, worked: 0, open: 0, asked: 0, left: 0 }
  const byLine = Map.groupBy(rows, ({ line }) => line)
  if (byLine.size === 1 && rows.length > 1) {
    for (const { standing } of rows) counts[standing]++
    return { ...counts, left: counts.left + titles }
  }
  for (const standings of byLine.values()) {
    const worst = WORST.find((standing) => standings.some((row) => row.standing === standing))
    if (worst) counts[worst]++
  }
  return counts
}

/** Share by which what is made and what is weighed may differ before it is asked about. */
const YIELD_APART = 0.1
export const isKeptApart = (made: number, sum: number): boolean => sum > 0 && Math.abs(made - sum) > YIELD_APART * made

/** How sure it is what a recipe makes: two things tell, one, they quarrel, or nothing. */
export type TypeSureness = 'sure' | 'likely' | 'quarrel' | 'none'

const isSaid = ({ by }: GuessGround): boolean => by !== 'composition'

export function typeSurenessOf({ type, grounds, others: [rival] }: TypeGuess): TypeSureness {
  if (type === undefined) return 'none'
  const isNamed = grounds.some(isSaid)
  const isMade = grounds.some((ground) => !isSaid(ground))
  if ((isNamed && isMade) || !rival) return 'sure'
  // The name says one thing, and what goes in another.
  return isNamed && rival.grounds.length > 0 && rival.grounds.every((ground) => !isSaid(ground)) ? 'quarrel' : 'likely'
}
