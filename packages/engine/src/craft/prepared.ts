import { byId } from '../catalogue/catalogue.ts'
import type { Allergen, Ingredient } from '../catalogue/ingredient.ts'
import { find } from '../findings/find.ts'
import { FormulaError } from '../formula/errors.ts'
import type { Inner, Line, Prepared, Use } from '../formula/formula.ts'
import { readPart } from '../formula/part-lines.ts'
import type { Safety } from '../judge/safety.ts'
import type { Made, MadeLine } from '../make/made.ts'
import type { AsPart } from '../make/part.ts'
import { type Composition, composition, mix } from '../science/composition.ts'
import { EVAPORATED } from '../words/terms.ts'
import type { Found } from './craft.ts'
import { bodyOf, foundPart, madeOf, volatile } from './made.ts'

/** A formula, once made, as an ingredient: what a gram of it is. */

/** What an answer says of how its product keeps. */
interface Kept {
  readonly seguridadAlimentaria?: Pick<Safety, 'clase'>
}

const water = byId.get('agua') as Ingredient
/** What leaves costs nothing and is water, with the alcohol that boils off. */
const steamRow = (share: number): Ingredient => ({
  ...water,
  name: EVAPORATED,
  price: 0,
  composition: composition({ water: 100 * (1 - share), alcohol: 100 * share }),
})
const STEAM = steamRow(0)

/** An ingredient that lost some of its water on the way: roasted nuts. */
function dried(row: Ingredient, left: number): Ingredient {
  const { composition: before } = row
  const concentrated = mix([[1 / left, before]])
  return {
    ...row,
    price: row.price / left,
    composition: { ...concentrated, water: concentrated.water - 100 * (1 / left - 1) },
  }
}

/** The row of a line: that of the catalogue, with the composition and the price that its maker gave for it. */
function rowOf(line: Line<unknown>, { composition: made, name }: MadeLine): Ingredient | undefined {
  const { ingredient, given } = line
  if (!made) return undefined
  const price = given?.precio ?? ingredient?.price ?? 0
  if (ingredient && made === ingredient.composition && price === ingredient.price) return ingredient
  return { ...(ingredient ?? NOBODYS), name: ingredient?.name ?? name, composition: made, price }
}

/** What is known by its composition alone. */
const NOBODYS: Ingredient = { ...water, id: '', category: 'confiteria', aliases: [], source: 'trade-data', grade: 'C' }

interface Loss {
  /** Grams that leave its own lines, and of them what the rows of roasted things have already lost. */
  readonly own: number
  readonly dries: boolean
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Grams that its making takes away: what the maker weighed wins over what its type usually loses. */
function lossOf(made: Made, left: number | undefined): Loss {
  const { weighed, lostInside } = made
  const roasted = sumOf(made.lines, ({ grams, used }) => grams - used)
  if (left === undefined) return { own: made.lost, dries: true }
  const own = weighed * (1 - left / 100)
  const most = volatile(made.lines) - lostInside
  if (own > most)
    throw new FormulaError(
      'invalid-request',
      find('preparation.yield-too-low', { asked: left, least: 100 * (1 - most / weighed) }),
    )
  return { own, dries: own >= roasted }
}

/** What a gram of a finished formula is made of. `left`: grams left of 100 weighed, if the maker weighed them. */
export function preparedOf<Matter, Body>(
  found: Found<Matter, Body>,
  part: AsPart,
  left: number | undefined,
  asked: object,
): Prepared {
  const { definition, judgement, request } = found
  const { formula, type, recipe } = judgement
  const made = madeOf(found, part)
  const own = formula.lines.filter(({ grams, use }) => use || grams >= 0)
  const { weighed } = made
  const loss = lossOf(made, left)
  const finished = weighed - loss.own
  if (!(finished > 0)) throw new FormulaError('no-weight', find('preparation.nothing'))

  const madeLines = made.lines[Symbol.iterator]()
  let alcohol = 0
  let roasted = 0
  const inner = own.map((line): Inner => {
    const { name, grams, use, inner: known, sent } = line
    const one = grams >= 0 ? madeLines.next().value : undefined
    if (known && use) return { ...known, share: grams / finished, within: [use, ...known.within] }
    const row = one && rowOf(line as Line<unknown>, one)
    if (one && !one.keepsAlcohol) alcohol += (grams * (one.composition?.alcohol ?? 0)) / 100
    const plain = {
      name,
      share: grams / finished,
      row,
      isDescribed: row?.id === NOBODYS.id,
      untold: one?.untold ?? [],
      sent: sent?.raw ?? {},
      craft: definition.id,
      isAsSent: true,
      within: [],
    }
    const isDried = loss.dries && row && one && one.used < grams
    if (!isDried) return plain
    roasted += grams - one.used
    return { ...plain, share: one.used / finished, row: dried(row, one.used / grams), isAsSent: false }
  })
  const steam = loss.own - roasted
  const boiled = steam > 0 ? Math.min(1, alcohol / steam) : 0
  const all = steam > NOISE * weighed ? [...inner, steamOf(steam / finished, boiled, definition.id)] : inner
  const usual =
    part.isTyped || left !== undefined
      ? undefined
      : definition.makes?.making?.(judgement, request, { ...part, isTyped: true })
  const isGuessed = usual !== undefined && usual.lost > NOISE * weighed && made.lost <= NOISE * weighed
  const isJudged = part.isTyped && found.unjudged === undefined
  const prepared: Prepared = {
    asked,
    craft: definition.id,
    type,
    typeLabel: recipe.label,
    fields: definition.reads.fields,
    inner: all,
    uses: formula.uses.map((use): Use => ({ ...use, grams: use.grams / finished })),
    isTyped: part.isTyped,
    size: request.ingredients.length + sumOf(formula.uses, ({ prepared }) => prepared.size),
    levels: 1 + Math.max(0, ...formula.uses.map(({ prepared }) => prepared.levels)),
    weighed: weighed / finished,
    ...totalsOf(all),
    notes: [
      ...made.warnings,
      ...(isGuessed ? [find('preparation.untyped', { typeLabel: recipe.label })] : []),
      ...(part.isTyped && found.unjudged !== undefined ? [found.unjudged] : []),
    ],
    keeps: () => (isJudged ? bodyOf<Kept>(prepared).seguridadAlimentaria?.clase : undefined),
    found: foundPart(found as Found<unknown>, made as Made),
    read: readPart,
  }
  return prepared
}

/** Shares of the weight under which nothing is lost. */
const NOISE = 1e-9

const steamOf = (share: number, boiled: number, craft: string): Inner => ({
  name: EVAPORATED,
  share: -share,
  row: boiled > 0 ? steamRow(boiled) : STEAM,
  isDescribed: false,
  untold: [],
  sent: {},
  craft,
  isAsSent: false,
  within: [],
})

const NOTHING: Composition = composition({})

function totalsOf(inner: readonly Inner[]): Pick<Prepared, 'composition' | 'unknown' | 'price' | 'allergens'> {
  const unknown = sumOf(inner, ({ share, row }) => (row ? 0 : share))
  const isPriced = inner.every(
    ({ row, share, isDescribed }) => share === 0 || (row && !(isDescribed && row.price === 0)),
  )
  const allergens = new Set<Allergen>(inner.flatMap(({ row, share }) => (row && share > 0 ? row.allergens : [])))
  return {
    composition: mix(inner.map(({ share, row }) => [share, row?.composition ?? NOTHING])),
    unknown,
    price: isPriced ? sumOf(inner, ({ share, row }) => share * (row?.price ?? 0)) : undefined,
    allergens: [...allergens],
  }
}
