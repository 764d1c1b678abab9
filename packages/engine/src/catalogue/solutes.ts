import { type PolyolType, totalSugars } from '../science/composition.ts'
import { PAC_OF_SOLUTE, PHYSICAL_PAC, SYRUP_PAC_PER_DE } from '../science/freezing.ts'
import { POD_OF_SUBSTANCE, syrupPod } from '../science/sweetness.ts'
import { AS_SOLD, FIBRE, HIGHER_POLYOLS, MONOSACCHARIDE, NO_MILK_SALTS, SWEETENER } from './generated/solutes.ts'
import type { Ingredient, IngredientCategory } from './ingredient.ts'

/** Antifreeze and sweetening power of an ingredient, per 100 g, derived from its composition. */
export interface SolutePowers {
  /** The trade's index, sucrose = 100; without milk salts. */
  readonly pac: number
  /** Sucrose equivalents that really depress freezing: milk salts, dissociated salt and fruit acids included. */
  readonly pacPhysical: number
  readonly pod: number
  /** What the ingredient's own sugars (milk sugars apart) put into `pac` and `pod`. */
  readonly pacOfSugars: number
  readonly podOfSugars: number
}

const DAIRY: ReadonlySet<IngredientCategory> = new Set([
  'leche',
  'leche_polvo',
  'nata',
  'yogur',
  'queso',
  'mantequilla',
])

/** Milk and what is made of it alone: their sugars and salts are those of milk unless sugar was added. */
export const isDairyRow = (ingredient: Ingredient): boolean => DAIRY.has(ingredient.category)

type Solute = keyof typeof PAC_OF_SOLUTE & keyof typeof POD_OF_SUBSTANCE

/** Soluble fibres that act as solutes; every other fibre counts nothing. */
const fibres: Readonly<Record<string, Solute>> = FIBRE
/** Intense sweeteners: they sweeten and, at their dose, freeze nothing. */
const sweeteners: Readonly<Record<string, keyof typeof POD_OF_SUBSTANCE>> = SWEETENER
/** Rare monosaccharides, which the composition table keeps among the other sugars. */
const monosaccharides: Readonly<Record<string, keyof typeof POD_OF_SUBSTANCE>> = MONOSACCHARIDE
/** Figures the whole trade uses for a product as it comes, in place of the sum of its parts. */
const asSold: Readonly<Record<string, Solute>> = AS_SOLD
/** Syrups of polyols: the share of them that is hydrogenated DP ≥ 3. */
const higherPolyols: Readonly<Record<string, number>> = HIGHER_POLYOLS

function otherSugarsOf(id: string): { pac: number; pod: number } {
  const own = monosaccharides[id]
  return own
    ? { pac: PAC_OF_SOLUTE.monosaccharide, pod: POD_OF_SUBSTANCE[own] }
    : { pac: PAC_OF_SOLUTE.disaccharide, pod: POD_OF_SUBSTANCE.otherSugars }
}

const firstPolyol = (type: PolyolType | undefined): Solute => (type?.split('+')[0] ?? 'sorbitol') as Solute

/** Sugars that live inside the milk solids of a dairy row: all of them, unless sucrose shows that sugar was added. */
function milkSugars(ingredient: Ingredient) {
  const { composition: c } = ingredient
  if (!isDairyRow(ingredient)) return { glucose: 0, fructose: 0, galactose: 0, maltose: 0, otherSugars: 0 }
  const native = c.sucrose === 0 ? 1 : 0
  return {
    glucose: native * c.glucose,
    fructose: native * c.fructose,
    galactose: c.galactose,
    maltose: native * c.maltose,
    otherSugars: native * c.otherSugars,
  }
}

export const syrupSolids = ({ composition: c }: Ingredient): number => totalSugars(c) + c.dextrins + c.otherCarbs

function ownSugars(ingredient: Ingredient): { pac: number; pod: number } {
  const { composition: c, de, id } = ingredient
  if (de !== undefined && de > 0) {
    const solids = syrupSolids(ingredient) / 100
    return { pac: SYRUP_PAC_PER_DE * de * solids, pod: syrupPod(de) * solids }
  }
  const milk = milkSugars(ingredient)
  const other = otherSugarsOf(id)
  const glucose = c.glucose - milk.glucose
  const fructose = c.fructose - milk.fructose
  const galactose = c.galactose - milk.galactose
  const maltose = c.maltose - milk.maltose
  const otherSugars = c.otherSugars - milk.otherSugars
  return {
    pac:
      (PAC_OF_SOLUTE.disaccharide * (c.sucrose + maltose) +
        PAC_OF_SOLUTE.monosaccharide * (glucose + fructose + galactose) +
        other.pac * otherSugars +
        PAC_OF_SOLUTE.dextrins * c.dextrins) /
      100,
    pod:
      (POD_OF_SUBSTANCE.sucrose * c.sucrose +
        POD_OF_SUBSTANCE.glucose * glucose +
        POD_OF_SUBSTANCE.fructose * fructose +
        POD_OF_SUBSTANCE.galactose * galactose +
        POD_OF_SUBSTANCE.maltose * maltose +
        other.pod * otherSugars +
        POD_OF_SUBSTANCE.dextrins * c.dextrins) /
      100,
  }
}

function ofMilkSugars(ingredient: Ingredient): { pac: number; pod: number } {
  const { lactose } = ingredient.composition
  const { glucose, fructose, galactose, maltose, otherSugars } = milkSugars(ingredient)
  return {
    pac:
      (PAC_OF_SOLUTE.disaccharide * (lactose + maltose + otherSugars) +
        PAC_OF_SOLUTE.monosaccharide * (glucose + fructose + galactose)) /
      100,
    // Hydrolysed lactose is glucose and galactose; what a table calls fructose in milk is taken for glucose.
    pod:
      (POD_OF_SUBSTANCE.lactose * lactose +
        POD_OF_SUBSTANCE.glucose * (glucose + fructose) +
        POD_OF_SUBSTANCE.galactose * galactose +
        POD_OF_SUBSTANCE.maltose * (maltose + otherSugars)) /
      100,
  }
}

function fibreAndPolyols({ composition: c, id, polyolType }: Ingredient): { pac: number; pod: number } {
  const fibre = fibres[id]
  const polyol = firstPolyol(polyolType)
  const higher = higherPolyols[id] ?? 0
  const of = (table: Readonly<Record<Solute, number>>): number =>
    ((fibre ? table[fibre] : 0) * c.fibre + (table[polyol] * (1 - higher) + table.higherPolyols * higher) * c.polyols) /
    100
  return { pac: of(PAC_OF_SOLUTE), pod: of(POD_OF_SUBSTANCE) }
}

/** Protein above 40 % of the milk solids brings no salts: they travel with the whey. */
const WHEY_SHARE = 0.6

/** Milk solids that carry the salts of milk, g per 100 g; `msnf` is the craft's own figure for the milk solids. */
function saltBearingSolids(ingredient: Ingredient, msnf: number): number {
  if (Object.hasOwn(NO_MILK_SALTS, ingredient.id)) return 0
  if (!isDairyRow(ingredient)) return msnf
  return Math.max(0, Math.min(msnf, (msnf - ingredient.composition.protein) / WHEY_SHARE))
}

/** Sodium of milk, as salt, per gram of milk solids: what is above it was added. */
const NATIVE_SALT_PER_MSNF = 0.011
/** Their sodium belongs to the product, not to a salted taste. */
const NO_ADDED_SALT: ReadonlySet<IngredientCategory> = new Set([
  'leche',
  'leche_polvo',
  'nata',
  'yogur',
  'estabilizante',
  'emulgente',
  'impulsor',
])

/** Salt beyond what milk and its solids bring, g per 100 g; `msnf` is the craft's own figure for the milk solids. */
export const addedSalt = ({ category, composition: { salt } }: Ingredient, msnf: number): number =>
  NO_ADDED_SALT.has(category) ? 0 : Math.max(0, salt - NATIVE_SALT_PER_MSNF * msnf)

/** `msnf` and `salted` are grams per 100 g as the craft counts them. */
export function solutePowersOf(ingredient: Ingredient, msnf: number, salted: number): SolutePowers {
  const { composition: c, id } = ingredient
  const own = ownSugars(ingredient)
  const milk = ofMilkSugars(ingredient)
  const rest = fibreAndPolyols(ingredient)
  const sold = asSold[id]
  const trade = sold && { pac: PAC_OF_SOLUTE[sold], pod: POD_OF_SUBSTANCE[sold] }
  const sweetener = sweeteners[id]
  const molecules = own.pac + milk.pac + rest.pac
  return {
    pac: trade?.pac ?? molecules + (PAC_OF_SOLUTE.saltTrade * salted + PAC_OF_SOLUTE.ethanolTrade * c.alcohol) / 100,
    pacPhysical:
      molecules +
      PHYSICAL_PAC.salt * salted +
      PHYSICAL_PAC.ethanol * c.alcohol +
      (isDairyRow(ingredient) ? 0 : PHYSICAL_PAC.organicAcids * c.organicAcids) +
      PHYSICAL_PAC.milkSaltsPerMsnf * saltBearingSolids(ingredient, msnf),
    pod: trade?.pod ?? own.pod + milk.pod + rest.pod + (sweetener ? POD_OF_SUBSTANCE[sweetener] : 0),
    pacOfSugars: trade?.pac ?? own.pac,
    podOfSugars: trade?.pod ?? own.pod,
  }
}
