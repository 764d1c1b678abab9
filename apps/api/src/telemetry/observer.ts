import type { Outcome } from '@obrador/engine'

/** A request that was answered. Never who asked, nor what. */
export interface Handled {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** A formula that was calculated: the outcome, not the formula. */
export interface Calculated extends Outcome {
  readonly craft: string
}

/** Whoever keeps statistics. */
export interface Observer {
  readonly handled: (request: Handled) => void
  readonly calculated: (formula: Calculated) => void
  readonly close: () => Promise<void>
}
