import type { MeasuredField } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { setMeasured } from '../../model/edits.ts'
import type { TableLine } from '../../model/formula.ts'
import { type OwnIngredients, readTableFormula } from '../../reading/request.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

/** Puts a figure in the formula, or takes it out; says why not, where it cannot be of that ingredient. */
export type SetMeasure = (line: TableLine, field: MeasuredField, value: number | undefined) => string | undefined

export const useMeasure =
  (craft: AppCraft, { formula, edit }: WorkshopState, own: OwnIngredients): SetMeasure =>
  (line, field, value) => {
    const { problem } = readTableFormula(craft.engine, setMeasured(formula, line, field, value), own, { advice: false })
    // A formula that could not be read before is not the figure's fault.
    const isRefused = value !== undefined && problem !== undefined
    if (isRefused && readTableFormula(craft.engine, formula, own, { advice: false }).problem !== problem) return problem
    edit((now) => setMeasured(now, line, field, value))
    return undefined
  }
