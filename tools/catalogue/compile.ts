import { modulesOf } from './dense.ts'
import { factsOf } from './facts.ts'
import { checkRows } from './rules.ts'
import { Faults, readTables, readTypes } from './tables.ts'

export interface Compiled {
  /** How many ingredients the tables have. */
  readonly count: number
  /** What is wrong, each with its file and line; where there is anything, nothing is compiled. */
  readonly faults: readonly string[]
  readonly modules: ReadonlyMap<string, string>
}

/** The tables by the name of their file without its ending, checked and compiled. */
export function compile(texts: ReadonlyMap<string, string>): Compiled {
  const faults = new Faults()
  const rows = readTables(texts, faults).map((line) => factsOf(line, faults))
  checkRows(rows, faults)
  const types = readTypes(texts, faults)
  return {
    count: rows.length,
    faults: faults.lines,
    modules: faults.lines.length > 0 ? new Map() : modulesOf(rows, types),
  }
}
