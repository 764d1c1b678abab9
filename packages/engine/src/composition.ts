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

export type Component = (typeof MASS)[number] | (typeof READINGS)[number]
export type Composition = { readonly [component in Component]: number }

const COMPONENTS: readonly Component[] = [...MASS, ...READINGS]

/** A dense vector from the components that are not zero, always with the same shape (fast to read in a loop). */
export function composition(parts: Partial<Composition>): Composition {
  const dense = {} as { [component in Component]: number }
  for (const component of COMPONENTS) dense[component] = parts[component] ?? 0
  return dense
}

/** Weighted mean of several compositions; the weights are shares that add up to one. */
export function mix(parts: readonly (readonly [share: number, of: Composition])[]): Composition {
  const total = {} as { [component in Component]: number }
  for (const component of COMPONENTS) {
    total[component] = parts.reduce((sum, [share, of]) => sum + share * of[component], 0)
  }
  return total
}

export const totalMass = (of: Composition): number => MASS.reduce((sum, component) => sum + of[component], 0)

export const fat = (of: Composition): number => of.milkFat + of.cocoaButter + of.otherFat

/** Mono- and disaccharides, the «azúcares» of Regulation (EU) 1169/2011, lactose included. */
export const sugars = (of: Composition): number =>
  of.sucrose + of.glucose + of.fructose + of.galactose + of.lactose + of.maltose + of.otherSugars

/** Available carbohydrate: fibre and organic acids excluded. */
export const carbohydrate = (of: Composition): number =>
  sugars(of) + of.polyols + of.starch + of.dextrins + of.otherCarbs
