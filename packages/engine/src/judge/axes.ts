import { type FunctionName, MASS_FUNCTIONS } from '../catalogue/functions.ts'

/** Figures along which the published formulas of a type can be laid out: sums of what their mass is for, by the gram. */

const PLACE = new Map<string, number>(MASS_FUNCTIONS.map((name, at) => [name, at]))
const sumOf =
  (...names: readonly FunctionName[]) =>
  (shares: Float64Array): number =>
    100 * names.reduce((sum, name) => sum + (shares[PLACE.get(name) ?? 0] ?? 0), 0)

/** g of water in a gram of flour (wheat flour of the catalogue: 14 %). */
const WATER_OF_FLOUR = 0.14
const dryFlour = sumOf('harina')
const flour = (shares: Float64Array): number => dryFlour(shares) / (1 - WATER_OF_FLOUR)
const perFlour =
  (of: (shares: Float64Array) => number) =>
  (shares: Float64Array): number =>
    flour(shares) > 0 ? (100 * of(shares)) / flour(shares) : 0
const water = sumOf('agua')

const READ = {
  azucar: sumOf('azucar'),
  grasa: sumOf('grasa'),
  agua: water,
  harina: flour,
  huevo: sumOf('huevo'),
  lacteo: sumOf('lacteo'),
  fruta: sumOf('fruta'),
  fruto_seco: sumOf('fruto_seco'),
  // Where all fat is that of the nuts.
  fruto_seco_entero: sumOf('fruto_seco', 'grasa'),
  hidratacion: perFlour((shares) => water(shares) - WATER_OF_FLOUR * flour(shares)),
  levadura: perFlour(sumOf('levadura')),
  sal: perFlour(sumOf('sal')),
} as const

export type MapAxis = keyof typeof READ
export const MAP_AXES = Object.keys(READ) as readonly MapAxis[]

/** By axis, %: of the mass, and of hydration, yeast and salt of the flour. */
export type MapPlace = Readonly<Record<MapAxis, number>>

export const mapPlaceOf = (shares: Float64Array): MapPlace =>
  Object.fromEntries(MAP_AXES.map((axis) => [axis, READ[axis](shares)])) as Record<MapAxis, number>

/** How the types of a craft are laid out. */
export interface MapAxes {
  /** Horizontal and vertical. */
  readonly otherwise: readonly [MapAxis, MapAxis]
  readonly types: Readonly<Record<string, readonly [MapAxis, MapAxis]>>
  /** The parameters that are the same figure. */
  readonly figures: Readonly<Partial<Record<MapAxis, string>>>
}
