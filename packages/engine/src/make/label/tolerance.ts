import type { LabelNutrient } from './nutrients.ts'

/**
 * How far an analysis may lie from a declared value: the Commission's guidance on tolerances (December 2012), table 1, with
 * the uncertainty of the analysis inside. Energy has none of its own: it follows from the rest.
 */
interface Band {
  /** Declared g per 100 g up to which it holds. */
  readonly below: number
  readonly grams?: number
  readonly percent?: number
}

const MACRONUTRIENT: readonly Band[] = [
  { below: 10, grams: 2 },
  { below: 40, percent: 20 },
  { below: Number.POSITIVE_INFINITY, grams: 8 },
]
const TOLERANCES: { readonly [key in LabelNutrient]?: readonly Band[] } = {
  grasas: [{ below: 10, grams: 1.5 }, ...MACRONUTRIENT.slice(1)],
  saturadas: [
    { below: 4, grams: 0.8 },
    { below: Number.POSITIVE_INFINITY, percent: 20 },
  ],
  hidratosDeCarbono: MACRONUTRIENT,
  azucares: MACRONUTRIENT,
  fibra: MACRONUTRIENT,
  proteinas: MACRONUTRIENT,
  sal: [
    { below: 1.25, grams: 0.375 },
    { below: Number.POSITIVE_INFINITY, percent: 20 },
  ],
}

export function toleranceOfNutrient(key: LabelNutrient, declared: number): number | undefined {
  const band = TOLERANCES[key]?.find(({ below }) => declared < below)
  return band && (band.grams ?? ((band.percent ?? 0) * declared) / 100)
}

/** Deviations within which nineteen purchases in twenty lie. */
const NEARLY_ALL = 1.96

/** How sure a declared value is. Spanish keys, as the API has. */
export interface DeclaredDoubt {
  /** One standard deviation, g per 100 g. */
  readonly mas_menos: number
  readonly tolerancia?: number
  /** More than one purchase in twenty would leave the tolerance. */
  readonly puedeExceder: boolean
}

/** What is declared, and what it is before rounding. */
interface DeclaredAmount {
  readonly declarado: number
  readonly valor: number
}

export function doubtOfDeclared(key: LabelNutrient, { declarado, valor }: DeclaredAmount, sd: number): DeclaredDoubt {
  const tolerancia = toleranceOfNutrient(key, declarado)
  // What is left of the tolerance once the rounding has taken its part.
  const room = tolerancia === undefined ? Number.POSITIVE_INFINITY : tolerancia - Math.abs(declarado - valor)
  return {
    mas_menos: sd,
    ...(tolerancia !== undefined && { tolerancia }),
    puedeExceder: NEARLY_ALL * sd > room,
  }
}

export type NutrientDeviations = { readonly [key in LabelNutrient]: number }
