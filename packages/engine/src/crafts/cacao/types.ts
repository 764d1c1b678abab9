import type { SourceKey } from '../../catalogue/sources.ts'
import type { RecipeType } from '../../craft/craft.ts'
import type { Condition, Denomination, Operator } from '../../judge/legal.ts'
import type { Parameters } from '../../ratio/parameter.ts'
import type { Matter } from './matter.ts'
import { conditionLabels, names as legalNames } from './messages.ts'
import type { ParameterKey } from './params.ts'

interface Variant {
  readonly id: VariantKey
  readonly label: string
  readonly ranges: RecipeType<ParameterKey>['ranges']
}

export interface Recipe extends RecipeType<ParameterKey> {
  /** The usual variant of the type; `styles` are the others. */
  readonly variant: VariantKey
  readonly styles: readonly Variant[]
  /** A praline or ganache: its water activity is estimated. */
  readonly filling: boolean
  /** Parameters that the formula reads in its own way. */
  readonly reads?: Partial<Parameters<Matter, ParameterKey>>
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

/** Target ranges, g per 100 g of product; the legal limits stand apart, in `rules.ts`. */
export const types = {
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
    ranges: { cacaoTotal: [30, 55], manteca: [20, 38], grasaTotal: [30, 43], azucar: [26, 46], lacteos: [18, 32], ...BAR },
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
          grasaTotal: [28, 44],
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
} as const satisfies Readonly<Record<string, Recipe>>

export type TypeKey = keyof typeof types

type Rule = Condition<ParameterKey>

// What each name asks for: RD 1055/2003, which transposes Directive 2000/36/EC.

const rule = (figure: ParameterKey, operator: Operator, threshold: number, article: string, source: SourceKey = 'rd-1055-2003'): Rule => ({
  figure,
  label: conditionLabels(figure),
  operator,
  threshold,
  unit: '%',
  article,
  source,
})

const RD = (point: string): string => `RD 1055/2003 ap. ${point}`
const BOTH = (point: string, annex: string): string => `${RD(point)}; Dir. 2000/36/CE ${annex}`

/** For every denomination but the bonbon. */
const COMMON_RULES: readonly Rule[] = [
  rule('azucar', '>', 0, RD('1.6.a, 1.7.a y 1.9')),
  rule('grasaVegetal', '<=', 5, BOTH('2.1', 'art. 2.1')),
  rule('grasaNoAutorizada', '<=', 0, `${RD('2.2')}; RD 823/1990 art. 2.7`),
  rule('almidonAnadido', '<=', 0, RD('3.1.2.º')),
]
const OTHER_MATTER: Rule = rule('otrasMaterias', '<=', 40, RD('3.1'))
const NUTS_AT_MOST = 60

/** A name the law reserves, and whether it counts milk as other edible matter. */
export interface LegalName extends Denomination<ParameterKey> {
  readonly dark: boolean
}

const named = (id: keyof typeof legalNames, dark: boolean, ...conditions: readonly Rule[]): LegalName => ({
  id,
  label: legalNames[id],
  dark,
  conditions: [...conditions, ...COMMON_RULES],
})

const milk = (cocoa: number, dry: number, fat: number, both: number, point: string): Rule[] => [
  rule('cacaoLegal', '>=', cocoa, BOTH(`${point}.1.º`, 'anexo I.A.4')),
  rule('lecheLegal', '>=', dry, RD(`${point}.2.º`)),
  rule('cacaoSecoLegal', '>=', 2.5, RD(`${point}.3.º`)),
  rule('grasaLacteaLegal', '>=', fat, RD(`${point}.4.º`)),
  rule('grasaLegal', '>=', both, RD(`${point}.5.º`)),
]
const hazelnut = (least: number, point: string): Rule[] => [
  rule('avellana', '>=', least, RD(point)),
  rule('avellana', '<=', 40, RD(point)),
  rule('frutosSecos', '<=', NUTS_AT_MOST, RD(point)),
]

const COUVERTURE = named(
  'cobertura',
  true,
  rule('cacaoLegal', '>=', 35, BOTH('1.6.b.2.º', 'anexo I.A.3.b')),
  rule('mantecaLegal', '>=', 31, RD('1.6.b.2.º')),
  rule('cacaoSecoLegal', '>=', 2.5, RD('1.6.b.2.º')),
  OTHER_MATTER,
)
const DARK = named(
  'chocolate',
  true,
  rule('cacaoLegal', '>=', 35, BOTH('1.6.a', 'anexo I.A.3.a')),
  rule('mantecaLegal', '>=', 18, RD('1.6.a')),
  rule('cacaoSecoLegal', '>=', 14, RD('1.6.a')),
  OTHER_MATTER,
)
const MILK_COUVERTURE = named('cobertura_leche', false, ...milk(25, 14, 3.5, 31, '1.7.b.2.º y 1.7.a'), OTHER_MATTER)
const WITH_CREAM = named('nata', false, ...milk(25, 14, 5.5, 25, '1.7.c.1.º y 1.7.a'), OTHER_MATTER)
const MILK = named('leche', false, ...milk(25, 14, 3.5, 25, '1.7.a'), OTHER_MATTER)
const FAMILY = named('familiar', false, ...milk(20, 20, 5, 25, '1.8'), OTHER_MATTER)
const SKIMMED = named(
  'desnatada',
  false,
  rule('cacaoLegal', '>=', 25, RD('1.7.c.2.º')),
  rule('lecheLegal', '>=', 14, RD('1.7.c.2.º')),
  rule('cacaoSecoLegal', '>=', 2.5, RD('1.7.c.2.º')),
  rule('grasaLacteaLegal', '<=', 1, RD('1.7.c.2.º')),
  rule('grasaLegal', '>=', 25, RD('1.7.c.2.º')),
  OTHER_MATTER,
)
const WHITE = named(
  'blanco',
  false,
  rule('mantecaLegal', '>=', 20, BOTH('1.9', 'anexo I.A.6')),
  rule('lecheLegal', '>=', 14, RD('1.9')),
  rule('grasaLacteaLegal', '>=', 3.5, RD('1.9')),
  OTHER_MATTER,
)
const GIANDUJA = named(
  'gianduja',
  true,
  rule('cacaoLegal', '>=', 32, BOTH('1.6.b.3.º', 'anexo I.A.3.b')),
  rule('cacaoSecoLegal', '>=', 8, RD('1.6.b.3.º')),
  ...hazelnut(20, '1.6.b.3.º'),
  rule('lacteos', '<=', 5, RD('1.6.b.3.º.1)')),
)
/** «A partir de chocolate con leche»: that of 1.7.a, but for the milk, which this point lowers (docs/decisions/0040). */
const MILK_GIANDUJA = named(
  'gianduja_leche',
  false,
  rule('cacaoLegal', '>=', 25, `${RD('1.7.a.1.º')} (interpretación)`),
  rule('lecheLegal', '>=', 10, RD('1.7.b.3.º')),
  rule('cacaoSecoLegal', '>=', 2.5, `${RD('1.7.a.3.º')} (interpretación)`),
  rule('grasaLegal', '>=', 25, `${RD('1.7.a.5.º')} (interpretación)`),
  ...hazelnut(15, '1.7.b.3.º'),
)
/** The formula of a bonbon is its filling: what chocolate it lacks may be in the shell. */
export const CHOCOLATE_OF_BONBON = 25
const BONBON: LegalName = {
  id: 'bombon',
  label: legalNames.bombon,
  dark: false,
  conditions: [{ ...rule('chocolate', '>=', CHOCOLATE_OF_BONBON, BOTH('1.13.2.º', 'anexo I.A.10')), open: true }],
}

/** g of milk and of dry non-fat cocoa per 100 g that tell a milk from a dark, and a white from both. */
export const SPLIT = { milk: 8, giandujaMilk: 5, whiteCocoa: 1 } as const
/** Names are offered to formulas of their own kind: nobody sells a milk chocolate as a dark one with milk in it. */
const forDark = (name: LegalName): LegalName => ({
  ...name,
  conditions: [...name.conditions, rule('lacteos', '<', SPLIT.milk, RD('3.1'), 'obrador')],
})
const forWhite: LegalName = {
  ...WHITE,
  conditions: [...WHITE.conditions, rule('cacaoSecoDesgrasado', '<', SPLIT.whiteCocoa, RD('1.9'), 'obrador')],
}
/** The other names a formula may bear, in the order they are tried. */
export const OTHERS: readonly LegalName[] = [
  forDark(COUVERTURE),
  forDark(DARK),
  MILK_COUVERTURE,
  WITH_CREAM,
  MILK,
  FAMILY,
  SKIMMED,
  forWhite,
  GIANDUJA,
  MILK_GIANDUJA,
]
/** What is no chocolate may still be named, outside the decree. */
export const LAST_NAMES: readonly Denomination<ParameterKey>[] = [
  {
    id: 'sucedaneo',
    label: legalNames.sucedaneo,
    conditions: [rule('grasaNoAutorizada', '>', 0, 'RD 823/1990 art. 2.7', 'rd-823-1990')],
  },
  {
    id: 'confiteria',
    label: legalNames.confiteria,
    conditions: [rule('chocolate', '>=', 10, 'RD 823/1990 art. 2.6.1', 'rd-823-1990')],
  },
]

const claim = (id: string, ...conditions: readonly Rule[]): Denomination<ParameterKey> => ({
  id,
  label: id,
  conditions,
})
const CLAIM_6G = 'Dir. 2000/36/CE art. 3.5'
const DARK_CLAIM = claim('chocolate', rule('cacaoLegal', '>=', 43, `${RD('6.g.1.º')}; ${CLAIM_6G}`), rule('mantecaLegal', '>=', 26, RD('6.g.1.º')))
const MILK_CLAIM = claim(
  'leche',
  rule('cacaoLegal', '>=', 30, `${RD('6.g.2.º')}; ${CLAIM_6G}`),
  rule('lecheLegal', '>=', 18, RD('6.g.2.º')),
  rule('grasaLacteaLegal', '>=', 4.5, RD('6.g.2.º')),
)
const COUVERTURE_CLAIM = claim('cobertura', rule('cacaoSecoLegal', '>=', 16, `${RD('6.g.3.º')}; ${CLAIM_6G}`))

interface Judged {
  readonly asked: LegalName
  readonly claim?: Denomination<ParameterKey>
}
const bars = (negra: Judged, leche: Judged): Partial<Record<VariantKey, Judged>> => ({
  negra,
  leche,
  blanca: { asked: WHITE },
})
const PLAIN_BARS = bars({ asked: DARK, claim: DARK_CLAIM }, { asked: MILK, claim: MILK_CLAIM })
const FILLING: Judged = { asked: BONBON }

/** The name each variant of a type is judged by. White couverture and «bean to bar» are words of the trade, not of the law. */
const LAW: Readonly<Record<TypeKey, Partial<Record<VariantKey, Judged>>>> = {
  negro: PLAIN_BARS,
  leche: PLAIN_BARS,
  blanco: PLAIN_BARS,
  cobertura: bars({ asked: COUVERTURE, claim: COUVERTURE_CLAIM }, { asked: MILK_COUVERTURE, claim: MILK_CLAIM }),
  bean_to_bar: PLAIN_BARS,
  gianduja: { negra: { asked: GIANDUJA }, leche: { asked: MILK_GIANDUJA } },
  bombon: { ganache: FILLING, ganache_fresca: FILLING, ganache_mantequilla: FILLING, anhidro: FILLING },
}

export const lawOf = (type: string, variant: VariantKey): Judged => LAW[type as TypeKey][variant] ?? FILLING
