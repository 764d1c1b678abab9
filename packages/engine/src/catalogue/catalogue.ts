import { type Composition, composition, mix } from '../science/composition.ts'
import { isFlavour } from './flavours.ts'
import type { Allergen, Category, Ingredient } from './ingredient.ts'
import { type Mixture, mixtures } from './mixtures.ts'
import { fold } from './normalise.ts'
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
import { varios } from './tables/varios.ts'
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
  varios,
]

/** Allergens of Annex II that are animals or come from them. */
const ANIMAL: ReadonlySet<Allergen> = new Set(['leche', 'huevo', 'pescado', 'crustaceos', 'moluscos'])

/** Sound because the type of `Row.allergens` admits only allergens joined by `|`. */
const allergensOf = (row: Row): Allergen[] => (row.allergens?.split('|') ?? []) as Allergen[]

function denseOf(row: Row): Composition {
  const dense = composition(row)
  return row.labelProtein === undefined ? { ...dense, labelProtein: dense.protein } : dense
}

/** Ids whose words mean another row to the trade. */
const OTHERS_NAME: ReadonlySet<string> = new Set(['levadura_seca'])

/** The aliases of a row: those of its table, and its id said in words. */
function labelsOf(id: string, name: string, aliases = ''): readonly string[] {
  const listed = aliases === '' ? [] : aliases.split('|')
  const words = id.replaceAll('_', ' ')
  return OTHERS_NAME.has(id) || [name, ...listed].some((label) => fold(label).join(' ') === words)
    ? listed
    : [...listed, words]
}

export function ingredient(id: string, category: Category, row: Row): Ingredient {
  const allergens = allergensOf(row)
  let aliases: readonly string[] | undefined
  let dense: Composition | undefined
  return {
    id,
    name: row.name,
    get aliases() {
      aliases ??= labelsOf(id, row.name, row.aliases)
      return aliases
    },
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
    allergens,
    vegan: row.vegan ?? !allergens.some((allergen) => ANIMAL.has(allergen)),
    glutenFree: !allergens.includes('gluten'),
    price: row.price,
  }
}

const simple: readonly Ingredient[] = families.flatMap((family) =>
  Object.entries(family).flatMap(([category, rows]) =>
    Object.entries(rows).map(([id, row]) => ingredient(id, category as Category, row)),
  ),
)
const simpleById = new Map(simple.map((item) => [item.id, item]))

/** «60% leche_entera + 40% nata; merma de agua 9%», as the tables write it. */
function formulaOf(parts: Mixture['parts']): string {
  const { agua = 0, ...others } = parts
  const put = Object.entries(agua > 0 ? parts : others)
  const whole = put.reduce((sum, [, grams]) => sum + grams, 0)
  const percent = (grams: number): string => `${Math.round((10_000 * grams) / whole) / 100}%`
  const mixture = put.map(([id, grams]) => `${percent(grams)} ${id}`).join(' + ')
  return agua < 0 ? `${mixture}; merma de agua ${percent(-agua)}` : mixture
}

/** A mixture is what its parts are. */
export function mixed(id: string, { name, category, parts, aliases, added }: Mixture): Ingredient {
  const rows = Object.entries(parts).map(([part, grams]): readonly [number, Ingredient] => {
    const row = simpleById.get(part)
    if (!row) throw new Error(`${id} is made of ${part}, which the catalogue does not have`)
    return [grams, row]
  })
  const total = rows.reduce((sum, [grams]) => sum + grams, 0)
  const shares = rows.map(([grams, row]) => [grams / total, row] as const)
  const allergens = [...new Set(shares.flatMap(([, row]) => row.allergens))]
  let dense: Composition | undefined
  return {
    id,
    name,
    aliases: labelsOf(id, name, aliases),
    category,
    flavour: isFlavour(id, category),
    get composition() {
      dense ??= mix(shares.map(([share, row]) => [share, row.composition]))
      return dense
    },
    polyolType: rows.find(([, row]) => row.polyolType !== undefined)?.[1].polyolType,
    de: undefined,
    abv: undefined,
    flourW: undefined,
    source: `calculated: ${formulaOf(parts)}`,
    grade: 'C',
    allergens,
    vegan: shares.every(([, row]) => row.vegan),
    glutenFree: !allergens.includes('gluten'),
    price: added + shares.reduce((sum, [share, row]) => sum + share * row.price, 0),
  }
}

export const catalogue: readonly Ingredient[] = [
  ...simple,
  ...Object.entries(mixtures).map(([id, mixture]) => mixed(id, mixture)),
]

export const byId: ReadonlyMap<string, Ingredient> = new Map(catalogue.map((item) => [item.id, item]))
