import { useSyncExternalStore } from 'react'
import { isCraftId } from '../../../model/crafts.ts'
import type { CraftId } from '../../../model/formula.ts'
import { isPlainObject, isTextValue } from '../../../model/shape.ts'

/** From where a formula inside another was opened: kept in this tab, so that a reload does not lose the way back. */
export interface TrailStep {
  /** The formula that holds the one that was opened. */
  readonly entry: string
  readonly craft: CraftId
  readonly name: string
  /** The formula that was opened. */
  readonly inner: string
}

const KEY = 'obrador.trail'
const CHANGED = 'obrador:trail'
const NONE: readonly TrailStep[] = []

const isStep = (value: unknown): value is TrailStep =>
  isPlainObject(value) &&
  isTextValue(value.entry) &&
  isCraftId(value.craft) &&
  isTextValue(value.name) &&
  isTextValue(value.inner)

let cached: { readonly raw: string | null; readonly steps: readonly TrailStep[] } = { raw: null, steps: NONE }

function stepsNow(): readonly TrailStep[] {
  try {
    const raw = sessionStorage.getItem(KEY)
    if (raw !== cached.raw) {
      const value: unknown = JSON.parse(raw ?? '[]')
      cached = { raw, steps: Array.isArray(value) ? value.filter(isStep) : NONE }
    }
    return cached.steps
  } catch {
    return NONE
  }
}

function keep(steps: readonly TrailStep[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(steps))
  } catch {
    // Without it there is no strip: the formula is in the library all the same.
  }
  dispatchEvent(new Event(CHANGED))
}

export const goInto = (step: TrailStep): void => keep([...stepsNow(), step])
export const comeOut = (): void => keep(stepsNow().slice(0, -1))

function watch(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** The way back from a formula, if one came to it from another. */
export const useWayBack = (entry: string | undefined): TrailStep | undefined => {
  const last = useSyncExternalStore(watch, stepsNow).at(-1)
  return entry !== undefined && last?.inner === entry ? last : undefined
}
