import { csvOfRows } from '@obrador/list/spreadsheet'
import { shownName } from '../../format/page-speech.ts'
import { type BoughtLot, type BoughtLots, boughtLotOf } from '../../model/bought-lots.ts'
import { identityKeyOf } from '../../model/ingredient-identity.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { batchLineIdentity, type TracedLot } from '../../model/trace.ts'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { recallWords } from '../../words/es/recall.ts'

/** A row for each thing that went into each batch, with its lot and where that came from: what a recall asks for. */
export const batchesCsv = (batches: readonly MadeBatch[], bought?: BoughtLots): string =>
  csvOfRows([
    say.csvHeads,
    ...batches.flatMap((batch) =>
      batch.formula.lines.map(({ name, grams }, at) => {
        const { lot, day, formula, lines, verdict, sentence, pieces, to } = batch
        const noted = lines.find((one) => one.line === at) ?? { line: at, name }
        const identity = batchLineIdentity(batch, noted)
        const supposed = noted.supposed ?? batch.open?.[identityKeyOf(identity)]
        const came = boughtLotOf(bought, { identities: [identity], lot: noted.lot ?? '' })
        return [
          lot,
          day,
          formula.name,
          shownName(name),
          noted.lot || (supposed ? recallWords.supposed(supposed) : recallWords.untold),
          noted.grams ?? grams,
          say.verdict[verdict] ?? verdict,
          pieces ?? '',
          to ?? '',
          sentence,
          came?.supplier ?? recallWords.unknown,
          came?.bought ?? recallWords.unknown,
        ]
      }),
    ),
  ])

/** A lot that is taken back, with where it came from. */
export type RecalledLot = Pick<TracedLot, 'name' | 'lot' | 'batches' | 'doubtful'> & Partial<Omit<BoughtLot, 'lot'>>

/** A row for each batch that has a lot, or may have it. */
export const recallCsv = ({ name, lot, batches, doubtful, supplier, bought }: RecalledLot): string =>
  csvOfRows([
    recallWords.csvHeads,
    ...[...batches, ...doubtful].map((batch) => [
      shownName(name),
      lot || recallWords.untold,
      supplier ?? recallWords.unknown,
      bought ?? recallWords.unknown,
      batch.lot,
      batch.day,
      batch.formula.name,
      batch.pieces ?? recallWords.unknown,
      batch.to ?? '',
      recallWords.sure[batches.includes(batch) ? 'yes' : 'maybe'],
    ]),
  ])
