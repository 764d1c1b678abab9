import type { GramMove } from './advice.ts'
import type { FindingText } from './finding.ts'

/** A condition of the law that a formula fails. */
interface Failed {
  readonly etiqueta: string
  readonly valor?: number
  readonly operador: string
  readonly umbral: number
  readonly unidad: string
  readonly norma: string
}

/** A bound of the law as it is said. */
export interface SaidBound {
  readonly label: string
  readonly operator: string
  readonly threshold: number
  readonly unit: string
}

/** What the law says of a name, alike in every craft. */
export interface LawCodes {
  /** What an analysis must still show, as the end of «si además …». */
  readonly 'law.confirmed': SaidBound & { readonly base: string }
  /** Lines that nobody knows, as the end of «si además …». */
  readonly 'law.unknown': { readonly names: readonly string[] }
  /** What lines that nobody knows, or whose reading is to be confirmed, must hold for a name, as the end of «si además …». */
  readonly 'law.given-by': {
    readonly names: readonly string[]
    readonly missing: readonly SaidBound[]
  }
  /** What nobody weighed and a figure hangs on, as the end of «si además …». */
  readonly 'law.unweighed': SaidBound & { readonly names: readonly string[] }
  /** Several of them, as the end of «si además …». */
  readonly 'law.all': { readonly all: readonly FindingText[] }
  /** What stands in the way of a name, the change that clears it, and what it may be called meanwhile; inside a sentence. */
  readonly 'law.objection': {
    readonly name: string
    readonly failed: readonly Failed[]
    readonly way: FindingText | undefined
    readonly meanwhile: string | undefined
  }
  /** The same as a sentence of its own. */
  readonly 'law.may-not': { readonly objection: FindingText }
  /** Grams that take a formula to a name, inside a sentence. */
  readonly 'law.change': { readonly moves: readonly GramMove[] }
  readonly 'law.balanced-but': { readonly objection: FindingText }
}
