import { type FindingText, findingMaker, type NoValues } from '@obrador/engine'

/** A limit of a flavour as it is told. */
export interface MenuLimit {
  readonly flavour: string
  readonly label: string
  readonly unit: string
  readonly end: 'min' | 'max'
  readonly value: number
  readonly needed?: number | undefined
  readonly isLaw: boolean
}

/** What a flavour may not have, and why. */
export interface MenuBar {
  readonly flavour: string
  readonly name: string
}

/** A dose of a flavour, and another that would do. */
export interface MenuDose {
  readonly flavour: string
  readonly name: string
  readonly from: number
  readonly to: number
}

/** How many bases, how many flavours corrected, and by how much. */
export interface MenuPoint {
  readonly bases: number
  readonly corrected: readonly string[]
  readonly grams: number
}

/** What may be found of a menu. */
export interface MenuCodes {
  readonly 'menu.twice': { readonly name: string }
  readonly 'menu.too-many': { readonly what: string; readonly count: number; readonly most: number }
  readonly 'menu.heavy-minima': { readonly grams: number; readonly most: number }
  readonly 'menu.light-maxima': { readonly grams: number; readonly least: number }
  readonly 'menu.crossed': { readonly name: string; readonly min: number; readonly max: number }
  readonly 'menu.unread': { readonly flavour: string | undefined; readonly names: readonly string[] }
  /** Doses of which nobody told the weight: none is 0 by itself. */
  readonly 'menu.unweighed': { readonly flavour: string; readonly names: readonly string[] }
  readonly 'menu.bad-dose': { readonly flavour: string; readonly name: string; readonly most: number }
  /** Nobody says what the base is made with, and the type does not tell. */
  readonly 'menu.base-untold': NoValues
  readonly 'menu.free-type': { readonly flavour: string }
  readonly 'menu.unknown-figure': { readonly key: string; readonly keys: readonly string[] }
  readonly 'menu.bounded': { readonly field: string; readonly most: number }
  /** A flavour that no base serves. */
  readonly 'menu.impossible': {
    readonly flavour: string
    readonly limits: readonly MenuLimit[]
    readonly bars: readonly string[]
    /** That those bring, and the flavour has not by itself. */
    readonly allergens: readonly string[]
  }
  /** Flavours that no base serves together. */
  readonly 'menu.conflict': {
    readonly flavours: readonly string[]
    readonly limits: readonly MenuLimit[]
    readonly bars: readonly MenuBar[]
    readonly dose: MenuDose | undefined
  }
  /** The guard struck: something was left out that another time would be found. */
  readonly 'menu.late': NoValues
  readonly 'menu.families': { readonly families: readonly string[] }
  /** `left`: flavours that no base serves. */
  readonly 'menu.first': { readonly points: readonly MenuPoint[]; readonly left: readonly string[] }
  /** No base serves any flavour. */
  readonly 'menu.nobody': { readonly flavours: number }
  readonly 'menu.none': { readonly most: number; readonly needed: number | undefined }
  readonly 'menu.perhaps': { readonly found: number; readonly bound: number }
  /** What the engine says of some flavours, once for all of them. */
  readonly 'menu.of-flavours': { readonly flavours: readonly string[]; readonly what: FindingText }
  /** A word that a flavour was to bear and may not. */
  readonly 'menu.unborne': { readonly word: string }
  /** Allergens that a flavour has and was not to have, as annex II names them. */
  readonly 'menu.other-allergens': { readonly allergens: readonly string[] }
  readonly 'menu.finer-scale': { readonly base: string }
  /** Grams of something that there are, and that are needed for all kilos. */
  readonly 'menu.stock-short': { readonly name: string; readonly there: number; readonly needed: number }
  readonly 'menu.certainty': { readonly asked: number; readonly flavours: readonly string[]; readonly least: number }
  readonly 'menu.certainty-costs': { readonly asked: number; readonly bases: number; readonly before: number }
}

export const menuFinding = findingMaker<MenuCodes>()
