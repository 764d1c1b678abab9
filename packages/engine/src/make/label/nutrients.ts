/** What a nutrition declaration has, in the order of Annex XV of Regulation (EU) 1169/2011. */
export const LABEL_NUTRIENTS = [
  'energiaKj',
  'energiaKcal',
  'grasas',
  'saturadas',
  'hidratosDeCarbono',
  'azucares',
  'fibra',
  'proteinas',
  'sal',
] as const

export type LabelNutrient = (typeof LABEL_NUTRIENTS)[number]
