import { isFarOff } from '@obrador/engine'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { AppCraft, AppEngine } from '../engine/crafts.ts'
import type { EnginePartName } from '../engine/parts.ts'
import { useEngineStore, useEngineWith } from '../engine/use-engine.ts'
import { craftIds } from '../model/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { useInUse, useSettled } from '../ui/use-settled.ts'
import type { DoubtModule } from './doubt.ts'
import type { OwnIngredients } from './request.ts'
import { type FormulaReading, readTableFormula, servingTemperatureOf } from './request.ts'
import { useDoubt } from './use-doubt.ts'

export interface ReadingStages {
  /** Verdict and figures of this very keystroke. */
  readonly now: FormulaReading
  /** The same with advice, explanations and extras, as soon as the screen has a moment. */
  readonly full: FormulaReading
  /** The formula that `full` is of: what shows both is drawn when the screen has a moment, not before a key is answered. */
  readonly explained?: TableFormula
}

/** What is explained may wait until the verdict is on the screen, ms. */
const FIRST_PAINT = 50

/** The published formulas come when nothing else is waited for, ms. */
const LAST = 900

/** A reading that says how sure it is, where that can be told. */
export function readInDoubt(
  doubting: DoubtModule | undefined,
  ...[engine, formula, own, options]: Parameters<typeof readTableFormula>
): FormulaReading {
  if (!doubting) return readTableFormula(engine, formula, own, options)
  const { overview, ...reading } = readTableFormula(engine, formula, own, { ...options, doubt: doubting.doubtReader })
  return overview ? { ...reading, overview: doubting.verdictInDoubt(overview) } : reading
}

/**
 * Asks for the published formulas once the rest is there; without them nothing is said of how usual a formula is. The example of a
 * first visit is one of them: they come when somebody changes it.
 */
function useUsual(isFirst: boolean): void {
  const store = useEngineStore()
  const [isQuiet, inUse] = [useSettled(LAST), useInUse(LAST)]
  const isWanted = isFirst ? inUse : isQuiet
  useEffect(() => {
    if (isWanted) store.load(['usual']).catch(() => undefined)
  }, [store, isWanted])
}

/** What is explained besides the verdict: corrections, and of what is far from its type what else it may be, in any craft. */
function useExplaining(engine: AppEngine, { overview }: FormulaReading, isDrawn: boolean): AppEngine | undefined {
  const store = useEngineStore()
  const isFar = overview !== undefined && isFarOff(overview.figures)
  const wanted = useMemo<readonly EnginePartName[]>(() => ['advice', ...(isFar ? craftIds : [])], [isFar])
  const [tried, setTried] = useState<readonly EnginePartName[]>()
  useEffect(() => {
    if (!isDrawn || store.has(wanted)) return
    let isHere = true
    // What does not come is left out: the rest is explained all the same.
    const settled = (): void => void (isHere && setTried(wanted))
    store.load(wanted).then(settled, settled)
    return () => {
      isHere = false
    }
  }, [store, wanted, isDrawn])
  const explaining = useEngineWith([...engine.loaded, ...wanted, 'usual'])
  return store.has(wanted) || tried === wanted ? explaining : undefined
}

export function useReading(
  craft: AppCraft,
  formula: TableFormula,
  { own, norms }: { readonly own: OwnIngredients; readonly norms: WorkshopNorms },
  isFirst = false,
): ReadingStages {
  const doubting = useDoubt()
  useUsual(isFirst)
  const now = useMemo(
    () => readInDoubt(doubting, craft.engine, formula, own, { advice: false, norms }),
    [craft, formula, own, norms, doubting],
  )
  // Nothing at first: the verdict is drawn, and a key answered, before anything is explained.
  const drawn = useSettled(FIRST_PAINT)
  const explaining = useExplaining(craft.engine, now, drawn)
  const asked = useMemo(
    () => (drawn && explaining ? { formula, engine: explaining } : undefined),
    [drawn, explaining, formula],
  )
  const explained = useDeferredValue(asked)
  // Nobody has said how cold the cabinet is: then it is as cold as the formula wants it. It waits with the formula that it is
  // of: with every key it is another, and what is explained would be worked out twice, once before the key is answered.
  const coldness = useDeferredValue(norms.cabinet ?? servingTemperatureOf(now.overview))
  const full = useMemo(
    () =>
      explained
        ? readInDoubt(doubting, explained.engine, explained.formula, own, {
            explain: true,
            habitual: true,
            norms,
            ...(coldness !== undefined && { cabinet: coldness }),
          })
        : {},
    [explained, own, norms, coldness, doubting],
  )
  return { now, full, ...(explained && { explained: explained.formula }) }
}
