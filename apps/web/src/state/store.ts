import { decodeFormula, decodeList, decodeOwn } from '../formula/decode.ts'
import type { CraftId, Formula, OwnIngredient, SavedFormula } from '../formula/model.ts'

/** What the device keeps. A browser that refuses to store loses only that. */

const PREFIX = 'obrador.'

function readKey(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** False when the device has no room or does not let anything be kept. */
function writeKey(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const lastCraft = (): unknown => readKey('craft')
export const keepCraft = (craft: CraftId): boolean => writeKey('craft', craft)

export const workingFormula = (craft: CraftId): Formula | undefined => {
  const formula = decodeFormula(readKey(`formula.${craft}`))
  return formula?.craft === craft ? formula : undefined
}
export const keepWorking = (formula: Formula): boolean => writeKey(`formula.${formula.craft}`, formula)

function decodeSaved(value: unknown): SavedFormula | undefined {
  const { id, savedAt, formula } = (value ?? {}) as Partial<SavedFormula>
  const decoded = decodeFormula(formula)
  return decoded && typeof id === 'string' && typeof savedAt === 'string'
    ? { id, savedAt, formula: decoded }
    : undefined
}
export const savedFormulas = (): SavedFormula[] => decodeList(readKey('saved'), decodeSaved)
export const keepSaved = (saved: readonly SavedFormula[]): boolean => writeKey('saved', saved)

export const ownIngredients = (): OwnIngredient[] => decodeList(readKey('own'), decodeOwn)
export const keepOwn = (own: readonly OwnIngredient[]): boolean => writeKey('own', own)

/** Own prices, €/kg, by the name of the ingredient. */
export type Prices = Readonly<Record<string, number>>
export const ownPrices = (): Prices => {
  const kept = readKey('prices')
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, price]) => Number.isFinite(price) && price >= 0))
}
export const keepPrices = (prices: Prices): boolean => writeKey('prices', prices)

/** What the maker has at hand, by name. */
export const pantry = (): string[] =>
  decodeList(readKey('pantry'), (name) => (typeof name === 'string' ? name : undefined))
export const keepPantry = (names: readonly string[]): boolean => writeKey('pantry', names)

/** Whether the technical sheet shows the cost. */
export const printsCost = (): boolean => readKey('prints-cost') === true
export const keepPrintsCost = (prints: boolean): boolean => writeKey('prints-cost', prints)

/** Whether this device has already been told that it keeps the formulas. */
export const wasTold = (): boolean => readKey('told') === true
export const keepTold = (): boolean => writeKey('told', true)
