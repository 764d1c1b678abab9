import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { type RoleKeeping, usualKeepings } from '../catalogue/roles.ts'
import type { ParsedFormula } from '../formula/formula.ts'
import type { MatterMeasure } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { lazyFor } from '../words/lazy.ts'

/**
 * What a maker keeps of a product while correcting it, as a table of its craft: what each thing is for, what stays tied,
 * what goes out whole and what takes its place, doses, and the order in which a fault is answered. Advice and solver
 * obey the same table, and know no craft.
 */

/** Rows of the catalogue by id, or «@» and a whole category. */
export type IngredientKinds = readonly string[]

/** Grams per 100 g of the batch, or of what `of` reads in each ingredient: what is usual, and what is never passed. */
export interface DoseRange<Matter> {
  readonly least: number
  readonly most: number
  readonly hard?: number
  readonly of?: MatterMeasure<Matter>
}

/** What was written in some ratio stays in it, within a share. */
export interface RatioTie {
  readonly a: IngredientKinds
  readonly b: IngredientKinds
  readonly tolerance: number
  /** The ratio that it is known by: what was written nowhere near it is not tied. */
  readonly near?: number
}

/** What has no place in a type: all of it goes, and the first of `instead` that there is takes its place, gram for gram. */
export interface ForbiddenIngredient {
  readonly what: IngredientKinds
  readonly except?: IngredientKinds
  readonly instead?: IngredientKinds
  /** Who says so, or why; in Spanish, as the end of a sentence. */
  readonly because: string
  /** The name under which it might stay. */
  readonly orElse?: string
  /** The law lets it stay: it only goes when the formula has to be corrected anyway. */
  readonly soft?: true
}

/** Which half of its range another figure must lie in for a way to be taken. */
type Half = readonly [key: string, half: 'low' | 'high']

/** One way to answer a fault: what is taken, what is put, or one for the other. */
export interface FaultRemedy {
  readonly take?: IngredientKinds
  readonly put?: IngredientKinds
  readonly when?: Half
  /** Where to take a figure that was hardly there at all, in place of just inside its range. */
  readonly to?: number
}

/** Ways in a master's order, by «figure.low» or «figure.high»; «any» answers what has none of its own. */
export type RemediesByFault = Readonly<Record<string, readonly FaultRemedy[]>>

export interface TypeIdentity<Matter> {
  /** What products may be made on one base with it; none but its own type unless said. */
  readonly family?: string
  /** What every workshop that makes it has. */
  readonly pantry: IngredientKinds
  /** What it is not itself without: one of each. */
  readonly essential?: readonly IngredientKinds[]
  /** What it cannot be made of: with it a formula is something else, and nothing is put in its place. */
  readonly excludes?: IngredientKinds
  readonly roles?: Readonly<Record<string, RoleKeeping>>
  readonly doses?: Readonly<Record<string, DoseRange<Matter>>>
  readonly ties?: readonly RatioTie[]
  readonly forbidden?: readonly ForbiddenIngredient[]
  readonly faults?: RemediesByFault
}

/** A product under another name, told by what a formula is made of. */
export interface ProductRecogniser {
  readonly say: string
  /** Types under which it may be sent. */
  readonly in: readonly string[]
  readonly when: (shares: FormulaShares) => boolean
  readonly because: string
  /** The type that it has of its own: whoever sent it is asked whether that was meant. */
  readonly type?: string
  /** It is judged by these, where it has its own. */
  readonly ranges?: Readonly<Record<string, FigureRange>>
  /** It is not the type at all, or cannot be what was meant: nothing is corrected before that is cleared up. */
  readonly isDoubt?: true
  /** It bears a name of its own: that of the type is not asked of it. */
  readonly hasOwnName?: true
}

/** Percentages of a formula: of the batch, or of other ingredients. */
export interface FormulaShares {
  readonly of: (what: IngredientKinds, over?: IngredientKinds) => number
}

export interface CraftIdentity<Matter> {
  readonly matterOf: (ingredient: Ingredient, type: string) => Matter
  readonly roles?: Readonly<Record<string, RoleKeeping>>
  readonly doses: Readonly<Record<string, DoseRange<Matter>>>
  readonly faults: RemediesByFault
  /** What may stand in for each other, when no way of the table helps. */
  readonly alike: readonly IngredientKinds[]
  readonly types: Readonly<Record<string, TypeIdentity<Matter>>>
  readonly recognise: readonly ProductRecogniser[]
  /** What is sent by its id is spoken of by its name. */
  readonly speaksNames?: true
  /** Figures of taste: the last that a nearest formula gives up. */
  readonly taste?: readonly string[]
  /** Figures that a customer would notice in another batch of the same product; those of taste unless said. */
  readonly character?: readonly string[]
}

export const holdsKind = (kinds: ReadonlySet<string>, { id, category }: Ingredient): boolean =>
  kinds.has(id) || kinds.has(`@${category}`)

/** The same of few kinds that are asked once: a set would cost more than looking them through. */
const isOneOf = (kinds: IngredientKinds, { id, category }: Ingredient): boolean =>
  kinds.some(
    (kind) => kind === id || (kind.startsWith('@') && kind.length === category.length + 1 && kind.endsWith(category)),
  )

/** What an ingredient is in a type. */
export interface IngredientRole<Matter> {
  readonly keeping: RoleKeeping
  readonly dose: DoseRange<Matter> | undefined
  readonly forbidden: ForbiddenIngredient | undefined
  /** The group of what may stand in for it; none is -1. */
  readonly group: number
  /** By the number of a way: whether it is what that way takes, and what it puts. */
  readonly takes: Uint8Array
  readonly puts: Uint8Array
}

/** A way under its number in the table of the type. */
export interface NumberedRemedy extends FaultRemedy {
  readonly number: number
  /** Its place in a master's order. */
  readonly rank: number
}

/** The table of a type, ready to be asked. */
interface CompiledTie extends Pick<RatioTie, 'tolerance' | 'near'> {
  readonly a: ReadonlySet<string>
  readonly b: ReadonlySet<string>
}

export interface TypeTable<Matter> {
  readonly standing: (ingredient: Ingredient) => IngredientRole<Matter>
  readonly ways: (key: string, isLow: boolean) => readonly NumberedRemedy[]
  readonly speaksNames: boolean
  readonly pantry: readonly { readonly ingredient: Ingredient; readonly matter: Matter }[]
  readonly ties: readonly CompiledTie[]
}

/** A spirit is dosed by its strength: 4 to 6 % of one of 40° is what names an ice cream or a cake. */
const SPIRIT = { least: 160, most: 240 } as const

function first<Value>(
  ingredient: Ingredient,
  ...tables: (Readonly<Record<string, Value>> | undefined)[]
): Value | undefined {
  const { id, category } = ingredient
  for (const table of tables) if (table && Object.hasOwn(table, id)) return table[id]
  for (const table of tables) if (table && Object.hasOwn(table, `@${category}`)) return table[`@${category}`]
  return undefined
}

const NO_WAYS: readonly NumberedRemedy[] = []

/** Every way of a type under its number, by fault. */
function numbered<Matter>(identity: CraftIdentity<Matter>, own: TypeIdentity<Matter>) {
  const byFault = new Map<string, readonly NumberedRemedy[]>()
  const all: NumberedRemedy[] = []
  for (const fault of new Set([...Object.keys(own.faults ?? {}), ...Object.keys(identity.faults)])) {
    const listed = own.faults?.[fault] ?? own.faults?.any ?? identity.faults[fault] ?? NO_WAYS
    const ways = listed.map((way, rank) => ({ ...way, rank, number: all.length + rank }))
    all.push(...ways)
    byFault.set(fault, ways)
  }
  const other = byFault.get('any') ?? NO_WAYS
  const [low, high] = ['low', 'high'].map((side) => {
    const known = [...byFault].filter(([fault]) => fault.endsWith(`.${side}`))
    return new Map(known.map(([fault, ways]) => [fault.slice(0, -side.length - 1), ways]))
  }) as [Map<string, readonly NumberedRemedy[]>, Map<string, readonly NumberedRemedy[]>]
  const ways = (key: string, isLow: boolean): readonly NumberedRemedy[] => (isLow ? low : high).get(key) ?? other
  return { all, ways }
}

function tableOf<Matter>(identity: CraftIdentity<Matter>, type: string): TypeTable<Matter> {
  const own = identity.types[type] ?? { pantry: [] }
  const groups = identity.alike.map((kinds) => new Set(kinds))
  const forbidden = (own.forbidden ?? []).map((rule) => ({
    rule,
    what: new Set(rule.what),
    except: new Set(rule.except),
  }))
  const ties = (own.ties ?? []).map(({ a, b, ...tie }) => ({ ...tie, a: new Set(a), b: new Set(b) }))
  const { all, ways } = numbered(identity, own)
  const takes = all.map(({ take }) => new Set(take))
  const puts = all.map(({ put }) => new Set(put))
  const stand = (ingredient: Ingredient): IngredientRole<Matter> => {
    const usual = first(ingredient, own.roles, identity.roles) ?? usualKeepings[ingredient.category]
    const { abv } = ingredient
    const byStrength =
      usual.role === 'spirit' && abv ? { least: SPIRIT.least / abv, most: SPIRIT.most / abv } : undefined
    return {
      keeping: usual,
      dose: first(ingredient, own.doses, identity.doses) ?? byStrength,
      forbidden: forbidden.find(({ what, except }) => holdsKind(what, ingredient) && !holdsKind(except, ingredient))
        ?.rule,
      group: groups.findIndex((kinds) => holdsKind(kinds, ingredient)),
      takes: Uint8Array.from(takes, (kinds) => Number(holdsKind(kinds, ingredient))),
      puts: Uint8Array.from(puts, (kinds) => Number(holdsKind(kinds, ingredient))),
    }
  }
  const standings = new WeakMap<Ingredient, IngredientRole<Matter>>()
  return {
    ties,
    ways,
    speaksNames: identity.speaksNames === true,
    standing: (ingredient) => {
      let found = standings.get(ingredient)
      if (!found) {
        found = stand(ingredient)
        standings.set(ingredient, found)
      }
      return found
    },
    pantry: own.pantry.flatMap((id) => {
      const ingredient = rowsById.get(id)
      return ingredient ? [{ ingredient, matter: identity.matterOf(ingredient, type) }] : []
    }),
  }
}

const tablesOf = lazyFor((identity: CraftIdentity<unknown>) => {
  const made = new Map<string, TypeTable<unknown>>()
  return (type: string): TypeTable<unknown> => {
    const table = made.get(type) ?? tableOf(identity, type)
    made.set(type, table)
    return table
  }
})

/** The table of a type, made once. */
export const typeTable = <Matter>(identity: CraftIdentity<Matter>, type: string): TypeTable<Matter> =>
  // What a table says of matter is only shown to the craft that it is of.
  tablesOf(identity as CraftIdentity<unknown>)(type) as TypeTable<Matter>

/** The product that a formula is, whatever it was sent as. */
export function recognisedProduct<Matter>(
  { recognise }: CraftIdentity<Matter>,
  type: string,
  { lines, total }: ParsedFormula<Matter>,
): ProductRecogniser | undefined {
  const grams = (kinds: IngredientKinds): number =>
    lines.reduce((sum, line) => sum + (line.ingredient && isOneOf(kinds, line.ingredient) ? line.grams : 0), 0)
  const of = (what: IngredientKinds, over?: IngredientKinds): number => {
    const whole = over ? grams(over) : total
    return whole > 0 ? (100 * grams(what)) / whole : 0
  }
  return recognise.find((one) => one.in.includes(type) && one.when({ of }))
}

type Ranges<Key extends string> = { readonly [key in Key]?: FigureRange }

/** The ranges of a product in place of those of the type it was sent as, where the type judges them and its style does not. */
export const overrideRanges = <Key extends string>(
  ranges: Ranges<Key>,
  own: Readonly<Record<string, FigureRange>>,
  ofType: Ranges<Key> | undefined,
): Ranges<Key> => {
  const isOfStyle = (key: Key): boolean => ofType !== undefined && String(ofType[key]) !== String(ranges[key])
  const fits = ([key]: readonly [string, FigureRange]): boolean => Object.hasOwn(ranges, key) && !isOfStyle(key as Key)
  return { ...ranges, ...Object.fromEntries(Object.entries(own).filter(fits)) }
}

/** The lines that are tied in a formula, and how: what was written nowhere near the ratio of a tie is free. */
export function ratioTiesIn<Matter>(
  { ties }: TypeTable<Matter>,
  lines: readonly { readonly ingredient: Ingredient | undefined; readonly grams: number }[],
): { readonly a: readonly number[]; readonly b: readonly number[]; readonly tolerance: number }[] {
  const members = (kinds: ReadonlySet<string>): number[] =>
    lines.flatMap(({ ingredient, grams }, at) => (ingredient && grams > 0 && holdsKind(kinds, ingredient) ? [at] : []))
  const weight = (places: readonly number[]): number => places.reduce((sum, at) => sum + (lines[at]?.grams ?? 0), 0)
  return ties.flatMap(({ a, b, tolerance, near }) => {
    const [over, under] = [members(a), members(b)]
    if (over.length === 0 || under.length === 0) return []
    const isFar = near !== undefined && Math.abs(weight(over) / weight(under) / near - 1) > NEAR_TIE
    return isFar ? [] : [{ a: over, b: under, tolerance }]
  })
}

/** The share by which a ratio may have been missed and still be the one that was meant. */
export const NEAR_TIE = 0.15

/** Whether a formula has what a type is not itself without, and nothing that has no place in it. */
export function canBeType<Matter>(
  identity: CraftIdentity<Matter>,
  type: string,
  { lines }: ParsedFormula<Matter>,
): boolean {
  const { standing } = typeTable(identity, type)
  const weighed = lines.flatMap(({ ingredient, grams }) => (ingredient && grams > 0 ? [ingredient] : []))
  const has = (kinds: IngredientKinds): boolean => weighed.some((ingredient) => isOneOf(kinds, ingredient))
  const { essential = [], excludes = [] } = identity.types[type] ?? {}
  return essential.every(has) && !has(excludes) && weighed.every((one) => !standing(one).forbidden)
}
