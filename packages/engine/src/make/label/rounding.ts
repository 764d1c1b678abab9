import type { DeclaredNutrient } from '../../catalogue/sack/readings.ts'
import { roundTo } from '../../words/round.ts'
import { UNTOLD_AMOUNT } from '../../words/terms.ts'
import { numberText } from '../../words/text.ts'
import { atLeastText } from './terms.ts'

/**
 * How a declared amount is rounded: the rounding table of the Commission's guidance on tolerances (December 2012). The
 * guidance lets «0 g» stand for whatever is negligible; it is said here as «<0,5 g», and zero only of what is zero.
 */
export interface RoundingRule {
  /** Up to this amount it is negligible, and declared as less than `lessThan`. */
  readonly negligible?: { readonly upTo: number; readonly lessThan: number }
  /** Decimals of the larger amounts, from `from` on. */
  readonly coarse?: { readonly from: number; readonly decimals: number }
  readonly decimals: number
}

export const ROUNDING_RULES = {
  energy: { decimals: 0 },
  /** Fat, carbohydrate, sugars, protein and fibre. */
  macronutrient: { negligible: { upTo: 0.5, lessThan: 0.5 }, coarse: { from: 10, decimals: 0 }, decimals: 1 },
  saturates: { negligible: { upTo: 0.1, lessThan: 0.1 }, coarse: { from: 10, decimals: 0 }, decimals: 1 },
  salt: { negligible: { upTo: 0.0125, lessThan: 0.01 }, coarse: { from: 1, decimals: 1 }, decimals: 2 },
} as const satisfies Readonly<Record<string, RoundingRule>>

export const NUTRIENT_ROUNDINGS: Readonly<Record<DeclaredNutrient, RoundingRule>> = {
  grasas: ROUNDING_RULES.macronutrient,
  saturadas: ROUNDING_RULES.saturates,
  hidratosDeCarbono: ROUNDING_RULES.macronutrient,
  azucares: ROUNDING_RULES.macronutrient,
  fibra: ROUNDING_RULES.macronutrient,
  proteinas: ROUNDING_RULES.macronutrient,
  sal: ROUNDING_RULES.salt,
}

export interface DeclaredAmount {
  readonly declarado: number
  /** As printed, decimal comma and unit included. */
  readonly texto: string
}

/** Sums of decimals leave noise that must not carry an amount over a threshold. */
const NOISE_DECIMALS = 9

const isCoarse = ({ coarse }: RoundingRule, amount: number): boolean => coarse !== undefined && amount >= coarse.from
const decimalsOf = (rounding: RoundingRule, amount: number): number =>
  rounding.coarse && isCoarse(rounding, amount) ? rounding.coarse.decimals : rounding.decimals

/** «4,0 g», not «4 g»: the decimals say how finely it was rounded. What is zero needs none. */
function written(declared: number, unit: string, rounding: RoundingRule): string {
  const decimals = declared === 0 ? 0 : decimalsOf(rounding, declared)
  return `${decimals === 0 ? numberText(declared) : declared.toFixed(decimals).replace('.', ',')} ${unit}`
}

export function declareAmount(exact: number, unit: string, rounding: RoundingRule): DeclaredAmount {
  const amount = roundTo(exact, NOISE_DECIMALS)
  const { negligible } = rounding
  if (negligible && amount > 0 && amount <= negligible.upTo) {
    return { declarado: 0, texto: `<${numberText(negligible.lessThan)} ${unit}` }
  }
  const declarado = roundTo(amount, decimalsOf(rounding, amount))
  return { declarado, texto: written(declarado, unit, rounding) }
}

/** Of an amount that is only known to be no less: cut, never rounded up. */
export function declareAtLeast(exact: number, unit: string, rounding: RoundingRule): DeclaredAmount {
  const amount = roundTo(exact, NOISE_DECIMALS)
  const power = 10 ** decimalsOf(rounding, amount)
  const declarado = Math.floor(roundTo(amount * power, NOISE_DECIMALS)) / power
  // That there is at least nothing tells nobody anything.
  return { declarado, texto: declarado === 0 ? UNTOLD_AMOUNT : atLeastText(written(declarado, unit, rounding)) }
}
