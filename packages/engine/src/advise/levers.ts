import type { Ingredient } from '../catalogue/ingredient.ts'
import { keepingForRole, type RoleKeeping } from '../catalogue/roles.ts'
import type { ParsedFormula } from '../formula/formula.ts'
import { lazyValue } from '../words/lazy.ts'
import { doseBaseOf, dosedIn, SLIP_FACTOR } from './dose.ts'
import { type ForbiddenIngredient, holdsKind, type IngredientRole, ratioTiesIn, type TypeTable } from './identity.ts'
import { roundedToScale } from './scale.ts'

/** What may move in a formula, how far, and what a master puts right before looking at any figure. */

export interface GramLever<Matter> {
  readonly name: string
  readonly matter: Matter
  readonly ingredient: Ingredient | undefined
  /** Its place among the lines; -1 for what only the pantry has. */
  readonly line: number
  readonly standing: IngredientRole<Matter>
  /** Grams as written, and once what is plainly wrong has been put right. */
  readonly written: number
  readonly grams: number
  /** Grams between which it moves: `most` as a counterweight, `reach` when it is what lacks. */
  readonly least: number
  readonly most: number
  readonly reach: number
  /** Grams under which it never goes, though it alone were the fault. */
  readonly alone: number
  /** There is more of it than is usual: it is the first to give way. */
  readonly isPastUsual: boolean
}

/** What goes out whole, and a dose that is a slip: put right first and alone. `from` and `to` are places of levers. */
export interface PreliminaryChange {
  readonly from: number | undefined
  readonly to: number | undefined
  readonly grams: number
  readonly rule: ForbiddenIngredient | undefined
  readonly dose:
    | { readonly range: readonly [least: number, most: number]; readonly before: number; readonly after: number }
    | undefined
}

/** Shares of the batch: the most that a line moves, and a line that lacks or fills; all moves together. */
export const LARGEST_MOVES = { line: 0.15, lacking: 0.25, together: 0.3 } as const
/** What weighed this share of the batch never ends under this share of itself, unless it goes. */
export const CRUMB_SHARES = { weighed: 0.01, left: 0.2 } as const
/** Shares that stay of what builds or fills, though it alone were the fault. */
const ALONE = { structure: 0.3, filler: 0.25 } as const
/** The lines that advice looks at in a long formula: so many of the heaviest, and as many light ones that have no place in it. */
const MOST_LINES = 16
/** Share of a formula that must be left when what has no place in it goes out. */
export const LEAST_LEFT = 0.5

const NO_BITS = new Uint8Array(0)
const unnamed = {
  keeping: { ...keepingForRole('named'), rises: 0 } satisfies RoleKeeping,
  dose: undefined,
  forbidden: undefined,
  group: -1,
  takes: NO_BITS,
  puts: NO_BITS,
} as const

interface Draft<Matter> {
  readonly name: string
  readonly matter: Matter
  readonly ingredient: Ingredient | undefined
  readonly line: number
  readonly standing: IngredientRole<Matter>
  readonly written: number
  grams: number
  /** Its part of all that there is of its ingredient, which has one dose on however many lines it stands. */
  readonly part: number
  /** Shares by which it may leave what it is tied to. */
  tolerance: number
  /** Its maker keeps it as it is. */
  readonly isKept: boolean
}

function draftsOf<Matter>(
  table: TypeTable<Matter>,
  { lines }: ParsedFormula<Matter>,
  kept: ReadonlySet<number>,
): Draft<Matter>[] {
  const drafts: Draft<Matter>[] = []
  const present = new Set<string>()
  const dosed = dosedIn(table, lines)
  let light = 0
  const lightest =
    lines.length > MOST_LINES ? (lines.map(({ grams }) => grams).toSorted((a, b) => b - a)[MOST_LINES] ?? 0) : 0
  for (const [line, { name, grams, matter, namedAs, ingredient = namedAs, isUnweighed }] of lines.entries()) {
    if (grams <= 0 && !kept.has(line)) continue
    if (ingredient) present.add(ingredient.id)
    // Its weight is asked for: no grams of it are advised.
    if (grams <= 0 || isUnweighed) continue
    const standing = ingredient ? table.standing(ingredient) : unnamed
    const isLight = grams <= lightest
    if (isLight && ((!standing.forbidden && standing.keeping.role !== 'dose') || light === MOST_LINES)) continue
    if (isLight) light++
    const spoken = table.speaksNames && ingredient && name === ingredient.id ? ingredient.name : name
    drafts.push({
      name: spoken,
      matter,
      ingredient,
      line,
      standing,
      written: grams,
      grams,
      part: grams / ((ingredient && dosed.get(ingredient)?.grams) ?? grams),
      tolerance: FREE,
      isKept: kept.has(line),
    })
  }
  for (const { ingredient, matter } of table.pantry) {
    if (present.has(ingredient.id) || drafts.some((draft) => isSameFood(draft.ingredient, ingredient))) continue
    const standing = table.standing(ingredient)
    if (standing.forbidden) continue
    drafts.push({
      name: ingredient.name,
      matter,
      ingredient,
      line: -1,
      standing,
      written: 0,
      grams: 0,
      part: 1,
      tolerance: FREE,
      isKept: false,
    })
  }
  for (const { a, b, tolerance } of table.ties.length > 0 ? ratioTiesIn(table, drafts) : []) {
    for (const at of [...a, ...b]) {
      const draft = drafts[at]
      if (draft) draft.tolerance = Math.min(draft.tolerance, tolerance)
    }
  }
  return drafts
}

/** Parts of a hundred by which two foods are the same to every figure: the coconut oil that is there, and the refined one of the pantry. */
const SAME_COMPOSITION = 1.5
function isSameFood(one: Ingredient | undefined, other: Ingredient): boolean {
  if (one?.category !== other.category) return false
  const [a, b] = [one.composition, other.composition]
  return (Object.keys(b) as (keyof typeof b)[]).every(
    (part) => part === 'saturatedFat' || Math.abs(a[part] - b[part]) <= SAME_COMPOSITION,
  )
}

const FREE = Number.POSITIVE_INFINITY
const NONE_KEPT: ReadonlySet<number> = new Set()

/** The first of what may take the place of a thing: what is there already before what the pantry has. */
function replacement<Matter>(
  { instead = [] }: ForbiddenIngredient,
  drafts: readonly Draft<Matter>[],
): number | undefined {
  for (const isThere of [true, false]) {
    for (const kind of instead) {
      const set = new Set([kind])
      const at = drafts.findIndex(
        ({ ingredient, written, standing, isKept }) =>
          ingredient !== undefined &&
          written > 0 === isThere &&
          !isKept &&
          !standing.forbidden &&
          holdsKind(set, ingredient),
      )
      if (at >= 0) return at
    }
  }
  return undefined
}

function outWhole<Matter>(drafts: Draft<Matter>[], rule: ForbiddenIngredient, from: number): PreliminaryChange {
  const to = replacement(rule, drafts)
  const out = drafts[from] as Draft<Matter>
  const grams = out.grams
  const into = to === undefined ? undefined : drafts[to]
  if (into) into.grams += grams
  out.grams = 0
  return { from, to, grams, rule, dose: undefined }
}

function slipOf<Matter>(
  draft: Draft<Matter>,
  at: number,
  formula: ParsedFormula<Matter>,
  isRight: boolean,
): PreliminaryChange | undefined {
  const { dose, keeping: kept } = draft.standing
  if (!dose || draft.isKept || draft.written === 0 || kept.role !== 'dose') return undefined
  const base = draft.part * doseBaseOf(dose, formula)
  // What is never passed is a slip too, unless nothing is wrong.
  const most =
    isRight || dose.hard === undefined ? SLIP_FACTOR * dose.most : Math.min(SLIP_FACTOR * dose.most, dose.hard)
  if (!(base > 0 && draft.grams > most * base)) return undefined
  const grams = roundedToScale(draft.grams - base * ((dose.least + dose.most) / 2), draft.grams)
  if (!(grams > 0)) return undefined
  const before = draft.grams / base
  draft.grams -= grams
  return {
    from: at,
    to: undefined,
    grams,
    rule: undefined,
    dose: { range: [dose.least, dose.most], before, after: draft.grams / base },
  }
}

/** Grams between which a lever may move, and how far it may rise when it is what lacks. */
type Bounds = Pick<GramLever<never>, 'least' | 'most' | 'reach' | 'alone'>
const still = (grams: number): Bounds => ({ least: grams, most: grams, reach: grams, alone: grams })

function boundsOf<Matter>(draft: Draft<Matter>, formula: ParsedFormula<Matter>): Bounds {
  const { standing, grams, written, tolerance, isKept } = draft
  const { keeping: kept, dose } = standing
  const { total } = formula
  const base = dose ? draft.part * doseBaseOf(dose, formula) : 0
  const isNew = written === 0
  if (isKept || (kept.role === 'base' && kept.rises === 0 && !isNew)) return still(grams)
  if (kept.role === 'dose') {
    if (!dose) return still(grams)
    const least = Math.min(grams, dose.least * base)
    const most = Math.max(grams, dose.most * base)
    return { least, most, reach: most, alone: least }
  }
  let least = kept.keeps * grams
  let ceiling = grams + LARGEST_MOVES.lacking * total
  if (dose) {
    const usual = dose.most * base
    if (grams > usual) least = Math.min(least, usual)
    if (kept.role === 'spirit') least = Math.min(grams, Math.max(least, dose.least * base))
    ceiling = Math.min(ceiling, Math.max(grams, isNew ? usual : (dose.hard ?? dose.most) * base))
  }
  if (kept.role === 'spirit') ceiling = grams
  if (tolerance < Number.POSITIVE_INFINITY) {
    least = Math.max(least, (1 - tolerance) * grams)
    ceiling = Math.min(ceiling, (1 + tolerance) * grams)
  }
  const most = isNew ? ceiling : Math.min(ceiling, grams * (1 + kept.rises))
  const yields = kept.role === 'structure' || kept.role === 'filler' ? ALONE[kept.role] * grams : least
  return { least, most, reach: ceiling, alone: tolerance < Number.POSITIVE_INFINITY ? least : Math.min(least, yields) }
}

/** Whether a formula that is right has nothing that goes out or is a slip all the same: no lever need be looked at. */
export const staysAsItIs = <Matter>(
  table: TypeTable<Matter>,
  formula: ParsedFormula<Matter>,
  kept: ReadonlySet<number>,
): boolean => {
  const free = formula.lines.filter((_, line) => !kept.has(line))
  const stays = ({ grams, namedAs, ingredient = namedAs }: (typeof free)[number]): boolean => {
    const forbidden = ingredient && grams > 0 && table.standing(ingredient).forbidden
    return !forbidden || forbidden.soft === true
  }
  const isDosed = ([ingredient, { grams }]: readonly [Ingredient, { readonly grams: number }]): boolean => {
    const { dose } = table.standing(ingredient)
    return !dose || grams <= SLIP_FACTOR * dose.most * doseBaseOf(dose, formula)
  }
  return free.every(stays) && [...dosedIn(table, free)].every(isDosed)
}

/**
 * The levers of a formula and the preliminaryChanges that come first. What is softly forbidden only goes when something has to be
 * corrected. What its maker keeps neither moves nor goes out.
 */
export function gramLeversOf<Matter>(
  table: TypeTable<Matter>,
  formula: ParsedFormula<Matter>,
  isRight: boolean,
  kept: ReadonlySet<number> = NONE_KEPT,
): { readonly levers: () => readonly GramLever<Matter>[]; readonly preliminaryChanges: readonly PreliminaryChange[] } {
  const drafts = draftsOf(table, formula, kept)
  const preliminaryChanges: PreliminaryChange[] = []
  const isOut = ({ written, standing, isKept }: Draft<Matter>): boolean =>
    written > 0 && !isKept && standing.forbidden !== undefined && !(standing.forbidden.soft && isRight)
  const stays = drafts.reduce((sum, draft) => (isOut(draft) ? sum : sum + draft.grams), 0)
  for (const [at, draft] of drafts.entries()) {
    const rule = draft.standing.forbidden
    // What is made of it for the most part is another product.
    if (rule && isOut(draft) && stays > LEAST_LEFT * formula.total) preliminaryChanges.push(outWhole(drafts, rule, at))
  }
  for (const [at, draft] of drafts.entries()) {
    const slip = slipOf(draft, at, formula, isRight)
    if (slip) preliminaryChanges.push(slip)
  }
  // Whatever is right needs none.
  return { preliminaryChanges, levers: lazyValue(() => leversFrom(drafts, preliminaryChanges, formula)) }
}

function leversFrom<Matter>(
  drafts: readonly Draft<Matter>[],
  preliminaryChanges: readonly PreliminaryChange[],
  formula: ParsedFormula<Matter>,
): readonly GramLever<Matter>[] {
  const outs = new Set(
    preliminaryChanges.flatMap(({ from }) => (from !== undefined && drafts[from]?.grams === 0 ? [from] : [])),
  )
  const slips = new Set(preliminaryChanges.flatMap(({ from, dose }) => (dose ? [from] : [])))
  return drafts.map((draft, at) => {
    if (outs.has(at)) return { ...draft, ...still(draft.grams), isPastUsual: false }
    const bounds = boundsOf(draft, formula)
    const { dose } = draft.standing
    const isPastUsual = dose !== undefined && draft.grams > dose.most * draft.part * doseBaseOf(dose, formula)
    // What was too much may fall further within its dose, where something asks for less of it; it does not rise again.
    return { ...draft, ...bounds, isPastUsual, ...(slips.has(at) && { most: draft.grams, reach: draft.grams }) }
  })
}
