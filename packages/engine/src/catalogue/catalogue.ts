import { type Composition, composition } from '../science/composition.ts'
import { isFlavour } from './flavours.ts'
import type { Allergen, Category, Ingredient } from './ingredient.ts'
import type { Family, Row } from './row.ts'
import { aditivos } from './tables/aditivos.ts'
import { alcoholes } from './tables/alcoholes.ts'
import { azucares } from './tables/azucares.ts'
import { bebidas } from './tables/bebidas.ts'
import { cacao } from './tables/cacao.ts'
import { confiteria } from './tables/confiteria.ts'
import { frutas } from './tables/frutas.ts'
import { frutosSecos } from './tables/frutos-secos.ts'
import { grasas } from './tables/grasas.ts'
import { harinas } from './tables/harinas.ts'
import { huevos } from './tables/huevos.ts'
import { lacteos } from './tables/lacteos.ts'
import { levaduras } from './tables/levaduras.ts'
import { verdurasYEspecias } from './tables/verduras-y-especias.ts'

/** When the indicative prices were taken: Spain, workshop purchase, without VAT. They age in months. */
export const PRICES_AS_OF = 'invierno 2025-26'

const families: readonly Family[] = [
  lacteos,
  huevos,
  grasas,
  azucares,
  harinas,
  levaduras,
  cacao,
  frutosSecos,
  frutas,
  verdurasYEspecias,
  bebidas,
  alcoholes,
  aditivos,
  confiteria,
]

/** Allergens of Annex II that are animals or come from them. */
const ANIMAL: ReadonlySet<Allergen> = new Set(['leche', 'huevo', 'pescado', 'crustaceos', 'moluscos'])

/** Sound because the type of `Row.allergens` admits only allergens joined by `|`. */
const allergensOf = (row: Row): Allergen[] => (row.allergens?.split('|') ?? []) as Allergen[]

function denseOf(row: Row): Composition {
  const dense = composition(row)
  return row.labelProtein === undefined ? { ...dense, labelProtein: dense.protein } : dense
}

function ingredient(id: string, category: Category, row: Row): Ingredient {
  const allergens = allergensOf(row)
  let dense: Composition | undefined
  return {
    id,
    name: row.name,
    aliases: row.aliases?.split('|') ?? [],
    category,
    flavour: isFlavour(id, category),
    // A formula has a dozen of them: the others need not be worked out before its verdict is on the screen.
    get composition() {
      dense ??= denseOf(row)
      return dense
    },
    polyolType: row.polyolType,
    de: row.de,
    abv: row.abv,
    flourW: row.flourW,
    source: row.source,
    grade: row.grade,
    note: row.note,
    allergens,
    vegan: row.vegan ?? !allergens.some((allergen) => ANIMAL.has(allergen)),
    glutenFree: !allergens.includes('gluten'),
    price: row.price,
    priceBasis: row.priceBasis,
  }
}

export const catalogue: readonly Ingredient[] = families.flatMap((family) =>
  Object.entries(family).flatMap(([category, rows]) =>
    Object.entries(rows).map(([id, row]) => ingredient(id, category as Category, row)),
  ),
)

export const byId: ReadonlyMap<string, Ingredient> = new Map(catalogue.map((item) => [item.id, item]))
