import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { warmUpJobs } from './warm-up-jobs.ts'
import type { TimedJob, WorkerReply } from './worker-job.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Heap of one thread, MB: several times what it needs, and none takes the memory of the replica with it. */
const MOST_HEAP = 128
/** Of it, for what is short-lived, MB: a thread works out one thing at a time. */
const MOST_YOUNG = 16

/** How long after a failure the threads are tried again when nobody asks for them, ms. */
const AGAIN_AFTER = 5_000

type Pool = Piscina<TimedJob | undefined, WorkerReply>

export interface WorkerThreads {
  /** A thread loads the engine and the solver before its first job; a start that failed is tried again. */
  readonly awake: () => Promise<unknown>
  /** Rejects when the signal is raised, which ends the thread, and when the thread itself fails. */
  readonly run: (job: TimedJob, tooLate: AbortSignal) => Promise<WorkerReply>
  readonly close: () => Promise<void>
}

interface Events {
  /** Nobody's time runs until the promise ends. */
  readonly waking: (until: Promise<unknown>) => void
  /** A thread could not start, or ended by itself. */
  readonly failed: (problem: unknown) => void
}

/** Threads that solve, made when the first is needed, and made again when all of them have failed. */
export function openThreads(count: number, warmUps: number, { waking, failed }: Events): WorkerThreads {
  let made: Pool | undefined
  let ready: Promise<unknown> | undefined
  let again: NodeJS.Timeout | undefined
  let closed = false

  function pool(): Pool {
    if (closed) throw new Error('the threads are closed')
    if (!made) {
      const own: Pool = new Piscina({
        filename: WORKER,
        name: 'runJob',
        minThreads: count,
        maxThreads: count,
        workerData: Array.from({ length: warmUps }, warmUpJobs).flat(),
        resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP, maxYoungGenerationSizeMb: MOST_YOUNG },
      })
      own.on('error', (problem) => lost(own, problem))
      made = own
    }
    return made
  }

  /**
   * The library starts no thread in place of one that failed to start, and whoever waits for it would wait for ever: when none is
   * left, those who wait are told, and whoever comes next gets new ones.
   */
  function lost(own: Pool | undefined, problem: unknown): void {
    if (closed || own !== made) return
    failed(problem)
    ready = undefined
    clearTimeout(again)
    again = setTimeout(() => void awake().catch(() => undefined), AGAIN_AFTER).unref()
    if (!own || own.threads.length > 0) return
    made = undefined
    void own.destroy()
  }

  /** Asynchronous because making the threads may fail at once, too. */
  const wake = async (): Promise<unknown> => pool().run(undefined, { name: 'wakeThread' })

  function awake(): Promise<unknown> {
    if (!ready) {
      const started = wake()
      const own = made
      started.catch((problem: unknown) => lost(own, problem))
      waking(started)
      ready = started
    }
    return ready
  }

  return {
    awake,
    run: async (job, tooLate) => {
      const own = pool()
      try {
        return await own.run(job, { signal: tooLate })
      } catch (problem) {
        if (!tooLate.aborted) lost(own, problem)
        // A thread was ended: whoever is next waits for the one that takes its place.
        else if (!closed) {
          ready = undefined
          void awake().catch(() => undefined)
        }
        throw problem
      }
    },
    close: async () => {
      closed = true
      clearTimeout(again)
      await made?.destroy()
    },
  }
}
