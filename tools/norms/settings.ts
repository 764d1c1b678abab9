import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import type { RangeSide } from './figures.ts'

/** How far the ranges of a craft may move from where they were frozen (`base.json`), and what of them may not (docs/decisions/0301). */
export interface CraftSettings {
  /** Share of its own width by which every bound moves. */
  readonly tolerance: number
  /** Groups that few sources speak of, and the interval of the next formula to which their bounds move. */
  readonly few: { readonly level: number; readonly cap: number }
  /** Bounds that catch nothing that another does not. */
  readonly idle?: { readonly level: number; readonly cap: number }
  /** Share of the value of a bound by which it moves at most. */
  readonly mostOfValue: number
  /** Only what a published formula asks for, and not if it would have to move by more than `mostOfValue`. */
  readonly isOnlyAsked?: true
  /** Types whose spread is pooled apart from the others'. */
  readonly family?: readonly string[]
  /** Parameters that the published interface fixes. */
  readonly interface?: readonly string[]
  /** Doses: too much of them is what goes wrong at the scale. */
  readonly doses?: readonly string[]
}

/** Sources up to which a group is one of few. */
export const FEW_SOURCES = 8
/** Formulas from which an interval is worked out. */
export const LEAST_FORMULAS = 3
/** Share of the width by which the upper bound of a dose, and any bound that rests on physics, moves at most. */
export const STRICT_CAP = 0.03
/** A bound is idle when nothing that it alone catches lies within this share of the width beyond it. */
export const IDLE_REACH = 0.35

export const SETTINGS: Readonly<Partial<Record<CraftId, CraftSettings>>> = {
  helado: {
    tolerance: 0.07,
    few: { level: 0.96, cap: 0.12 },
    mostOfValue: 0.25,
    // PAC has a fixed window, and the classic index is a reference that judges nothing.
    interface: ['PAC', 'PAC_indice_clasico'],
  },
  panaderia: {
    tolerance: 0.15,
    few: { level: 0.98, cap: 0.2 },
    idle: { level: 0.99, cap: 0.2 },
    mostOfValue: 0.25,
    family: [
      'brioche',
      'pan_molde',
      'croissant',
      'roscon_reyes',
      'ensaimada',
      'panettone',
      'pan_hamburguesa',
      'berlina',
      'pan_leche',
    ],
    doses: ['sal', 'levadura'],
  },
  pasteleria: {
    tolerance: 0.02,
    few: { level: 0.96, cap: 0.12 },
    idle: { level: 0.998, cap: 0.2 },
    mostOfValue: 1 / 3,
    isOnlyAsked: true,
    doses: ['salHarina', 'gelatina', 'impulsorHarina', 'pectina'],
  },
}

/** Where law or physics speaks of one side only; the other is a matter of formulas. */
export const ONE_SIDED: Readonly<Record<string, RangeSide>> = {
  'helado_leche materiaGrasa': 'least',
  'helado_crema materiaGrasa': 'least',
  'helado_leche SLNG': 'most',
  'helado_leche/fruto_seco_cacao SLNG': 'most',
  'helado_crema SLNG': 'most',
  'base SLNG': 'most',
}
