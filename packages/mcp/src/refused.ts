import type { ServiceRefusal } from '@obrador/contract'

/** What cannot be calculated, as the agent is told. */
export class RefusedTool extends Error {
  readonly refusal: ServiceRefusal
  constructor(refusal: ServiceRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}
