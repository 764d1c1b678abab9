import type { IngredientCategory } from './ingredient.ts'

/**
 * What an ingredient is for in a product, and how far a maker lets it move while correcting. A craft says where a type
 * sees it otherwise: flour is the base of a dough and only thickens a cream.
 */
export type KeepingRole = 'base' | 'named' | 'spirit' | 'structure' | 'filler' | 'technical' | 'dose'

/** Shares of what the author wrote: what stays at least, and by how much it may grow. */
export interface RoleKeeping {
  readonly role: KeepingRole
  readonly keeps: number
  readonly rises: number
}

const FREE = Number.POSITIVE_INFINITY

/** What each role keeps and may rise, unless an ingredient says otherwise. */
const KEEPINGS: Readonly<Record<KeepingRole, RoleKeeping>> = {
  /** The product is written on it: never the counterweight. */
  base: { role: 'base', keeps: 1, rises: 0 },
  /** Fruit, nuts, chocolate, cheese: what it is called after. */
  named: { role: 'named', keeps: 0.85, rises: 0.25 },
  /** Cut last, never raised. */
  spirit: { role: 'spirit', keeps: 0.8, rises: 0 },
  structure: { role: 'structure', keeps: 0.65, rises: 0.6 },
  filler: { role: 'filler', keeps: 0.5, rises: FREE },
  /** There to reach a figure: powders, syrups, fibres. */
  technical: { role: 'technical', keeps: 0, rises: FREE },
  /** Grams per kilo: its dose says how far it goes. */
  dose: { role: 'dose', keeps: 1, rises: 0 },
}

export const keepingForRole = (role: KeepingRole, keeps = KEEPINGS[role].keeps): RoleKeeping => ({
  ...KEEPINGS[role],
  keeps,
})

/** What the ingredients of a category are for in most products. */
export const usualKeepings: Readonly<Record<IngredientCategory, RoleKeeping>> = {
  licor: keepingForRole('spirit'),
  vino: keepingForRole('spirit'),
  fruta: keepingForRole('named'),
  pure_fruta: keepingForRole('named'),
  zumo: keepingForRole('named'),
  fruta_seca: keepingForRole('named', 0.8),
  fruto_seco: keepingForRole('named'),
  pasta_fruto_seco: keepingForRole('named'),
  semilla: keepingForRole('named'),
  cacao: keepingForRole('named'),
  chocolate: keepingForRole('named'),
  queso: keepingForRole('named'),
  yogur: keepingForRole('named', 0.9),
  miel: keepingForRole('named'),
  confitura: keepingForRole('named'),
  confiteria: keepingForRole('named'),
  galleta: keepingForRole('named'),
  verdura: keepingForRole('named'),
  condimento: keepingForRole('named'),
  cereal: keepingForRole('named'),
  bebida_vegetal: keepingForRole('named'),
  cafe_te: keepingForRole('named', 1),
  especia: keepingForRole('named', 1),
  aroma: keepingForRole('named', 1),
  huevo: keepingForRole('structure', 0.75),
  mantequilla: keepingForRole('structure'),
  grasa: keepingForRole('structure'),
  nata: keepingForRole('structure', 0.5),
  azucar: keepingForRole('structure', 0.5),
  leche: keepingForRole('filler'),
  agua: keepingForRole('filler'),
  poliol: keepingForRole('technical', 0.5),
  jarabe: keepingForRole('technical'),
  leche_polvo: keepingForRole('technical'),
  almidon: keepingForRole('technical'),
  fibra: keepingForRole('technical'),
  proteina: keepingForRole('technical'),
  harina: keepingForRole('base'),
  prefermento: keepingForRole('base'),
  levadura: keepingForRole('dose'),
  sal: keepingForRole('dose'),
  impulsor: keepingForRole('dose'),
  estabilizante: keepingForRole('dose'),
  emulgente: keepingForRole('dose'),
  edulcorante: keepingForRole('dose'),
  acido: keepingForRole('dose'),
  mejorante: keepingForRole('dose'),
}
