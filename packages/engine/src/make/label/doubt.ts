import { rowSpreadOf, shiftedComposition } from '../../catalogue/spread.ts'
import { doubtSourcesOf, figureSlopesOf, measureSwingOf, type PurchaseVariation } from '../../ratio/doubt.ts'
import { factsOfLine, type LabelSheetLine } from './lines.ts'
import { LABEL_NUTRIENTS } from './nutrients.ts'
import { type NutritionFacts, nutrientParameters } from './nutrition.ts'
import type { NutrientDeviations } from './tolerance.ts'

/** How much a declared value varies with the purchases: the nutrients are ratios, and a sheet of the supplier is taken at its word. */
export function nutrientDeviations(
  lines: readonly LabelSheetLine[],
  declared: readonly { readonly grams: number; readonly matter: NutritionFacts }[],
): NutrientDeviations {
  const purchases = new Map<
    unknown,
    PurchaseVariation<NutritionFacts> & { readonly members: PurchaseVariation<NutritionFacts>['members'][number][] }
  >()
  for (const line of lines) {
    const { ingredient, composition, grams, measured } = line
    // A composition that is not the row's is the caller's own.
    if (!ingredient || composition !== ingredient.composition || grams <= 0) continue
    const ways = rowSpreadOf(ingredient, measured)?.ways ?? []
    const seen = (sign: number) =>
      ways.map((way) => {
        const moved = way.map((part) => sign * part)
        return factsOfLine({ ...line, composition: shiftedComposition(ingredient, moved) })
      })
    const key = measured ? line : ingredient
    const purchase = purchases.get(key) ?? { ways: ways.length, members: [] }
    purchase.members.push({ grams, swing: measureSwingOf(seen(1), seen(-1)) })
    purchases.set(key, purchase)
  }
  const sources = doubtSourcesOf(declared, [...purchases.values()], new Array<number>(declared.length).fill(0))
  return Object.fromEntries(
    LABEL_NUTRIENTS.map((key) => [key, figureSlopesOf(nutrientParameters[key], sources)?.sd ?? 0]),
  ) as NutrientDeviations
}
