import { find } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import { spelling } from '../preparations.ts'
import type { Node } from './nodes.ts'
import { type Machine, PRODUCTION_LIMITS } from './request.ts'

/** Equal batches of a preparation, and the machine that bounds them. */
export interface Batches {
  readonly count: number
  readonly machine: Machine | undefined
}

/** The machine that a preparation goes through: one that names it before one of its craft, and of several the smallest. */
function machineFor({ name, key, prepared }: Node, machines: readonly Machine[]): Machine | undefined {
  const named = machines.filter((one) => one.named?.some((asked) => [key, spelling(name)].includes(spelling(asked))))
  const fitting = named.length > 0 ? named : machines.filter((one) => !one.named && one.craft === prepared.craft)
  return fitting.toSorted((a, b) => a.capacity - b.capacity)[0]
}

/** Shares of a capacity that are only noise of adding up. */
const NOISE = 1e-9

export function batchesOf(node: Node, weighed: number, machines: readonly Machine[]): Batches {
  const machine = machineFor(node, machines)
  const count = machine ? Math.max(1, Math.ceil(weighed / machine.capacity - NOISE)) : 1
  if (machine && count > PRODUCTION_LIMITS.tandas) {
    throw new FormulaError(
      'invalid-request',
      find('production.too-many-batches', { machine: machine.name, name: node.name, batches: count }),
    )
  }
  return { count, machine }
}
