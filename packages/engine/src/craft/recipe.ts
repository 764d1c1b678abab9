import type { ProductLabel } from '../make/label/label.ts'
import type { LabelNutrient } from '../make/label/nutrients.ts'
import { roundTo } from '../words/round.ts'
import type { FormulaOverview, OverviewFigure } from './overview.ts'

/** A formula as a schema.org/Recipe in JSON-LD, for whoever reads recipes and does not know this engine. */

interface PropertyValue {
  readonly '@type': 'PropertyValue'
  /** The key of the figure in `params`. */
  readonly propertyID: string
  readonly name?: string
  readonly value: number | string
  readonly unitText?: string
  /** The range that it should lie in. */
  readonly valueReference?: {
    readonly '@type': 'QuantitativeValue'
    readonly minValue: number
    readonly maxValue: number
    readonly unitText?: string
  }
}

/** Gram, in the codes of UN/CEFACT. */
const GRAM = 'GRM'

interface Grams {
  readonly '@type': 'QuantitativeValue'
  readonly value: number
  readonly unitText: 'g'
  readonly unitCode: typeof GRAM
}

/** A line as figures: a text may be read in more than one way. */
interface HowToSupply {
  readonly '@type': 'HowToSupply'
  readonly name: string
  /** None of what nobody weighed. */
  readonly requiredQuantity?: Grams
}

interface NutritionInformation {
  readonly '@type': 'NutritionInformation'
  readonly servingSize: string
  readonly calories?: string
  readonly fatContent?: string
  readonly saturatedFatContent?: string
  readonly carbohydrateContent?: string
  readonly sugarContent?: string
  readonly fiberContent?: string
  readonly proteinContent?: string
  readonly sodiumContent?: string
}

export interface RecipeLd {
  readonly '@context': 'https://schema.org'
  readonly '@type': 'Recipe'
  readonly name: string
  readonly inLanguage: 'es'
  /** The craft. */
  readonly keywords: string
  /** The type of product. */
  readonly recipeCategory: string
  readonly recipeIngredient: readonly string[]
  readonly supply: readonly HowToSupply[]
  readonly recipeInstructions?: readonly { readonly '@type': 'HowToStep'; readonly text: string }[]
  readonly recipeYield: string
  /** The same as a figure, with what is known of it: `Recipe` itself has no place for properties, a quantity has. */
  readonly yield: Grams & { readonly additionalProperty: readonly PropertyValue[] }
  readonly nutrition?: NutritionInformation
  /** What to look at before it is believed. */
  readonly comment?: readonly { readonly '@type': 'Comment'; readonly text: string }[]
}

export interface RecipeParts {
  readonly craft: { readonly id: string; readonly label: string }
  readonly overview: Pick<FormulaOverview, 'type' | 'typeLabel' | 'verdict' | 'isJudged' | 'lines'>
  readonly figures: readonly OverviewFigure[]
  /**
   * With the name that its maker gives it, which it is called by unless the law denies that. None where a label cannot be worked out: then no
   * nutrition is told, and the yield is what was weighed.
   */
  readonly label?: Pick<ProductLabel, 'base' | 'nutricion' | 'denominacion' | 'palabras' | 'legal'> | undefined
  /** How many times the formula is made. */
  readonly times?: number
  readonly steps?: readonly string[] | undefined
}

/** Decimals that any scale reads, and no sum leaves noise in. */
const GRAM_DECIMALS = 6
const written = (value: number): string => String(value).replace('.', ',')
const grams = (value: number): Grams => ({ '@type': 'QuantitativeValue', value, unitText: 'g', unitCode: GRAM })

/** Of a line that names a row by an id that nobody would write, the name of the row: a person reads it. */
const named = ({ name, ingredient }: FormulaOverview['lines'][number]): string =>
  ingredient && name === ingredient.id && name.includes('_') ? ingredient.name : name

const propertyOf = ({ key, label, value, unit, range }: OverviewFigure): PropertyValue => ({
  '@type': 'PropertyValue',
  propertyID: key,
  name: label,
  value,
  ...(unit !== '' && { unitText: unit }),
  ...(range && {
    valueReference: {
      '@type': 'QuantitativeValue',
      minValue: range[0],
      maxValue: range[1],
      ...(unit !== '' && { unitText: unit }),
    },
  }),
})

const told = (propertyID: string, value: string): PropertyValue => ({ '@type': 'PropertyValue', propertyID, value })

/** What schema.org calls the figures of a declaration. */
const NUTRITION = {
  energiaKcal: 'calories',
  grasas: 'fatContent',
  saturadas: 'saturatedFatContent',
  hidratosDeCarbono: 'carbohydrateContent',
  azucares: 'sugarContent',
  fibra: 'fiberContent',
  proteinas: 'proteinContent',
} as const satisfies Partial<Record<LabelNutrient, keyof NutritionInformation>>

/** Salt is sodium × 2.5 (Regulation (EU) 1169/2011, Annex I); sodium is told in mg. */
const SODIUM_MG_OF_SALT = 1000 / 2.5
const SODIUM_DECIMALS = 1
/** What schema.org reads as a quantity is written with a point and without signs. */
const quantity = (value: number, unit: string): string => `${value} ${unit}`

/** Per 100 g of finished product. A value that is only a lower bound is not told: readers would take it for the value. */
function nutritionOf({ nutricion: { por100g } }: Pick<ProductLabel, 'nutricion'>): NutritionInformation | undefined {
  const known = Object.entries(NUTRITION).flatMap(([key, field]) => {
    const { declarado, unidad, faltan } = por100g[key as keyof typeof NUTRITION]
    return faltan ? [] : [[field, quantity(declarado, unidad)] as const]
  })
  const { sal } = por100g
  const sodium: readonly (readonly [string, string])[] = sal.faltan
    ? []
    : [['sodiumContent', quantity(roundTo(sal.declarado * SODIUM_MG_OF_SALT, SODIUM_DECIMALS), 'mg')]]
  const all = [...known, ...sodium]
  return all.length === 0
    ? undefined
    : { '@type': 'NutritionInformation', servingSize: '100 g', ...Object.fromEntries(all) }
}

/** The name that somebody wrote for it, else the one that the law gives; never one that the law denies. */
function lawfulNameOf({ denominacion, palabras = [], legal }: NonNullable<RecipeParts['label']>): string | undefined {
  return palabras.some(({ cumple }) => cumple === false) ? legal?.nombre : (denominacion ?? legal?.nombre)
}

export function recipeJsonLdOf({ craft, overview, figures, label, times = 1, steps = [] }: RecipeParts): RecipeLd {
  const weighed = overview.lines.reduce((sum, { grams }) => sum + grams, 0)
  const made = roundTo((label?.base.acabado_g ?? weighed) * times, 2)
  const nutrition = label && nutritionOf(label)
  // Water that leaves while it is made is a line of negative weight, and nobody puts it in.
  const put = overview.lines.filter((line) => line.grams >= 0)
  const supply = put.map(
    (line): HowToSupply => ({
      '@type': 'HowToSupply',
      name: named(line),
      ...(!line.isUnweighed && { requiredQuantity: grams(roundTo(line.grams * times, GRAM_DECIMALS)) }),
    }),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: (label && lawfulNameOf(label)) || overview.typeLabel,
    inLanguage: 'es',
    keywords: craft.label,
    recipeCategory: overview.typeLabel,
    recipeIngredient: supply.map(({ name: called, requiredQuantity: weighed }) =>
      weighed ? `${written(weighed.value)} g ${called}` : called,
    ),
    supply,
    ...(steps.length > 0 && { recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep' as const, text })) }),
    recipeYield: `${written(made)} g`,
    yield: {
      ...grams(made),
      additionalProperty: [
        told('craft', craft.id),
        told('type', overview.type),
        ...(overview.isJudged ? [told('verdict', overview.verdict)] : []),
        ...figures.map(propertyOf),
      ],
    },
    ...(nutrition && { nutrition }),
    ...commentsOf((label?.palabras ?? []).flatMap(({ cumple, frase }) => (cumple === false ? [frase] : []))),
  }
}

const commentsOf = (texts: readonly string[]): Pick<RecipeLd, 'comment'> =>
  texts.length === 0 ? {} : { comment: texts.map((text) => ({ '@type': 'Comment', text })) }

export const recipeWithComments = (recipe: RecipeLd, texts: readonly string[]): RecipeLd => ({
  ...recipe,
  ...commentsOf([...(recipe.comment ?? []).map(({ text }) => text), ...texts]),
})

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The lines of a recipe that tells them as figures in grams, as those written here do; else nothing. */
export function suppliesInRecipe(
  recipe: unknown,
): readonly { readonly name: string; readonly grams: number }[] | undefined {
  const supply = fieldOf(recipe, 'supply')
  if (!Array.isArray(supply) || supply.length === 0) return undefined
  const lines = supply.flatMap((one) => {
    const name = fieldOf(one, 'name')
    const needed = fieldOf(one, 'requiredQuantity')
    const value = fieldOf(needed, 'value')
    const isWeighed = fieldOf(needed, 'unitCode') === GRAM && typeof value === 'number' && value >= 0
    if (typeof name === 'string' && needed === undefined) return [{ name, grams: 0 }]
    return typeof name === 'string' && isWeighed ? [{ name, grams: value }] : []
  })
  return lines.length === supply.length ? lines : undefined
}
