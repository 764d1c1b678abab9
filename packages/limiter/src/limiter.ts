export interface RequestAllowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Seconds until the window starts again. */
  readonly reset: number
}

/** Counts requests by client, at once or with a promise. It fails only when what it counts in does. */
export interface RequestLimiter<Answer = RequestAllowance | Promise<RequestAllowance>> {
  /** As many as are asked for at once; one unless said. */
  readonly consume: (client: string, requests?: number) => Answer
}

/** Seconds. */
export const WINDOW_SECONDS = 60
