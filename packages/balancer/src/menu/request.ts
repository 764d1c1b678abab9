import type { PreparationRequest, RawLine } from '@obrador/engine'
import type { WantedRange } from '../request.ts'

/** A menu as a caller writes it. Spanish keys, as the API has them; grams of a flavour are per kilo of base. */

/** What a base may be made with. */
export interface MenuBaseLine extends RawLine {
  readonly name: string
  readonly min?: number
  readonly max?: number
  /** €/kg, in place of the catalogue's. */
  readonly precio?: number
  /** Grams of the step in which it is weighed. */
  readonly redondeo?: number
  /** It is either left out, or weighs at least its `min`. */
  readonly opcional?: boolean
}

export interface MenuFlavourRequest {
  readonly nombre: string
  readonly type?: string
  /** A line with `min` and `max` is a dose that may move between them; one with `tras` goes in after making, and is in no figure. */
  readonly ingredients?: readonly RawLine[]
  /** Names and words that it has to bear. */
  readonly llamarse?: readonly string[]
  /** The allergens that it may have, in place of those of its type and doses. */
  readonly alergenos?: readonly string[]
  /** Names, ids or categories that may not go in. */
  readonly sin?: readonly string[]
  /** What may go in though nobody expects it: `alcohol`, `gelatina`, `edulcorantes`. */
  readonly con?: readonly string[]
  /** Own ranges in place of those of the type. */
  readonly objetivos?: Readonly<Record<string, WantedRange>>
  /** Kilos sold, to weigh costs and what there is. */
  readonly kilos?: number
}

export const MENU_OBJECTIVES = ['centrada', 'menor_coste'] as const
export type MenuObjective = (typeof MENU_OBJECTIVES)[number]

export interface MenuRequest {
  readonly type?: string
  readonly base?: readonly MenuBaseLine[]
  readonly sabores: readonly MenuFlavourRequest[]
  readonly bases?: { readonly max?: number }
  readonly correcciones?: {
    readonly con?: readonly (string | (RawLine & { readonly max?: number; readonly precio?: number }))[]
    readonly max?: number
    readonly sabores?: number
  }
  readonly objetivo?: MenuObjective
  /** Probability with which the ranges of each flavour should hold at the next purchase. */
  readonly seguridad?: number
  /** How often each flavour holds is told. */
  readonly duda?: boolean
  readonly segundos?: number
  readonly sin?: readonly string[]
  readonly alergenos?: readonly string[]
  /** Grams that there are of something, for the `kilos` of all flavours. */
  readonly existencias?: Readonly<Record<string, number>>
  /** Grams of base that the doses are written for. */
  readonly porKilo?: number
  readonly preparaciones?: Readonly<Record<string, PreparationRequest>>
}

/** Bounds that keep every program small. */
export const MENU_LIMITS = {
  flavours: 60,
  lines: 20,
  base: 16,
  correctors: 8,
  /** Of one family. */
  bases: 6,
  seconds: 10,
  /** Grams of a dose: a water melon weighs some kilos for one of base. */
  dose: 10_000,
} as const
