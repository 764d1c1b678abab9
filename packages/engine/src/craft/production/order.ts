import type { PlanNode } from './nodes.ts'

/**
 * Preparations in the order in which they are needed: the more of them wait for one, one inside another, the sooner it is
 * made; those that nothing else waits for come as the products name them. `ordered` has inner ones before outer ones.
 */
export function inMakingOrder(
  ordered: readonly PlanNode[],
): readonly { readonly node: PlanNode; readonly stage: number }[] {
  const waiting = new Map<PlanNode, number>()
  for (const node of ordered.toReversed()) {
    const own = waiting.get(node) ?? 0
    for (const { node: inner } of node.items) {
      if (inner) waiting.set(inner, Math.max(waiting.get(inner) ?? 0, own + 1))
    }
  }
  const longest = Math.max(0, ...waiting.values())
  return ordered
    .map((node) => ({ node, stage: longest - (waiting.get(node) ?? 0) + 1 }))
    .toSorted((a, b) => a.stage - b.stage)
}
