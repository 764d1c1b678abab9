import type { AppCraft } from '../engine/crafts.ts'
import { numberWithUnit } from '../format/numbers.ts'
import { numberText } from '../format/page-speech.ts'
import { finishedFrom } from '../model/amounts.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import { workSheetWords as say } from '../words/es/desk.ts'
import { makingLossOf } from './loss.ts'
import { readDesk } from './read-desk.ts'
import { namedLines, type OwnIngredients } from './request.ts'
import { type StagePart, stagePartsIn } from './stages.ts'
import { waterForDough } from './water.ts'

/** What the desk of a craft adds to a sheet to work from: on paper, in a plan and in a message. */
export interface WorkSheet {
  /** What every line is written over, and its share of it, %, by the id of the line. */
  readonly base?: string
  readonly shares: ReadonlyMap<string, number>
  /** What is made before the rest, opened: in grams of the formula as it is written. */
  readonly stages: ReadonlyMap<string, readonly StagePart[]>
  /** What is told besides: to what weight it is divided, and how warm the water is. */
  readonly divide?: string | undefined
  readonly water?: string | undefined
  readonly says: readonly string[]
}

interface Amount {
  /** What the formula as it is written is multiplied by. */
  readonly factor: number
  readonly pieces?: number | undefined
  /** g of a piece as it is divided. */
  readonly pieceGrams?: number | undefined
}

export function workSheet(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  habits: WorkshopHabits,
  { factor, pieces, pieceGrams }: Amount,
): WorkSheet {
  const { base, loss } = craft.definition.desk ?? {}
  const on = base && readDesk(craft, formula, own)
  const whole = on?.base ?? 0
  const shares = new Map(
    whole > 0 ? namedLines(formula).map(({ id, grams }) => [id, (100 * grams) / whole] as const) : [],
  )
  const water = waterForDough(craft, formula, own, habits, factor)
  const finished =
    loss && pieceGrams !== undefined ? finishedFrom(pieceGrams, makingLossOf(craft, formula, own).percent) : undefined
  const divide =
    loss && pieceGrams !== undefined && finished !== undefined
      ? say.divide(
          numberText(pieces ?? 1, 0),
          numberWithUnit(pieceGrams, 'g', 0),
          loss.raw,
          numberWithUnit(finished, 'g', 0),
          loss.finished.toLowerCase(),
        )
      : undefined
  return {
    ...(base && whole > 0 && { base: base.label }),
    shares,
    stages: stagePartsIn(craft, formula, own),
    divide,
    water: water?.sentence,
    says: [divide, water?.sentence].filter((one) => one !== undefined),
  }
}
