import type { AdjustAnswer, AdjustOptions, AdjustRequest } from '@obrador/balancer'
import type { BookAnswer, BookRequest, MenuAnswer, MenuRequest } from '@obrador/balancer/menu'
import type { SackAnswer, SackRequest } from '@obrador/balancer/sack'
import type { HeardFindings, ServiceRefusal } from '@obrador/contract'
import type { allCrafts } from '@obrador/engine'
import type { BatchAnswer, BatchRequest } from '@obrador/engine/batch'

/** What an adjustment is asked of; `isHeard` where what is said is wanted as data too. */
export interface AdjustJob {
  readonly craft: keyof typeof allCrafts
  readonly request: AdjustRequest
  readonly isHeard?: boolean
  /** The fields that are wanted of the analysis before and of the one after; all of them unless said. */
  readonly only?: AdjustOptions['only']
}

/** A bought product to be opened: it runs in the same threads, by the same turns. */
export interface SackJob {
  readonly sack: SackRequest
  readonly isHeard?: boolean
}

/** A batch that was made, where it would hold the loop for long: by the same turns. */
export interface BatchAsked {
  readonly batch: BatchRequest
  readonly craft: keyof typeof allCrafts
  readonly explain: boolean
  readonly isHeard?: boolean
}

/** A menu whose bases are sought: by the same turns, one of a client at a time. */
export interface MenuJob {
  readonly menu: MenuRequest
  readonly craft: keyof typeof allCrafts
  readonly isHeard?: boolean
}

/** A book whose prices change. */
export interface BookJob {
  readonly book: BookRequest
  readonly craft: keyof typeof allCrafts
  readonly isHeard?: boolean
}

/** What the threads work out. */
export type WorkerJob = AdjustJob | SackJob | BatchAsked | MenuJob | BookJob

/** One piece of work, as it crosses from the thread that answers. */
export type TimedJob = WorkerJob & {
  readonly seconds: number
  /** Raised when nobody waits for the answer any more. */
  readonly stop: StopSign
}

/** What comes back: a refusal crosses threads as what will be said, for classes do not. */
export type WorkerAnswer = AdjustAnswer | SackAnswer | BatchAnswer | MenuAnswer | BookAnswer
export type DoneJob<Answer = WorkerAnswer> = ({ readonly answer: Answer } | { readonly refused: ServiceRefusal }) & {
  readonly heard?: HeardFindings
}

/** What comes back of each kind of work. */
export type DoneJobOf<Own extends WorkerJob> = DoneJob<
  Own extends SackJob
    ? SackAnswer
    : Own extends BatchAsked
      ? BatchAnswer
      : Own extends MenuJob
        ? MenuAnswer
        : Own extends BookJob
          ? BookAnswer
          : AdjustAnswer
>

/** What a thread says: it ends no thread that a job meets a fault of ours. */
export type WorkerReply = DoneJob | { readonly fault: unknown }

type StopSign = Int32Array<SharedArrayBuffer>

/** A word from one thread to another that is busy and reads no messages. */
export function stopSign(): { readonly raise: () => void; readonly seen: StopSign } {
  const seen = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return { seen, raise: () => void Atomics.store(seen, 0, 1) }
}

export const isStopRaised = (sign: StopSign): boolean => Atomics.load(sign, 0) === 1
