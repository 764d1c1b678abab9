import type { ModelData } from 'highs'
import type { Solver } from './solver.ts'

export type Entry = readonly [column: number, value: number]

/** A model under construction: columns and rows are added one by one and handed over as sparse rows. */
export interface Sheet {
  readonly column: (cost: number, least: number, most: number, isInteger?: boolean) => number
  readonly row: (entries: readonly Entry[], least: number, most: number) => number
  readonly data: () => ModelData
}

export function blankSheet({ constants: { variableType } }: Solver): Sheet {
  const [colCost, colLower, colUpper, rowLower, rowUpper]: number[][] = [[], [], [], [], []] as const
  const integers: boolean[] = []
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  return {
    column: (cost, least, most, isInteger = false) => {
      colLower.push(least)
      colUpper.push(most)
      integers.push(isInteger)
      return colCost.push(cost) - 1
    },
    row: (entries, least, most) => {
      for (const [column, value] of entries) {
        indices.push(column)
        values.push(value)
      }
      starts.push(indices.length)
      rowLower.push(least)
      return rowUpper.push(most) - 1
    },
    data: () => {
      const size = { numCols: colCost.length, numRows: rowLower.length }
      return {
        ...size,
        colCost,
        colLower,
        colUpper,
        rowLower,
        rowUpper,
        matrix: { format: 'csr', ...size, starts, indices, values },
        ...(integers.includes(true) && {
          integrality: integers.map((isInteger) => (isInteger ? variableType.integer : variableType.continuous)),
        }),
      }
    },
  }
}
