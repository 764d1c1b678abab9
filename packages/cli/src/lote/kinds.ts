/** What the answer itself sums up: right, not right, of a type that nobody judges, or not calculated. */
export const OUTCOME_KINDS = ['right', 'wrong', 'unjudged', 'refused'] as const

export type OutcomeKind = (typeof OUTCOME_KINDS)[number]

/** Forms in which a batch is written. */
export const OUTPUT_FORMATS = ['csv', 'json', 'ndjson'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]
