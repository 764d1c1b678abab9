import { find } from '../../findings/find.ts'
import type { Text } from '../../findings/finding.ts'
import { round } from '../../words/round.ts'
import { spelling } from '../preparations.ts'
import type { Node } from './nodes.ts'

/** What is at hand of a preparation, and what becomes of it. Spanish keys, as the API has. */
export interface StockReport {
  readonly nombre: string
  readonly gramos: number
  readonly usados: number
  readonly sobran: number
}

const GRAM_DECIMALS = 2

/** What is at hand, taken by whoever needs it until it is used up. */
export function stock(given: readonly (readonly [name: string, grams: number])[], doubtful: ReadonlySet<string>) {
  const shelves = given.map(([name, grams]) => ({ name, key: spelling(name), grams, used: 0, isWanted: false }))
  return {
    /** Grams of a need that are at hand already. */
    take: ({ name }: Node, need: number): number => {
      let taken = 0
      const asked = shelves.length > 0 ? spelling(name) : ''
      for (const shelf of shelves) {
        if (shelf.key !== asked) continue
        shelf.isWanted = true
        const some = Math.min(need - taken, shelf.grams - shelf.used)
        shelf.used += some
        taken += some
      }
      return taken
    },
    reports: (): StockReport[] =>
      shelves.map(({ name, grams, used }) => ({
        nombre: name,
        gramos: grams,
        usados: round(used, GRAM_DECIMALS),
        sobran: round(grams - used, GRAM_DECIMALS),
      })),
    notes: (nodes: readonly Node[]): Text[] =>
      shelves.flatMap(({ name, key, isWanted }) => {
        if (isWanted) return []
        const alike = nodes.filter((node) => node.key === key).map((node) => node.name)
        return [
          doubtful.has(key)
            ? find('production.which-stock', { name, names: alike })
            : find('production.no-such-stock', { name }),
        ]
      }),
  }
}
