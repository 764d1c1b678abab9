import type { AnalysisOutcome } from '@obrador/engine'

/** A request that was answered. Never who asked, nor what. */
export interface HandledRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** A formula that was calculated: the outcome, not the formula. */
export interface CalculatedFormula extends AnalysisOutcome {
  readonly craft: string
}

/** Whoever keeps statistics. */
export interface ServiceObserver {
  readonly handled: (request: HandledRequest) => void
  readonly calculated: (formula: CalculatedFormula) => void
  readonly close: () => Promise<void>
}
