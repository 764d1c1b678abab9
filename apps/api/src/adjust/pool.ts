import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { AdjustSettings } from '../config.ts'
import type { Done, Job } from './worker.ts'

/** Why an adjustment was not worked out. */
export type Turned = 'busy' | 'late'

export interface AdjustPool {
  /** Starts the threads, so that the first caller does not wait for them. */
  readonly start: () => void
  readonly run: (job: Omit<Job, 'seconds'>) => Promise<Done | Turned>
  readonly close: () => Promise<void>
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Threads that solve, made when the first is needed. What takes too long loses its thread, and another takes its place. */
export function adjustPool({ threads, queue, milliseconds }: AdjustSettings): AdjustPool {
  let made: Piscina<Job, Done> | undefined
  const pool = (): Piscina<Job, Done> => {
    made ??= new Piscina({ filename: WORKER, name: 'work', minThreads: threads, maxThreads: threads, maxQueue: queue })
    return made
  }
  return {
    start: () => void pool(),
    run: async (job) => {
      const { queueSize } = pool()
      if (queueSize >= queue && queue > 0) return 'busy'
      // Those ahead may take as long as they are let, and only then does its own time begin.
      const patience = milliseconds * (1 + Math.ceil((queueSize + threads) / threads))
      const signal = AbortSignal.timeout(patience)
      try {
        return await pool().run({ ...job, seconds: milliseconds / 1000 }, { signal })
      } catch (problem) {
        if (signal.aborted) return 'late'
        if (problem instanceof Error && problem.message === QUEUE_FULL) return 'busy'
        throw problem
      }
    },
    close: async () => {
      await made?.destroy()
    },
  }
}

const QUEUE_FULL = 'Task queue is at limit'
