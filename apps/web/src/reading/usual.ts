import type { UsualReport } from '@obrador/engine'

/** How usual the engine says a formula is; nothing where it does not say, or has not been told of the published ones yet. */
export const usualReportIn = (body: unknown): UsualReport | undefined =>
  (body as { readonly habitual?: UsualReport } | undefined)?.habitual
