import type { AdjustAnswer, AdjustRequest } from '@obrador/balancer'
import type { BookAnswer, BookRequest, MenuAnswer, MenuRequest } from '@obrador/balancer/menu'
import type { SackAnswer, SackRequest } from '@obrador/balancer/sack'
import type { ServiceRefusal } from '@obrador/contract'
import type { ToolAnswers, ToolName } from '@obrador/contract/tools'
import type { AnalysisOutcome } from '@obrador/engine'
import type { BatchAnswer, BatchRequest } from '@obrador/engine/batch'
import type { ToolCraftId } from './formula.ts'

/** What the tools need of whoever runs them: the engine is inside, the solver and the log are not. */
export interface ToolPowers {
  /** Works out an adjustment, or says why it was not: where others wait too, by turns. */
  readonly adjust: (
    craft: ToolCraftId,
    request: AdjustRequest,
  ) => Promise<{ readonly answer: AdjustAnswer } | { readonly refused: ServiceRefusal }>
  /** Opens a bought product, by the same turns. */
  readonly openSack: (
    request: SackRequest,
  ) => Promise<{ readonly answer: SackAnswer } | { readonly refused: ServiceRefusal }>
  /** Finds the bases of a menu, and what a book may change when prices do, by the same turns. */
  readonly composeMenu: (
    craft: ToolCraftId,
    request: MenuRequest,
  ) => Promise<{ readonly answer: MenuAnswer } | { readonly refused: ServiceRefusal }>
  readonly respondToPrices: (
    craft: ToolCraftId,
    request: BookRequest,
  ) => Promise<{ readonly answer: BookAnswer } | { readonly refused: ServiceRefusal }>
  /** Works out a batch that would hold others up, by the same turns; nothing where it may be worked out at once. */
  readonly longBatch?: (
    craft: ToolCraftId,
    request: BatchRequest,
  ) => Promise<{ readonly answer: BatchAnswer } | { readonly refused: ServiceRefusal } | undefined>
  /** Hears of what should not have happened. */
  readonly failed: (problem: unknown) => void
  /** Why nothing is worked out for whoever asks, such as too many requests. */
  readonly turnedAway?: ServiceRefusal
  readonly observe?: (formula: AnalysisOutcome & { readonly craft: string }) => void
}

/** The same answer twice: for a model to read, and as data. */
export interface ToolResult<Name extends ToolName> {
  readonly text: string
  readonly data: ToolAnswers[Name]
}

export type AgentTool<Name extends ToolName> = (
  sent: Readonly<Record<string, unknown>>,
  powers: ToolPowers,
) => ToolResult<Name> | Promise<ToolResult<Name>>
