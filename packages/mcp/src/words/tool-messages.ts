import type * as spanish from './es.ts'

/** What the tools say of themselves in a language: without one of these words it does not compile. */
export type ToolMessages = typeof spanish
