import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import { type Ingredient, type IngredientCategory, ingredientKindOf } from '../../catalogue/ingredient.ts'
import { addedSalt, isDairyRow, solutePowersOf, syrupSolids } from '../../catalogue/solutes.ts'
import { totalFat } from '../../science/composition.ts'
import { energyOfComposition, KCAL_FACTORS } from '../../science/energy.ts'
import { PHYSICAL_PAC } from '../../science/freezing.ts'
import { POD_OF_SUBSTANCE } from '../../science/sweetness.ts'

/**
 * What ice cream sees in an ingredient, g per 100 g. Water, sugars, fat, milk solids, other solids and alcohol are
 * disjoint and close at 100: lactose and milk protein live inside `esml`, never among `azucares`.
 */
export interface HeladoMatter {
  readonly agua: number
  readonly azucares: number
  readonly materiagrasa: number
  readonly esml: number
  readonly otrossolidos: number
  readonly alcohol: number
  readonly grasaLactea: number
  readonly proteinaLactea: number
  readonly lactosa: number
  readonly proteinas: number
  readonly polioles: number
  /** Fruit, its purée or its juice in fresh fruit: dried fruit counts for the fresh one it comes from. */
  readonly fruta: number
  /** Fat and protein put in as such that are not of milk: those of yolk, nuts, fruit and cocoa are not (RD 618/1998, 3.1.a). */
  readonly grasaAnadida: number
  readonly proteinaAnadida: number
  /** Fresh yolk. */
  readonly yema: number
  readonly cacao: number
  readonly sal: number
  /** Gums and gelatine as such: what is sold ready mixed says its dose itself. */
  readonly gomas: number
  /** Index of the trade and physical sucrose equivalents. */
  readonly pac: number
  readonly pacFisico: number
  readonly pod: number
  readonly kcal: number
  /** €/kg. */
  readonly precio: number
  /** Corvitto's hardness factor of cocoa and nuts, in PAC points. */
  readonly dureza: number
  /** PAC and POD that one gram of its own sugars brings. */
  readonly pacPorAzucar: number
  readonly podPorAzucar: number
}

/** Fields that a caller may give in place of the catalogue's, per 100 g (`precio` in €/kg). */
export const HELADO_OVERRIDE_FIELDS = [
  'azucares',
  'materiagrasa',
  'esml',
  'lactosa',
  'proteinas',
  'otrossolidos',
  'pac',
  'pod',
  'kcal',
  'precio',
] as const
/** Those that are grams of something, and so lie between 0 and 100. */
export const HELADO_COMPONENT_FIELDS = [
  'azucares',
  'materiagrasa',
  'esml',
  'lactosa',
  'proteinas',
  'otrossolidos',
] as const

export type HeladoOverrides = { readonly [field in (typeof HELADO_OVERRIDE_FIELDS)[number]]?: number }

/** From this dextrose equivalent on, all the solids of a syrup are counted as sugars; below it is maltodextrin. */
const SUGAR_FROM_DE = 20
/** Milk solids of unknown make (Goff & Hartel 2013, pp. 35 and 181). */
const MSNF = { lactose: 0.545, protein: 0.36 } as const
/** Hardness that cocoa butter, dry cocoa and nut fat take from the PAC (Corvitto, p. 243). */
const HARDNESS = { cocoaButter: 0.9, cocoaNonfat: 1.8, nutFat: 1.4 } as const
const FRUIT: ReadonlySet<IngredientCategory> = new Set(['fruta', 'pure_fruta', 'zumo'])
const NUTS: ReadonlySet<IngredientCategory> = new Set(['fruto_seco', 'pasta_fruto_seco'])

/** Dried fruit and the fresh one it comes from: its fresh weight follows from the water (RD 618/1998, 3.1.g). */
const FRESH_FRUIT: Readonly<Record<string, string>> = {
  pasas: 'uva_blanca',
  orejon_albaricoque: 'albaricoque',
  ciruela_pasa: 'ciruela',
  higo_seco: 'higo',
  fresa_liofilizada: 'fresa',
  frambuesa_liofilizada: 'frambuesa',
}
/** g of fruit in a gram of purée sold with 10 % of sugar. */
const SWEETENED_PUREE = 0.9
/** g of fresh yolk in a gram (trade reconstitution). */
const FRESH_YOLK: Readonly<Record<string, number>> = {
  yema: 1,
  yema_pasteurizada: 1,
  yema_azucarada: 0.9,
  yema_polvo: 2.15,
}

/** Stabilisers sold ready mixed, dosed by the kilo as their maker says. */
const MIXED_STABILISER = /^(?:neutro|base)_/

/** What is hydrated (gelatine with six parts of water) counts for what it holds; a gum has a tenth of water by itself. */
const pureGums = ({ id, category, composition: { water } }: Ingredient): number =>
  category === 'estabilizante' && !MIXED_STABILISER.test(id) ? (water > 50 ? 100 - water : 100) : 0

function freshFruit({ id, name, category, composition }: Ingredient): number {
  const fresh = rowsById.get(FRESH_FRUIT[id] ?? '')
  if (fresh) return (100 * (100 - composition.water)) / (100 - fresh.composition.water)
  if (!FRUIT.has(category)) return 0
  return /10 % azúcar/.test(name) ? 100 * SWEETENED_PUREE : 100
}

/** What RD 618/1998 looks at and the balance does not. */
const ofTheLaw = (ingredient: Ingredient) => {
  const { id, composition: c } = ingredient
  return {
    fruta: freshFruit(ingredient),
    // Plant drinks and creams bring it whatever the plant; of a compound that may bring it, its supplier knows.
    grasaAnadida: flagOf(ingredient, 'addedFat') ? c.otherFat : 0,
    proteinaAnadida: flagOf(ingredient, 'addedProtein') ? c.protein : 0,
    yema: 100 * (FRESH_YOLK[id] ?? 0),
    cacao: c.cocoaButter + c.cocoaNonfat,
  }
}

function tradeSugars(ingredient: Ingredient): number {
  const { composition: c } = ingredient
  const { de } = ingredientKindOf(ingredient)
  if (de !== undefined && de > 0) return de >= SUGAR_FROM_DE ? syrupSolids(ingredient) : 0
  if (!isDairyRow(ingredient)) return c.sucrose + c.glucose + c.fructose + c.galactose + c.maltose + c.otherSugars
  return c.sucrose === 0 ? 0 : c.sucrose + c.glucose + c.fructose + c.maltose + c.otherSugars
}

/** The ice cream reading of a catalogue row. */
export function heladoMatterOf(ingredient: Ingredient): HeladoMatter {
  const { composition: c, category } = ingredient
  const azucares = tradeSugars(ingredient)
  const materiagrasa = totalFat(c)
  const esml = category === 'leche_polvo' ? 100 - c.water - materiagrasa - c.alcohol - azucares : c.msnf
  const sal = addedSalt(ingredient, esml)
  const { pac, pacPhysical, pod, pacOfSugars, podOfSugars } = solutePowersOf(ingredient, esml, sal)
  return {
    agua: c.water,
    azucares,
    materiagrasa,
    esml,
    otrossolidos: Math.max(0, 100 - c.water - c.alcohol - azucares - materiagrasa - esml),
    alcohol: c.alcohol,
    grasaLactea: c.milkFat,
    proteinaLactea: isDairyRow(ingredient) ? c.protein : MSNF.protein * esml,
    lactosa: c.lactose,
    proteinas: c.protein,
    polioles: c.polyols,
    ...ofTheLaw(ingredient),
    sal,
    gomas: pureGums(ingredient),
    pac,
    pacFisico: pacPhysical,
    pod,
    kcal: energyOfComposition(c, ingredient.polyolType),
    precio: ingredient.price,
    dureza:
      HARDNESS.cocoaButter * c.cocoaButter +
      HARDNESS.cocoaNonfat * c.cocoaNonfat +
      (NUTS.has(category) ? HARDNESS.nutFat * c.otherFat : 0),
    pacPorAzucar: azucares > 0 ? pacOfSugars / azucares : 1,
    podPorAzucar: azucares > 0 ? podOfSugars / azucares : 1,
  }
}

/** An ingredient nobody knows and nobody described: it weighs, and does nothing else. */
export const HELADO_INERT_MATTER: HeladoMatter = {
  agua: 0,
  azucares: 0,
  materiagrasa: 0,
  esml: 0,
  otrossolidos: 0,
  alcohol: 0,
  grasaLactea: 0,
  proteinaLactea: 0,
  lactosa: 0,
  proteinas: 0,
  polioles: 0,
  fruta: 0,
  grasaAnadida: 0,
  proteinaAnadida: 0,
  yema: 0,
  cacao: 0,
  sal: 0,
  gomas: 0,
  pac: 0,
  pacFisico: 0,
  pod: 0,
  kcal: 0,
  precio: 0,
  dureza: 0,
  pacPorAzucar: 1,
  podPorAzucar: 1,
}

/** Pure water: what cooking takes away. */
export const HELADO_WATER_MATTER: HeladoMatter = { ...HELADO_INERT_MATTER, agua: 100 }

type Blocks = Pick<HeladoMatter, 'azucares' | 'materiagrasa' | 'esml' | 'lactosa' | 'proteinas' | 'otrossolidos'>

/** Energy of the ice cream blocks when nothing finer is known: what is left of the other solids counts as fibre. */
function blockEnergy({ azucares, materiagrasa, esml, lactosa, proteinas, otrossolidos }: Blocks): number {
  const proteinOutsideMilk = Math.max(0, proteinas - MSNF.protein * esml)
  return (
    KCAL_FACTORS.fat * materiagrasa +
    KCAL_FACTORS.carbohydrate * (azucares + lactosa) +
    KCAL_FACTORS.protein * proteinas +
    KCAL_FACTORS.fibre * Math.max(0, otrossolidos - proteinOutsideMilk)
  )
}

/** The disjoint blocks that leave the rest to water. */
const SOLIDS = ['azucares', 'materiagrasa', 'esml', 'otrossolidos'] as const

/** Grams that the four solid blocks of a composition add up to; above 100 there is no room for water. */
export const heladoSolidsOf = (matter: HeladoMatter): number =>
  matter.azucares + matter.materiagrasa + matter.esml + matter.otrossolidos

/**
 * Composition given by the caller over a known row, field by field, or over nothing. What is not given follows from
 * what is: lactose and protein from the milk solids, PAC, POD and energy from the change in what brings them.
 */
export function overrideHeladoMatter(given: HeladoOverrides, base: HeladoMatter = HELADO_INERT_MATTER): HeladoMatter {
  const esml = given.esml ?? base.esml
  const milkScale = base.esml > 0 ? esml / base.esml : undefined
  const scaled = (inBase: number, typical: number): number =>
    milkScale === undefined ? inBase + typical * (esml - base.esml) : inBase * milkScale
  const blocks: Blocks = {
    azucares: given.azucares ?? base.azucares,
    materiagrasa: given.materiagrasa ?? base.materiagrasa,
    esml,
    lactosa: given.lactosa ?? scaled(base.lactosa, MSNF.lactose),
    proteinas: given.proteinas ?? scaled(base.proteinas, MSNF.protein),
    otrossolidos: given.otrossolidos ?? base.otrossolidos,
  }
  const moreSugar = blocks.azucares - base.azucares
  const moreLactose = blocks.lactosa - base.lactosa
  const pac = given.pac ?? Math.max(0, base.pac + moreSugar * base.pacPorAzucar + moreLactose)
  // Fat of an unknown make is taken for milk fat when milk solids come with it.
  const milkFatShare = base.materiagrasa > 0 ? base.grasaLactea / base.materiagrasa : esml > 0 ? 1 : 0
  const matter: HeladoMatter = {
    ...base,
    ...blocks,
    grasaLactea: blocks.materiagrasa * milkFatShare,
    proteinaLactea: milkScale === undefined ? MSNF.protein * esml : base.proteinaLactea * milkScale,
    pac,
    pacFisico: Math.max(0, pac + (base.pacFisico - base.pac) + PHYSICAL_PAC.milkSaltsPerMsnf * (esml - base.esml)),
    pod:
      given.pod ??
      Math.max(0, base.pod + moreSugar * base.podPorAzucar + (POD_OF_SUBSTANCE.lactose / 100) * moreLactose),
    kcal: given.kcal ?? Math.max(0, base.kcal + blockEnergy(blocks) - blockEnergy(base)),
    precio: given.precio ?? base.precio,
  }
  const solidsGiven = SOLIDS.some((field) => given[field] !== undefined)
  if (base !== HELADO_INERT_MATTER && !solidsGiven) return matter
  return { ...matter, agua: Math.max(0, 100 - heladoSolidsOf(matter) - matter.alcohol) }
}
