import { type FindingText, findingMaker, type NoValues } from '@obrador/engine'

/** What is found about a bought product. */
export interface SackCodes {
  readonly 'sack.no-items': NoValues
  readonly 'sack.too-many-items': { readonly count: number; readonly most: number }
  readonly 'sack.too-deep': { readonly most: number }
  readonly 'sack.bad-figure': { readonly field: string; readonly value: string }
  readonly 'sack.no-table': NoValues
  readonly 'sack.tolerance': NoValues
  readonly 'sack.unknown': { readonly name: string }
  readonly 'sack.assembled': NoValues
  readonly 'sack.short': NoValues
  /** The solver was stopped before it knew anything. */
  readonly 'sack.stopped': NoValues
  /** It would fit with the water that making takes away; `isTaken` where it was read so. */
  readonly 'sack.lost-water': { readonly process: string; readonly isTaken: boolean }
  readonly 'sack.energy-off': { readonly kcal: number }
  readonly 'sack.fibre-inside': NoValues
  readonly 'sack.claim-left': { readonly of: string }
  /** A figure of the table that the list cannot give. */
  readonly 'sack.clash': {
    readonly label: string
    readonly told: string
    readonly least: number | undefined
    readonly most: number | undefined
    readonly isOver: boolean
  }
  readonly 'sack.clash-order': { readonly name: string }
  readonly 'sack.clash-share': { readonly name: string }
  readonly 'sack.question': {
    readonly what: FindingText
    readonly figure: string
    readonly before: number
    readonly after: number
  }
  readonly 'sack.to-copy': { readonly name: string; readonly what: FindingText }
  /** What is asked for: «cuánta dextrosa lleva». */
  readonly 'sack.asked': { readonly field: string; readonly name: string | undefined }
  readonly 'sack.first': {
    readonly state: 'known' | 'open' | 'clash' | 'order' | 'stopped'
    readonly what: FindingText | undefined
  }
}

export const sackFinding = findingMaker<SackCodes>()
