import { stepsOfTrail, TRAIL_CHANGED, TRAIL_KEY, type TrailStep } from './trail.ts'

function keep(steps: readonly TrailStep[]): void {
  try {
    sessionStorage.setItem(TRAIL_KEY, JSON.stringify(steps))
  } catch {
    // Without it there is no strip: the formula is in the library all the same.
  }
  dispatchEvent(new Event(TRAIL_CHANGED))
}

export const goInto = (step: TrailStep): void => keep([...stepsOfTrail(), step])
export const comeOut = (): void => keep(stepsOfTrail().slice(0, -1))
