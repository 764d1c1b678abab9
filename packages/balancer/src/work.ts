/**
 * The work of one adjustment, counted in steps that are the same on every machine: what is found does not depend on who else uses it.
 * A step is an iteration of the simplex over a thousand cells, a tenth of a millisecond or two. The clock is only a guard.
 */

/** What ran out before everything was tried. */
export type WorkShortage = 'steps' | 'time'

export interface AdjustWork {
  /** Whether so many steps may still be taken. Who is told no leaves something out, which is remembered. */
  readonly allows: (steps: number) => boolean
  readonly spend: (steps: number) => void
  /** Steps that are left. */
  readonly left: () => number
  /** Seconds until the guard ends it. */
  readonly seconds: () => number
  /** Remembers whether the guard has struck: a solver does not always say what it left out for that. */
  readonly noteTime: () => void
  /** A program was ended before it was solved. */
  readonly endShort: (of: WorkShortage) => void
  /** What ran out, if that left anything out. */
  readonly shortage: () => WorkShortage | undefined
}

export interface WorkLimits {
  readonly steps: number
  readonly seconds: number
  /** Whether nobody waits for the answer any more: its time is then up. */
  readonly isAbandoned: () => boolean
}

export function beginWork({ steps, seconds, isAbandoned }: WorkLimits): AdjustWork {
  const until = performance.now() + 1000 * seconds
  let left = steps
  let short: WorkShortage | undefined
  const endShort = (of: WorkShortage): void => {
    // What depends on the clock is told before what does not.
    if (short !== 'time') short = of
  }
  const secondsLeft = (): number => (isAbandoned() ? 0 : (until - performance.now()) / 1000)
  const noteTime = (): void => {
    if (short !== 'time' && secondsLeft() <= 0) endShort('time')
  }
  return {
    allows: (wanted) => {
      noteTime()
      if (short !== 'time' && left >= wanted) return true
      endShort('steps')
      return false
    },
    spend: (taken) => {
      left -= taken
    },
    left: () => left,
    seconds: secondsLeft,
    noteTime,
    endShort,
    shortage: () => short,
  }
}

/** Lines that are read by the engine in the time of a step; and what each reading takes besides. */
const LINES_A_STEP = 10
/** Steps to read a formula of so many lines. */
export const readingSteps = (lines: number): number => 1 + lines / LINES_A_STEP

/** Cells of a matrix that an iteration goes through in a step: with fewer it takes no less. */
const CELLS_A_STEP = 1_000
/** Steps that are as much as a round of the search for whole numbers, and as preparing it for one choice. */
const ROUND_STEPS = 10
const CHOICE_STEPS = 3

/** Steps of a program: `rounds` is how often the search for whole numbers looked around. */
export const programSteps = (cells: number, iterations: number, choices: number, rounds: number): number =>
  Math.max(1, cells / CELLS_A_STEP) * (1 + iterations + CHOICE_STEPS * choices + ROUND_STEPS * rounds)
