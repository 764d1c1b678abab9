/**
 * The one composition vector shared by the five crafts: grams per 100 g of edible product.
 * The components of `MASS` are disjoint and close at 100; the readings look at the same mass from another side.
 */
const MASS = [
  'water',
  'protein',
  'milkFat',
  'cocoaButter',
  'otherFat',
  'sucrose',
  'glucose',
  'fructose',
  'galactose',
  'lactose',
  'maltose',
  'otherSugars',
  'polyols',
  'starch',
  'dextrins',
  'otherCarbs',
  'fibre',
  'organicAcids',
  'ash',
  'alcohol',
  'other',
] as const

/** Readings over the same 100 g: part of the mass above, never added to it. */
const READINGS = ['saturatedFat', 'labelProtein', 'salt', 'msnf', 'cocoaNonfat'] as const

export type CompositionComponent = (typeof MASS)[number] | (typeof READINGS)[number]
export type FoodComposition = { readonly [component in CompositionComponent]: number }

/** Which polyols the `polyols` of a composition are. */
export type PolyolType =
  | 'sorbitol'
  | 'maltitol'
  | 'glicerol'
  | 'eritritol'
  | 'xilitol'
  | 'isomalt'
  | 'manitol'
  | 'lactitol'
  | 'propilenglicol'
  | 'sorbitol+propilenglicol'

const COMPONENTS: readonly CompositionComponent[] = [...MASS, ...READINGS]

/** A dense vector from the components that are not zero, always with the same shape (fast to read in a loop). */
export function denseComposition(parts: Partial<FoodComposition>): FoodComposition {
  const dense = {} as { [component in CompositionComponent]: number }
  for (const component of COMPONENTS) dense[component] = parts[component] ?? 0
  return dense
}

/** Weighted mean of several compositions; the weights are shares that add up to one. */
export function mixCompositions(parts: readonly (readonly [share: number, of: FoodComposition])[]): FoodComposition {
  const total = {} as { [component in CompositionComponent]: number }
  for (const component of COMPONENTS) {
    total[component] = parts.reduce((sum, [share, of]) => sum + share * of[component], 0)
  }
  return total
}

export const totalMass = (of: FoodComposition): number => MASS.reduce((sum, component) => sum + of[component], 0)

export const totalFat = (of: FoodComposition): number => of.milkFat + of.cocoaButter + of.otherFat

/** Mono- and disaccharides, the «azúcares» of Regulation (EU) 1169/2011, lactose included. */
export const totalSugars = (of: FoodComposition): number =>
  of.sucrose + of.glucose + of.fructose + of.galactose + of.lactose + of.maltose + of.otherSugars

/** Sugars but for lactose. */
export const OWN_SUGARS = ['sucrose', 'glucose', 'fructose', 'galactose', 'maltose', 'otherSugars'] as const

/** Available carbohydrate: fibre and organic acids excluded. */
export const availableCarbohydrate = (of: FoodComposition): number =>
  totalSugars(of) + of.polyols + of.starch + of.dextrins + of.otherCarbs

/** What a data sheet may leave out of a composition, so that only a lower bound of it is known. */
export type UntoldNutrient = 'saturatedFat' | 'carbohydrate' | 'fibre' | 'salt'

/**
 * The readings of a composition that was given over a row, or over none. The make of the fat and of the protein is the
 * row's; without a row the protein of a sheet is already nitrogen × 6.25, and nobody knows how saturated its fat is.
 */
export function compositionWithReadings(of: FoodComposition, row: FoodComposition | undefined): FoodComposition {
  const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
  return {
    ...of,
    saturatedFat: row ? totalFat(of) * share(row.saturatedFat, totalFat(row)) : 0,
    labelProtein: of.protein * (row && row.protein > 0 ? row.labelProtein / row.protein : 1),
  }
}

/** Fat that no row speaks for. */
export const untoldFat = (of: FoodComposition, row: FoodComposition | undefined): readonly UntoldNutrient[] =>
  totalFat(of) > 0 && !(row && totalFat(row) > 0) ? ['saturatedFat'] : []

/** What «otros sólidos» of a data sheet may be, besides protein. */
export const UNNAMED_SOLIDS: readonly UntoldNutrient[] = ['carbohydrate', 'fibre']
