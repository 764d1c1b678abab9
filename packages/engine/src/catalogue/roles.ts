import type { Category } from './ingredient.ts'

/**
 * What an ingredient is for in a product, and how far a maker lets it move while correcting. A craft says where a type
 * sees it otherwise: flour is the base of a dough and only thickens a cream.
 */
export type Role = 'base' | 'named' | 'spirit' | 'structure' | 'filler' | 'technical' | 'dose'

/** Shares of what the author wrote: what stays at least, and by how much it may grow. */
export interface Keeping {
  readonly role: Role
  readonly keeps: number
  readonly rises: number
}

const FREE = Number.POSITIVE_INFINITY

/** What each role keeps and may rise, unless an ingredient says otherwise. */
const KEEPINGS: Readonly<Record<Role, Keeping>> = {
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

export const keeping = (role: Role, keeps = KEEPINGS[role].keeps): Keeping => ({ ...KEEPINGS[role], keeps })

/** What the ingredients of a category are for in most products. */
export const usualKeepings: Readonly<Record<Category, Keeping>> = {
  licor: keeping('spirit'),
  vino: keeping('spirit'),
  fruta: keeping('named'),
  pure_fruta: keeping('named'),
  zumo: keeping('named'),
  fruta_seca: keeping('named', 0.8),
  fruto_seco: keeping('named'),
  pasta_fruto_seco: keeping('named'),
  semilla: keeping('named'),
  cacao: keeping('named'),
  chocolate: keeping('named'),
  queso: keeping('named'),
  yogur: keeping('named', 0.9),
  miel: keeping('named'),
  confitura: keeping('named'),
  confiteria: keeping('named'),
  galleta: keeping('named'),
  verdura: keeping('named'),
  condimento: keeping('named'),
  cereal: keeping('named'),
  bebida_vegetal: keeping('named'),
  cafe_te: keeping('named', 1),
  especia: keeping('named', 1),
  aroma: keeping('named', 1),
  huevo: keeping('structure', 0.75),
  mantequilla: keeping('structure'),
  grasa: keeping('structure'),
  nata: keeping('structure', 0.5),
  azucar: keeping('structure', 0.5),
  leche: keeping('filler'),
  agua: keeping('filler'),
  poliol: keeping('technical', 0.5),
  jarabe: keeping('technical'),
  leche_polvo: keeping('technical'),
  almidon: keeping('technical'),
  fibra: keeping('technical'),
  proteina: keeping('technical'),
  harina: keeping('base'),
  prefermento: keeping('base'),
  levadura: keeping('dose'),
  sal: keeping('dose'),
  impulsor: keeping('dose'),
  estabilizante: keeping('dose'),
  emulgente: keeping('dose'),
  edulcorante: keeping('dose'),
  acido: keeping('dose'),
  mejorante: keeping('dose'),
}
