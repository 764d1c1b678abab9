import { availableCarbohydrate, type FoodComposition, totalFat, totalSugars } from '../../science/composition.ts'
import { lazyFor } from '../../words/lazy.ts'
import type { Ingredient, IngredientCategory } from '../ingredient.ts'
import { dissolvedSolids } from '../measured.ts'
import { addedSalt, solutePowersOf } from '../solutes.ts'
import { type ComponentShift, rowSpreadOf, shiftedRow, trackedComponentsOf } from '../spread.ts'
import { TRACKED_COMPONENTS, type TrackedComponent } from '../tracked.ts'

/**
 * What is read of a row when the inside of a bought product is sought: every reading is linear in the grams of the row and in
 * what a purchase of it has more or less of each tracked component, so that it is a row of a linear program.
 */

const pac = (row: Ingredient): number =>
  solutePowersOf(row, row.composition.msnf, addedSalt(row, row.composition.msnf)).pac
const pod = (row: Ingredient): number => solutePowersOf(row, row.composition.msnf, 0).pod
const of =
  (read: (composition: FoodComposition) => number) =>
  ({ composition }: Ingredient): number =>
    read(composition)

/** What a maker wants to know of a bought product, g per 100 g; POD and PAC in points. */
const FIGURES = {
  agua: of((c) => c.water),
  azucares: of(totalSugars),
  sacarosa: of((c) => c.sucrose),
  glucosa: of((c) => c.glucose),
  fructosa: of((c) => c.fructose),
  lactosa: of((c) => c.lactose),
  grasa: of(totalFat),
  grasaLactea: of((c) => c.milkFat),
  mantecaCacao: of((c) => c.cocoaButter),
  proteinas: of((c) => c.protein),
  almidon: of((c) => c.starch),
  fibra: of((c) => c.fibre),
  sal: of((c) => c.salt),
  SLNG: of((c) => c.msnf),
  cacaoSeco: of((c) => c.cocoaNonfat),
  POD: pod,
  PAC_indice_clasico: pac,
} as const
export type SackFigure = keyof typeof FIGURES
export const SACK_FIGURES = Object.keys(FIGURES) as readonly SackFigure[]

/** The nutrients of a label that tell what is inside: energy follows from them and only checks the typing. */
const NUTRIENTS = {
  grasas: of(totalFat),
  saturadas: of((c) => c.saturatedFat),
  hidratosDeCarbono: of(availableCarbohydrate),
  azucaresDeclarados: of(totalSugars),
  fibraDeclarada: of((c) => c.fibre),
  proteinasDeclaradas: of((c) => c.labelProtein),
  salDeclarada: of((c) => c.salt),
} as const
/** The keys of a label, as `/api/etiqueta` has them, and what is read for each. */
export const DECLARED_KEYS = {
  grasas: 'grasas',
  saturadas: 'saturadas',
  hidratosDeCarbono: 'hidratosDeCarbono',
  azucares: 'azucaresDeclarados',
  fibra: 'fibraDeclarada',
  proteinas: 'proteinasDeclaradas',
  sal: 'salDeclarada',
} as const satisfies Readonly<Record<string, keyof typeof NUTRIENTS>>
export type DeclaredNutrient = keyof typeof DECLARED_KEYS
export const DECLARED_NUTRIENTS = Object.keys(DECLARED_KEYS) as readonly DeclaredNutrient[]

/** What a supplier's sheet may tell besides. */
const MEASURES = {
  brix: of(dissolvedSolids),
  cacao: of((c) => c.cocoaButter + c.cocoaNonfat),
  solidosLacteos: of((c) => c.milkFat + c.msnf),
} as const

const READINGS = { ...FIGURES, ...NUTRIENTS, ...MEASURES } as const
export type SackReading = keyof typeof READINGS
export const SACK_READING_NAMES = Object.keys(READINGS) as readonly SackReading[]
const placeOf = Object.fromEntries(SACK_READING_NAMES.map((name, at) => [name, at])) as Readonly<
  Record<SackReading, number>
>

/** Its place among the readings of a row. */
export const placeOfReading = (reading: SackReading): number => placeOf[reading]

/** Sold pure, by their purity criteria, or put in by the pinch: they do not vary. */
const EXACT: ReadonlySet<IngredientCategory> = new Set([
  'estabilizante',
  'emulgente',
  'acido',
  'aroma',
  'impulsor',
  'edulcorante',
])
/** Components that can only move where a row has some: their make is the row's. */
const NEEDS_SOME: ReadonlySet<TrackedComponent> = new Set(['fat', 'sugars', 'rest'])
/** g per 100 g: small enough that nothing is emptied. */
const STEP = 0.01

/** A row as the program sees it, per gram of it. */
export interface SackRow {
  readonly row: Ingredient
  /** Each reading of a gram. */
  readonly base: Float64Array
  /** By tracked component, what a gram more of it changes in each reading; none for what does not move. */
  readonly slopes: readonly (Float64Array | undefined)[]
  /** Grams of each tracked component in a gram, and their standard deviation. */
  readonly holds: Float64Array
  readonly sd: Float64Array
  /** Independent ways of a purchase, a deviation each, in grams of each tracked component. */
  readonly ways: readonly Float64Array[]
}

const readAll = (row: Ingredient): Float64Array =>
  Float64Array.from(SACK_READING_NAMES, (name) => READINGS[name](row) / 100)

function slopeOf(row: Ingredient, at: number, base: Float64Array): Float64Array {
  const by: ComponentShift = new Float64Array(TRACKED_COMPONENTS.length)
  by[at] = STEP
  const moved = readAll(shiftedRow(row, by))
  return moved.map((value, k) => (100 * (value - (base[k] ?? 0))) / STEP)
}

/** A row of the catalogue stays, and what follows from it is worked out once. */
export const sackRow = lazyFor((row: Ingredient): SackRow => {
  const base = readAll(row)
  const holds = Float64Array.from(trackedComponentsOf(row.composition), (value) => value / 100)
  const spread = EXACT.has(row.category) ? undefined : rowSpreadOf(row)
  const ways = (spread?.ways ?? []).map((way) => Float64Array.from(way, (value) => value / 100))
  const sd = Float64Array.from(TRACKED_COMPONENTS, (name, at) =>
    NEEDS_SOME.has(name) && (holds[at] ?? 0) <= 0 ? 0 : Math.hypot(...ways.map((way) => way[at] ?? 0)),
  )
  const slopes = TRACKED_COMPONENTS.map((_, at) => ((sd[at] ?? 0) > 0 ? slopeOf(row, at, base) : undefined))
  return { row, base, slopes, holds, sd, ways }
})

/** What a reading of a gram of a row is. */
export const readingOfRow = ({ base }: SackRow, reading: SackReading): number => base[placeOf[reading]] ?? 0
/** What a gram more of a tracked component changes in it. */
export const slopeOfRow = ({ slopes }: SackRow, reading: SackReading, tracked: number): number =>
  slopes[tracked]?.[placeOf[reading]] ?? 0
/** What one deviation along a way changes in it. */
export const swayOfRow = (row: SackRow, reading: SackReading, way: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < way.length; at++) sum += (way[at] ?? 0) * slopeOfRow(row, reading, at)
  return sum
}

/** Part of the saturates of a row by which the make of a fat differs between purchases, at most; half of it is a deviation. */
export const SATURATES_SPREAD = 0.08
