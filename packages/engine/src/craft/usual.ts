import type { MapAxis, MapPlace } from '../judge/axes.ts'
import type { FigureRange } from '../ratio/range.ts'

/** The additive `habitual` of an answer: how usual a formula is among the published ones of its type. Spanish keys, as the API has. */
export interface UsualReport {
  readonly rareza: {
    /** Share of the published formulas that are less rare, 0 to 99. */
    readonly percentil: number
    /** How many of its type it was held against. */
    readonly n: number
  }
  readonly pocoHabitual: boolean
  /** What is worth saying of it; beside a verdict of `revisar` only of a line, or of what was forgotten. */
  readonly frase?: string
  /** What nearly all of them have and this has not. */
  readonly falta?: { readonly ingrediente: string; readonly porcentaje: FigureRange; readonly frase: string }
  /** The line whose amount is odd, as it was sent, and grams that would be usual for the rest of the formula. */
  readonly linea?: string
  readonly gramosHabituales?: FigureRange
  /** The nearest, nearest first; the distance in the spread of the type. */
  readonly seParece: readonly { readonly titulo: string; readonly autor?: string; readonly distancia: number }[]
  /** By parameter: where four fifths of them lie, inside its range. A figure outside is no fault. */
  readonly bandas: Readonly<Record<string, FigureRange>>
}

/** What nearly every formula of the type has and this one has not. */
export interface ForgottenIngredient {
  readonly question: string
  /** It is so much of a formula that nothing can be corrected before it is in. */
  readonly isMain: boolean
}

/** The published formulas of a type laid out, and where this one stands among them. */
export interface UsualMap {
  /** Horizontal and vertical: what tells its formulas apart. */
  readonly axes: readonly [MapAxis, MapAxis]
  /** The parameters that are the same figure as an axis. */
  readonly figures: Readonly<Partial<Record<MapAxis, string>>>
  readonly bandas: UsualReport['bandas']
  /** None of a formula of which too much could not be read. */
  readonly mine: MapPlace | undefined
  /** Nearest first; those of another style come last, and have no distance. */
  readonly published: readonly {
    readonly titulo: string
    readonly autor?: string
    readonly distancia?: number
    readonly place: MapPlace
  }[]
}
