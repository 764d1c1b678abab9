import { findRow, readIngredientName } from '@obrador/engine'
import type { BookRecipe } from '@obrador/list/book'
import type { BookFile } from '@obrador/list/book/file'

/** The file of the web app that a book makes: its formulas with their first version, and its prices. */

const VERSION = 2
const KILO = 1000

interface Typed {
  readonly recipe: BookRecipe
  readonly craft: string
  readonly type: string
}

function formulaOf({ recipe, craft, type }: Typed, at: string, id: string) {
  const formula = {
    craft,
    type,
    name: recipe.title,
    lines: recipe.lines.map(({ name, grams, ask, suggest }, place) => ({
      id: `${id}.${place + 1}`,
      name,
      // As much as fingers take is no weight: the app asks for it.
      grams: grams ?? (ask === 'toTaste' ? 0 : (suggest?.grams ?? 0)),
      locked: false,
    })),
    given: {},
    batch: recipe.pieces === undefined ? {} : { pieces: recipe.pieces },
    ...(recipe.steps.length > 0 && { steps: recipe.steps }),
  }
  return { id, savedAt: at, formula, versions: [{ at, note: '', formula }], tags: [], note: '' }
}

/** By the row of the catalogue that a name means: a price of what nobody knows is of nothing. */
const pricesOf = (prices: BookFile['prices'], at: string) =>
  Object.fromEntries(
    prices.flatMap(({ name, perKg, pack, supplier = '' }) => {
      const row = findRow(name) ?? readIngredientName(name)?.ingredient
      if (!row) return []
      return [[row.id, { pack: pack?.price ?? perKg, packGrams: pack?.grams ?? KILO, supplier, at }] as const]
    }),
  )

export function webCopyOf(typed: readonly Typed[], prices: BookFile['prices']) {
  const at = new Date().toISOString()
  const stamp = Date.now().toString(36)
  return {
    obrador: VERSION,
    stamp,
    at,
    formulas: typed.map((one, place) => formulaOf(one, at, `${stamp}-${place + 1}`)),
    tables: [],
    own: [],
    prices: pricesOf(prices, at),
  }
}
