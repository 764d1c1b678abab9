import type { LinePortion } from '@obrador/engine/clock'
import { type AppCraft, type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import type { WorkDay } from '../../model/day.ts'
import type { TableFormula } from '../../model/formula.ts'
import { stepsWithoutHeadings } from '../../model/step-groups.ts'
import { readDesk } from '../../reading/read-desk.ts'
import { namedLines } from '../../reading/request.ts'
import { titleWords } from '../../words/es/bench.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
import type { PlanSources } from './request.ts'
import { type StageLines, stageLinesIn } from './stage-lines.ts'

/** Where a preparation of the plan comes from: what its formula says of how it is made. */
export interface ClockSource {
  readonly steps: readonly string[]
  /** By line of the step, when it goes in, where it is not with the rest. */
  readonly portions?: readonly (LinePortion | undefined)[]
  /** Of what is made before a dough. */
  readonly stage?: StageLines
}

type Sources = Map<string, ClockSource>

function addFormula(
  engine: AppEngine,
  formula: TableFormula,
  name: string,
  product: string,
  stores: Pick<PlanSources, 'own' | 'times'>,
  into: Sources,
) {
  const put = (called: string, source: ClockSource): void => {
    // As the plan calls it, alone or told apart by the product that it is for.
    if (!into.has(called)) into.set(called, source)
    into.set(`${called} (${product})`, source)
  }
  if (!engine.crafts[formula.craft]) return put(name, { steps: formula.steps ?? [] })
  const craft: AppCraft = craftOfEngine(engine, formula.craft)
  const desk = craft.definition.desk?.portions && readDesk(craft, formula, stores.own)
  const lines = namedLines(formula).filter(({ grams }) => grams > 0)
  put(name, {
    steps: stepsWithoutHeadings(formula.steps ?? []),
    portions: lines.map(({ id }) => desk?.lines.get(id)?.portion),
  })
  const stages = stageLinesIn(craft, formula, stores.own, stores.times)
  for (const line of formula.lines) {
    const stage = stages.get(line.id)
    if (stage) put(line.name, { steps: [], stage })
    if (line.made) addFormula(engine, line.made.formula, line.name, product, stores, into)
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
