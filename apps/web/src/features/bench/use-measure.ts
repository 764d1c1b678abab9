import type { MeasuredField } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { setMeasured } from '../../model/edits.ts'
import type { Line } from '../../model/formula.ts'
import { type OwnIngredients, read } from '../../reading/request.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'

/** Puts a figure in the formula, or takes it out; says why not, where it cannot be of that ingredient. */
export type Measure = (line: Line, field: MeasuredField, value: number | undefined) => string | undefined

export const useMeasure =
  (craft: AppCraft, { formula, edit }: Workshop, own: OwnIngredients): Measure =>
  (line, field, value) => {
    const { problem } = read(craft.engine, setMeasured(formula, line, field, value), own, { advice: false })
    // A formula that could not be read before is not the figure's fault.
    const isRefused = value !== undefined && problem !== undefined
    if (isRefused && read(craft.engine, formula, own, { advice: false }).problem !== problem) return problem
    edit((now) => setMeasured(now, line, field, value))
    return undefined
  }
