import { shifted, spreadOf } from '../../catalogue/spread.ts'
import { type Purchase, slopesOf, sourcesOf, swingOf } from '../../ratio/doubt.ts'
import { factsOfLine, type SheetLine } from './lines.ts'
import { NUTRIENTS } from './nutrients.ts'
import { type Facts, nutrients } from './nutrition.ts'
import type { Deviations } from './tolerance.ts'

/** How much a declared value varies with the purchases: the nutrients are ratios, and a sheet of the supplier is taken at its word. */
export function nutrientDeviations(
  lines: readonly SheetLine[],
  declared: readonly { readonly grams: number; readonly matter: Facts }[],
): Deviations {
  const purchases = new Map<unknown, Purchase<Facts> & { readonly members: Purchase<Facts>['members'][number][] }>()
  for (const line of lines) {
    const { ingredient, composition, grams, measured } = line
    // A composition that is not the row's is the caller's own.
    if (!ingredient || composition !== ingredient.composition || grams <= 0) continue
    const ways = spreadOf(ingredient, measured)?.ways ?? []
    const seen = (sign: number) =>
      ways.map((way) => {
        const row = shifted(
          ingredient,
          way.map((part) => sign * part),
        )
        return factsOfLine({ ...line, ingredient: row, composition: row.composition })
      })
    const key = measured ? line : ingredient
    const purchase = purchases.get(key) ?? { ways: ways.length, members: [] }
    purchase.members.push({ grams, swing: swingOf(seen(1), seen(-1)) })
    purchases.set(key, purchase)
  }
  const sources = sourcesOf(declared, [...purchases.values()], new Array<number>(declared.length).fill(0))
  return Object.fromEntries(NUTRIENTS.map((key) => [key, slopesOf(nutrients[key], sources)?.sd ?? 0])) as Deviations
}
