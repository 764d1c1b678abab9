import type { FindingText, NoValues } from './finding.ts'
import type { LawCodes } from './law.ts'

type FailedConditions = LawCodes['law.objection']['failed']

interface OfWord {
  readonly word: string
}
/** What it may be called instead, where the law gives a name. */
interface OfLaw {
  readonly name: string | undefined
}
interface OfLines {
  readonly names: readonly string[]
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
  readonly 'name.claim': OfWord & {
    readonly value: boolean | null
    /** The figure that decides. */
    readonly figure:
      | {
          readonly etiqueta: string
          readonly valor: number
          readonly operador: string
          readonly umbral: number
          readonly unidad: string
        }
      | undefined
    readonly besides: readonly string[]
    readonly norm: string
    readonly instead: string | undefined
  }
  readonly 'name.not-chocolate': NoValues
  /** Pieces that are said to be of chocolate and have another fat in the place of cocoa butter. */
  readonly 'name.compound': { readonly names: readonly string[] }
  readonly 'name.cocoa': { readonly percent: number; readonly least: number }
  /** A name of the law whose figures are missed, and what it may be called. */
  readonly 'name.below': OfWord & OfLaw & { readonly failed: FailedConditions }
  readonly 'name.if': OfWord & { readonly besides: readonly FindingText[] }
  readonly 'name.beside': OfWord & OfLaw & { readonly nouns: readonly string[]; readonly article: string }
  readonly 'name.made-as': OfWord & { readonly type: string }
  readonly 'name.no-quality': OfWord & OfLaw
  readonly 'name.share': OfWord & { readonly said: number; readonly percent: number }
  readonly 'name.share-of': OfWord
  readonly 'name.cereal': OfWord & { readonly percent: number }
  readonly 'name.fruit-below': OfWord & { readonly percent: number; readonly least: number; readonly norm: string }
  readonly 'name.taste': OfWord
  readonly 'name.variety': OfWord
  readonly 'name.without': OfWord & OfLines
  readonly 'name.without-open': OfWord & OfLines
  readonly 'name.origin-fails': OfWord & OfLaw & { readonly failed: FailedConditions }
  readonly 'name.origin-style': OfWord
  readonly 'name.origin-ingredient': OfWord
  readonly 'name.origin-untold': OfWord
  readonly 'name.evokes': OfWord
  readonly 'name.organic': NoValues
  readonly 'name.wood': NoValues
  readonly 'name.unknown': { readonly words: readonly string[] }
  /** The grams with which a refused name would stand. */
  readonly 'name.change': {
    readonly name: string
    readonly lines: readonly { readonly ingrediente: string; readonly antes_g: number; readonly gramos: number }[]
    readonly wasBalanced: boolean
    readonly isBalanced: boolean
  }
}

/** How the list calls a line, where that is not plain. */
export interface PrintedCodes {
  readonly 'label.own-words': { readonly name: string; readonly row: string; readonly isSpanish: boolean }
  readonly 'label.protected-word': { readonly name: string }
  readonly 'label.lawful-word': { readonly name: string; readonly printed: string }
  readonly 'label.brand': { readonly name: string; readonly printed: string }
  readonly 'label.which-plant': { readonly name: string }
}

/** What a claim still asks for, as the end of «si además …». */
export interface ClaimCodes {
  readonly 'claim.sheet': { readonly names: readonly string[] }
  readonly 'claim.sweetens': { readonly names: readonly string[] }
  readonly 'claim.compare': { readonly nutrient: string; readonly change: number }
}
