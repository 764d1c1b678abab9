import { commonFinding } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import { spellingKey } from '../preparations.ts'
import type { PlanNode } from './nodes.ts'
import { type MachineCapacity, PRODUCTION_LIMITS } from './request.ts'

/** Equal batches of a preparation, and the machine that bounds them. */
export interface EqualBatches {
  readonly count: number
  readonly machine: MachineCapacity | undefined
}

/** The machine that a preparation goes through: one that names it before one of its craft, and of several the smallest. */
function machineFor(
  { name, key, prepared }: PlanNode,
  machines: readonly MachineCapacity[],
): MachineCapacity | undefined {
  const named = machines.filter((one) =>
    one.named?.some((asked) => [key, spellingKey(name)].includes(spellingKey(asked))),
  )
  const fitting = named.length > 0 ? named : machines.filter((one) => !one.named && one.craft === prepared.craft)
  return fitting.toSorted((a, b) => a.capacity - b.capacity)[0]
}

/** Shares of a capacity that are only noise of adding up. */
const NOISE = 1e-9

export function equalBatchesOf(node: PlanNode, weighed: number, machines: readonly MachineCapacity[]): EqualBatches {
  const machine = machineFor(node, machines)
  const count = machine ? Math.max(1, Math.ceil(weighed / machine.capacity - NOISE)) : 1
  if (machine && count > PRODUCTION_LIMITS.tandas) {
    throw new FormulaError(
      'invalid-request',
      commonFinding('production.too-many-batches', { machine: machine.name, name: node.name, batches: count }),
    )
  }
  return { count, machine }
}
