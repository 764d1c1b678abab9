import type { PlannedStep } from '@obrador/engine/production'
import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngineWith } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { rawGramsFor } from '../../model/amounts.ts'
import type { WorkDay } from '../../model/day.ts'
import { totalGramsOf } from '../../model/formula.ts'
import { makingLossOf } from '../../reading/loss.ts'
import { namedLines } from '../../reading/request.ts'
import { workSheet } from '../../reading/work-sheet.ts'
import { titleWords } from '../../words/es/bench.ts'

/** What the desk of a craft adds to a step of a plan. */
export interface StepNotes {
  /** % over its base, by the place of the line in the step: two lines may have one name. */
  readonly shares: readonly (number | undefined)[]
  readonly base?: string | undefined
  readonly says: readonly string[]
  readonly divide?: string | undefined
  readonly water?: string | undefined
}

const NOTHING: StepNotes = { shares: [], says: [] }

type NoteSources = Pick<DeviceShelf, 'saved' | 'own' | 'habits'>

const formulasOf = (day: WorkDay, { saved }: Pick<NoteSources, 'saved'>) =>
  day.products.flatMap((product) => {
    const formula = saved.find(({ id }) => id === product.entry)?.formula
    return formula ? [{ product, formula }] : []
  })

/** By the name of a step that makes one of the products of the day. */
export function stepNotesOf(
  engine: AppEngine,
  day: WorkDay,
  stores: NoteSources,
  steps: readonly PlannedStep[],
): (step: string) => StepNotes {
  const { own, habits } = stores
  const notes = new Map<string, StepNotes>()
  for (const { product, formula } of formulasOf(day, stores)) {
    const name = formula.name.trim() || titleWords.placeholder
    const step = steps.find(({ nombre }) => nombre === name)
    if (!step || !engine.crafts[formula.craft]) continue
    const craft = craftOfEngine(engine, formula.craft)
    const written = totalGramsOf(formula.lines)
    const sheet = workSheet(craft, formula, own, habits, {
      factor: written > 0 ? step.gramosPesados / written : 1,
      pieces: product.pieces,
      pieceGrams: rawGramsFor(product.grams, makingLossOf(craft, formula, own).percent),
    })
    const shares = namedLines(formula)
      .filter(({ grams }) => grams > 0)
      .map(({ id }) => sheet.shares.get(id))
    const { base, says, divide, water } = sheet
    notes.set(name, { shares, base, says, divide, water })
  }
  return (name) => notes.get(name) ?? NOTHING
}

export function useStepNotes(
  day: WorkDay,
  stores: NoteSources,
  steps: readonly PlannedStep[],
): (step: string) => StepNotes {
  const engine = useEngineWith(formulasOf(day, stores).flatMap(({ formula }) => needsOfFormula(formula)))
  return stepNotesOf(engine, day, stores, steps)
}
