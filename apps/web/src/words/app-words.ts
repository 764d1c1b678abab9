import type * as spanish from './es/index.ts'

/** Everything that the app says, by the names of the Spanish words: a language that lacks one does not compile. */
export type AppWords = { readonly [Name in keyof typeof spanish]: (typeof spanish)[Name] }
