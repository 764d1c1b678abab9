import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { ComposedLine, FormulaLine, LineReader, SheetBlocks } from '../../formula/formula.ts'
import {
  compositionWithReadings,
  denseComposition,
  type FoodComposition,
  mixCompositions,
  OWN_SUGARS,
  UNNAMED_SOLIDS,
  type UntoldNutrient,
  untoldFat,
} from '../../science/composition.ts'

const NONE: SheetBlocks = { azucares: 0, materiagrasa: 0, lactosa: 0, proteinas: 0, agua: 0, alcohol: 0 }

/** Each block keeps the make of the row; sugars of no row are sucrose. Syrups count all their solids as sugars. */
function compositionOf(now: SheetBlocks, before: SheetBlocks, row: Ingredient | undefined): FoodComposition {
  const from = row?.composition ?? denseComposition({})
  const scale = (to: number, of: number): number => (of > 0 ? to / of : 1)
  const sweet = scale(now.azucares, before.azucares)
  const own = Object.fromEntries(OWN_SUGARS.map((sugar) => [sugar, sweet * from[sugar]]))
  const fats = mixCompositions([[scale(now.materiagrasa, before.materiagrasa), from]])
  return {
    ...from,
    ...own,
    ...(before.azucares === 0 && { sucrose: from.sucrose + now.azucares }),
    dextrins: (row?.de ?? 0) > 0 ? sweet * from.dextrins : from.dextrins,
    lactose: now.lactosa,
    milkFat: fats.milkFat,
    cocoaButter: fats.cocoaButter,
    otherFat: before.materiagrasa > 0 ? fats.otherFat : now.materiagrasa,
    protein: now.proteinas,
    water: now.agua,
    alcohol: now.alcohol,
  }
}

/** The composition behind the blocks that a caller gave. They have no room for salt nor for the make of other solids. */
export function composedOfBlocks<Matter>(
  { identify, custom }: LineReader<Matter>,
  { name, given, matter, ingredient }: FormulaLine<Matter>,
  type: string,
): ComposedLine | undefined {
  if (!given || !custom?.blocks) return undefined
  const row = ingredient?.composition
  const plain = identify({ name, raw: {}, type })?.matter
  const now = compositionOf(custom.blocks(matter), plain ? custom.blocks(plain) : NONE, ingredient)
  const salt: readonly UntoldNutrient[] = row ? [] : ['salt']
  return {
    composition: compositionWithReadings(now, row),
    untold: [...untoldFat(now, row), ...((given.otrossolidos ?? 0) > 0 ? UNNAMED_SOLIDS : []), ...salt],
  }
}
