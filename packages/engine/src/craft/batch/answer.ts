import type { EvidenceOfBatch, WorkshopEvidence } from '../../batch/evidence.ts'

/** What is said of a batch. */
export interface BatchAnswer {
  /** `pendiente`: nothing has been measured yet. */
  readonly cuadra: ReadingAgreement | 'pendiente'
  readonly frase: string
  readonly partes: readonly { readonly que: PartKind; readonly frase: string }[]
  readonly esperado: readonly ExpectedReading[]
  readonly causas: readonly BatchCause[]
  readonly cifras: Readonly<Record<string, FigureTold>>
  readonly ahora: { readonly anadir: readonly BatchAddition[]; readonly queda?: Values; readonly buscabas?: Values }
  readonly proxima: { readonly cambios: readonly NextChange[] }
  readonly lotes: readonly LotTold[]
  readonly taller: Readonly<Record<string, ConstantTold>>
  readonly distinguir?: { readonly medir: string; readonly ingrediente?: string; readonly lineas?: readonly number[] }
  readonly pregunta?: {
    readonly causas: readonly BatchCause[]
    readonly respuestas: readonly string[]
    readonly frase: string
  }
  readonly medir?: readonly string[]
  readonly explicacion?: ReckoningDetails
  readonly estado: WorkshopEvidence
}

/** How it was reckoned, for whoever checks it. */
export interface ReckoningDetails {
  readonly filas: EvidenceOfBatch['filas']
  readonly error: EvidenceOfBatch['error']
  /** Covariance of the readings, with what was believed of lots and constants. */
  readonly covarianza: readonly (readonly number[])[]
  readonly hipotesis: readonly BatchCause[]
}

export type PartKind = 'titular' | 'esperaba' | 'causa' | 'ahora' | 'proxima' | 'distinguir' | 'aprendido'
export type ReadingAgreement = 'si' | 'justo' | 'no'
type Values = Readonly<Record<string, number>>

export interface ExpectedReading {
  readonly que: string
  readonly linea?: number
  readonly valor: number
  readonly mas_menos: number
  readonly medido?: number
  readonly desvios?: number
  readonly cuadra?: ReadingAgreement
}

export interface BatchCause {
  readonly causa: string
  readonly ingrediente?: string
  readonly nombre?: string
  readonly linea?: number
  readonly gramos?: number
  readonly que?: string
  readonly parte: number
}

export interface FigureTold {
  readonly formula?: number
  readonly valor: number
  readonly mas_menos: number
  readonly antes: number
}

export interface BatchAddition {
  readonly nombre: string
  readonly linea?: number
  readonly gramos: number
}

export interface NextChange {
  readonly nombre: string
  readonly linea?: number
  readonly de: number
  readonly a: number
}

export interface LotTold {
  readonly ingrediente: string
  readonly nombre: string
  readonly lote: string
  readonly linea: number
  readonly cambios: Readonly<
    Record<string, { readonly cambio: number; readonly mas_menos: number; readonly antes: number }>
  >
}

export interface ConstantTold {
  readonly valor: number
  readonly mas_menos: number
  readonly antes: number
  /** What this batch had, beside what is usual in the workshop. */
  readonly esta_vez?: number
}
