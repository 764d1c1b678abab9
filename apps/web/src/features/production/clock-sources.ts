import { type AppCraft, type AppEngine, craftOf } from '../../engine/crafts.ts'
import type { Day } from '../../model/day.ts'
import type { Formula, Line } from '../../model/formula.ts'
import { ingredientOf } from '../../reading/request.ts'
import { type StagePart, stagesIn } from '../../reading/stages.ts'
import { title } from '../../words/es/bench.ts'
import { piece as sayPiece } from '../../words/es/piece.ts'
import type { Stores } from './request.ts'

/** Where a preparation of the plan comes from: what its formula says of how it is made. */
export interface Source {
  readonly steps: readonly string[]
  /** Of what is made before a dough: its line, the row that it is, and what is in it. */
  readonly stage?: { readonly line: Line; readonly kind: string; readonly parts: readonly StagePart[] }
}

type Sources = Map<string, Source>

function addFormula(
  engine: AppEngine,
  formula: Formula,
  name: string,
  product: string,
  { own }: Pick<Stores, 'own'>,
  into: Sources,
) {
  const put = (called: string, source: Source): void => {
    // As the plan calls it, alone or told apart by the product that it is for.
    if (!into.has(called)) into.set(called, source)
    into.set(`${called} (${product})`, source)
  }
  put(name, { steps: formula.steps ?? [] })
  if (!engine.crafts[formula.craft]) return
  const craft: AppCraft = craftOf(engine, formula.craft)
  const stages = stagesIn(craft, formula, own)
  for (const line of formula.lines) {
    const parts = stages.get(line.id)
    if (parts) {
      const kind = ingredientOf(craft, line, formula.type, own)?.id ?? ''
      put(line.name, { steps: [], stage: { line, kind, parts } })
    }
    if (line.made) addFormula(engine, line.made.formula, line.name, product, { own }, into)
  }
}

/** By the name that a preparation has in the plan. */
export function sourcesOf(engine: AppEngine, day: Day, stores: Stores): ReadonlyMap<string, Source> {
  const sources: Sources = new Map()
  for (const { entry, isPiece } of day.products) {
    const piece = isPiece ? stores.pieces.find(({ id }) => id === entry) : undefined
    const product = piece?.name.trim() || sayPiece.placeholder
    for (const { name, made } of piece?.parts ?? [])
      if (made) addFormula(engine, made.formula, name, product, stores, sources)
    const formula = isPiece ? undefined : stores.saved.find(({ id }) => id === entry)?.formula
    const called = formula?.name.trim() || title.placeholder
    if (formula) addFormula(engine, formula, called, called, stores, sources)
  }
  return sources
}
