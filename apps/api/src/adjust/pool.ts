import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { AdjustSettings } from '../config.ts'
import type { Done, Job } from './worker.ts'

/** Why an adjustment was not worked out. */
export type Turned = 'busy' | 'late'

export interface AdjustPool {
  /** Starts the threads, so that the first caller does not wait for them. */
  readonly start: () => Promise<void>
  readonly run: (job: Omit<Job, 'seconds'>) => Promise<Done | Turned>
  readonly close: () => Promise<void>
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** How the pool says that it can hold no more. */
const QUEUE_FULL = 'Task queue is at limit'

/**
 * Threads that solve, made when the first is needed. A thread keeps to its time by itself; one that does not is ended,
 * and another takes its place.
 */
export function adjustPool({ threads, queue, milliseconds }: AdjustSettings): AdjustPool {
  let made: Piscina<Job | undefined, Done> | undefined
  let ready: Promise<unknown> | undefined

  function pool(): Piscina<Job | undefined, Done> {
    made ??= new Piscina({ filename: WORKER, name: 'work', minThreads: threads, maxThreads: threads, maxQueue: queue })
    return made
  }
  /** A thread loads the engine and the solver before its first job: nobody's time runs meanwhile. */
  function awake(): Promise<unknown> {
    ready ??= pool().run(undefined, { name: 'wake' })
    return ready
  }

  return {
    start: async () => {
      await awake()
    },
    run: async (job) => {
      await awake()
      // Those ahead may take as long as they are let, and only then does its own time begin.
      const patience = milliseconds * (2 + Math.ceil(pool().queueSize / threads))
      const signal = AbortSignal.timeout(patience)
      try {
        return await pool().run({ ...job, seconds: milliseconds / 1000 }, { signal })
      } catch (problem) {
        if (signal.aborted) {
          ready = undefined
          return 'late'
        }
        if (problem instanceof Error && problem.message === QUEUE_FULL) return 'busy'
        throw problem
      }
    },
    close: async () => {
      await made?.destroy()
    },
  }
}
