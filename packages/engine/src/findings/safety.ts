import type { FindingText, NoValues } from './finding.ts'

/** How a product keeps, and what must be known of it. */
export interface SafetyCodes {
  /** A class of the scale, as it stands for this very product. */
  readonly 'safety.class': {
    readonly clase: string
    readonly label: string
    readonly temperatura: string
    readonly plazo: string
    readonly condicion: string
    readonly norma: string
  }
  readonly 'safety.raw-milk': NoValues
  readonly 'safety.decided-by': { readonly part: string; readonly what: FindingText }
  readonly 'safety.ask-egg': NoValues
  /** The same of an egg that is surely cooked, and whether it is cooked at all. */
  readonly 'safety.ask-cooked-egg': NoValues
  readonly 'safety.ask-cooking': NoValues
  readonly 'safety.ask-milk': NoValues
  readonly 'safety.ask-place': { readonly part: string }
  readonly 'safety.wet': { readonly what: FindingText }
  readonly 'safety.doubtful': { readonly measured: number; readonly estimated: number; readonly what: FindingText }
  /** A longer class that only a measurement would open. */
  readonly 'safety.probable': { readonly aw: number; readonly what: FindingText }
  readonly 'safety.bad-activity': NoValues
}
