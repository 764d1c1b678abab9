import type { LabelNutrient } from '@obrador/engine'

/** What each nutrient is called in English. */
export const NUTRIENT_NAMES: Readonly<Record<LabelNutrient, string>> = {
  energiaKj: 'Energy (kJ)',
  energiaKcal: 'Energy (kcal)',
  grasas: 'Fat',
  saturadas: 'Saturates',
  hidratosDeCarbono: 'Carbohydrate',
  azucares: 'Sugars',
  fibra: 'Fibre',
  proteinas: 'Protein',
  sal: 'Salt',
}

/** What each nutrient is, in English. */
export const NUTRIENT_MEANINGS: Readonly<Record<LabelNutrient, string>> = {
  energiaKj:
    'Energy (kJ), kJ: factors of annex XIV: fat 37, carbohydrate 17, protein 17, polyols 10 (erythritol 0), fibre 8, alcohol 29, organic acids 13 kJ/g.',
  energiaKcal:
    'Energy (kcal), kcal: factors of annex XIV: fat 9, carbohydrate 4, protein 4, polyols 2.4 (erythritol 0), fibre 2, alcohol 7, organic acids 3 kcal/g.',
  grasas: 'Fat, g: total fat per 100 g of product.',
  saturadas: 'of which saturates, g: saturated fatty acids per 100 g of product.',
  hidratosDeCarbono: 'Carbohydrate, g: sugars, polyols, starch and dextrins per 100 g of product, without fibre.',
  azucares: 'of which sugars, g: monosaccharides and disaccharides per 100 g of product, with lactose.',
  fibra: 'Fibre, g: dietary fibre per 100 g of product.',
  proteinas: 'Protein, g: nitrogen × 6.25 per 100 g of product (annex I).',
  sal: 'Salt, g: sodium × 2.5 per 100 g of product (annex I).',
}
