import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { roundTo } from '../../words/round.ts'
import { spellingKey } from '../preparations.ts'
import type { PlanNode } from './nodes.ts'

/** What is at hand of a preparation, and what becomes of it. Spanish keys, as the API has. */
export interface StockReport {
  readonly nombre: string
  readonly gramos: number
  readonly usados: number
  readonly sobran: number
}

const GRAM_DECIMALS = 2

/** What is at hand, taken by whoever needs it until it is used up. */
export function stockAtHand(given: readonly (readonly [name: string, grams: number])[], doubtful: ReadonlySet<string>) {
  const shelves = given.map(([name, grams]) => ({ name, key: spellingKey(name), grams, used: 0, isWanted: false }))
  return {
    /** Grams of a need that are at hand already. */
    take: ({ name }: PlanNode, need: number): number => {
      let taken = 0
      const asked = shelves.length > 0 ? spellingKey(name) : ''
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
        usados: roundTo(used, GRAM_DECIMALS),
        sobran: roundTo(grams - used, GRAM_DECIMALS),
      })),
    notes: (nodes: readonly PlanNode[]): FindingText[] =>
      shelves.flatMap(({ name, key, isWanted }) => {
        if (isWanted) return []
        const alike = nodes.filter((node) => node.key === key).map((node) => node.name)
        return [
          doubtful.has(key)
            ? commonFinding('production.which-stock', { name, names: alike })
            : commonFinding('production.no-such-stock', { name }),
        ]
      }),
  }
}
