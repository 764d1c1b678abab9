import type { FindingText } from '../findings/finding.ts'
import type { NamePart } from '../make/label/denomination.ts'

/** A line with other grams; nothing before of one that is put in. */
export interface NameChangeLine {
  readonly ingrediente: string
  readonly antes_g: number
  readonly gramos: number
}

/** The smallest change that lets a formula bear the name that was written for it, analysed again. */
export interface NameChange {
  readonly lineas: readonly NameChangeLine[]
  /** Whether the changed formula is balanced. */
  readonly equilibrada: boolean
  /** The figures that failed, as they are after it. */
  readonly cifras: readonly {
    readonly etiqueta: string
    readonly valor: number
    readonly umbral: number
    readonly unidad: string
  }[]
}

/** The additive `nombreEscrito` of an answer. Spanish keys, as the API has. */
export interface WrittenName {
  readonly nombre: string
  /** False where a part is refused; null where none is and one is to be shown. */
  readonly cumple: boolean | null
  readonly partes: readonly NamePart[]
  readonly cambio?: NameChange
}

/** What was found of a written name, and what the answer tells of it. */
export interface WrittenNameReport {
  readonly told: WrittenName
  /** Why each refused part is. */
  readonly denied: readonly FindingText[]
  readonly change?: NameChange
}
