import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { type FigureParameter, measureAll, perHundredGrams, type WeighedMatter } from '../../ratio/parameter.ts'
import {
  availableCarbohydrate,
  type FoodComposition,
  type PolyolType,
  totalFat,
  totalSugars,
} from '../../science/composition.ts'
import { type EnergyFactors, energyOfComposition, KCAL_FACTORS, KJ_FACTORS } from '../../science/energy.ts'
import { roundTo } from '../../words/round.ts'
import { LABEL_NUTRIENTS, type LabelNutrient } from './nutrients.ts'
import {
  type DeclaredAmount,
  declareAmount,
  declareAtLeast,
  NUTRIENT_ROUNDINGS,
  ROUNDING_RULES,
  type RoundingRule,
} from './rounding.ts'
import { nutrientFormulas, nutrientNames } from './terms.ts'
import { type DeclaredDoubt, doubtOfDeclared, type NutrientDeviations } from './tolerance.ts'

/** What the declaration sees in an ingredient, per 100 g; of what nobody told it is a lower bound. */
export interface NutritionFacts extends Readonly<Record<LabelNutrient, number>> {
  readonly untold: ReadonlySet<LabelNutrient>
}

const NONE = Object.fromEntries(LABEL_NUTRIENTS.map((nutrient) => [nutrient, 0])) as Record<LabelNutrient, number>
export const WATER_FACTS: NutritionFacts = { ...NONE, untold: new Set() }
export const UNKNOWN_FACTS: NutritionFacts = { ...NONE, untold: new Set(LABEL_NUTRIENTS) }

/** The declaration of a composition: protein is nitrogen × 6.25 (Annex I), also for its energy. */
export function nutritionFactsOf(composition: FoodComposition, polyolType: PolyolType | undefined): NutritionFacts {
  const { protein, labelProtein } = composition
  const burnt = (factors: EnergyFactors): number =>
    energyOfComposition(composition, polyolType, factors) + factors.protein * (labelProtein - protein)
  return {
    energiaKj: burnt(KJ_FACTORS),
    energiaKcal: burnt(KCAL_FACTORS),
    grasas: totalFat(composition),
    saturadas: composition.saturatedFat,
    hidratosDeCarbono: availableCarbohydrate(composition),
    azucares: totalSugars(composition),
    fibra: composition.fibre,
    proteinas: labelProtein,
    sal: composition.salt,
    untold: WATER_FACTS.untold,
  }
}

const nutrient = (key: LabelNutrient, unit: 'g' | 'kJ' | 'kcal'): FigureParameter<NutritionFacts> =>
  perHundredGrams<NutritionFacts>({
    of: (facts) => facts[key],
    label: nutrientNames[key],
    unit,
    decimals: VALUE_DECIMALS,
    formula: nutrientFormulas[key],
    sources: ['eu-1169-2011', 'eu-tolerances-2012'],
  })

/** Enough to see on which side of the smallest threshold (0.0125 g of salt) an amount lies. */
const VALUE_DECIMALS = 4

const DEVIATION_DECIMALS = 3

/** Every nutrient is a ratio like any other parameter: per 100 g of what is left when the water lost is taken away. */
export const nutrientParameters: Readonly<Record<LabelNutrient, FigureParameter<NutritionFacts>>> = {
  energiaKj: nutrient('energiaKj', 'kJ'),
  energiaKcal: nutrient('energiaKcal', 'kcal'),
  grasas: nutrient('grasas', 'g'),
  saturadas: nutrient('saturadas', 'g'),
  hidratosDeCarbono: nutrient('hidratosDeCarbono', 'g'),
  azucares: nutrient('azucares', 'g'),
  fibra: nutrient('fibra', 'g'),
  proteinas: nutrient('proteinas', 'g'),
  sal: nutrient('sal', 'g'),
}

const rounding: Readonly<Record<LabelNutrient, RoundingRule>> = {
  energiaKj: ROUNDING_RULES.energy,
  energiaKcal: ROUNDING_RULES.energy,
  ...NUTRIENT_ROUNDINGS,
}

export interface NutrientValue extends DeclaredAmount {
  readonly etiqueta: string
  readonly unidad: string
  /** Before the rounding of the declaration. */
  readonly valor: number
  /** Ingredients that nobody told this nutrient of: the value is then a lower bound. */
  readonly faltan?: readonly string[]
  /** How sure it is beside the tolerance of a label, where it was asked for. */
  readonly duda?: DeclaredDoubt
}

export type NutritionDeclaration = { readonly [key in LabelNutrient]: NutrientValue }

export interface LabelLine extends WeighedMatter<NutritionFacts> {
  readonly name: string
}

const untoldOf = (lines: readonly LabelLine[], key: LabelNutrient): string[] => [
  ...new Set(lines.filter(({ grams, matter }) => grams > 0 && matter.untold.has(key)).map(({ name }) => name)),
]

/** Per 100 g of product, before any rounding. */
export const exactNutrients = (lines: readonly LabelLine[]): { readonly [key in LabelNutrient]?: number } =>
  measureAll(nutrientParameters, LABEL_NUTRIENTS, lines)

/** The declaration of so many grams of product. */
export function nutritionDeclaration(
  lines: readonly LabelLine[],
  grams: number,
  deviations?: NutrientDeviations,
): NutritionDeclaration {
  const per100 = exactNutrients(lines)
  const value = (key: LabelNutrient): NutrientValue => {
    const exact = ((per100[key] ?? 0) * grams) / 100
    const { unit, label } = nutrientParameters[key]
    const faltan = untoldOf(lines, key)
    const declared = (faltan.length > 0 ? declareAtLeast : declareAmount)(exact, unit, rounding[key])
    const shown: NutrientValue = {
      etiqueta: label,
      unidad: unit,
      valor: roundTo(exact, VALUE_DECIMALS),
      ...declared,
      ...(faltan.length > 0 && { faltan }),
    }
    const sd = deviations && roundTo(deviations[key], DEVIATION_DECIMALS)
    return sd === undefined ? shown : { ...shown, duda: doubtOfDeclared(key, shown, sd) }
  }
  return Object.fromEntries(LABEL_NUTRIENTS.map((key) => [key, value(key)])) as NutritionDeclaration
}

/** Values that a purchase may take out of what the guidance tolerates. */
export function toleranceDoubts(declared: NutritionDeclaration): FindingText[] {
  const out = Object.values(declared).filter(({ duda }) => duda?.puedeExceder)
  return out.map(({ etiqueta, texto, duda }) =>
    commonFinding('label.beyond-tolerance', {
      nutrient: etiqueta,
      declared: texto,
      sd: duda?.mas_menos ?? 0,
      tolerance: duda?.tolerancia ?? 0,
    }),
  )
}
