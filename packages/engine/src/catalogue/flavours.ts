import type { Category } from './ingredient.ts'

/**
 * What is in a formula for its taste, and so is the maker's to decide: a solver leaves it alone unless told otherwise.
 * The category says it, and the exceptions stand below it by id.
 */

const FLAVOURS: ReadonlySet<Category> = new Set([
  'aroma',
  'cacao',
  'cafe_te',
  'cereal',
  'chocolate',
  'condimento',
  'confiteria',
  'confitura',
  'especia',
  'fruta',
  'fruta_seca',
  'fruto_seco',
  'galleta',
  'licor',
  'miel',
  'pasta_fruto_seco',
  'pure_fruta',
  'queso',
  'semilla',
  'verdura',
  'vino',
  'yogur',
  'zumo',
])

/** Next to no taste, though its shelf is one of flavours. */
const PLAIN: ReadonlySet<string> = new Set(['manteca_cacao', 'oblea'])

/** A taste of its own, though its shelf is technical. */
const TASTY: ReadonlySet<string> = new Set([
  'aceite_sesamo',
  'azucar_coco',
  'azucar_vainillado',
  'bebida_avellana',
  'bebida_coco',
  'caramelo_liquido',
  'crema_coco',
  'crema_coco_24',
  'dulce_de_leche',
  'horchata_chufa',
  'horchata_concentrada',
  'jarabe_arce',
  'leche_coco',
  'leche_coco_polvo',
  'melaza',
  'miel_cana',
  'panela',
  'sirope_datil',
  'yogur_polvo',
])

export const isFlavour = (id: string, category: Category): boolean =>
  TASTY.has(id) || (FLAVOURS.has(category) && !PLAIN.has(id))
