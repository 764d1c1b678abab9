import { PRICES_AS_OF } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { normaliseName } from '../catalogue/normalise.ts'
import { remarkOfRow } from '../catalogue/remarks.ts'
import { type SourceKey, sourceTitles } from '../catalogue/sources.ts'
import type { TranslatedNames } from '../catalogue/translated-names.ts'
import { type CraftNorms, type RangeNorm, rangeNormOf } from '../judge/norm.ts'
import type { ShownFigure } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { FoodComposition } from '../science/composition.ts'
import { energyOfComposition } from '../science/energy.ts'
import { roundTo } from '../words/round.ts'
import type { RecipeType } from './craft.ts'

/** The engine describes itself, from its own tables. Spanish keys, as the API shows them. */

interface Cited {
  readonly clave: string
  readonly titulo: string
}

const cited = (key: SourceKey): Cited => ({ clave: key, titulo: sourceTitles(key) })

export interface CraftDescription {
  readonly craft: string
  readonly label: string
  readonly defaultType: string
  readonly parametros: readonly {
    readonly clave: string
    readonly etiqueta: string
    readonly unidad: string
    readonly decimales: number
    readonly formula: string
    readonly fuentes: readonly Cited[]
  }[]
  readonly tipos: readonly {
    readonly id: string
    readonly label: string
    readonly ranges: Readonly<Record<string, FigureRange>>
    /** Why each range is what it is. */
    readonly porque: Readonly<Record<string, RangeNorm>>
    /** Ways of making it that the formula tells by itself, with ranges of their own. */
    readonly variantes: readonly {
      readonly id: string
      readonly label: string
      readonly ranges: Readonly<Record<string, FigureRange>>
      readonly porque: Readonly<Record<string, RangeNorm>>
    }[]
    readonly fuentes: readonly Cited[]
  }[]
}

/** What of a craft is described: the same for every one of them. */
export interface DescribedCraft {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly definition: {
    readonly parameters: Readonly<Record<string, ShownFigure>>
    readonly types: Readonly<Record<string, RecipeType<string>>>
    readonly judges: {
      readonly keys?: readonly string[]
      readonly ofTypes?: readonly string[]
      readonly commonRanges?: Readonly<Record<string, FigureRange | undefined>>
      readonly norms: CraftNorms<string, string>
    }
  }
}

/** The ranges of a type or of one of its styles, and why each is what it is. */
function rangesAndReasons(
  { keys, ofTypes = [], commonRanges, norms }: DescribedCraft['definition']['judges'],
  type: string,
  { unjudged = [] }: RecipeType<string>,
  of: { readonly id?: string; readonly ranges: Readonly<Record<string, FigureRange | undefined>> },
) {
  const ranges = { ...commonRanges, ...of.ranges } as Readonly<Record<string, FigureRange>>
  const porque = Object.fromEntries(
    Object.keys(ranges).map((key) => {
      const judged = (keys === undefined || keys.includes(key) || ofTypes.includes(key)) && !unjudged.includes(key)
      return [key, rangeNormOf(norms, { type, style: of.id, key, judged })]
    }),
  )
  return { ranges, porque }
}

/** What a craft measures, its types, their ranges and where those come from: the body of the service’s list of types. */
export const describeCraft = (
  { id, label, defaultType, definition }: DescribedCraft,
  names?: TranslatedNames,
): CraftDescription => ({
  craft: id,
  label: names?.typeName(id) ?? label,
  defaultType,
  parametros: Object.entries(definition.parameters).map(([clave, parameter]) => ({
    clave,
    etiqueta: parameter.label,
    unidad: parameter.unit,
    decimales: parameter.decimals,
    formula: parameter.formula,
    fuentes: parameter.sources.map(cited),
  })),
  tipos: Object.entries(definition.types).map(([type, recipe]) => ({
    id: type,
    label: names?.typeName(id, type) ?? recipe.label,
    ...rangesAndReasons(definition.judges, type, recipe, { ranges: recipe.ranges }),
    variantes: (recipe.styles ?? []).map((style) => ({
      id: style.id,
      label: names?.typeName(id, type, style.id) ?? style.label,
      ...rangesAndReasons(definition.judges, type, recipe, style),
    })),
    fuentes: recipe.sources.map(cited),
  })),
})

export interface IngredientDescription {
  readonly id: string
  readonly nombre: string
  readonly alias: readonly string[]
  readonly categoria: string
  /** In a formula for its taste: an adjustment leaves it alone unless told otherwise. */
  readonly sabor: boolean
  /** g per 100 g, zeros left out. */
  readonly composicion: Readonly<Record<string, number>>
  readonly kcal_100g: number
  readonly fuente: Cited & { readonly detalle?: string; readonly grado: string }
  readonly nota?: string
  readonly alergenos: readonly string[]
  readonly vegano: boolean
  readonly sinGluten: boolean
  readonly precio: { readonly eur_kg: number; readonly grado: string; readonly base?: string; readonly fecha: string }
}

/** Spanish names of the components, as a data sheet writes them. */
const COMPONENTS: Readonly<Record<keyof FoodComposition, string>> = {
  water: 'agua',
  protein: 'proteina',
  milkFat: 'grasaLactea',
  cocoaButter: 'mantecaCacao',
  otherFat: 'otraGrasa',
  sucrose: 'sacarosa',
  glucose: 'glucosa',
  fructose: 'fructosa',
  galactose: 'galactosa',
  lactose: 'lactosa',
  maltose: 'maltosa',
  otherSugars: 'otrosAzucares',
  polyols: 'polioles',
  starch: 'almidon',
  dextrins: 'dextrinas',
  otherCarbs: 'otrosHidratos',
  fibre: 'fibra',
  organicAcids: 'acidosOrganicos',
  ash: 'cenizas',
  alcohol: 'alcohol',
  other: 'otros',
  saturatedFat: 'grasaSaturada',
  labelProtein: 'proteinaEtiqueta',
  salt: 'sal',
  msnf: 'solidosLacteosNoGrasos',
  cocoaNonfat: 'cacaoSecoDesgrasado',
}

/** The names of the components, in the order of the vector. */
export const COMPONENT_NAMES: readonly string[] = Object.values(COMPONENTS)

const composition = (of: FoodComposition): Record<string, number> =>
  Object.fromEntries(
    (Object.keys(COMPONENTS) as (keyof FoodComposition)[])
      .filter((component) => of[component] !== 0)
      .map((component) => [COMPONENTS[component], of[component]]),
  )

/** What a row is called, and what else: shown in another language, its Spanish name is one of its others. */
export function namesShownOf(
  row: Ingredient,
  names?: TranslatedNames,
): Pick<IngredientDescription, 'nombre' | 'alias'> {
  const nombre = names?.rowName(row) ?? row.name
  if (nombre === row.name) return { nombre, alias: row.aliases }
  const shown = normaliseName(nombre)
  return { nombre, alias: [row.name, ...row.aliases].filter((one) => normaliseName(one) !== shown) }
}

/** A row of the catalogue with its composition, sources and licence, as the service gives it. */
export function describeIngredient(ingredient: Ingredient, names?: TranslatedNames): IngredientDescription {
  const { source, grade, price } = ingredient
  const { note, priceBasis, detail: remarked } = remarkOfRow(ingredient.id)
  const [key = '', detail = remarked] = source.split(/: (.*)/s)
  return {
    id: ingredient.id,
    ...namesShownOf(ingredient, names),
    categoria: ingredient.category,
    sabor: ingredient.flavour,
    composicion: composition(ingredient.composition),
    kcal_100g: roundTo(energyOfComposition(ingredient.composition, ingredient.polyolType), 1),
    fuente: { ...cited(key as SourceKey), ...(detail && { detalle: detail }), grado: grade },
    ...(note && { nota: note }),
    alergenos: ingredient.allergens,
    vegano: ingredient.vegan,
    sinGluten: ingredient.glutenFree,
    precio: {
      eur_kg: price,
      grado: priceBasis === undefined ? 'C' : 'B',
      ...(priceBasis !== undefined && { base: priceBasis }),
      fecha: PRICES_AS_OF,
    },
  }
}
