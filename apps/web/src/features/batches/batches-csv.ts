import { csvOfRows } from '@obrador/list/spreadsheet'
import type { MadeBatch } from '../../model/made-batch.ts'
import { batchBookWords as say } from '../../words/es/batch-book.ts'

/** A row for each thing that went into each batch, with its lot: what a recall asks for. */
export const batchesCsv = (batches: readonly MadeBatch[]): string =>
  csvOfRows([
    say.csvHeads,
    ...batches.flatMap(({ lot, day, formula, lines, verdict, sentence, pieces, to }) =>
      formula.lines.map(({ name, grams }, line) => {
        const noted = lines.find((one) => one.line === line)
        const said = say.verdict[verdict] ?? verdict
        const weighed = noted?.grams ?? grams
        return [lot, day, formula.name, name, noted?.lot ?? '', weighed, said, pieces ?? '', to ?? '', sentence]
      }),
    ),
  ])
