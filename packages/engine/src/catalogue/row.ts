import type { Component, PolyolType } from '../science/composition.ts'
import type { Allergen, Category } from './ingredient.ts'
import type { Citation, Grade } from './sources.ts'

/** Several allergens in one string; three is the most any row needs, and each is checked by the compiler. */
type AllergenList = Allergen | `${Allergen}|${Allergen}` | `${Allergen}|${Allergen}|${Allergen}`

/** One line of a table: g per 100 g of edible product, zeros left out. `labelProtein` left out = `protein`. */
export interface Row extends Readonly<Partial<Record<Component, number>>> {
  readonly name: string
  readonly polyolType?: PolyolType
  readonly de?: number
  readonly abv?: number
  readonly flourW?: string
  readonly source: Citation
  readonly grade: Grade
  readonly price: number
  readonly allergens?: AllergenList
  /** Only where the allergens do not already say so: meat, honey, gelatine. */
  readonly vegan?: false
  /** Separated by `|`. */
  readonly aliases?: string
}

/** A table: category → id → row. */
export type Family = { readonly [category in Category]?: Readonly<Record<string, Row>> }
