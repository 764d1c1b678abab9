import type { Ingredient } from '../catalogue/ingredient.ts'

/** When a line goes in, where it is not with the rest: what is soaked before them, and what is folded in after them. */
export type LinePortion = 'soaked' | 'folded'

/**
 * What the desk of a craft has that those of others do not, as data that the craft declares: whoever draws a desk knows
 * no craft, and a craft without any of it has an ordinary one.
 */
export interface CraftDesk<Matter> {
  /** What everything is written over: its name, and how much of it there is in a thing, g per 100 g. */
  readonly base?: { readonly label: string; readonly of: (matter: Matter) => number }
  /** What is made before the rest and weighed as one. */
  readonly stage?: StageDesk<Matter>
  /** A part of the product that a line may say it is. */
  readonly part?: PartDesk
  /** By line, of all lines of a type: which go in before or after the rest. */
  readonly portions?: (
    lines: readonly { readonly grams: number; readonly matter: Matter }[],
    type: string,
  ) => readonly (LinePortion | undefined)[]
  /** What making it takes away: the field of a request that says how much, of how many parts, and what is left. */
  readonly loss?: LossDesk
  /** What decides how warm the water must be. */
  readonly water?: WaterDesk
  /** ml that 100 g of a thing take up in the mix, before any air is in it; what is sold by the litre has it. */
  readonly volume?: (matter: Matter) => number
  /** VAT of what the law calls by one of these categories, %, where it is not the usual of food. */
  readonly vat?: Readonly<Record<string, number>>
}

export interface LossDesk {
  readonly label: string
  readonly field: string
  readonly of: 1 | 100
  /** %, at most. */
  readonly most: number
  /** What a piece is called when it is made, and what it is divided from. */
  readonly finished: string
  readonly raw: string
}

export interface PartDesk {
  readonly label: string
  /** The field of a line that says so, and what it says. */
  readonly field: string
  readonly value: string
  /** Whether a type has such a part, and a thing may be it. */
  readonly has: (type: string) => boolean
  readonly may: (row: Ingredient) => boolean
}

interface StageDesk<Matter> {
  readonly label: string
  /** Rows of the catalogue that are one. */
  readonly kinds: readonly string[]
  /** The field of a line that says how much water it has over its own base, %. */
  readonly field: string
  /** What it may be. */
  readonly within: readonly [least: number, most: number]
  /** How a thing that is one was built; nothing of any other. */
  readonly of: (matter: Matter) => StageBuild | undefined
}

interface StageBuild {
  /** % of water over its own base, and whether nobody said so. */
  readonly hydration: number
  readonly isAssumed: boolean
  /** What it is made of, g per 100 g. */
  readonly parts: readonly { readonly label: string; readonly per100: number }[]
}

export interface WaterDesk {
  /** The field of a request that is asked for it, and the one of the answer that tells it. */
  readonly asks: string
  readonly tells: string
  readonly fields: readonly DegreesField[]
  /** °C of the coldest water there is, and its field: below it there must be ice. */
  readonly coldest: { readonly field: string; readonly degrees: number }
}

export interface DegreesField {
  readonly key: string
  readonly label: string
  /** °C, until somebody says otherwise. */
  readonly usual: number
  /** What is wanted, what is measured, what only counts with a stage, and what the mixer adds. */
  readonly is: 'wanted' | 'measured' | 'stage' | 'friction'
}
