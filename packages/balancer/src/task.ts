import {
  type Craft,
  type CraftRequest,
  FormulaError,
  LIMITS,
  type Problem,
  problemOf,
  type RawLine,
} from '@obrador/engine'
import * as say from './messages.ts'
import {
  ADJUST_LIMITS,
  type AdjustRequest,
  CATALOGUE_PANTRY,
  type LineWishes,
  type Objective,
  type Wanted,
} from './request.ts'

/** A line that may move: where it stands, how far it may go, what it costs and how it is weighed. Grams. */
export interface TaskLine {
  readonly name: string
  /** As a person would call it: the name of a line sent by its id. */
  readonly spoken: string
  readonly grams: number
  readonly least: number
  readonly most: number
  /** €/kg. */
  readonly price: number
  readonly priced: boolean
  readonly isNew: boolean
  /** Why it stays as it is, if it does: the caller asked for it, it gives the flavour, or it is dosed. */
  readonly held: 'asked' | 'flavour' | 'dose' | undefined
  readonly piece: number | undefined
}

/** A request, read: everything that does not depend on where the search stands. */
export interface Task {
  readonly craft: Craft
  readonly lines: readonly TaskLine[]
  /** The formula of the request with other grams, line by line, as the craft reads it; lines that weigh nothing are left out. */
  readonly requestOf: (grams: readonly number[]) => CraftRequest
  /** The same with every line, so that the problem has the lines of the task in their order; none if it is no formula. */
  readonly problemAt: (grams: readonly number[]) => Problem<unknown> | undefined
  /** Grams of the batch as sent. */
  readonly batch: number
  readonly keepsTotal: boolean
  readonly objective: Objective
  readonly wanted: Readonly<Record<string, Wanted>>
  readonly onlyWanted: boolean
  readonly best: boolean
  readonly mostNew: number
  readonly step: number | undefined
  readonly unknownPantry: readonly string[]
  /** Seconds that are left to answer in. */
  readonly secondsLeft: () => number
  /** The formula as sent, with what may be added. */
  readonly start: Problem<unknown>
}

const DEFAULT_NEWCOMERS = 2

const refuse = (message: string): never => {
  throw new FormulaError('invalid-line', message)
}

function checkRange({ min, max }: Wanted, what: string): void {
  if (min !== undefined && max !== undefined && min > max) refuse(say.crossedLimits(what, min, max))
}

/** Bounds of a line from what is usual for it and what the caller wishes. Where they cross, the caller is right. */
function boundsOf(
  usual: { readonly grams: number; readonly least: number; readonly most: number },
  { fijo, min = 0, max = Number.POSITIVE_INFINITY }: LineWishes,
): readonly [least: number, most: number] {
  if (fijo) return [usual.grams, usual.grams]
  const [least, most] = fijo === false ? [0, Number.POSITIVE_INFINITY] : [usual.least, usual.most]
  const clip = (grams: number): number => Math.min(max, Math.max(min, grams))
  return [clip(least), clip(most)]
}

const nameOf = (line: RawLine, field: string): string => String(line[field]).trim()

/** How much a pantry may hold beside so many lines. */
export const roomFor = (lines: number): number => Math.min(ADJUST_LIMITS.pantry, LIMITS.ingredients - lines)

/** The pantry as lines that weigh nothing yet; of the catalogue's, as many as there is room for. */
function pantryLines(
  { despensa, ingredients }: AdjustRequest,
  { fields }: Craft,
  { palette }: Problem<unknown>,
): RawLine[] {
  const room = roomFor(ingredients.length)
  const items = despensa === CATALOGUE_PANTRY ? palette().slice(0, room) : (despensa ?? [])
  if (items.length > room) refuse(say.pantryTooLarge(items.length, room))
  return items.map((item) => ({
    ...(typeof item === 'string' ? { [fields.name]: item } : item),
    [fields.grams]: 0,
  }))
}

export function readTask(craft: Craft, request: AdjustRequest, secondsLeft: Task['secondsLeft']): Task {
  const { objetivo, nivel, objetivos, soloObjetivos, total, despensa, maxNuevos, redondeo, ...rest } = request
  const { fields } = craft
  const plain = ({ fijo: _f, min: _n, max: _x, pieza: _p, ...line }: RawLine): RawLine => line
  const sent = { ...rest, ingredients: request.ingredients.map((line) => (line ? plain(line) : line)) } as CraftRequest
  const alone = problemOf(craft, sent)
  const known = new Set(alone.lines.map(({ ingredient }) => ingredient?.id))
  const offered = pantryLines(request, craft, alone)
  // Read with the formula, so that a pantry is named and described as its lines are.
  const all = { ...sent, ingredients: [...sent.ingredients, ...offered.map(plain)] }
  const read = offered.length > 0 ? problemOf(craft, all).lines.slice(sent.ingredients.length) : []
  const isKnown = (at: number): boolean => read[at]?.known === true
  // What the formula already has is no novelty.
  const usable = offered.filter((_, at) => isKnown(at) && !known.has(read[at]?.ingredient?.id ?? ''))
  const raw = [...request.ingredients, ...usable]
  const template = { ...sent, ingredients: raw.map(plain) }

  const withGrams = (grams: readonly number[]): RawLine[] =>
    template.ingredients.map((line, at) => ({ ...line, [fields.grams]: grams[at] ?? 0 }))
  const start = usable.length > 0 ? problemOf(craft, template) : alone
  const reaches = start.reaches()
  const lines = start.lines.slice(0, raw.length)

  for (const [key, wanted] of Object.entries(objetivos ?? {})) {
    if (!Object.hasOwn(start.parameters, key)) refuse(say.unknownParameter(key, Object.keys(start.parameters)))
    checkRange(wanted, key)
  }
  return {
    craft,
    requestOf: (grams) => ({
      ...template,
      ingredients: withGrams(grams).filter((_, at) => at < sent.ingredients.length || (grams[at] ?? 0) > 0),
    }),
    problemAt: (grams) => {
      try {
        return problemOf(craft, { ...template, ingredients: withGrams(grams) })
      } catch (problem) {
        // A solver may empty a formula of what it is judged by: a bread without flour.
        if (problem instanceof FormulaError) return undefined
        throw problem
      }
    },
    lines: lines.map((line, at): TaskLine => {
      const wishes = (raw[at] ?? {}) as LineWishes
      const isNew = at >= sent.ingredients.length
      checkRange(wishes, nameOf(raw[at] ?? {}, fields.name))
      const usual = { least: 0, most: 0, ...reaches[at], grams: line.grams }
      const [least, most] = boundsOf(usual, isNew ? { ...wishes, fijo: false } : wishes)
      const price = wishes.precio ?? line.ingredient?.price
      const name = nameOf(raw[at] ?? {}, fields.name)
      return {
        name,
        spoken: line.ingredient && line.ingredient.id === name ? line.ingredient.name : name,
        grams: line.grams,
        least,
        most,
        price: price ?? 0,
        priced: price !== undefined,
        isNew,
        held:
          most > least ? undefined : wishes.fijo ? 'asked' : (line.ingredient?.flavour ?? true) ? 'flavour' : 'dose',
        piece: wishes.pieza,
      }
    }),
    batch: lines.reduce((sum, { grams }) => sum + grams, 0),
    keepsTotal: total !== false || objetivo === 'menor_coste',
    objective: objetivo ?? 'menos_cambios',
    wanted: objetivos ?? {},
    onlyWanted: soloObjetivos ?? false,
    best: nivel === 'mejor',
    mostNew: maxNuevos ?? DEFAULT_NEWCOMERS,
    step: redondeo,
    unknownPantry: offered.filter((_, at) => !isKnown(at)).map((line) => nameOf(line, fields.name)),
    secondsLeft,
    start,
  }
}
