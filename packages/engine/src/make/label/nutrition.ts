import { measureAll, type Parameter, perHundredGrams, type Weighed } from '../../ratio/parameter.ts'
import { type Composition, carbohydrate, fat, type PolyolType, sugars } from '../../science/composition.ts'
import { type EnergyFactors, energy, KCAL, KJ } from '../../science/energy.ts'
import { round } from '../../words/round.ts'
import { NUTRIENTS, type Nutrient } from './nutrients.ts'
import { type Declared, declare, declareAtLeast, ROUNDING, type Rounding } from './rounding.ts'
import { formulas, nutrientNames } from './terms.ts'
import { type DeclaredDoubt, type Deviations, doubtOfDeclared } from './tolerance.ts'

/** What the declaration sees in an ingredient, per 100 g; of what nobody told it is a lower bound. */
export interface Facts extends Readonly<Record<Nutrient, number>> {
  readonly untold: ReadonlySet<Nutrient>
}

const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as Record<Nutrient, number>
export const WATER: Facts = { ...NONE, untold: new Set() }
export const UNKNOWN: Facts = { ...NONE, untold: new Set(NUTRIENTS) }

/** The declaration of a composition: protein is nitrogen × 6.25 (Annex I), also for its energy. */
export function factsOf(composition: Composition, polyolType: PolyolType | undefined): Facts {
  const { protein, labelProtein } = composition
  const burnt = (factors: EnergyFactors): number =>
    energy(composition, polyolType, factors) + factors.protein * (labelProtein - protein)
  return {
    energiaKj: burnt(KJ),
    energiaKcal: burnt(KCAL),
    grasas: fat(composition),
    saturadas: composition.saturatedFat,
    hidratosDeCarbono: carbohydrate(composition),
    azucares: sugars(composition),
    fibra: composition.fibre,
    proteinas: labelProtein,
    sal: composition.salt,
    untold: WATER.untold,
  }
}

const nutrient = (key: Nutrient, unit: 'g' | 'kJ' | 'kcal'): Parameter<Facts> =>
  perHundredGrams<Facts>({
    of: (facts) => facts[key],
    label: nutrientNames[key],
    unit,
    decimals: VALUE_DECIMALS,
    formula: formulas[key],
    sources: ['eu-1169-2011', 'eu-tolerances-2012'],
  })

/** Enough to see on which side of the smallest threshold (0.0125 g of salt) an amount lies. */
const VALUE_DECIMALS = 4

const DEVIATION_DECIMALS = 3

/** Every nutrient is a ratio like any other parameter: per 100 g of what is left when the water lost is taken away. */
export const nutrients: Readonly<Record<Nutrient, Parameter<Facts>>> = {
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

const rounding: Readonly<Record<Nutrient, Rounding>> = {
  energiaKj: ROUNDING.energy,
  energiaKcal: ROUNDING.energy,
  grasas: ROUNDING.macronutrient,
  saturadas: ROUNDING.saturates,
  hidratosDeCarbono: ROUNDING.macronutrient,
  azucares: ROUNDING.macronutrient,
  fibra: ROUNDING.macronutrient,
  proteinas: ROUNDING.macronutrient,
  sal: ROUNDING.salt,
}

export interface NutrientValue extends Declared {
  readonly etiqueta: string
  readonly unidad: string
  /** Before the rounding of the declaration. */
  readonly valor: number
  /** Ingredients that nobody told this nutrient of: the value is then a lower bound. */
  readonly faltan?: readonly string[]
  /** How sure it is beside the tolerance of a label, where it was asked for. */
  readonly duda?: DeclaredDoubt
}

export type Declaration = { readonly [key in Nutrient]: NutrientValue }

export interface LabelLine extends Weighed<Facts> {
  readonly name: string
}

const untoldOf = (lines: readonly LabelLine[], key: Nutrient): string[] => [
  ...new Set(lines.filter(({ grams, matter }) => grams > 0 && matter.untold.has(key)).map(({ name }) => name)),
]

/** The declaration of so many grams of product. */
export function declaration(lines: readonly LabelLine[], grams: number, deviations?: Deviations): Declaration {
  const per100 = measureAll(nutrients, NUTRIENTS, lines)
  const value = (key: Nutrient): NutrientValue => {
    const exact = ((per100[key] ?? 0) * grams) / 100
    const { unit, label } = nutrients[key]
    const faltan = untoldOf(lines, key)
    const declared = (faltan.length > 0 ? declareAtLeast : declare)(exact, unit, rounding[key])
    const shown: NutrientValue = {
      etiqueta: label,
      unidad: unit,
      valor: round(exact, VALUE_DECIMALS),
      ...declared,
      ...(faltan.length > 0 && { faltan }),
    }
    const sd = deviations && round(deviations[key], DEVIATION_DECIMALS)
    return sd === undefined ? shown : { ...shown, duda: doubtOfDeclared(key, shown, sd) }
  }
  return Object.fromEntries(NUTRIENTS.map((key) => [key, value(key)])) as Declaration
}
