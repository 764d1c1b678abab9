import type { PlannedStep } from '@obrador/engine/production'
import type { WorkDay } from '../../model/day.ts'
import { isUnweighedRow, type TableFormula, type TableLine } from '../../model/formula.ts'
import { titleWords } from '../../words/es/bench.ts'
import type { PlanSources } from './request.ts'

/** A formula by the name that a plan gives its step. */
interface Titled {
  readonly name: string
  readonly formula: TableFormula
}

const insideOf = (lines: readonly Pick<TableLine, 'name' | 'made'>[]): readonly Titled[] =>
  lines.flatMap(({ name, made }) =>
    made ? [{ name, formula: { ...made.formula, entry: made.entry } }, ...insideOf(made.formula.lines)] : [],
  )

/** What a day makes, with what goes into it. */
const madeOn = ({ products }: WorkDay, { saved, pieces }: Pick<PlanSources, 'saved' | 'pieces'>): readonly Titled[] =>
  products.flatMap(({ entry, isPiece }) => {
    if (isPiece) return insideOf(pieces.find(({ id }) => id === entry)?.parts ?? [])
    const formula = saved.find(({ id }) => id === entry)?.formula
    if (!formula) return []
    return [
      { name: formula.name.trim() || titleWords.placeholder, formula: { ...formula, entry } },
      ...insideOf(formula.lines),
    ]
  })

/**
 * The formula of a step with the weights of one of its batches; nothing where the plan makes something that is no formula as it
 * stands: a part of one that is made before the rest, or what another name or other lines belong to.
 */
export function frozenPiecesOf(
  step: PlannedStep,
  day: WorkDay,
  stores: Pick<PlanSources, 'saved' | 'pieces'>,
): TableFormula | undefined {
  for (const { name, formula } of madeOn(day, stores)) {
    if (name !== step.nombre || formula.craft !== step.oficio || formula.type !== step.type) continue
    const lines = formula.lines.filter((line) => line.name.trim() !== '' && (line.grams > 0 || isUnweighedRow(line)))
    if (lines.length !== step.lineas.length) continue
    if (lines.some((line, at) => line.name !== step.lineas[at]?.nombre)) continue
    return {
      ...formula,
      lines: lines.flatMap((line, at) => {
        const grams = step.lineas[at]?.gramos ?? 0
        return grams > 0 || isUnweighedRow(line) ? [{ ...line, grams }] : []
      }),
    }
  }
  return undefined
}

/** How many pieces a step gives, where it is all of one product and weighed at once. */
export function plannedPiecesOf(step: PlannedStep, { entry }: TableFormula, { products }: WorkDay): number | undefined {
  const alike = products.filter((one) => one.entry === entry && !one.isPiece)
  return alike.length === 1 && step.para.length === 1 && step.tandas.numero === 1 && step.hechos === 0
    ? alike[0]?.pieces
    : undefined
}
