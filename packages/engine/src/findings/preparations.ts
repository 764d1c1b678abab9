import type { NoValues } from './finding.ts'

/** What is wrong with a formula that is used as an ingredient. */
export interface PreparationCodes {
  readonly 'preparation.shape': { readonly name: string }
  readonly 'preparation.missing': { readonly asked: string; readonly known: readonly string[] }
  readonly 'preparation.craft': { readonly asked: string; readonly known: readonly string[] }
  readonly 'preparation.circle': { readonly path: readonly string[] }
  readonly 'preparation.depth': { readonly most: number }
  readonly 'preparation.size': { readonly count: number; readonly most: number }
  readonly 'preparation.bad-yield': NoValues
  readonly 'preparation.yield-too-low': { readonly asked: number; readonly least: number }
  /** The doubt of a bought product does not go with its lines. */
  readonly 'preparation.sack': { readonly lines: number }
  readonly 'preparation.untyped': { readonly typeLabel: string }
  readonly 'preparation.unused': { readonly name: string }
  readonly 'preparation.nothing': NoValues
}
