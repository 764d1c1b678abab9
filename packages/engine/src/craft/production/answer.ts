import type { BalanceVerdict } from '../../judge/verdict.ts'
import type { PartHeadline } from '../report.ts'
import type { PlannedPurchase } from './purchases.ts'
import type { StockReport } from './stock.ts'

/** What a plan says. Spanish keys, as the API has. */

export interface PlannedLine {
  readonly nombre: string
  /** Of one batch, and of all of them. */
  readonly gramos: number
  readonly total: number
  /** The step that makes it, of a line that is a preparation. */
  readonly preparacion?: string
  /** The row of the catalogue, of one that is bought. */
  readonly id?: string
  /** Nobody weighed it: it is there, and its grams tell nothing. */
  readonly sinPesar?: true
}

export interface PlannedStep {
  readonly paso: number
  /** Steps of one stage do not wait for each other. */
  readonly fase: number
  readonly nombre: string
  readonly oficio: string
  readonly type: string
  readonly typeLabel: string
  /** Its own, in its own craft; none where nobody said of what type it is. */
  readonly verdict: BalanceVerdict | null
  /** What is read first of it, where that comes before any balance. */
  readonly titular?: PartHeadline
  /** Products, and the sentence that says so. */
  readonly para: readonly string[]
  readonly texto: string
  /** Preparations that go into it, which are made before. */
  readonly antes: readonly string[]
  /** Grams as it is used: needed, at hand, to make. */
  readonly necesarios: number
  readonly hechos: number
  readonly gramos: number
  /** Grams of ingredients to weigh for them, and what is left of 100. */
  readonly gramosPesados: number
  readonly rendimiento: number
  /** Equal ones. */
  readonly tandas: {
    readonly numero: number
    readonly gramosPesados: number
    readonly maquina?: string
    readonly texto?: string
  }
  readonly lineas: readonly PlannedLine[]
}

export interface PlannedProduct {
  readonly nombre: string
  readonly piezas: number
  /** Of a finished piece. */
  readonly gramosPorPieza: number
  /** What goes into all of its pieces, with its losses. */
  readonly partes: readonly { readonly nombre: string; readonly gramos: number; readonly preparacion?: string }[]
}

export interface ProductionPlan {
  readonly status: 'ok'
  readonly resumen: string
  readonly productos: readonly PlannedProduct[]
  /** Products that are not in the plan until somebody says what a piece weighs. */
  readonly sinPeso?: readonly string[]
  readonly hacer: readonly PlannedStep[]
  readonly existencias: readonly StockReport[]
  readonly compra: readonly PlannedPurchase[]
  readonly coste: {
    readonly total: number
    readonly sinPrecio: readonly string[]
    /** What nobody weighed: it is not counted. */
    readonly sinPesar?: readonly string[]
  }
  readonly division: number
  readonly warnings: readonly string[]
  readonly poweredBy: string
}
