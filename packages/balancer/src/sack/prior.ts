import type { SackPolytope } from './bounds.ts'
import { type ListNode, orderedSiblings } from './tree.ts'

/**
 * What is likely before the table is looked at: each item weighs any part of the one before it. Every term is of a sum of grams, and a
 * sum changes evenly along a line, so that a line is read in one pass over the columns and a point on it in one over the sums.
 */

/** g under which a share says no more of the next. */
const FLOOR = 0.02
/** Mean of what is put in by the pinch, and of water that nobody says, g. */
const PINCH = 2
const SILENT = 1
/** Products of sums are read as one logarithm while they stay between these. */
const [SMALLEST, GREATEST] = [1e-150, 1e150]

interface Term {
  readonly columns: readonly number[]
  /** Whether the water lost counts less. */
  readonly isLess: boolean
  /** How often the logarithm of the sum is taken away; negative where it is added. */
  readonly power: number
  /** What a gram takes away. */
  readonly slope: number
}

function termsOf({ tree, grams }: SackPolytope): Term[] {
  const terms: Term[] = [{ columns: [grams.silent], isLess: false, power: 0, slope: 1 / SILENT }]
  const gather = (siblings: readonly ListNode[], parent: ListNode | undefined): void => {
    if (siblings.length === 0) return
    const { chain, tail } = orderedSiblings(siblings)
    chain.forEach(({ columns, isWater }, at) => {
      const power = (at < chain.length - 1 ? 1 : 0) + (at === 0 ? 1 : 0)
      if (power > 0) terms.push({ columns, isLess: isWater && !parent, power, slope: 0 })
    })
    if (parent) terms.push({ columns: parent.columns, isLess: false, power: -1, slope: 0 })
    for (const { columns } of tail) terms.push({ columns, isLess: false, power: 0, slope: 1 / PINCH })
    for (const node of siblings) gather(node.children, node)
  }
  gather(tree.nodes, undefined)
  for (const { columns } of tree.leaves)
    if (columns.length > 1) terms.push({ columns, isLess: false, power: columns.length - 1, slope: 0 })
  return terms
}

export interface SharePrior {
  readonly stand: (at: Float64Array) => void
  readonly face: (along: Float64Array) => void
  readonly ahead: (steps: number) => number
  readonly go: (steps: number) => void
}

export function sharePriorOf(polytope: SackPolytope): SharePrior {
  const terms = termsOf(polytope)
  const { lost } = polytope.grams
  const here = new Float64Array(terms.length)
  const slopes = new Float64Array(terms.length)
  const sumInto = (sums: Float64Array, of: Float64Array): void => {
    for (let n = 0; n < terms.length; n++) {
      const { columns, isLess } = terms[n] as Term
      let total = isLess ? -(of[lost] as number) : 0
      for (let k = 0; k < columns.length; k++) total += of[columns[k] as number] as number
      sums[n] = total
    }
  }
  return {
    stand: (at) => sumInto(here, at),
    face: (along) => sumInto(slopes, along),
    go: (steps) => {
      for (let n = 0; n < here.length; n++) here[n] = (here[n] as number) + steps * (slopes[n] as number)
    },
    ahead: (steps) => {
      let total = 0
      let product = 1
      for (let n = 0; n < terms.length; n++) {
        const { power, slope } = terms[n] as Term
        const sum = (here[n] as number) + steps * (slopes[n] as number)
        total -= slope * sum
        const factor = Math.max(FLOOR, sum)
        if (power < 0) product *= factor
        for (let k = 0; k < power; k++) product /= factor
        if (product < SMALLEST || product > GREATEST) {
          total += Math.log(product)
          product = 1
        }
      }
      return total + Math.log(product)
    },
  }
}
