import type { CraftRequest } from '@obrador/engine'

/** What is answered of a book when prices change. Spanish keys, as the API shows it. */

export interface BookProposal {
  readonly nombre: string
  /** Formulas of the book that stand on it, and stay what they are with it changed: its euros are theirs. */
  readonly laLlevan?: readonly string[]
  readonly cambios: readonly { readonly name: string; readonly de: number; readonly a: number }[]
  readonly formula: CraftRequest
  readonly verdict: string
  readonly legal: { readonly antes?: string; readonly despues?: string }
  /** €/kg. */
  readonly coste: { readonly antes: number; readonly ahora: number; readonly despues: number }
  readonly recupera: number
  /** € of it that could have been saved before anything changed. */
  readonly yaSePodia: number
}

export interface BookAnswer {
  readonly status: 'ok'
  readonly titular: string
  readonly tocadas: readonly {
    readonly nombre: string
    readonly coste: { readonly antes: number; readonly ahora: number }
  }[]
  readonly perdido: number
  readonly recuperado: number
  /** What was asked back is had back. */
  readonly completo: boolean
  /** Nothing is left without a formula. */
  readonly factible: boolean
  readonly comprar: readonly string[]
  readonly propuestas: readonly BookProposal[]
  /** € that only the price of the products gives back, and per kilo of what was touched. */
  readonly queda: { readonly euros: number; readonly porKilo: number }
  readonly imposibles: readonly { readonly nombre: string; readonly faltan: readonly string[] }[]
  /** False where the work ran out before every choice was tried. */
  readonly probado: boolean
  /** What of the touched formulas nobody told the price of: their costs leave it out. */
  readonly sinPrecio?: readonly string[]
  readonly warnings: readonly string[]
}
