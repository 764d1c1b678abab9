import type { SackAnswer } from '@obrador/balancer/sack'
import type { CraftId } from '../../../model/formula.ts'
import type { SackDraft } from '../../../model/sack.ts'

/** What the page asks of the worker, numbered so that an answer to an older label is let go. */
export interface SackQuestionAsked {
  readonly turn: number
  readonly craft: CraftId
  readonly draft: SackDraft
}

export type SackReply = { readonly turn: number } & ({ readonly answer: SackAnswer } | { readonly problem: string })
