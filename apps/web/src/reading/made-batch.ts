import { FormulaError } from '@obrador/engine'
import { type BatchAnswer, type BatchRequest, batchOf } from '@obrador/engine/batch'
import type { AppCraft } from '../engine/crafts.ts'
import { toldAnswer } from '../format/page-speech.ts'
import type { TableFormula } from '../model/formula.ts'
import type { MadeBatch, MadeReading } from '../model/made-batch.ts'
import { type OwnIngredients, tableRequestOf } from './request.ts'

export type { BatchAnswer } from '@obrador/engine/batch'

/** What is known of a batch while it is being noted. */
export type NotedBatch = Pick<MadeBatch, 'day' | 'lines' | 'readings' | 'temperatures' | 'isSure' | 'chosen'> & {
  readonly formula: TableFormula
}

/** A reading as the engine takes it: two of them are told by two figures. */
function readingOf({ que, value, line, other }: MadeReading): NonNullable<BatchRequest['medidas']>[number] {
  if (que === 'aire') return { que, mezcla: value, ...(other !== undefined && { frozen: other }) }
  if (que === 'dureza') return { que, cuchara: value, ...(other !== undefined && { temperatura: other }) }
  return { que, valor: value, ...(line !== undefined && { linea: line }) }
}

/** What a batch says; or why it cannot be read. */
export function readBatch(
  craft: AppCraft,
  { formula, day, lines, readings, temperatures, isSure, chosen }: NotedBatch,
  own: OwnIngredients,
  estado: object | undefined,
): BatchAnswer | string {
  try {
    return toldAnswer(
      batchOf(craft, {
        formula: tableRequestOf(craft, formula, own),
        hecho: {
          fecha: day,
          lineas: lines.flatMap(({ line, grams, lot, isNew }) =>
            grams === undefined && lot === undefined && !isNew
              ? []
              : [
                  {
                    linea: line,
                    ...(grams !== undefined && { gramos: grams }),
                    ...(lot !== undefined && { lote: lot }),
                    ...(isNew && { nuevo: true }),
                  },
                ],
          ),
          ...(temperatures && { temperaturas: temperatures }),
          ...(isSure && { respuesta: 'todo_bien' as const }),
          ...(chosen && { elegida: chosen }),
        },
        medidas: readings.map(readingOf),
        ...(estado && { estado }),
      }),
    )
  } catch (error) {
    if (error instanceof FormulaError) return error.message
    throw error
  }
}
