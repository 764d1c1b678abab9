import type { AdjustAnswer, AdjustRequest } from '@obrador/balancer'
import type { SackAnswer, SackRequest } from '@obrador/balancer/sack'
import type { Refusal } from '@obrador/contract'
import type { ToolAnswers, ToolName } from '@obrador/contract/tools'
import type { Outcome } from '@obrador/engine'
import type { BatchAnswer, BatchRequest } from '@obrador/engine/batch'
import type { CraftId } from './formula.ts'

/** What the tools need of whoever runs them: the engine is inside, the solver and the log are not. */
export interface Powers {
  /** Works out an adjustment, or says why it was not: where others wait too, by turns. */
  readonly adjust: (
    craft: CraftId,
    request: AdjustRequest,
  ) => Promise<{ readonly answer: AdjustAnswer } | { readonly refused: Refusal }>
  /** Opens a bought product, by the same turns. */
  readonly openSack: (request: SackRequest) => Promise<{ readonly answer: SackAnswer } | { readonly refused: Refusal }>
  /** Works out a batch that would hold others up, by the same turns; nothing where it may be worked out at once. */
  readonly longBatch?: (
    craft: CraftId,
    request: BatchRequest,
  ) => Promise<{ readonly answer: BatchAnswer } | { readonly refused: Refusal } | undefined>
  /** Hears of what should not have happened. */
  readonly failed: (problem: unknown) => void
  /** Why nothing is worked out for whoever asks, such as too many requests. */
  readonly turnedAway?: Refusal
  readonly observe?: (formula: Outcome & { readonly craft: string }) => void
}

/** The same answer twice: for a model to read, and as data. */
export interface Told<Name extends ToolName> {
  readonly text: string
  readonly data: ToolAnswers[Name]
}

export type Tool<Name extends ToolName> = (
  sent: Readonly<Record<string, unknown>>,
  powers: Powers,
) => Told<Name> | Promise<Told<Name>>
