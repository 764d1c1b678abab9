import { annexWordsIn } from '../catalogue/annex-words.ts'
import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient, LegalAllergen } from '../catalogue/ingredient.ts'
import { commonFinding } from '../findings/find.ts'
import { FormulaError } from '../formula/errors.ts'
import type { FormulaLine, InnerLine, PreparationUse, PreparedFormula } from '../formula/formula.ts'
import { readPart } from '../formula/part-lines.ts'
import { isPricedInside } from '../formula/priced.ts'
import type { SafetyBlock } from '../judge/safety.ts'
import type { FinishedProduct, MadeLine } from '../make/made.ts'
import type { PartInProduct } from '../make/part.ts'
import { denseComposition, type FoodComposition, mixCompositions } from '../science/composition.ts'
import { EVAPORATED_WATER } from '../words/terms.ts'
import type { JudgedFormula } from './craft.ts'
import { finishedProductOf, judgedPart, preparedBodyOf, volatileGrams } from './made.ts'

/** A formula, once made, as an ingredient: what a gram of it is. */

/** What an answer says of how its product keeps. */
interface Kept {
  readonly seguridadAlimentaria?: Pick<SafetyBlock, 'clase'>
}

const water = rowsById.get('agua') as Ingredient
/** What leaves costs nothing and is water, with the alcohol that boils off. */
const steamRow = (share: number): Ingredient => ({
  ...water,
  name: EVAPORATED_WATER,
  price: 0,
  composition: denseComposition({ water: 100 * (1 - share), alcohol: 100 * share }),
})
const STEAM = steamRow(0)

/** An ingredient that lost some of its water on the way: roasted nuts. */
function dried(row: Ingredient, left: number): Ingredient {
  const { composition: before } = row
  const concentrated = mixCompositions([[1 / left, before]])
  return {
    ...row,
    price: row.price / left,
    composition: { ...concentrated, water: concentrated.water - 100 * (1 / left - 1) },
  }
}

/** The row of a line: that of the catalogue, with the composition and the price that its maker gave for it. */
function rowOf(line: FormulaLine<unknown>, { composition: made, name }: MadeLine): Ingredient | undefined {
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
function lossOf(made: FinishedProduct, left: number | undefined): Loss {
  const { weighed, lostInside } = made
  const roasted = sumOf(made.lines, ({ grams, used }) => grams - used)
  if (left === undefined) return { own: made.lost, dries: true }
  const own = weighed * (1 - left / 100)
  const most = volatileGrams(made.lines) - lostInside
  if (own > most)
    throw new FormulaError(
      'invalid-request',
      commonFinding('preparation.yield-too-low', { asked: left, least: 100 * (1 - most / weighed) }),
    )
  return { own, dries: own >= roasted }
}

/** What a gram of a finished formula is made of. `left`: grams left of 100 weighed, if the maker weighed them. */
export function preparedFormulaOf<Matter, Body>(
  found: JudgedFormula<Matter, Body>,
  part: PartInProduct,
  left: number | undefined,
  asked: object,
): PreparedFormula {
  const { definition, judgement, request } = found
  const { formula, type, recipe } = judgement
  const made = finishedProductOf(found, part)
  const own = formula.lines.filter(({ grams, use }) => use || grams >= 0)
  const { weighed } = made
  const loss = lossOf(made, left)
  const finished = weighed - loss.own
  if (!(finished > 0)) throw new FormulaError('no-weight', commonFinding('preparation.nothing'))

  const madeLines = made.lines[Symbol.iterator]()
  let alcohol = 0
  let roasted = 0
  const inner = own.map((line): InnerLine => {
    const { name, grams, use, inner: known, sent, inSpanish } = line
    const one = grams >= 0 ? madeLines.next().value : undefined
    if (known && use) return { ...known, share: grams / finished, within: [use, ...known.within] }
    const row = one && rowOf(line as FormulaLine<unknown>, one)
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
      ...(inSpanish && { inSpanish }),
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
  const prepared: PreparedFormula = {
    asked,
    craft: definition.id,
    type,
    typeLabel: recipe.label,
    fields: definition.reads.fields,
    inner: all,
    uses: formula.uses.map((use): PreparationUse => ({ ...use, grams: use.grams / finished })),
    isTyped: part.isTyped,
    size: request.ingredients.length + sumOf(formula.uses, ({ prepared }) => prepared.size),
    levels: 1 + Math.max(0, ...formula.uses.map(({ prepared }) => prepared.levels)),
    weighed: weighed / finished,
    ...totalsOf(all),
    notes: [
      ...made.warnings,
      ...(isGuessed ? [commonFinding('preparation.untyped', { typeLabel: recipe.label })] : []),
      ...(part.isTyped && found.unjudged !== undefined ? [found.unjudged] : []),
    ],
    keeps: () => (isJudged ? preparedBodyOf<Kept>(prepared).seguridadAlimentaria?.clase : undefined),
    found: judgedPart(found as JudgedFormula<unknown>, made as FinishedProduct),
    read: readPart,
  }
  return prepared
}

/** Shares of the weight under which nothing is lost. */
const NOISE = 1e-9

const steamOf = (share: number, boiled: number, craft: string): InnerLine => ({
  name: EVAPORATED_WATER,
  share: -share,
  row: boiled > 0 ? steamRow(boiled) : STEAM,
  isDescribed: false,
  untold: [],
  sent: {},
  craft,
  isAsSent: false,
  within: [],
})

const NOTHING: FoodComposition = denseComposition({})

function totalsOf(
  inner: readonly InnerLine[],
): Pick<PreparedFormula, 'composition' | 'unknown' | 'price' | 'allergens'> {
  const unknown = sumOf(inner, ({ share, row }) => (row ? 0 : share))
  const isPriced = inner.every((one) => one.share === 0 || isPricedInside(one))
  const allergens = new Set<LegalAllergen>(
    inner.flatMap(({ row, share, name }) =>
      share > 0
        ? [...(row?.allergens ?? []), ...annexWordsIn(name, row === undefined).map(({ allergen }) => allergen)]
        : [],
    ),
  )
  return {
    composition: mixCompositions(inner.map(({ share, row }) => [share, row?.composition ?? NOTHING])),
    unknown,
    price: isPriced ? sumOf(inner, ({ share, row }) => share * (row?.price ?? 0)) : undefined,
    allergens: [...allergens],
  }
}
