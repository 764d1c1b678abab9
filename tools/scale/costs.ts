import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What each operation costs, as `node tools/scale.ts --measure` found it in one run. */

export interface Cost {
  /** µs of the event loop, which answers everybody: the median of the rounds, and the least and most of them. */
  readonly loop: number
  readonly least: number
  readonly most: number
  /** µs of the other threads of the process, median: adjustments, the collector, the compiler. */
  readonly threads: number
  /** Of the answer's body, uncompressed. */
  readonly bytes: number
}

export const OPERATIONS = [
  'balanced',
  'offBalance',
  'explained',
  'pasted',
  'label',
  'piece',
  'plan',
  'adjustment',
  'agentCall',
  'catalogue',
  'refused',
] as const
export type Operation = (typeof OPERATIONS)[number]

export interface Measured {
  readonly on: string
  readonly node: string
  readonly rounds: number
  readonly requests: number
  /** Processes that wanted a core while it ran, on average of a minute. */
  readonly load: readonly [number, number]
  readonly cores: number
  readonly costs: Readonly<Record<Operation, Cost>>
}

export const COSTS_FILE = join(import.meta.dirname, 'costs.json')
export const measured = (): Measured => JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as Measured
