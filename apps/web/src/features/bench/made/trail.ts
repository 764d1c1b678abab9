import { useSyncExternalStore } from 'react'
import { craftIds } from '../../../model/crafts.ts'
import { decodeShape, type KeptAs, listOf, oneOfTexts, recordOf, shortText } from '../../../model/shape.ts'

/** From where a formula inside another was opened: kept in this tab, so that a reload does not lose the way back. */
export interface TrailStep extends KeptAs<typeof stepShape> {}
const stepShape = recordOf({
  /** The formula that holds the one that was opened. */
  entry: shortText,
  craft: oneOfTexts(craftIds),
  name: shortText,
  /** The formula that was opened. */
  inner: shortText,
})

export const TRAIL_KEY = 'obrador.trail'
export const TRAIL_CHANGED = 'obrador:trail'
const NONE: readonly TrailStep[] = []

let cached: { readonly raw: string | null; readonly steps: readonly TrailStep[] } = { raw: null, steps: NONE }

export function stepsOfTrail(): readonly TrailStep[] {
  try {
    const raw = sessionStorage.getItem(TRAIL_KEY)
    if (raw !== cached.raw) {
      cached = { raw, steps: decodeShape(listOf(stepShape), JSON.parse(raw ?? '[]')) ?? NONE }
    }
    return cached.steps
  } catch {
    return NONE
  }
}

function watch(changed: () => void): () => void {
  addEventListener(TRAIL_CHANGED, changed)
  return () => removeEventListener(TRAIL_CHANGED, changed)
}

/** The way back from a formula, if one came to it from another. */
export const useWayBack = (entry: string | undefined): TrailStep | undefined => {
  const last = useSyncExternalStore(watch, stepsOfTrail).at(-1)
  return entry !== undefined && last?.inner === entry ? last : undefined
}
