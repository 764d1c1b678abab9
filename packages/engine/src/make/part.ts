/** How a formula is made when it is an ingredient of another. */
export interface PartInProduct {
  /** The craft of the formula that uses it. */
  readonly craft: string
  /** Somebody said of what type it is; a type taken for granted tells nothing of ovens. */
  readonly isTyped: boolean
}
