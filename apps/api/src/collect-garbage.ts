import { performance } from 'node:perf_hooks'
import { setTimeout as rest } from 'node:timers/promises'

/** A loop that was busy for less than this share of so many ms has nobody who would wait: probes and timers take less. */
const IDLE = { share: 0.02, span: 2_000 } as const

/** Waits until the loop has had next to nothing to do for a while. */
export async function untilIdle(span: number = IDLE.span): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await rest(span, undefined, { ref: false })
    if (performance.eventLoopUtilization(before).utilization < IDLE.share) return
  }
}

/**
 * Gives back what starting left behind, half of a heap: a thread that waits for work collects nothing by itself, a loop with little to do hardly; a busy one does. Once, for
 * some tenths of a second, and only where Node was started with `--expose-gc`.
 */
export const collectGarbage = (): unknown =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
