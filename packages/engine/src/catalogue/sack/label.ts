/** A label as it was read: a tree of names with what is printed beside them. */
export interface LabelItem {
  /** As it is written, without its bracket. */
  readonly text: string
  /** The name alone. */
  readonly name: string
  /** The class that the label puts before the name: «emulgente». */
  readonly className?: string
  readonly percent?: PrintedShare
  /** The row that its maker has said that it is. */
  readonly chosen?: string
  /** Its place tells nothing: fruits or spices «en proporción variable». */
  readonly isUnordered?: true
  readonly items?: readonly LabelItem[]
}

/** A printed percentage. */
export interface PrintedShare {
  readonly value: number
  readonly decimals: number
  /** Only the lower side holds («mín.»). */
  readonly isLeast?: true
}

/** What a label says of a figure besides its list: no ingredient. */
export interface LabelClaim {
  readonly of: 'cacao' | 'solidosLacteos' | 'fruta' | 'azucaresTotales'
  readonly value: number
  readonly isLeast: boolean
  /** The part of the product that it speaks of, where it says one. */
  readonly part?: string
}

/** What is bought: dry, mixed, baked or cooked. It says whether water was lost on the way. */
export const SACK_PROCESSES = ['polvo', 'mezcla', 'horneado', 'cocido'] as const
export type SackProcess = (typeof SACK_PROCESSES)[number]
