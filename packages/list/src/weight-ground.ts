import { weightReasons } from './words/es.ts'

/** Where a weight that was not written comes from: the word that says it, and what stands in it. */
export type WeightGround = {
  [By in keyof typeof weightReasons]: readonly [by: By, ...values: Parameters<(typeof weightReasons)[By]>]
}[keyof typeof weightReasons]

/** The same in a few words, of a language or in Spanish. */
export const groundText = ([by, ...values]: WeightGround, words: typeof weightReasons = weightReasons): string =>
  (words[by] as (...told: readonly unknown[]) => string)(...values)

/** What a suggestion says of where it comes from. */
export const groundTold = (ground: WeightGround) => ({ why: groundText(ground), ground })
