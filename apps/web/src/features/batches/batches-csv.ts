import { csvOf } from '@obrador/list/spreadsheet'
import type { MadeBatch } from '../../model/made-batch.ts'
import { batch as say } from '../../words/es/made-batch.ts'

/** A row for each thing that went into each batch, with its lot: what a recall asks for. */
export const batchesCsv = (batches: readonly MadeBatch[]): string =>
  csvOf([
    say.csvHeads,
    ...batches.flatMap(({ lot, day, formula, lines, verdict }) =>
      formula.lines.map(({ name, grams }, line) => {
        const noted = lines.find((one) => one.line === line)
        return [lot, day, formula.name, name, noted?.lot ?? '', noted?.grams ?? grams, say.verdict[verdict] ?? verdict]
      }),
    ),
  ])
