import type { AdjustAnswer, AdjustRequest } from '@obrador/balancer'
import type { BookAnswer, BookRequest, MenuAnswer, MenuRequest } from '@obrador/balancer/menu'
import type { SackAnswer, SackRequest } from '@obrador/balancer/sack'
import type { ServiceRefusal } from '@obrador/contract'
import type { ToolAnswers, ToolName } from '@obrador/contract/tools'
import type { AnalysisOutcome } from '@obrador/engine'
import type { BatchAnswer, BatchRequest } from '@obrador/engine/batch'
import type { HeardFindings } from '@obrador/engine/language'
import type { ToolCraftId } from './formula.ts'
import type { ToolVoice } from './voice.ts'

/** What was worked out elsewhere, or why it was not; what was found with it, where another language is asked for. */
export type WorkedAnswer<Answer> = ({ readonly answer: Answer } | { readonly refused: ServiceRefusal }) & {
  readonly heard?: HeardFindings
}

/** What the tools need of whoever runs them: the engine is inside, the solver and the log are not. */
export interface ToolPowers {
  /** Works out an adjustment, or says why it was not: where others wait too, by turns. */
  readonly adjust: (craft: ToolCraftId, request: AdjustRequest, voice: ToolVoice) => Promise<WorkedAnswer<AdjustAnswer>>
  /** Opens a bought product, by the same turns. */
  readonly openSack: (request: SackRequest, voice: ToolVoice) => Promise<WorkedAnswer<SackAnswer>>
  /** Finds the bases of a menu, and what a book may change when prices do, by the same turns. */
  readonly composeMenu: (
    craft: ToolCraftId,
    request: MenuRequest,
    voice: ToolVoice,
  ) => Promise<WorkedAnswer<MenuAnswer>>
  readonly respondToPrices: (
    craft: ToolCraftId,
    request: BookRequest,
    voice: ToolVoice,
  ) => Promise<WorkedAnswer<BookAnswer>>
  /** Works out a batch that would hold others up, by the same turns; nothing where it may be worked out at once. */
  readonly longBatch?: (
    craft: ToolCraftId,
    request: BatchRequest,
    voice: ToolVoice,
  ) => Promise<WorkedAnswer<BatchAnswer> | undefined>
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
  voice: ToolVoice,
) => ToolResult<Name> | Promise<ToolResult<Name>>
