import type { Flaw } from './flaw.ts'

/** How the figures of a dossier were reached, where the engine reaches them otherwise. */
export interface DossierReading {
  readonly tolerance: number
  /** Figures the dossier worked out from rounder numbers. */
  readonly coarser: Readonly<Record<string, { readonly tolerance: number; readonly because: string }>>
  /** Rows of the catalogue corrected since: with these in place of today's, the dossier's figures come out. */
  readonly formerRows: Readonly<
    Record<string, { readonly was: Readonly<Record<string, number>>; readonly because: string }>
  >
  /** Figures that the engine has since defined otherwise: the dossier's are no longer the same thing. */
  readonly redefined?: Readonly<Record<string, string>>
  /** Formulas whose figures no longer hold, and why, where the craft takes no composition to compute them again with. */
  readonly superseded?: Readonly<Record<string, string>>
}

/** What a craft's corpus has besides its formulas. */
export interface Evidence {
  readonly dossier: DossierReading
  readonly flaws: readonly Flaw[]
  /** The conclusions that accept a formula, where they are not the verdict `equilibrada`. */
  readonly accepts?: readonly string[]
  /** What a reader of the figures of docs/accuracy.md must know about this craft. */
  readonly remarks: { readonly sets: string; readonly figures: string; readonly flaws: string }
}
