import {
  type Craft,
  type CraftRequest,
  FormulaError,
  type FormulaErrorPlace,
  type Hand,
  type Held,
  LIMITS,
  type Problem,
  problemOf,
  type RawLine,
  type Text,
} from '@obrador/engine'
import { find } from './findings.ts'
import { openRequest } from './opened.ts'
import {
  ADJUST_LIMITS,
  type AdjustRequest,
  CATALOGUE_PANTRY,
  type Level,
  type LineWishes,
  type Objective,
  type Wanted,
} from './request.ts'

/** A line that may move: where it stands, how far it may go, what it costs and how it is weighed. Grams. */
export interface TaskLine {
  readonly name: string
  /** As a person would call it: the name of a line sent by its id. */
  readonly spoken: string
  /** As it was sent, and once what is plainly wrong is put right. */
  readonly sent: number
  readonly grams: number
  readonly least: number
  readonly most: number
  /** The bounds within a master's order: only what answers the fault moves, and only that way. */
  readonly inOrder: Bounds
  /** Its bounds if it alone were the fault, and its place in the order. */
  readonly byItself: Bounds
  /** The same where what answers all that is wrong gives more than its floor lets it. */
  readonly yielding: Bounds
  readonly rank: number
  readonly role: Held['role']
  readonly reluctance: number
  /** €/kg. */
  readonly price: number
  readonly priced: boolean
  readonly isNew: boolean
  /** Why it stays as it is, if it does: the caller asked for it, it went out, its dose was put right, or its role. */
  readonly held: 'asked' | 'forbidden' | 'dose' | 'role' | undefined
  /** The caller said how far it goes. */
  readonly isAsked: boolean
  readonly piece: number | undefined
  /** The line of the caller's that it came from. */
  readonly origin: number
  /** The preparation that it lies in, where the caller opened one, and its place in it. */
  readonly of: { readonly name: string; readonly place: number } | undefined
}

interface Bounds {
  readonly least: number
  readonly most: number
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
  /** Nobody asked for the weight of the batch: it may float where nothing else will do. */
  readonly mayFloat: boolean
  /** What stays keeps its grams, and does not grow with the batch. */
  readonly isAnchored: boolean
  readonly ties: Hand['ties']
  readonly deeds: Hand['deeds']
  readonly margin: number
  /** How far inside its range each figure must end for the sake of what varies, by its key and in its unit. */
  readonly margins: Readonly<Record<string, number>>
  /** Probability asked for; none where nobody asked. */
  readonly safety: number | undefined
  readonly keepsLaw: boolean
  /** Something is wrong, so what is spoiled (sandy lactose) is mended too. */
  readonly mends: boolean
  readonly objective: Objective
  readonly wanted: Readonly<Record<string, Wanted>>
  readonly onlyWanted: boolean
  readonly level: Level | undefined
  readonly mostNew: number
  readonly step: number | undefined
  readonly unknownPantry: readonly string[]
  /** Seconds that are left to answer in. */
  readonly secondsLeft: () => number
  /** The formula as sent, with what may be added; and once what is plainly wrong is put right. */
  readonly asSent: Problem<unknown>
  readonly start: Problem<unknown>
}

const DEFAULT_NEWCOMERS = 2
/** Share of a range inside which what was out ends. */
const MARGIN = 0.1

const refuse = (finding: Text, place: FormulaErrorPlace): never => {
  throw new FormulaError('invalid-request', finding, place)
}

function checkRange({ min, max }: Wanted, what: string, place: FormulaErrorPlace): void {
  if (min !== undefined && max !== undefined && min > max)
    refuse(find('balancer.crossed-limits', { what, min, max }), place)
}

/** Bounds of a line from what is usual for it and what the caller wishes. Where they cross, the caller is right. */
function boundsOf(usual: Bounds, grams: number, { fijo, min, max }: LineWishes): Bounds {
  if (fijo) return { least: grams, most: grams }
  const isFree = fijo === false || min !== undefined || max !== undefined
  const { least, most } = isFree ? { least: min ?? 0, most: max ?? Number.POSITIVE_INFINITY } : usual
  const clip = (value: number): number => Math.min(max ?? value, Math.max(min ?? value, value))
  return { least: clip(least), most: clip(most) }
}

const isWished = ({ fijo, min, max }: LineWishes): boolean =>
  fijo !== undefined || min !== undefined || max !== undefined

const nameOf = (line: RawLine, field: string): string => String(line[field]).trim()

/** How much a pantry may hold beside so many lines. */
export const roomFor = (lines: number): number => Math.min(ADJUST_LIMITS.pantry, LIMITS.ingredients - lines)

/** The pantry as lines that weigh nothing yet; of the catalogue's, as many as there is room for. */
function pantryLines(
  { despensa, ingredients }: AdjustRequest,
  { fields }: Craft,
  { pantry }: Problem<unknown>,
): RawLine[] {
  const room = roomFor(ingredients.length)
  const isUsual = despensa === undefined || despensa === CATALOGUE_PANTRY
  const items = isUsual ? pantry().slice(0, room) : despensa
  if (items.length > room)
    refuse(find('balancer.pantry-too-large', { count: items.length, most: room }), { field: 'despensa' })
  return items.map((item) => ({
    ...(typeof item === 'string' ? { [fields.name]: item } : item),
    [fields.grams]: 0,
  }))
}

export function readTask(craft: Craft, asked: AdjustRequest, secondsLeft: Task['secondsLeft']): Task {
  const { request, origins, closed } = openRequest(craft, asked)
  const {
    objetivo,
    nivel,
    objetivos,
    soloObjetivos,
    total,
    despensa,
    maxNuevos,
    redondeo,
    margen,
    legal,
    seguridad,
    ...rest
  } = request
  const { fields } = craft
  const plain = ({ fijo: _f, min: _n, max: _x, pieza: _p, abrir: _a, ...line }: RawLine): RawLine => line
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
  const asSent = usable.length > 0 ? problemOf(craft, template) : alone
  const wishesAt = (at: number): LineWishes => (raw[at] ?? {}) as LineWishes
  const first = asSent.hand()
  const lines = asSent.lines.slice(0, raw.length)
  const isAlien = soloObjetivos === true
  // What the caller wishes of a line wins over the rules.
  const settled = lines.map((_, at) => (isAlien || isWished(wishesAt(at)) ? undefined : first.lines[at]?.settled))
  const isPutRight =
    !isAlien && first.lines.some(({ settled: one, isLacking }, at) => (one ?? isLacking) && !isWished(wishesAt(at)))
  const grams = lines.map((line, at) =>
    isPutRight && !isWished(wishesAt(at)) ? (first.lines[at]?.grams ?? line.grams) : line.grams,
  )
  const problemAt = (weights: readonly number[]): Problem<unknown> | undefined => {
    try {
      return problemOf(craft, { ...template, ingredients: withGrams(weights) })
    } catch (problem) {
      // A solver may empty a formula of what it is judged by: a bread without flour.
      if (problem instanceof FormulaError) return undefined
      throw problem
    }
  }
  const start = (isPutRight ? problemAt(grams) : undefined) ?? asSent
  const hand = start === asSent ? first : start.hand()

  for (const [key, wanted] of Object.entries(objetivos ?? {})) {
    if (!Object.hasOwn(start.parameters, key))
      refuse(find('balancer.unknown-parameter', { key, keys: Object.keys(start.parameters) }), { field: 'objetivos' })
    checkRange(wanted, key, { field: 'objetivos' })
  }
  return {
    craft,
    requestOf: (grams) => ({
      ...template,
      ingredients: closed(withGrams(grams).filter((_, at) => at < sent.ingredients.length || (grams[at] ?? 0) > 0)).map(
        plain,
      ),
    }),
    problemAt,
    lines: lines.map((line, at): TaskLine => {
      const wishes = wishesAt(at)
      const isNew = at >= sent.ingredients.length
      checkRange(wishes, nameOf(raw[at] ?? {}, fields.name), { line: at, field: 'min' })
      const now = grams[at] ?? line.grams
      const held = hand.lines[at]
      // What the caller put in a pantry of their own goes in as they say.
      const isOwnPantry = isNew && Array.isArray(despensa)
      const isOut = settled[at] === 'forbidden'
      const isSlip = settled[at] === 'dose'
      const bounded = (usual: Bounds): Bounds =>
        isOut || isSlip
          ? { least: isOut ? now : Math.min(now, usual.least), most: now }
          : boundsOf(isOwnPantry ? { least: 0, most: Number.POSITIVE_INFINITY } : usual, now, wishes)
      const {
        least = now,
        most = now,
        reach = now,
        alone = now,
        falls = false,
        rises = false,
        answersAll = false,
      } = held ?? {}
      const all = bounded({ least, most: Math.max(most, rises ? reach : most) })
      const price = wishes.precio ?? line.price ?? line.ingredient?.price
      const name = nameOf(raw[at] ?? {}, fields.name)
      return {
        name,
        spoken: line.ingredient && line.ingredient.id === name ? line.ingredient.name : name,
        sent: line.grams,
        grams: now,
        ...all,
        inOrder: bounded({ least: falls ? least : now, most: rises ? reach : now }),
        byItself: bounded(
          answersAll ? { least: falls ? alone : now, most: rises ? reach : now } : { least: now, most: now },
        ),
        yielding: bounded({ least: falls ? (answersAll ? alone : least) : now, most: rises ? reach : now }),
        rank: held?.rank ?? 0,
        role: held?.role ?? 'named',
        reluctance: held?.reluctance ?? 1,
        price: price ?? 0,
        priced: price !== undefined,
        isNew,
        held: settled[at] ?? (all.most > all.least ? undefined : wishes.fijo ? 'asked' : 'role'),
        isAsked: isWished(wishes),
        piece: wishes.pieza,
        origin: origins[at]?.line ?? at,
        of: origins[at]?.of,
      }
    }),
    batch: lines.reduce((sum, line) => sum + line.grams, 0),
    keepsTotal: total ?? (objetivo === 'menor_coste' || !hand.isAnchored),
    mayFloat: total === undefined && objetivo !== 'menor_coste',
    isAnchored: total === undefined && hand.isAnchored,
    ties: hand.ties,
    deeds: first.deeds.filter(({ line }) => settled[line] !== undefined),
    margin: margen ?? MARGIN,
    margins: {},
    safety: seguridad !== undefined && seguridad > 0 ? seguridad : undefined,
    mends: objetivo !== 'menor_coste' && !start.isRight,
    keepsLaw: legal !== false && !isAlien,
    objective: objetivo ?? 'menos_cambios',
    wanted: objetivos ?? {},
    onlyWanted: soloObjetivos ?? false,
    level: nivel,
    mostNew: maxNuevos ?? DEFAULT_NEWCOMERS,
    step: redondeo,
    unknownPantry: offered.filter((_, at) => !isKnown(at)).map((line) => nameOf(line, fields.name)),
    secondsLeft,
    asSent,
    start,
  }
}
