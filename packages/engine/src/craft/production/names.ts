import { commonFinding } from '../../findings/find.ts'
import { numberedName, preparationApart } from '../../words/production.ts'
import { spellingKey } from '../preparations.ts'
import type { PlanNode, PlanNodes, PlannedPiece } from './nodes.ts'

/** For what each preparation is: the products that use it, directly or inside another, in the order of the request. */
export function usersOfPreparations(
  pieces: readonly PlannedPiece[],
  { ordered }: PlanNodes,
): ReadonlyMap<PlanNode, ReadonlySet<PlannedPiece>> {
  const users = new Map<PlanNode, Set<PlannedPiece>>(ordered.map((node) => [node, new Set()]))
  for (const piece of pieces) {
    if (piece.product.pieces === 0) continue
    for (const { item } of piece.parts) if (item.node && item.share > 0) users.get(item.node)?.add(piece)
  }
  for (const node of ordered.toReversed()) {
    for (const { node: inner } of node.items) {
      if (inner) for (const piece of users.get(node) ?? []) users.get(inner)?.add(piece)
    }
  }
  return new Map([...users].map(([node, of]) => [node, new Set(pieces.filter((piece) => of.has(piece)))]))
}

/**
 * Gives each preparation a name of its own: two that differ are told apart by the product they are for, and the plan says
 * so. Returns the names that no longer mean one thing alone.
 */
export function nameToldApart(
  { byTitle, notes }: PlanNodes,
  users: ReadonlyMap<PlanNode, ReadonlySet<PlannedPiece>>,
): ReadonlySet<string> {
  const doubtful = new Set<string>()
  const taken = new Set(byTitle.keys())
  /** The number that the next of a name would get: counting from the first each time takes the square of their number. */
  const next = new Map<string, number>()
  for (const [title, alike] of byTitle) {
    const [first, ...others] = alike
    if (!first || others.length === 0) continue
    doubtful.add(title)
    for (const node of alike) {
      const [piece] = users.get(node) ?? []
      const wanted = preparationApart(node.title, piece?.product.name)
      let name = wanted
      let count = next.get(wanted) ?? 2
      for (; taken.has(spellingKey(name)); count++) name = numberedName(wanted, count)
      next.set(wanted, count)
      taken.add(spellingKey(name))
      node.name = name
    }
    notes.push(commonFinding('production.told-apart', { title: first.title, names: alike.map(({ name }) => name) }))
  }
  return doubtful
}
