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

/**
 * Threads that solve, made when the first is needed. A thread keeps to its time by itself; one that does not is ended,
 * and another takes its place.
 */
export function adjustPool({ threads, queue, milliseconds }: AdjustSettings): AdjustPool {
  let made: Piscina<Job | undefined, Done> | undefined
  let ready: Promise<unknown> | undefined
  let closed = false
  let pending = 0

  function pool(): Piscina<Job | undefined, Done> {
    made ??= new Piscina({ filename: WORKER, name: 'work', minThreads: threads, maxThreads: threads })
    return made
  }
  /** A thread loads the engine and the solver before its first job: nobody's time runs meanwhile. */
  function awake(): Promise<unknown> {
    ready ??= pool().run(undefined, { name: 'wake' })
    return ready
  }

  return {
    start: async () => {
      try {
        await awake()
      } catch (problem) {
        // Whoever closes the service while they wake wants no news of them.
        if (!closed) throw problem
      }
    },
    run: async (job) => {
      // Counted here: the pool hands a thread several jobs at once, and does not count those as waiting.
      if (pending >= threads + queue) return 'busy'
      pending++
      try {
        await awake()
        // Those ahead may take as long as they are let, and only then does its own time begin.
        const patience = milliseconds * (1 + Math.ceil(pending / threads))
        const signal = AbortSignal.timeout(patience)
        return await pool()
          .run({ ...job, seconds: milliseconds / 1000 }, { signal })
          .catch((problem: unknown) => {
            if (!signal.aborted) throw problem
            ready = undefined
            return 'late' as const
          })
      } finally {
        pending--
      }
    },
    close: async () => {
      closed = true
      await made?.destroy()
    },
  }
}
