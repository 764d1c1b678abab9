import type { PlannedStep } from '@obrador/engine/production'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngineWith } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { rawGramsFor } from '../../model/amounts.ts'
import type { WorkDay } from '../../model/day.ts'
import { totalGramsOf } from '../../model/formula.ts'
import { makingLossOf } from '../../reading/loss.ts'
import { workSheet } from '../../reading/work-sheet.ts'
import { titleWords } from '../../words/es/bench.ts'

/** What the desk of a craft adds to a step of a plan. */
export interface StepNotes {
  /** % over its base, by the name of the line. */
  readonly shares: ReadonlyMap<string, number>
  readonly base?: string | undefined
  readonly says: readonly string[]
  readonly divide?: string | undefined
  readonly water?: string | undefined
}

const NOTHING: StepNotes = { shares: new Map(), says: [] }

/** By the name of a step that makes one of the products of the day. */
export function useStepNotes(
  day: WorkDay,
  { saved, own, habits }: Pick<DeviceShelf, 'saved' | 'own' | 'habits'>,
  steps: readonly PlannedStep[],
): (step: string) => StepNotes {
  const products = day.products.flatMap((product) => {
    const formula = saved.find(({ id }) => id === product.entry)?.formula
    return formula ? [{ product, formula }] : []
  })
  const engine = useEngineWith(products.flatMap(({ formula }) => needsOfFormula(formula)))
  const notes = new Map<string, StepNotes>()
  for (const { product, formula } of products) {
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
    const shares = new Map(
      formula.lines.flatMap((line) => {
        const share = sheet.shares.get(line.id)
        return share === undefined ? [] : [[line.name, share] as const]
      }),
    )
    const { base, says, divide, water } = sheet
    notes.set(name, { shares, base, says, divide, water })
  }
  return (name) => notes.get(name) ?? NOTHING
}
