import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { AdjustSettings } from '../config.ts'
import { type Refusal, turns } from './turns.ts'
import { type Done, type Job, stopSign } from './worker-job.ts'

/** Why an adjustment was not worked out: no turn for it, too long, or nobody there any more to hear the answer. */
export type Turned = Refusal | 'late' | 'gone'

/** Who asks, and when they have stopped listening. */
export interface Caller {
  readonly client: string
  readonly gone: AbortSignal
}

export interface AdjustPool {
  /** Starts the threads, so that the first caller does not wait for them. */
  readonly start: () => Promise<void>
  readonly run: (job: Pick<Job, 'craft' | 'request'>, caller: Caller) => Promise<Done | Turned>
  readonly close: () => Promise<void>
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** What a thread may take, in times of what it is given, before it is ended: it keeps to its time by itself. */
const OVERTIME = 3

/** Heap of one thread, MB: several times what it needs, and none takes the memory of the replica with it. */
const MOST_HEAP = 128

const sizeOf = ({ ingredients, despensa }: Job['request']): number =>
  ingredients.length + (typeof despensa === 'string' ? Number.POSITIVE_INFINITY : (despensa?.length ?? 0))

/**
 * Threads that solve, made when the first is needed, and given to clients by turns. A thread keeps to its time by itself;
 * one that does not is ended, and another takes its place.
 */
export function adjustPool({ threads, queue, milliseconds }: AdjustSettings): AdjustPool {
  const queueing = turns({ threads, most: queue, turn: milliseconds })
  let made: Piscina<Job | undefined, Done> | undefined
  let ready: Promise<unknown> | undefined
  let closed = false

  function pool(): Piscina<Job | undefined, Done> {
    made ??= new Piscina({
      filename: WORKER,
      name: 'work',
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    })
    return made
  }
  /** A thread loads the engine and the solver before its first job: nobody's time runs meanwhile. */
  function awake(): Promise<unknown> {
    if (!ready) {
      ready = pool().run(undefined, { name: 'wake' })
      queueing.pause(ready)
    }
    return ready
  }

  async function work(job: Pick<Job, 'craft' | 'request'>, gone: AbortSignal): Promise<Done | Turned> {
    const sign = stopSign()
    gone.addEventListener('abort', sign.raise, { once: true })
    const tooLate = AbortSignal.timeout(OVERTIME * milliseconds)
    try {
      const done = await pool().run(
        { craft: job.craft, request: job.request, seconds: milliseconds / 1000, stop: sign.seen },
        { signal: tooLate },
      )
      return gone.aborted ? 'gone' : done
    } catch (problem) {
      if (!tooLate.aborted) throw problem
      // A thread was ended: whoever is next waits for the one that takes its place.
      ready = undefined
      if (!closed) void awake().catch(() => undefined)
      return 'late'
    } finally {
      gone.removeEventListener('abort', sign.raise)
    }
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
    run: (job, { client, gone }) => {
      void awake().catch(() => undefined)
      return new Promise((resolve, reject) => {
        const begin = () => work(job, gone).then(resolve, reject)
        const leave = queueing.join({ client, size: sizeOf(job.request), begin, refuse: resolve })
        gone.addEventListener(
          'abort',
          () => {
            leave()
            resolve('gone')
          },
          { once: true },
        )
      })
    },
    close: async () => {
      closed = true
      await made?.destroy()
    },
  }
}
