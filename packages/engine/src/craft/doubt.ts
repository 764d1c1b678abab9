import { type MeasuredField, measuredNameOf, measuredUnitOf, usualFigureOf } from '../catalogue/measured.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText, Phrasebook } from '../findings/finding.ts'
import type { CraftRequest } from '../formula/formula.ts'
import { figureSlopesOf, varianceSharesOf } from '../ratio/doubt.ts'
import type { MonotoneCurve } from '../ratio/parameter.ts'
import { distanceOutside, type FigureRange } from '../ratio/range.ts'
import { probabilityBetween, probabilityTogether, type UncertainFigure } from '../science/normal.ts'
import * as terms from '../words/doubt.ts'
import { roundTo } from '../words/round.ts'
import type { Craft, DoubtReader, JudgedFormula } from './craft.ts'
import type { MeasurableFigure, UncertaintyReport, VerdictFirmness } from './doubted.ts'
import { legalGuardsOf } from './guards.ts'
import type { PurchasedLot } from './purchase.ts'
import { type PurchaseSet, purchaseSetOf } from './purchases.ts'
import { tellingField, tolerableRange } from './telling.ts'

/**
 * How sure the figures of a formula are, and what to measure. Whoever asks for it hands it to a craft as an option: it
 * brings the table of spreads along, which nobody else has to carry.
 */

/** A verdict that holds nine times in ten is firm; one that holds two times in three is close; less is uncertain. */
const FIRM = 0.9
const CLOSE = 2 / 3

const firmnessOf = (probability: number): VerdictFirmness =>
  probability >= FIRM ? 'firme' : probability >= CLOSE ? 'justa' : 'incierta'

const PROBABILITY_DECIMALS = 3

/** Two figures tell a deviation, and one decimal more than the value has; more would be a pretence. */
const asDeviation = (value: number, decimals: number): number =>
  value > 0 ? roundTo(value, Math.min(decimals + 1, 1 - Math.floor(Math.log10(value)))) : 0

/** One figure with its doubt. */
interface Doubtful {
  readonly key: string
  readonly value: number
  readonly sd: number
  readonly slopes: readonly number[]
  /** Mean, deviation and limits before any curve. */
  readonly mean: number
  readonly width: number
  readonly limits: FigureRange | undefined
  /** What the rounding of the answer lets pass for its range. */
  readonly range: FigureRange | undefined
  readonly probability: number | undefined
}

/** The unrounded values that are shown inside a range. No amount is below nothing, so that a range from 0 has no least. */
const asShown = ([least, most]: FigureRange, decimals: number): FigureRange => [
  least === 0 ? Number.NEGATIVE_INFINITY : least - 0.5 * 10 ** -decimals,
  most + 0.5 * 10 ** -decimals,
]

/** A range of the values of a curve as one of what it is read from; the curve may fall. */
function beforeCurve({ inverse }: MonotoneCurve, [least, most]: FigureRange): FigureRange {
  const [one, other] = [inverse(least), inverse(most)]
  return one <= other ? [one, other] : [other, one]
}

function doubtfulOf<Matter>(
  { parameters, limits, judged, judgement: { params } }: JudgedFormula<Matter>,
  basket: PurchaseSet<Matter>,
): Doubtful[] {
  const figures: Doubtful[] = []
  for (const key in params) {
    const [parameter, value] = [parameters[key], params[key]]
    const found = parameter && figureSlopesOf(parameter, basket)
    if (!parameter || value === undefined || !found) continue
    const { slopes, mean, width, curve, sd } = found
    const limit = judged.includes(key) ? limits[key] : undefined
    const range = limit && asShown(limit, parameter.decimals)
    const own = range && (curve ? beforeCurve(curve, range) : range)
    const probability = own && probabilityBetween(mean, width, own[0], own[1])
    figures.push({ key, value, sd, slopes, mean, width, limits: own, range, probability })
  }
  return figures
}

const uncertainOf = (figures: readonly Doubtful[]): UncertainFigure[] =>
  figures.flatMap(({ mean, width: sd, slopes, limits, probability: chance }) =>
    limits && chance !== undefined ? [{ mean, sd, least: limits[0], most: limits[1], chance, slopes }] : [],
  )

/** The judged figure that lies nearest to a limit, in deviations of its own. */
function mostDoubtful(figures: readonly Doubtful[]): Doubtful | undefined {
  const margin = ({ value, sd, range }: Doubtful): number =>
    range && sd > 0 ? Math.min(Math.abs(value - range[0]), Math.abs(value - range[1])) / sd : Number.POSITIVE_INFINITY
  let best: Doubtful | undefined
  for (const figure of figures) if (margin(figure) < (best ? margin(best) : Number.POSITIVE_INFINITY)) best = figure
  return best
}

interface Deciding<Matter> {
  readonly bought: PurchasedLot<Matter>
  readonly share: number
  readonly isWeighing: boolean
}

/** The purchase that brings most of the variance of a figure. */
function decidingOf<Matter>({ slopes }: Doubtful, basket: PurchaseSet<Matter>): Deciding<Matter> | undefined {
  const shares = varianceSharesOf(slopes, basket, basket.purchaseOf)
  let at = -1
  for (let i = 0; i < shares.length; i++) if ((shares[i]?.share ?? 0) > (shares[at]?.share ?? 0)) at = i
  const [part, bought] = [shares[at], basket.bought[at]]
  return part && bought && part.share > 0
    ? { bought, share: part.share, isWeighing: part.weighing > part.share / 2 }
    : undefined
}

/** What the maker calls it, or the catalogue where the name is one for programs. */
const nameOfLine = <Matter>({ line: { name, ingredient } }: PurchasedLot<Matter>): string =>
  name.includes('_') ? (ingredient?.name ?? name) : name

const measurableOf = <Matter>({ line: { measured }, varied }: PurchasedLot<Matter>): readonly MeasuredField[] =>
  measured ? varied.fields.filter((field) => measured[field] === undefined) : varied.fields

/** Nothing more can be measured of it: what is left is the error of the measure, and what it does not tell. */
const isSettled = <Matter>(bought: PurchasedLot<Matter>): boolean =>
  bought.line.measured !== undefined && measurableOf(bought).length === 0

const whatToMeasure = <Matter>({ isWeighing, bought }: Deciding<Matter>, field: MeasuredField | undefined): string => {
  if (isWeighing) return terms.SCALE_TERM
  if (field) return measuredNameOf(field)
  return bought.line.measured ? terms.MEASURED_TERM : bought.varied.isOnSheet ? terms.SHEET_TERM : terms.NOTHING_TERM
}

function findingOf<Matter>(
  found: JudgedFormula<Matter>,
  basket: PurchaseSet<Matter>,
  { figures, probability, firmness, figure, deciding, field }: Weighed<Matter>,
): FindingText {
  const isInside = found.judgement.verdict === 'equilibrada'
  const isTold = basket.bought.some(({ line }) => line.measured)
  if (firmness === 'firme')
    return isInside
      ? commonFinding('doubt.firm-inside', { probability, isTold })
      : commonFinding('doubt.firm-outside', { isTold })
  const label = found.parameters[figure?.key ?? '']?.label ?? ''
  if (!deciding || !figure) return commonFinding('doubt.close-to', { figure: label })
  const name = nameOfLine(deciding.bought)
  if (deciding.isWeighing) return commonFinding('doubt.depends-on-scale', { ingredient: name })
  if (!field && deciding.bought.line.measured)
    return commonFinding('doubt.depends-on-measured', { ingredient: name, figure: label, isInside })
  const question = deciding.bought.sack?.question
  if (question !== undefined) return commonFinding('doubt.depends-on-sack', { ingredient: name, question })
  if (!field)
    return commonFinding('doubt.depends-on-maker', {
      ingredient: name,
      figure: label,
      hasSheet: deciding.bought.varied.isOnSheet,
    })
  const keys = figures.flatMap(({ key, range }) => (range ? [[key, range] as const] : []))
  const held = tolerableRange(found, basket, deciding.bought, field, keys)
  return commonFinding('doubt.depends-on', { ingredient: name, field, held, holds: isInside })
}

interface Weighed<Matter> {
  readonly figures: readonly Doubtful[]
  readonly probability: number
  readonly firmness: VerdictFirmness
  readonly figure: Doubtful | undefined
  readonly deciding: Deciding<Matter> | undefined
  readonly field: MeasuredField | undefined
}

/** What is out by less than a deviation of its own, and because of which purchase. */
function nearMisses<Matter>(figures: readonly Doubtful[], basket: PurchaseSet<Matter>): Record<string, FindingText> {
  const near: Record<string, FindingText> = {}
  for (const figure of figures) {
    const { key, value, range, sd } = figure
    const out = range ? distanceOutside(value, range) : 0
    if (out <= 0 || out >= sd) continue
    const deciding = decidingOf(figure, basket)
    if (!deciding) continue
    const name = nameOfLine(deciding.bought)
    const code = deciding.isWeighing
      ? 'doubt.by-little-weighed'
      : isSettled(deciding.bought)
        ? 'doubt.by-little-measured'
        : 'doubt.by-little'
    near[key] = commonFinding(code, { ingredient: name })
  }
  return near
}

function measuresOf<Matter>(basket: PurchaseSet<Matter>): readonly (readonly MeasurableFigure[])[] {
  return basket.purchaseOf.map((at) => {
    const bought = basket.bought[at]
    const row = bought?.line.ingredient
    return bought && row
      ? bought.varied.fields.map((field) => ({
          field,
          name: measuredNameOf(field),
          unit: measuredUnitOf(field),
          usual: roundTo(usualFigureOf(row, field), 1),
        }))
      : []
  })
}

/**
 * How far each figure that the law of the name looks at may go: one standard deviation, unrounded. The law compares what
 * is in the product, not what is shown.
 */
function lawDeviations<Matter>(
  found: JudgedFormula<Matter>,
  basket: PurchaseSet<Matter>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    legalGuardsOf(found).flatMap(({ key, parameter }) => {
      const slopes = figureSlopesOf(parameter, basket)
      return slopes ? [[key, slopes.sd]] : []
    }),
  )
}

function parametersOf<Matter>(
  { parameters }: JudgedFormula<Matter>,
  figures: readonly Doubtful[],
): UncertaintyReport['duda']['parametros'] {
  const shown: Record<string, UncertaintyReport['duda']['parametros'][string]> = {}
  for (const { key, sd, probability } of figures) {
    const mas_menos = asDeviation(sd, parameters[key]?.decimals ?? 0)
    shown[key] =
      probability === undefined
        ? { mas_menos }
        : { mas_menos, probabilidad: roundTo(probability, PROBABILITY_DECIMALS) }
  }
  return shown
}

function doubted<Matter>(
  found: JudgedFormula<Matter>,
  division: number | undefined,
  words: Phrasebook,
): UncertaintyReport {
  const say = found.engine.sayWith(words)
  const { judgement } = found
  const basket = purchaseSetOf(found.definition.reads, judgement.formula.lines, division)
  const figures = doubtfulOf(found, basket)
  const probability = probabilityTogether(uncertainOf(figures))
  const firmness = firmnessOf(judgement.verdict === 'equilibrada' ? probability : 1 - probability)
  const figure = mostDoubtful(figures)
  const deciding = figure && decidingOf(figure, basket)
  const field =
    figure && deciding && !deciding.isWeighing
      ? tellingField(figure.slopes, basket, deciding.bought, measurableOf(deciding.bought))
      : undefined
  const weighed = { figures, probability, firmness, figure, deciding, field }
  return {
    duda: {
      parametros: parametersOf(found, figures),
      probabilidad: roundTo(probability, PROBABILITY_DECIMALS),
      firmeza: firmness,
      frase: say(findingOf(found, basket, weighed)),
      ...(figure &&
        deciding && {
          decide: {
            ingrediente: deciding.bought.line.name,
            parametro: figure.key,
            parte: roundTo(deciding.share, 2),
            medir: whatToMeasure(deciding, field),
            ...(field && { campo: field }),
          },
        }),
      ...(basket.untold.length > 0 && { sinDatos: [...new Set(basket.untold)] }),
    },
    near: nearMisses(figures, basket),
    words,
    measures: () => measuresOf(basket),
    law: () => lawDeviations(found, basket),
  }
}

/** By the words for it, with the division of the scale in grams where the maker says it; 0 for weights that do not err. */
export const doubtWith =
  (words: Phrasebook) =>
  (division?: number): DoubtReader =>
  (found) =>
    doubted(found, division, words)

/** One standard deviation of every figure of a formula, unrounded, and the probability that all hold: what a margin is made of. */
export const figureDeviationsOf = <Request extends CraftRequest>(
  craft: Craft<Request>,
  request: Request,
): { readonly deviations: Readonly<Record<string, number>>; readonly probability: number } =>
  craft.found(request, (found) => {
    const basket = purchaseSetOf(found.definition.reads, found.judgement.formula.lines, undefined)
    const figures = doubtfulOf(found, basket)
    return {
      deviations: Object.fromEntries(figures.map(({ key, sd }) => [key, sd])),
      probability: probabilityTogether(uncertainOf(figures)),
    }
  })
export { nutrientDeviations } from '../make/label/doubt.ts'
export { normalQuantile } from '../science/normal.ts'
/** What `decide.medir` says where no figure of a sack tells. */
export { MEASURED_TERM as ALREADY_MEASURED, SCALE_TERM as THE_SCALE } from '../words/doubt.ts'
