import { FormulaError } from '../../formula/errors.ts'
import type { Formula } from '../../formula/formula.ts'
import { oilOfFrying } from '../../make/frying.ts'
import type { Making } from '../../make/made.ts'
import { mass, measure } from '../../ratio/parameter.ts'
import { round } from '../../words/round.ts'
import { find } from './findings.ts'
import type { Matter } from './matter.ts'
import { type ParameterKey, readings } from './params.ts'
import { uses } from './terms.ts'
import type { Recipe } from './types.ts'

type Params = { readonly [key in ParameterKey]?: number }

/** The finished product, per 100 g of it: additive, on request. */
export interface Finished {
  /** % of water of the finished product, and % of weight lost to reach it. */
  readonly aguaFinal: number
  readonly perdidaPct: number
  readonly azucares: number
  readonly grasa: number
  readonly proteinas: number
  readonly kcal_100g: number
  readonly coste_kg_eur: number
}

const DECIMALS = 2
/** Share of the weight beyond which nothing is left of a recipe. */
const MOST_LOSS = 0.99

/** A formula of a recipe, and what was worked out of it. */
interface InTheMaking {
  readonly params: Params
  readonly recipe: Recipe
  readonly formula: Formula<Matter>
}

/** Share of the weight that a recipe loses where nobody knows its final water: boiled down to its °Brix, or what is usual. */
function usualLoss({ recipe: { toBrix, loss }, formula, params: { agua = 0 } }: InTheMaking): number | undefined {
  if (toBrix === undefined) return loss === undefined || loss === 0 ? undefined : Math.min(loss, agua / 100)
  const solubles = measure(readings.solubles, formula.lines) ?? 0
  return Math.min(Math.max(0, 1 - solubles / toBrix), agua / 100)
}

/** Share of the weight lost in the oven or the pan: the caller's, or that of the type; none where neither says it. */
function bakingLoss(made: InTheMaking, lossGiven: unknown): number | undefined {
  const { agua = 0 } = made.params
  const { finalWater } = made.recipe
  const given = lossGiven ?? undefined
  const usual = given === undefined && finalWater === undefined ? usualLoss(made) : undefined
  if (given === undefined && finalWater === undefined) return usual
  if (given !== undefined && !(typeof given === 'number' && given >= 0 && given <= agua && given < 100)) {
    throw new FormulaError('invalid-request', find('pasteleria.bad-baking-loss', { most: agua }), {
      field: 'perdidaHorneado',
    })
  }
  const target = finalWater ?? 0
  const loss = given === undefined ? Math.max(0, (agua - target) / (100 - target)) : (given as number) / 100
  // What is all water leaves nothing to describe.
  return loss > MOST_LOSS ? undefined : loss
}

/** Only water leaves: what is left concentrates. */
export function finished(made: InTheMaking, lossGiven: unknown): Finished | undefined {
  const loss = bakingLoss(made, lossGiven)
  if (loss === undefined) return undefined
  const { params } = made
  const { agua = 0 } = params
  const of = (value: number | undefined): number => round((value ?? 0) / (1 - loss), DECIMALS)
  return {
    aguaFinal: round((agua - 100 * loss) / (1 - loss), DECIMALS),
    perdidaPct: round(100 * loss, DECIMALS),
    azucares: of(params.azucares),
    grasa: of(params.grasa),
    proteinas: of(params.proteinas),
    kcal_100g: of(params.kcal_100g),
    coste_kg_eur: of(params.coste_kg_eur),
  }
}

const dryMatter = ({ agua }: Matter): number => 100 - agua

/** What 100 g of a line leave, by the same rules as the share that is lost: never more than it weighs, nor less than its dry matter. */
function leavesOf({ finalWater, toBrix, loss = 0 }: Recipe, lossGiven: unknown): NonNullable<Making<Matter>['leaves']> {
  if (typeof lossGiven === 'number') return [[() => 100 - lossGiven]]
  if (finalWater !== undefined) return [[mass, (matter) => (100 * dryMatter(matter)) / (100 - finalWater)]]
  const least = toBrix === undefined ? () => 100 * (1 - loss) : ({ solubles }: Matter) => (100 * solubles) / toBrix
  return [[mass, least], [dryMatter]]
}

export function making(made: InTheMaking, lossGiven: unknown): Making<Matter> | undefined {
  const loss = bakingLoss(made, lossGiven)
  if (loss === undefined) return undefined
  const { recipe, formula } = made
  const { fryingOil = 0 } = recipe
  return {
    lost: loss * formula.total,
    leaves: leavesOf(recipe, lossGiven),
    said: find('pasteleria.baked'),
    ...(fryingOil > 0 && { gains: oilOfFrying(formula, fryingOil) }),
  }
}

/** Chocolate over cream and water activity that tell what a ganache is good for (Valrhona, CAP, Morató). */
const TART = { belowChocolate: 1.2, aboveAw: 0.9 } as const
const BONBON = { fromChocolate: 1.8, upToAw: 0.87 } as const

/** What a ganache can be used for; none for what is not one. */
export function useOf({ chocolateNata, aw }: Params): string | undefined {
  if (chocolateNata === undefined || aw === undefined) return undefined
  if (chocolateNata < TART.belowChocolate && aw > TART.aboveAw) return uses.tart
  return chocolateNata >= BONBON.fromChocolate || aw <= BONBON.upToAw ? uses.bonbon : uses.truffle
}
