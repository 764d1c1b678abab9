import type { FoodComposition, PolyolType } from '../science/composition.ts'
import type { SourceCitation, SourceGrade } from './sources.ts'

/** What an ingredient is, as a buyer would shelve it. The crafts read roles and rules from it. */
export type IngredientCategory =
  | 'acido'
  | 'agua'
  | 'almidon'
  | 'aroma'
  | 'azucar'
  | 'bebida_vegetal'
  | 'cacao'
  | 'cafe_te'
  | 'cereal'
  | 'chocolate'
  | 'condimento'
  | 'confiteria'
  | 'confitura'
  | 'edulcorante'
  | 'emulgente'
  | 'especia'
  | 'estabilizante'
  | 'fibra'
  | 'fruta'
  | 'fruta_seca'
  | 'fruto_seco'
  | 'galleta'
  | 'grasa'
  | 'harina'
  | 'huevo'
  | 'impulsor'
  | 'jarabe'
  | 'leche'
  | 'leche_polvo'
  | 'levadura'
  | 'licor'
  | 'mantequilla'
  | 'mejorante'
  | 'miel'
  | 'nata'
  | 'pasta_fruto_seco'
  | 'poliol'
  | 'prefermento'
  | 'proteina'
  | 'pure_fruta'
  | 'queso'
  | 'sal'
  | 'semilla'
  | 'verdura'
  | 'vino'
  | 'yogur'
  | 'zumo'

/** The fourteen of Annex II of Regulation (EU) 1169/2011. */
export type LegalAllergen =
  | 'gluten'
  | 'crustaceos'
  | 'huevo'
  | 'pescado'
  | 'cacahuete'
  | 'soja'
  | 'leche'
  | 'frutos_cascara'
  | 'apio'
  | 'mostaza'
  | 'sesamo'
  | 'sulfitos'
  | 'altramuz'
  | 'moluscos'

/** One row of the catalogue, as the engine reads it. */
export interface Ingredient {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  /** Those of the aliases that are another food, taken for this one to calculate: a label prints them as they were written. */
  readonly near: readonly string[]
  /** Those of the aliases that are what another language shows it as: Spanish texts say its name instead. */
  readonly abroad?: readonly string[]
  /** What the law asks of it, in letters (`flags.ts`). */
  readonly flags: string
  readonly category: IngredientCategory
  /** In a formula for its taste: what balances a formula leaves it alone unless told otherwise. */
  readonly flavour: boolean
  readonly composition: FoodComposition
  readonly polyolType: PolyolType | undefined
  /** Dextrose equivalent of starch syrups and maltodextrins. */
  readonly de: number | undefined
  /** Alcohol, % vol. */
  readonly abv: number | undefined
  /** Alveograph W band of wheat flours, as the trade writes it. */
  readonly flourW: string | undefined
  readonly source: SourceCitation
  readonly grade: SourceGrade
  readonly allergens: readonly LegalAllergen[]
  readonly vegan: boolean
  readonly glutenFree: boolean
  /** Indicative workshop price, €/kg without VAT (see `PRICES_AS_OF`). */
  readonly price: number
  /** The row of which this is one purchase, where it is one. */
  readonly usual?: Ingredient
}

/** What a thing is told by: a purchase that differs from the usual one is still the same thing, and counts as it. */
export const ingredientKindOf = (ingredient: Ingredient): Ingredient => ingredient.usual ?? ingredient
