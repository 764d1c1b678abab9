import type { ModelData } from 'highs'
import type { HighsSolver } from './solver.ts'

/** Any value, a whole one, or either nothing or one between the bounds. */
export type ColumnDomain = 'continuous' | 'integer' | 'semiContinuous'

export type RowEntry = readonly [column: number, value: number]

/** A model under construction: columns and rows are added one by one and handed over as sparse rows. */
export interface ModelSheet {
  readonly column: (cost: number, least: number, most: number, domain?: ColumnDomain) => number
  readonly row: (entries: readonly RowEntry[], least: number, most: number) => number
  readonly data: () => ModelData
}

export function blankSheet({ constants: { variableType } }: HighsSolver): ModelSheet {
  const [colCost, colLower, colUpper, rowLower, rowUpper]: number[][] = [[], [], [], [], []] as const
  const domains: ColumnDomain[] = []
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  return {
    column: (cost, least, most, domain = 'continuous') => {
      colLower.push(least)
      colUpper.push(most)
      domains.push(domain)
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
        ...(domains.some((domain) => domain !== 'continuous') && {
          integrality: domains.map((domain) => variableType[domain]),
        }),
      }
    },
  }
}
