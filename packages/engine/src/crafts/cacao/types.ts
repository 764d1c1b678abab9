import type { RecipeType } from '../../craft/craft.ts'
import type { FigureParameters } from '../../ratio/parameter.ts'
import type { CacaoMatter } from './matter.ts'
import type { CacaoParameterKey } from './params.ts'

interface Variant {
  readonly id: VariantKey
  readonly label: string
  readonly ranges: RecipeType<CacaoParameterKey>['ranges']
}

export interface CacaoRecipe extends RecipeType<CacaoParameterKey> {
  /** The usual variant of the type; `styles` are the others. */
  readonly variant: VariantKey
  readonly styles: readonly Variant[]
  /** A praline or ganache: its water activity is estimated. */
  readonly filling: boolean
  /** Parameters that the formula reads in its own way. */
  readonly reads?: Partial<FigureParameters<CacaoMatter, CacaoParameterKey>>
}

/** A bar holds next to no water, and an overdose of lecithin thickens it. */
const BAR = { agua: [0, 3], aguaLibre: [0, 1], lecitina: [0, 1] } as const
/** Above this a filling does not keep for a month, and is no gold. */
export const KEEPING_AW = 0.85
const KEEPS = { aw: [0, KEEPING_AW] } as const
/** Advice goes just under it: each hundredth more costs a good deal of sorbitol or invert sugar. */
const AIMED_AW = 0.84

export const variantLabels = {
  negra: 'Negro',
  leche: 'Con leche',
  blanca: 'Blanco',
  ganache: 'Ganache (12 a 22 % de agua)',
  ganache_fresca: 'Ganache fresca (más de 22 % de agua)',
  ganache_mantequilla: 'Ganache de mantequilla (3,5 a 12 % de agua)',
  anhidro: 'Relleno anhidro (menos de 3,5 % de agua)',
} as const

/** What the law, the ranges and the medal tell apart inside a type. */
export type VariantKey = keyof typeof variantLabels

/** Target ranges, g per 100 g of product; the legal limits stand apart, in `law.ts`. */
export const cacaoTypes = {
  negro: {
    label: 'Chocolate negro',
    variant: 'negra',
    ranges: { cacaoTotal: [50, 92], manteca: [27, 52], grasaTotal: [28, 53], azucar: [6, 50], lacteos: [0, 5], ...BAR },
    styles: [],
    filling: false,
    sources: ['rd-1055-2003', 'migoya-elements', 'published-chocolate'],
  },
  leche: {
    label: 'Chocolate con leche',
    variant: 'leche',
    ranges: { cacaoTotal: [30, 62], manteca: [20, 38], grasaTotal: [30, 43], azucar: [20, 46], lacteos: [14, 32], ...BAR },
    styles: [],
    filling: false,
    sources: ['rd-1055-2003', 'published-chocolate'],
  },
  blanco: {
    label: 'Chocolate blanco',
    variant: 'blanca',
    ranges: {
      cacaoTotal: [26, 42],
      manteca: [26, 42],
      grasaTotal: [32, 48],
      azucar: [30, 50],
      lacteos: [18, 32],
      cacaoSecoDesgrasado: [0, 1],
      ...BAR,
    },
    styles: [],
    filling: false,
    sources: ['rd-1055-2003', 'migoya-elements', 'published-chocolate'],
  },
  cobertura: {
    label: 'Cobertura de chocolate',
    variant: 'negra',
    ranges: { cacaoTotal: [50, 86], manteca: [34, 50], grasaTotal: [34, 51], azucar: [12, 48], lacteos: [0, 5], ...BAR },
    styles: [
      {
        id: 'leche',
        label: variantLabels.leche,
        ranges: { cacaoTotal: [31, 48], manteca: [24, 38], grasaTotal: [34, 44], azucar: [28, 46], lacteos: [18, 30], ...BAR },
      },
      {
        id: 'blanca',
        label: variantLabels.blanca,
        ranges: {
          cacaoTotal: [27, 42],
          manteca: [27, 42],
          grasaTotal: [34, 48],
          azucar: [30, 50],
          lacteos: [18, 32],
          cacaoSecoDesgrasado: [0, 1],
          ...BAR,
        },
      },
    ],
    filling: false,
    sources: ['rd-1055-2003', 'published-chocolate', 'obrador'],
  },
  bean_to_bar: {
    label: 'Chocolate bean to bar',
    variant: 'negra',
    ranges: { cacaoTotal: [60, 92], manteca: [30, 52], grasaTotal: [31, 53], azucar: [6, 40], lacteos: [0, 5], ...BAR },
    styles: [
      {
        id: 'leche',
        label: variantLabels.leche,
        ranges: { cacaoTotal: [40, 68], manteca: [22, 42], grasaTotal: [32, 48], azucar: [14, 40], lacteos: [14, 30], ...BAR },
      },
      {
        id: 'blanca',
        label: variantLabels.blanca,
        ranges: {
          cacaoTotal: [28, 42],
          manteca: [28, 42],
          grasaTotal: [34, 48],
          azucar: [28, 48],
          lacteos: [18, 32],
          cacaoSecoDesgrasado: [0, 1],
          ...BAR,
        },
      },
    ],
    filling: false,
    sources: ['rd-1055-2003', 'published-chocolate', 'obrador'],
  },
  gianduja: {
    label: 'Gianduja',
    variant: 'negra',
    ranges: {
      cacaoTotal: [20, 45],
      manteca: [10, 28],
      grasaTotal: [30, 48],
      azucar: [20, 46],
      lacteos: [0, 5],
      avellana: [25, 40],
      ...BAR,
    },
    styles: [
      {
        id: 'leche',
        label: variantLabels.leche,
        ranges: {
          cacaoTotal: [18, 40],
          manteca: [10, 30],
          grasaTotal: [32, 50],
          azucar: [20, 46],
          lacteos: [6, 20],
          avellana: [20, 40],
          ...BAR,
        },
      },
    ],
    filling: true,
    sources: ['rd-1055-2003', 'giandujotto-torino', 'greweling-2007', 'published-chocolate'],
  },
  bombon: {
    label: 'Bombón (ganache o praliné)',
    variant: 'ganache',
    ranges: {
      cacaoTotal: [15, 48],
      manteca: [10, 28],
      grasaTotal: [25, 42],
      azucar: [24, 44],
      lacteos: [0, 34],
      grasaLactea: [0, 22],
      agua: [12, 22],
      ...KEEPS,
    },
    styles: [
      {
        id: 'ganache_fresca',
        label: variantLabels.ganache_fresca,
        ranges: {
          cacaoTotal: [15, 48],
          manteca: [14, 30],
          grasaTotal: [24, 44],
          azucar: [14, 40],
          lacteos: [0, 34],
          grasaLactea: [0, 24],
          agua: [22, 30],
        },
      },
      {
        id: 'ganache_mantequilla',
        label: variantLabels.ganache_mantequilla,
        ranges: {
          cacaoTotal: [15, 50],
          manteca: [10, 32],
          grasaTotal: [32, 50],
          azucar: [20, 46],
          lacteos: [0, 34],
          grasaLactea: [0, 28],
          agua: [3.5, 12],
          ...KEEPS,
        },
      },
      {
        id: 'anhidro',
        label: variantLabels.anhidro,
        ranges: {
          cacaoTotal: [5, 50],
          manteca: [5, 34],
          grasaTotal: [28, 50],
          azucar: [18, 50],
          lacteos: [0, 22],
          agua: [0, 3.5],
        },
      },
    ],
    filling: true,
    aims: { aw: AIMED_AW },
    sources: ['rd-1055-2003', 'chocolate-academy', 'domson-academy', 'greweling-2007', 'published-chocolate'],
  },
} as const satisfies Readonly<Record<string, CacaoRecipe>>

export type CacaoTypeKey = keyof typeof cacaoTypes
