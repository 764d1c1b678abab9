import { type AppCraft, type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import type { WorkDay } from '../../model/day.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import { ingredientOfLine } from '../../reading/request.ts'
import { type StagePart, stagePartsIn } from '../../reading/stages.ts'
import { titleWords } from '../../words/es/bench.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
import type { PlanSources } from './request.ts'

/** Where a preparation of the plan comes from: what its formula says of how it is made. */
export interface ClockSource {
  readonly steps: readonly string[]
  /** Of what is made before a dough: its line, the row that it is, and what is in it. */
  readonly stage?: { readonly line: TableLine; readonly kind: string; readonly parts: readonly StagePart[] }
}

type Sources = Map<string, ClockSource>

function addFormula(
  engine: AppEngine,
  formula: TableFormula,
  name: string,
  product: string,
  { own }: Pick<PlanSources, 'own'>,
  into: Sources,
) {
  const put = (called: string, source: ClockSource): void => {
    // As the plan calls it, alone or told apart by the product that it is for.
    if (!into.has(called)) into.set(called, source)
    into.set(`${called} (${product})`, source)
  }
  put(name, { steps: formula.steps ?? [] })
  if (!engine.crafts[formula.craft]) return
  const craft: AppCraft = craftOfEngine(engine, formula.craft)
  const stages = stagePartsIn(craft, formula, own)
  for (const line of formula.lines) {
    const parts = stages.get(line.id)
    if (parts) {
      const kind = ingredientOfLine(craft, line, formula.type, own)?.id ?? ''
      put(line.name, { steps: [], stage: { line, kind, parts } })
    }
    if (line.made) addFormula(engine, line.made.formula, line.name, product, { own }, into)
  }
}

/** By the name that a preparation has in the plan. */
export function clockSourcesOf(engine: AppEngine, day: WorkDay, stores: PlanSources): ReadonlyMap<string, ClockSource> {
  const sources: Sources = new Map()
  for (const { entry, isPiece } of day.products) {
    const piece = isPiece ? stores.pieces.find(({ id }) => id === entry) : undefined
    const product = piece?.name.trim() || pieceScreenWords.placeholder
    for (const { name, made } of piece?.parts ?? [])
      if (made) addFormula(engine, made.formula, name, product, stores, sources)
    const formula = isPiece ? undefined : stores.saved.find(({ id }) => id === entry)?.formula
    const called = formula?.name.trim() || titleWords.placeholder
    if (formula) addFormula(engine, formula, called, called, stores, sources)
  }
  return sources
}
