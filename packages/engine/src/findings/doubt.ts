/** The figures between which all holds, as far as a purchase may go: an end that cannot be reached is left out. */
export interface FigureInterval {
  readonly least?: number
  readonly most?: number
  readonly unit: string
}

/** How sure a verdict is, and what to look at. */
export interface DoubtCodes {
  /** `isTold`: something was measured already, so that only the rest varies from one purchase to the next. */
  readonly 'doubt.firm-inside': { readonly probability: number; readonly isTold: boolean }
  readonly 'doubt.firm-outside': { readonly isTold: boolean }
  /** «Depende de tu fresa: mide su °Brix; entre 6 y 8 la fórmula aguanta.» */
  readonly 'doubt.depends-on': {
    readonly ingredient: string
    /** What to measure or read on the pack: a field of a line. */
    readonly field: string
    readonly held: FigureInterval | undefined
    readonly holds: boolean
  }
  readonly 'doubt.depends-on-maker': {
    readonly ingredient: string
    readonly figure: string
    readonly hasSheet: boolean
  }
  /** Once it was measured, what is left is what the figure does not tell and the error of the measure. */
  readonly 'doubt.depends-on-measured': {
    readonly ingredient: string
    readonly figure: string
    readonly isInside: boolean
  }
  /** A bought product whose recipe is read off its label: what to ask its maker for. */
  readonly 'doubt.depends-on-sack': { readonly ingredient: string; readonly question: string }
  readonly 'doubt.depends-on-scale': { readonly ingredient: string }
  readonly 'doubt.close-to': { readonly figure: string }
  /** Beside a correction of what is out by less than it varies. */
  readonly 'doubt.by-little': { readonly ingredient: string }
  readonly 'doubt.by-little-measured': { readonly ingredient: string }
  readonly 'doubt.by-little-weighed': { readonly ingredient: string }
}
