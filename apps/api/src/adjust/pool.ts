import type { AdjustSettings } from '../config.ts'
import { openThreads } from './threads.ts'
import { type TurnRefusal, takeTurns } from './turns.ts'
import { type DoneJobOf, stopSign, type WorkerJob, type WorkerReply } from './worker-job.ts'

/** Why an adjustment was not worked out: no turn for it, too long, no thread that lives, or nobody there to hear the answer. */
export type TurnedAway = TurnRefusal | 'late' | 'down' | 'gone'

/** Who asks, and when they have stopped listening. */
export interface JobCaller {
  readonly client: string
  readonly gone: AbortSignal
}

export interface AdjustPool {
  /** Starts the threads, so that the first caller does not wait for them; one that does not start is none of its business. */
  readonly start: () => Promise<void>
  readonly run: <Own extends WorkerJob>(job: Own, caller: JobCaller) => Promise<DoneJobOf<Own> | TurnedAway>
  readonly close: () => Promise<void>
}

/** What a thread may take, in times of what it is given, before it is ended: an adjustment keeps to its time by itself, labels and batches count steps alone. */
const OVERTIME = 2
/** What one is thought to take, ms: its steps are bounded, and no more than this on a machine of its own. */
const TURN = 1_000

/** A flavour takes as long as so many lines of an adjustment. */
const SIZE_OF_FLAVOUR = 20

function sizeOf(job: WorkerJob): number {
  if ('sack' in job) return job.sack.items.length
  if ('menu' in job) return job.menu.sabores.length * SIZE_OF_FLAVOUR
  if ('book' in job) return job.book.libro.length * SIZE_OF_FLAVOUR
  if ('batch' in job) return job.batch.formula.ingredients.length
  const { ingredients, despensa } = job.request
  return ingredients.length + (typeof despensa === 'string' ? Number.POSITIVE_INFINITY : (despensa?.length ?? 0))
}

/**
 * Threads that solve, given to clients by turns. A thread keeps to its time by itself; one that does not is ended, and another
 * takes its place. `failed` hears of one that could not start, or ended by itself.
 */
export function adjustPool(
  { threads: count, queue, milliseconds, warmUps }: AdjustSettings,
  failed: (problem: unknown) => void,
): AdjustPool {
  const queueing = takeTurns({ threads: count, most: queue, turn: TURN })
  const threads = openThreads(count, warmUps, { waking: queueing.pause, failed })

  async function work(asked: WorkerJob, gone: AbortSignal): Promise<WorkerReply | TurnedAway> {
    const sign = stopSign()
    gone.addEventListener('abort', sign.raise, { once: true })
    let tooLate: AbortSignal | undefined
    try {
      await threads.awake()
      tooLate = AbortSignal.timeout(OVERTIME * milliseconds)
      const reply = await threads.run({ ...asked, seconds: milliseconds / 1000, stop: sign.seen }, tooLate)
      return gone.aborted ? 'gone' : reply
    } catch {
      return tooLate?.aborted ? 'late' : 'down'
    } finally {
      gone.removeEventListener('abort', sign.raise)
    }
  }

  return {
    start: async () => {
      await threads.awake().catch(() => undefined)
    },
    run: <Own extends WorkerJob>(job: Own, { client, gone }: JobCaller) => {
      void threads.awake().catch(() => undefined)
      return new Promise<DoneJobOf<Own> | TurnedAway>((resolve, reject) => {
        const begin = async () => {
          const reply = await work(job, gone)
          if (typeof reply !== 'string' && 'fault' in reply) reject(reply.fault)
          // What comes back is of the kind of work that went.
          else resolve(reply as DoneJobOf<Own> | TurnedAway)
        }
        const isLong = 'menu' in job || 'book' in job
        const leave = queueing.join({ client, size: sizeOf(job), isLong, begin, refuse: resolve })
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
    close: threads.close,
  }
}
