import { annexWordsIn } from '../catalogue/annex-words.ts'
import { mayHaveFlag } from '../catalogue/flags.ts'
import type { Ingredient, IngredientCategory } from '../catalogue/ingredient.ts'
import { normaliseName } from '../catalogue/normalise.ts'
import { totalSugars } from '../science/composition.ts'
import { lazyFor } from '../words/lazy.ts'
import type { SafetyClass } from '../words/safety.ts'
import { FILLING_ROWS } from './composed.ts'

/**
 * How an ingredient keeps that is put on a piece as it was bought, and that nothing heats afterwards. Decisions of ours on the safe side
 * (docs/decisions/0287); a moist row of which nothing is said here is fresh.
 */

/** % of water up to which it keeps without cold, whatever it is: that of honey at most (RD 1049/2003). */
const DRY = 20
/** °Brix of what sugar keeps, from the sweetest: jam has 60 (RD 863/2003), and is stable from 68 on. */
const BY_BRIX: readonly (readonly [least: number, is: SafetyClass])[] = [
  [68, '6'],
  [60, '5'],
]
/** % of water above which a cheese is fresh: that of the moistest cured ones. */
const FRESH_CHEESE = 45

/** Moist shelves that acid, salt, alcohol or an oven keeps. */
const BY_CATEGORY: Readonly<Partial<Record<IngredientCategory, SafetyClass>>> = {
  aroma: '7',
  especia: '7',
  licor: '7',
  sal: '7',
  miel: '7',
  edulcorante: '6',
  emulgente: '6',
  fruta_seca: '6',
  galleta: '6',
  confiteria: '6',
  vino: '5',
}
const BY_ID: Readonly<Record<string, SafetyClass>> = {
  vinagre_vino: '7',
  vinagre_balsamico: '7',
  salsa_soja: '7',
  miso: '6',
  mostaza: '6',
  jamon_serrano: '4',
  bacon: '4',
  chorizo: '4',
  sobrasada: '4',
  margarina: '4',
  margarina_hojaldre: '4',
}

/** Of a jam nearly all that is no water is dissolved; of the rest, its sugars. */
function brixOf({ category, composition }: Ingredient): number {
  if (category === 'confitura') return 100 - composition.water
  const sweet = totalSugars(composition) + composition.polyols
  return (100 * sweet) / (sweet + composition.water)
}

/** The class of a row by itself. */
export const rowKeepingOf = lazyFor((row: Ingredient): SafetyClass => {
  const { id, category, composition, allergens } = row
  const own = BY_ID[id]
  if (own) return own
  // Nobody told whether the egg of a bought cream was of the shell.
  if (FILLING_ROWS.has(id)) return allergens.includes('huevo') ? '2' : '3'
  if (category === 'mantequilla') return composition.water < 1 ? '7' : '4'
  if (composition.water <= DRY) return '7'
  if (category === 'queso') return composition.water > FRESH_CHEESE || mayHaveFlag(row, 'freshRow') ? '3' : '4'
  const brix = brixOf(row)
  const sweet = BY_BRIX.find(([least]) => brix >= least)?.[1]
  if (sweet) return sweet
  return mayHaveFlag(row, 'freshRow') ? '3' : (BY_CATEGORY[category] ?? '3')
})

/** Rows of meat and fish among the condiments: those that acid and salt keep are none. */
const isSavouryRow = ({ id, category }: Ingredient): boolean =>
  category === 'condimento' && !['6', '7'].includes(BY_ID[id] ?? '')

const MEAT =
  /\b(?:carn|poll|pavo|terner|cerd|corder|conej|pato|jamon|york|bacon|beicon|panceta|chorizo|salchich|fuet|lomo|pate|foie|sobrasad|morcill|butifarr|mortadela|albondig|hamburgues|pastrami|cecina|gallina)/
const CREAMS =
  /\b(?:crema|nata|mousse|ganache|trufa|natilla|flan|pudin|yema|merengue|mayonesa|mahonesa|ensaladill|bechamel|queso|requeson|cuajada|chantilly|diplomatica|muselina|sabayon|curd)/

/** What the words of a line say that no row is. */
export interface WordsOfKeeping {
  readonly isFresh: boolean
  readonly isSavoury: boolean
}
const FISHES: ReadonlySet<string> = new Set(['pescado', 'crustaceos', 'moluscos'])

export function keepingWordsOf(name: string): WordsOfKeeping {
  const said = normaliseName(name)
  const isSavoury = MEAT.test(said) || annexWordsIn(name, true).some(({ allergen }) => FISHES.has(allergen))
  return { isFresh: isSavoury || CREAMS.test(said), isSavoury }
}

/** Meat and fish: prepared meals are kept at 4 °C, or at 8 °C for a day (RD 1086/2020, art. 30). */
export const isSavouryLine = (name: string, row: Ingredient | undefined): boolean =>
  row ? isSavouryRow(row) : keepingWordsOf(name).isSavoury
