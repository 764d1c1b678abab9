import { type MeasuredField, nameOf, unitOf, usualOf } from '../catalogue/measured.ts'
import { find } from '../findings/find.ts'
import type { Book, Text } from '../findings/finding.ts'
import type { CraftRequest } from '../formula/formula.ts'
import { sharesOf, slopesOf } from '../ratio/doubt.ts'
import type { Curve } from '../ratio/parameter.ts'
import { outside, type Range } from '../ratio/range.ts'
import { between, together, type Uncertain } from '../science/normal.ts'
import * as terms from '../words/doubt.ts'
import { round } from '../words/round.ts'
import type { Craft, DoubtReader, Found } from './craft.ts'
import type { Doubted, Firmness, Measurable } from './doubted.ts'
import { lawOf } from './guards.ts'
import type { Bought } from './purchase.ts'
import { type Basket, basketOf } from './purchases.ts'
import { heldBetween, tellingField } from './telling.ts'

/**
 * How sure the figures of a formula are, and what to measure. Whoever asks for it hands it to a craft as an option: it
 * brings the table of spreads along, which nobody else has to carry.
 */

/** A verdict that holds nine times in ten is firm; one that holds two times in three is close; less is uncertain. */
const FIRM = 0.9
const CLOSE = 2 / 3

const firmnessOf = (probability: number): Firmness =>
  probability >= FIRM ? 'firme' : probability >= CLOSE ? 'justa' : 'incierta'

const PROBABILITY_DECIMALS = 3

/** Two figures tell a deviation, and one decimal more than the value has; more would be a pretence. */
const asDeviation = (value: number, decimals: number): number =>
  value > 0 ? round(value, Math.min(decimals + 1, 1 - Math.floor(Math.log10(value)))) : 0

/** One figure with its doubt. */
interface Doubtful {
  readonly key: string
  readonly value: number
  readonly sd: number
  readonly slopes: readonly number[]
  /** Mean, deviation and limits before any curve. */
  readonly mean: number
  readonly width: number
  readonly limits: Range | undefined
  /** What the rounding of the answer lets pass for its range. */
  readonly range: Range | undefined
  readonly probability: number | undefined
}

/** The unrounded values that are shown inside a range. No amount is below nothing, so that a range from 0 has no least. */
const asShown = ([least, most]: Range, decimals: number): Range => [
  least === 0 ? Number.NEGATIVE_INFINITY : least - 0.5 * 10 ** -decimals,
  most + 0.5 * 10 ** -decimals,
]

/** A range of the values of a curve as one of what it is read from; the curve may fall. */
function beforeCurve({ inverse }: Curve, [least, most]: Range): Range {
  const [one, other] = [inverse(least), inverse(most)]
  return one <= other ? [one, other] : [other, one]
}

function doubtfulOf<Matter>(
  { parameters, limits, judged, judgement: { params } }: Found<Matter>,
  basket: Basket<Matter>,
): Doubtful[] {
  const figures: Doubtful[] = []
  for (const key in params) {
    const [parameter, value] = [parameters[key], params[key]]
    const found = parameter && slopesOf(parameter, basket)
    if (!parameter || value === undefined || !found) continue
    const { slopes, mean, width, curve, sd } = found
    const limit = judged.includes(key) ? limits[key] : undefined
    const range = limit && asShown(limit, parameter.decimals)
    const own = range && (curve ? beforeCurve(curve, range) : range)
    const probability = own && between(mean, width, own[0], own[1])
    figures.push({ key, value, sd, slopes, mean, width, limits: own, range, probability })
  }
  return figures
}

const uncertainOf = (figures: readonly Doubtful[]): Uncertain[] =>
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
  readonly bought: Bought<Matter>
  readonly share: number
  readonly isWeighing: boolean
}

/** The purchase that brings most of the variance of a figure. */
function decidingOf<Matter>({ slopes }: Doubtful, basket: Basket<Matter>): Deciding<Matter> | undefined {
  const shares = sharesOf(slopes, basket, basket.purchaseOf)
  let at = -1
  for (let i = 0; i < shares.length; i++) if ((shares[i]?.share ?? 0) > (shares[at]?.share ?? 0)) at = i
  const [part, bought] = [shares[at], basket.bought[at]]
  return part && bought && part.share > 0
    ? { bought, share: part.share, isWeighing: part.weighing > part.share / 2 }
    : undefined
}

/** What the maker calls it, or the catalogue where the name is one for programs. */
const nameOfLine = <Matter>({ line: { name, ingredient } }: Bought<Matter>): string =>
  name.includes('_') ? (ingredient?.name ?? name) : name

const measurableOf = <Matter>({ line: { measured }, varied }: Bought<Matter>): readonly MeasuredField[] =>
  measured ? varied.fields.filter((field) => measured[field] === undefined) : varied.fields

/** Nothing more can be measured of it: what is left is the error of the measure, and what it does not tell. */
const isSettled = <Matter>(bought: Bought<Matter>): boolean =>
  bought.line.measured !== undefined && measurableOf(bought).length === 0

const whatToMeasure = <Matter>({ isWeighing, bought }: Deciding<Matter>, field: MeasuredField | undefined): string => {
  if (isWeighing) return terms.SCALE
  if (field) return nameOf(field)
  return bought.line.measured ? terms.MEASURED : bought.varied.isOnSheet ? terms.SHEET : terms.NOTHING
}

function findingOf<Matter>(
  found: Found<Matter>,
  basket: Basket<Matter>,
  { figures, probability, firmness, figure, deciding, field }: Weighed<Matter>,
): Text {
  const isInside = found.judgement.verdict === 'equilibrada'
  const isTold = basket.bought.some(({ line }) => line.measured)
  if (firmness === 'firme')
    return isInside ? find('doubt.firm-inside', { probability, isTold }) : find('doubt.firm-outside', { isTold })
  const label = found.parameters[figure?.key ?? '']?.label ?? ''
  if (!deciding || !figure) return find('doubt.close-to', { figure: label })
  const name = nameOfLine(deciding.bought)
  if (deciding.isWeighing) return find('doubt.depends-on-scale', { ingredient: name })
  if (!field && deciding.bought.line.measured)
    return find('doubt.depends-on-measured', { ingredient: name, figure: label, isInside })
  const question = deciding.bought.sack?.question
  if (question !== undefined) return find('doubt.depends-on-sack', { ingredient: name, question })
  if (!field)
    return find('doubt.depends-on-maker', {
      ingredient: name,
      figure: label,
      hasSheet: deciding.bought.varied.isOnSheet,
    })
  const keys = figures.flatMap(({ key, range }) => (range ? [[key, range] as const] : []))
  const held = heldBetween(found, basket, deciding.bought, field, keys)
  return find('doubt.depends-on', { ingredient: name, field, held, holds: isInside })
}

interface Weighed<Matter> {
  readonly figures: readonly Doubtful[]
  readonly probability: number
  readonly firmness: Firmness
  readonly figure: Doubtful | undefined
  readonly deciding: Deciding<Matter> | undefined
  readonly field: MeasuredField | undefined
}

/** What is out by less than a deviation of its own, and because of which purchase. */
function nearMisses<Matter>(figures: readonly Doubtful[], basket: Basket<Matter>): Record<string, Text> {
  const near: Record<string, Text> = {}
  for (const figure of figures) {
    const { key, value, range, sd } = figure
    const out = range ? outside(value, range) : 0
    if (out <= 0 || out >= sd) continue
    const deciding = decidingOf(figure, basket)
    if (!deciding) continue
    const name = nameOfLine(deciding.bought)
    const code = deciding.isWeighing
      ? 'doubt.by-little-weighed'
      : isSettled(deciding.bought)
        ? 'doubt.by-little-measured'
        : 'doubt.by-little'
    near[key] = find(code, { ingredient: name })
  }
  return near
}

function measuresOf<Matter>(basket: Basket<Matter>): readonly (readonly Measurable[])[] {
  return basket.purchaseOf.map((at) => {
    const bought = basket.bought[at]
    const row = bought?.line.ingredient
    return bought && row
      ? bought.varied.fields.map((field) => ({
          field,
          name: nameOf(field),
          unit: unitOf(field),
          usual: round(usualOf(row, field), 1),
        }))
      : []
  })
}

/**
 * How far each figure that the law of the name looks at may go: one standard deviation, unrounded. The law compares what
 * is in the product, not what is shown.
 */
function lawDeviations<Matter>(found: Found<Matter>, basket: Basket<Matter>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lawOf(found).flatMap(({ key, parameter }) => {
      const slopes = slopesOf(parameter, basket)
      return slopes ? [[key, slopes.sd]] : []
    }),
  )
}

function parametersOf<Matter>(
  { parameters }: Found<Matter>,
  figures: readonly Doubtful[],
): Doubted['duda']['parametros'] {
  const shown: Record<string, Doubted['duda']['parametros'][string]> = {}
  for (const { key, sd, probability } of figures) {
    const mas_menos = asDeviation(sd, parameters[key]?.decimals ?? 0)
    shown[key] =
      probability === undefined ? { mas_menos } : { mas_menos, probabilidad: round(probability, PROBABILITY_DECIMALS) }
  }
  return shown
}

function doubted<Matter>(found: Found<Matter>, division: number | undefined, words: Book): Doubted {
  const say = found.engine.sayWith(words)
  const { judgement } = found
  const basket = basketOf(found.definition.reads, judgement.formula.lines, division)
  const figures = doubtfulOf(found, basket)
  const probability = together(uncertainOf(figures))
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
      probabilidad: round(probability, PROBABILITY_DECIMALS),
      firmeza: firmness,
      frase: say(findingOf(found, basket, weighed)),
      ...(figure &&
        deciding && {
          decide: {
            ingrediente: deciding.bought.line.name,
            parametro: figure.key,
            parte: round(deciding.share, 2),
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
  (words: Book) =>
  (division?: number): DoubtReader =>
  (found) =>
    doubted(found, division, words)

/** One standard deviation of every figure of a formula, unrounded, and the probability that all hold: what a margin is made of. */
export const deviationsOf = <Request extends CraftRequest>(
  craft: Craft<Request>,
  request: Request,
): { readonly deviations: Readonly<Record<string, number>>; readonly probability: number } =>
  craft.found(request, (found) => {
    const basket = basketOf(found.definition.reads, found.judgement.formula.lines, undefined)
    const figures = doubtfulOf(found, basket)
    return {
      deviations: Object.fromEntries(figures.map(({ key, sd }) => [key, sd])),
      probability: together(uncertainOf(figures)),
    }
  })
export { nutrientDeviations } from '../make/label/doubt.ts'
export { quantile } from '../science/normal.ts'
/** What `decide.medir` says where no figure of a sack tells. */
export { MEASURED as ALREADY_MEASURED, SCALE as THE_SCALE } from '../words/doubt.ts'
