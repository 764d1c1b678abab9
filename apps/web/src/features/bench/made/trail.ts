import { useSyncExternalStore } from 'react'
import { isCraftId } from '../../../model/crafts.ts'
import { isObject, isText } from '../../../model/decode.ts'
import type { CraftId } from '../../../model/formula.ts'

/** From where a formula inside another was opened: kept in this tab, so that a reload does not lose the way back. */
export interface Step {
  /** The formula that holds the one that was opened. */
  readonly entry: string
  readonly craft: CraftId
  readonly name: string
  /** The formula that was opened. */
  readonly inner: string
}

const KEY = 'obrador.trail'
const CHANGED = 'obrador:trail'
const NONE: readonly Step[] = []

const isStep = (value: unknown): value is Step =>
  isObject(value) && isText(value.entry) && isCraftId(value.craft) && isText(value.name) && isText(value.inner)

let cached: { readonly raw: string | null; readonly steps: readonly Step[] } = { raw: null, steps: NONE }

function stepsNow(): readonly Step[] {
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

function keep(steps: readonly Step[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(steps))
  } catch {
    // Without it there is no strip: the formula is in the library all the same.
  }
  dispatchEvent(new Event(CHANGED))
}

export const goInto = (step: Step): void => keep([...stepsNow(), step])
export const comeOut = (): void => keep(stepsNow().slice(0, -1))

function watch(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** The way back from a formula, if one came to it from another. */
export const useWayBack = (entry: string | undefined): Step | undefined => {
  const last = useSyncExternalStore(watch, stepsNow).at(-1)
  return entry !== undefined && last?.inner === entry ? last : undefined
}
