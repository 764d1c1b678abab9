import { useDeferredValue, useMemo } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import type { Formula } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { useSettled } from '../ui/use-settled.ts'
import type { Doubting } from './doubt.ts'
import type { OwnIngredients } from './request.ts'
import { type Reading, read, servingOf } from './request.ts'
import { useDoubt } from './use-doubt.ts'

export interface Readings {
  /** Verdict and figures of this very keystroke. */
  readonly now: Reading
  /** The same with advice, explanations and extras, as soon as the screen has a moment. */
  readonly full: Reading
  /** The formula that `full` is of: what shows both is drawn when the screen has a moment, not before a key is answered. */
  readonly explained?: Formula
}

/** What is explained may wait until the verdict is on the screen, ms. */
const FIRST_PAINT = 50

/** A reading that says how sure it is, where that can be told. */
export function readInDoubt(
  doubting: Doubting | undefined,
  ...[craft, formula, own, options]: Parameters<typeof read>
): Reading {
  if (!doubting) return read(craft, formula, own, options)
  const { overview, ...reading } = read(craft, formula, own, { ...options, doubt: doubting.doubt })
  return overview ? { ...reading, overview: doubting.inDoubt(overview) } : reading
}

export function useReading(
  craft: AppCraft,
  formula: Formula,
  { own, norms }: { readonly own: OwnIngredients; readonly norms: Norms },
): Readings {
  const doubting = useDoubt()
  const now = useMemo(
    () => readInDoubt(doubting, craft, formula, own, { advice: false, norms }),
    [craft, formula, own, norms, doubting],
  )
  // Nothing at first: the verdict is drawn, and a key answered, before anything is explained.
  const drawn = useSettled(FIRST_PAINT)
  const explained = useDeferredValue(drawn ? formula : undefined)
  // Nobody has said how cold the cabinet is: then it is as cold as the formula wants it. It waits with the formula that it is
  // of: with every key it is another, and what is explained would be worked out twice, once before the key is answered.
  const coldness = useDeferredValue(norms.cabinet ?? servingOf(now.overview))
  const full = useMemo(
    () =>
      explained
        ? readInDoubt(doubting, craft, explained, own, {
            explain: true,
            norms,
            ...(coldness !== undefined && { cabinet: coldness }),
          })
        : {},
    [craft, explained, own, norms, coldness, doubting],
  )
  return { now, full, ...(explained && { explained }) }
}
