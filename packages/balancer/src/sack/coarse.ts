import { TRACKED_COMPONENTS } from '@obrador/engine/sack'
import { sackColumnsOf } from './model.ts'
import { type GramColumns, LIST_TAIL } from './rows.ts'
import { type ListNode, type ListTree, orderedSiblings } from './tree.ts'

/** What a list is worth its work: purchases have columns of their own where they matter most, as far as the model may grow. */

/** Columns that purchases may take: those of some twelve rows, more than most labels have. */
const MOST_COLUMNS = 96

/** The most that each item can weigh by its place alone. */
export function placeLimitsOf({ nodes }: ListTree, { mostLost }: GramColumns): ReadonlyMap<ListNode, number> {
  const most = new Map<ListNode, number>()
  const look = (siblings: readonly ListNode[], whole: number): void => {
    const { chain } = orderedSiblings(siblings)
    for (const node of siblings) {
      const rank = chain.indexOf(node) + 1
      const inTail = node.item.isUnordered
        ? whole
        : LIST_TAIL.grams + (LIST_TAIL.part * whole) / Math.max(1, chain.length)
      // Water is placed by what is left of it.
      const own = Math.min(whole, rank > 0 ? whole / rank + (node.isWater ? mostLost : 0) : inTail)
      most.set(node, own)
      look(node.children, own)
    }
  }
  look(nodes, 100 + mostLost)
  return most
}

/** Rows whose purchases get no columns: those that can move least, once there are too many. */
export function coarseRows(tree: ListTree, grams: GramColumns, isRough: boolean): ReadonlySet<number> {
  const everyRow = tree.rows.map((_, column) => column)
  if (isRough) return new Set(everyRow)
  const places = placeLimitsOf(tree, grams)
  const weights = new Map(
    tree.leaves.flatMap((leaf) => leaf.columns.map((column) => [column, places.get(leaf) ?? 0] as const)),
  )
  const sway = (column: number): number => {
    const row = tree.rows[column]
    return (weights.get(column) ?? 0) * TRACKED_COMPONENTS.reduce((sum, _, at) => sum + (row?.sd[at] ?? 0), 0)
  }
  const coarse = new Set<number>()
  let taken = 0
  for (const column of everyRow.toSorted((one, other) => sway(other) - sway(one) || one - other)) {
    const row = tree.rows[column]
    const wanted = row ? sackColumnsOf(row) : 0
    if (taken + wanted > MOST_COLUMNS) coarse.add(column)
    else taken += wanted
  }
  return coarse
}
