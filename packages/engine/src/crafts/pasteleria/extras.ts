import { FormulaError } from '../../formula/errors.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import { oilOfFrying } from '../../make/frying.ts'
import type { MakingLosses } from '../../make/made.ts'
import { massMeasure, measureLines } from '../../ratio/parameter.ts'
import { roundTo } from '../../words/round.ts'
import { pasteleriaFinding } from './findings.ts'
import type { PasteleriaMatter } from './matter.ts'
import { type PasteleriaParameterKey, pasteleriaReadings } from './params.ts'
import { ganacheUses } from './terms.ts'
import type { PasteleriaRecipe } from './types.ts'

type Params = { readonly [key in PasteleriaParameterKey]?: number }

/** The finished product, per 100 g of it: additive, on request. */
export interface FinishedPastry {
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
  readonly recipe: PasteleriaRecipe
  readonly formula: ParsedFormula<PasteleriaMatter>
}

/** Share of the weight that a recipe loses where nobody knows its final water: boiled down to its °Brix, or what is usual. */
function usualLoss({ recipe: { toBrix, loss }, formula, params: { agua = 0 } }: InTheMaking): number | undefined {
  if (toBrix === undefined) return loss === undefined || loss === 0 ? undefined : Math.min(loss, agua / 100)
  const solubles = measureLines(pasteleriaReadings.solubles, formula.lines) ?? 0
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
    throw new FormulaError('invalid-request', pasteleriaFinding('pasteleria.bad-baking-loss', { most: agua }), {
      field: 'perdidaHorneado',
    })
  }
  const target = finalWater ?? 0
  const loss = given === undefined ? Math.max(0, (agua - target) / (100 - target)) : (given as number) / 100
  // What is all water leaves nothing to describe.
  return loss > MOST_LOSS ? undefined : loss
}

/** Only water leaves: what is left concentrates. */
export function finishedPastry(made: InTheMaking, lossGiven: unknown): FinishedPastry | undefined {
  const loss = bakingLoss(made, lossGiven)
  if (loss === undefined) return undefined
  const { params } = made
  const { agua = 0 } = params
  const of = (value = 0): number => value / (1 - loss)
  return {
    aguaFinal: of(agua - 100 * loss),
    perdidaPct: 100 * loss,
    azucares: of(params.azucares),
    grasa: of(params.grasa),
    proteinas: of(params.proteinas),
    kcal_100g: of(params.kcal_100g),
    coste_kg_eur: of(params.coste_kg_eur),
  }
}

export const roundedPastry = (finished: FinishedPastry): FinishedPastry => ({
  ...finished,
  ...Object.fromEntries(Object.entries(finished).map(([key, value]) => [key, roundTo(value, DECIMALS)])),
})

const dryMatter = ({ agua }: PasteleriaMatter): number => 100 - agua

/** What 100 g of a line leave, by the same rules as the share that is lost: never more than it weighs, nor less than its dry matter. */
function leavesOf(
  { finalWater, toBrix, loss = 0 }: PasteleriaRecipe,
  lossGiven: unknown,
): NonNullable<MakingLosses<PasteleriaMatter>['leaves']> {
  if (typeof lossGiven === 'number') return [[() => 100 - lossGiven]]
  if (finalWater !== undefined) return [[massMeasure, (matter) => (100 * dryMatter(matter)) / (100 - finalWater)]]
  const least =
    toBrix === undefined ? () => 100 * (1 - loss) : ({ solubles }: PasteleriaMatter) => (100 * solubles) / toBrix
  return [[massMeasure, least], [dryMatter]]
}

export function pasteleriaMakingLosses(
  made: InTheMaking,
  lossGiven: unknown,
): MakingLosses<PasteleriaMatter> | undefined {
  const loss = bakingLoss(made, lossGiven)
  if (loss === undefined) return undefined
  const { recipe, formula } = made
  const { fryingOil = 0 } = recipe
  return {
    lost: loss * formula.total,
    leaves: leavesOf(recipe, lossGiven),
    said: pasteleriaFinding('pasteleria.baked'),
    ...(fryingOil > 0 && { gains: oilOfFrying(formula, fryingOil) }),
  }
}

/** Chocolate over cream and water activity that tell what a ganache is good for (Valrhona, CAP, Morató). */
const TART = { belowChocolate: 1.2, aboveAw: 0.9 } as const
const BONBON = { fromChocolate: 1.8, upToAw: 0.87 } as const

/** What a ganache can be used for; none for what is not one. */
export function ganacheUseOf({ chocolateNata, aw }: Params): string | undefined {
  if (chocolateNata === undefined || aw === undefined) return undefined
  if (chocolateNata < TART.belowChocolate && aw > TART.aboveAw) return ganacheUses.tart
  return chocolateNata >= BONBON.fromChocolate || aw <= BONBON.upToAw ? ganacheUses.bonbon : ganacheUses.truffle
}
