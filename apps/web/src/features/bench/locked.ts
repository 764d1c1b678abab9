import type { AppCraft } from '../../engine/crafts.ts'
import { toggleLock } from '../../model/edits.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import { ingredientOfLine, type OwnIngredients, readTableFormula } from '../../reading/request.ts'
import { changeStepsOf, isLineNamed } from './changes.ts'

/** Locked lines that stand between a formula and its advice: any of them would do, or all of them are needed. */
export interface InTheWay {
  readonly lines: readonly TableLine[]
  readonly isEachEnough: boolean
}

/** What to unlock of a formula of which nothing can be advised as it is; nothing where it is not the locks. */
export function inTheWay(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  norms: WorkshopNorms,
): InTheWay | undefined {
  const unlocked = (lines: readonly TableLine[]): TableFormula =>
    lines.reduce((now, { id }) => toggleLock(now, id), formula)
  const adviceWithout = (lines: readonly TableLine[]) =>
    readTableFormula(craft.engine, unlocked(lines), own, { norms }).overview?.changes ?? []
  const locked = formula.lines.filter((line) => line.locked)
  if (locked.length === 0) return undefined
  const named = changeStepsOf(adviceWithout(locked)).flatMap(({ from, to }) => [from, to])
  const readAs = (line: TableLine) => ingredientOfLine(craft, line, formula.type, own)?.name
  const moved = locked.filter((line) => named.some((name) => name !== undefined && isLineNamed(line, name, readAs)))
  if (moved.length === 0) return undefined
  const enough = moved.filter((line) => adviceWithout([line]).length > 0)
  return enough.length > 0 ? { lines: enough, isEachEnough: true } : { lines: moved, isEachEnough: false }
}
