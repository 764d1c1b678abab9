import type { Ingredient, IngredientCategory } from '../catalogue/ingredient.ts'
import type { PreparationUse } from '../formula/formula.ts'
import { lazyFor } from '../words/lazy.ts'
import type { SafetyClass } from '../words/safety.ts'

/**
 * What a product made of several keeps by (RD 1021/2022, art. 4.1 row 9): never longer than the part that keeps least. A
 * preparation brings the class of its own craft and type; a moist row weighs from a share that depends on how the product is
 * made. Decisions of ours, each on the safe side: docs/decisions/0096.
 */

/** A line as far as keeping looks at it. */
export interface KeptLine {
  readonly name: string
  readonly grams: number
  readonly ingredient: Ingredient | undefined
  readonly use?: PreparationUse | undefined
}

/** What spoils: made creams and fillings; cream, yoghurt and cheese; milk; fruit and vegetables. */
type Moist = 'filling' | 'cream' | 'milk' | 'fruit'

/** From which share of the formula, %, each of them leaves which class, the largest first; those left out never decide. */
export type PerishableShares = Readonly<Partial<Record<Moist, readonly (readonly [from: number, is: SafetyClass])[]>>>

/** A crumb: what is beaten into it bakes. A fifth of cream or cheese lies in or on it (a yoghurt cake holds 15 to 18 %). */
export const CRUMB_PERISHABLES: PerishableShares = { filling: [[2, '3']], cream: [[20, '3']] }
/** A dry baked sheet or biscuit holds next to none in its dough: what there is lies on it. */
export const CRISP_PERISHABLES: PerishableShares = { filling: [[2, '3']], cream: [[5, '3']], fruit: [[5, '3']] }

/** Rows that are made creams, fillings or desserts, and those sold beaten. */
export const FILLING_ROWS: ReadonlySet<string> = new Set([
  'arroz_con_leche',
  'compota_manzana',
  'crema_inglesa',
  'crema_pastelera',
  'leche_merengada',
  'lemon_curd',
  'merengue_italiano',
  'nata_montada_azucarada',
  'trufa',
  'yema_confitada',
])
const BY_CATEGORY: Readonly<Partial<Record<IngredientCategory, Moist>>> = {
  nata: 'cream',
  queso: 'cream',
  yogur: 'cream',
  leche: 'milk',
  bebida_vegetal: 'milk',
  fruta: 'fruit',
  pure_fruta: 'fruit',
  verdura: 'fruit',
}
/** Vegetable creams that stand among fats and drinks. */
const VEGETABLE_CREAMS: ReadonlySet<string> = new Set(['nata_vegetal', 'nata_soja'])
/** % of water from which milk, cheese or fruit spoils: condensed milk and dried fruit have less, cured cheese as much. */
const SPOILS = 42

const moistOf = lazyFor(({ id, category, composition }: Ingredient): Moist | undefined => {
  if (FILLING_ROWS.has(id)) return 'filling'
  if (composition.water < SPOILS) return undefined
  return VEGETABLE_CREAMS.has(id) ? 'cream' : BY_CATEGORY[category]
})

/** The part of a product that keeps least. */
export interface LeastKeepingPart {
  readonly name: string
  readonly clase: SafetyClass
  /** A row of the mix itself: a measurement of the mix speaks for it. */
  readonly isMixed: boolean
}

/** % of water of a preparation that nobody gave a type, above which it is taken for a cream: no honey has more. */
const DRY = 20

/**
 * A preparation is a part unless it is a stage of the dough. Without a type, one of the product's own craft is a stage of it
 * (a tangzhong, eggs beaten apart) and reads as its lines would; one of another craft is a cream if it is moist.
 */
function partOfUse(craft: string, { name, grams, prepared, isStage }: PreparationUse): LeastKeepingPart | undefined {
  if (isStage || !(grams > 0)) return undefined
  const clase = prepared.keeps() ?? (prepared.craft === craft ? undefined : untypedKeepingOf(prepared))
  return clase && { name, clase, isMixed: false }
}

export function untypedKeepingOf({
  composition,
  unknown,
  allergens,
}: PreparationUse['prepared']): SafetyClass | undefined {
  if (composition.water <= DRY && unknown === 0) return undefined
  return allergens.includes('huevo') ? '2' : '3'
}

/** The moist rows of a formula that weigh enough to decide, with the class that each brings. */
function* moistRows(
  lines: readonly KeptLine[],
  total: number,
  perishable: PerishableShares,
): Generator<LeastKeepingPart> {
  const grams: Partial<Record<Moist, number>> = {}
  const first: Partial<Record<Moist, KeptLine>> = {}
  for (const line of ownLines(lines)) {
    const kind = line.ingredient && line.grams > 0 ? moistOf(line.ingredient) : undefined
    if (!kind) continue
    grams[kind] = (grams[kind] ?? 0) + line.grams
    if (!first[kind] || line.grams > first[kind].grams) first[kind] = line
  }
  for (const kind of Object.keys(perishable) as Moist[]) {
    const [line, share] = [first[kind], (100 * (grams[kind] ?? 0)) / total]
    const [, clase] = perishable[kind]?.find(([from]) => share >= from) ?? []
    if (!line || !clase) continue
    // Nobody told whether the egg of a bought cream was of the shell.
    const isEgg = kind === 'filling' && line.ingredient?.allergens.includes('huevo')
    yield { name: line.name, clase: isEgg ? '2' : clase, isMixed: kind !== 'filling' }
  }
}

/** Every part that may shorten the life of a product. */
export function* keptPartsOf(
  craft: string,
  lines: readonly KeptLine[],
  uses: readonly PreparationUse[],
  perishable: PerishableShares,
): Generator<LeastKeepingPart, void> {
  for (const use of uses) {
    const part = partOfUse(craft, use)
    if (part) yield part
  }
  let total = 0
  for (const { grams } of lines) total += grams
  yield* moistRows(lines, total, perishable)
}

/** The lines that a product answers for: a preparation with a class of its own answers for its lines. */
export const ownLines = (lines: readonly KeptLine[]): KeptLine[] =>
  lines.filter(({ use }) => !use || use.isStage || use.prepared.keeps() === undefined)
