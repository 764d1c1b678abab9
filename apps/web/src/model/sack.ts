/** A bought product that was opened by its label: what its maker typed, and what is likely inside. */

export const OPENED_SACK_PROCESSES = ['polvo', 'mezcla', 'horneado', 'cocido'] as const
export type OpenedSackProcess = (typeof OPENED_SACK_PROCESSES)[number]

/** What stands on the label and in the sheet, as it was typed. */
export interface SackDraft {
  readonly name: string
  readonly text: string
  /** By nutrient, as it is printed. */
  readonly table: Readonly<Record<string, string>>
  readonly process: OpenedSackProcess
  /** What the sheet or the supplier says, by field. */
  readonly measures: Readonly<Record<string, number>>
  /** Percentages that the supplier has told, by the place of the item. */
  readonly shares: Readonly<Record<string, number>>
  /** What an item was said to be, by its text: a row of the catalogue or another name. */
  readonly choices: Readonly<Record<string, string>>
}

/** The same with what was found inside. */
export interface OwnSack {
  readonly draft: SackDraft
  readonly lines: readonly { readonly name: string; readonly grams: number }[]
  /** Grams left of 100 weighed. */
  readonly yields: number
  readonly modes: readonly (readonly number[])[]
  readonly purchase: readonly (readonly number[])[]
  /** What is left to ask its supplier for. */
  readonly question?: string
  /** What the pantry tells of it. */
  readonly told: string
}

export const NO_SACK: SackDraft = {
  name: '',
  text: '',
  table: {},
  process: 'mezcla',
  measures: {},
  shares: {},
  choices: {},
}
