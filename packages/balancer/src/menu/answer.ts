import type { CraftRequest } from '@obrador/engine'

/** What is answered of a menu. Spanish keys, as the API shows it. */

export interface MenuLine {
  readonly name: string
  readonly grams: number
}

export interface MenuBaseAnswer {
  readonly nombre: string
  readonly familia: string
  readonly ingredients: readonly MenuLine[]
  readonly sabores: readonly string[]
  /** Widths of its range that the nearest limit is away, beyond what is always kept clear. */
  readonly holgura?: number
  readonly coste: { readonly kg: number }
}

export interface MenuFlavourAnswer {
  readonly nombre: string
  readonly base: string
  readonly correcciones: readonly MenuLine[]
  /** Doses that moved between two weights. */
  readonly dosis?: readonly MenuLine[]
  readonly formula: CraftRequest
  readonly verdict: string
  readonly legal?: string
  readonly alergenos: readonly string[]
  readonly coste: { readonly kg: number }
  /** How often all its ranges hold at the next purchase. */
  readonly probabilidad?: number
  /** What the engine does not accept of it. */
  readonly falla?: readonly string[]
}

export interface MenuLimitAnswer {
  readonly sabor: string
  readonly etiqueta: string
  readonly limite: 'min' | 'max'
  readonly valor: number
  readonly unidad: string
  /** To what it alone would have to move; none where that does not help. */
  readonly necesario?: number | null
  readonly ley: boolean
  readonly parametro: string
}

export interface MenuConflictAnswer {
  readonly sabores: readonly string[]
  readonly limites: readonly MenuLimitAnswer[]
  readonly vetos: readonly { readonly sabor: string; readonly ingrediente: string }[]
  /** The dose that alone would let them share a base, and to what it would have to change. */
  readonly dosis?: { readonly sabor: string; readonly name: string; readonly de: number; readonly a: number }
  readonly frase: string
}

export interface MenuImpossibleAnswer {
  readonly sabor: string
  readonly relajaciones: readonly MenuLimitAnswer[]
  /** What has to be in every base and may not be in it. */
  readonly vetados: readonly string[]
  readonly frase: string
}

export interface MenuPointAnswer {
  readonly familia: string
  readonly bases: number
  readonly corregidos: number
  readonly gramos: number
  readonly probado: boolean
  readonly holgura?: number
  readonly cotaCorregidos: number
  readonly cotaGramos: number
}

/** A number of bases with all that it comes to. */
export interface MenuChoiceAnswer extends MenuPointAnswer {
  readonly mezclas: readonly MenuBaseAnswer[]
  readonly sabores: readonly MenuFlavourAnswer[]
}

export interface MenuAnswer {
  readonly status: 'ok'
  readonly titular: string
  readonly factible: boolean
  readonly bases: readonly MenuBaseAnswer[]
  readonly sabores: readonly MenuFlavourAnswer[]
  readonly porQue: readonly MenuConflictAnswer[]
  readonly pareto: readonly MenuPointAnswer[]
  /** The same points with their bases, where they are shown as they are found. */
  readonly elecciones?: readonly MenuChoiceAnswer[]
  readonly prueba: {
    readonly bases: { readonly minimo: number | null; readonly cota: number; readonly probado: boolean }
    /** Why it ended before all was proven: its steps were used up, or the guard of the clock struck. */
    readonly parada?: 'pasos' | 'reloj'
    readonly pasos: number
    readonly programas: number
  }
  /** Bases that would do, were there no ceiling; null where nobody knows. */
  readonly minimoSinTope?: number | null
  readonly imposibles: readonly MenuImpossibleAnswer[]
  readonly warnings: readonly string[]
}
