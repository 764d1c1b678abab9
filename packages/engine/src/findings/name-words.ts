import type { NoValues } from './finding.ts'

interface OfWord {
  readonly word: string
}

/** What is said of a word of a name that somebody chose, held against the formula. */
export interface NameWordCodes {
  readonly 'name.dairy': OfWord & { readonly instead: string }
  readonly 'name.dairy-missing': OfWord
  readonly 'name.missing': OfWord
  readonly 'name.whole': { readonly percent: number }
  readonly 'name.whole-unknown': NoValues
  readonly 'name.protected': OfWord
  readonly 'name.homemade': NoValues
  readonly 'name.artisan': NoValues
  readonly 'name.vague': OfWord
  readonly 'name.butter-only': { readonly others: readonly string[] }
  readonly 'name.vanilla': NoValues
  readonly 'name.jam': OfWord
  readonly 'name.horchata': NoValues
  readonly 'name.honey': NoValues
  readonly 'name.claim': OfWord & { readonly value: boolean | null }
  readonly 'name.reserved': OfWord & { readonly legal: string }
  readonly 'name.not-chocolate': NoValues
}

/** How the list calls a line, where that is not plain. */
export interface PrintedCodes {
  readonly 'label.own-words': { readonly name: string; readonly row: string }
  readonly 'label.protected-word': { readonly name: string }
  readonly 'label.lawful-word': { readonly name: string; readonly printed: string }
  readonly 'label.brand': { readonly name: string; readonly printed: string }
  readonly 'label.which-plant': { readonly name: string }
}

/** What a claim still asks for, as the end of «si además …». */
export interface ClaimCodes {
  readonly 'claim.sheet': { readonly names: readonly string[] }
  readonly 'claim.sweetens': { readonly names: readonly string[] }
}
