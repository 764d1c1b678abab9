import { findRow } from '@obrador/engine'
import type { LineAmount } from '../amounts.ts'
import { hasLeftoverDigit, type LineFacts } from '../facts.ts'
import { amountGramsOf, askRange, type LineInterpretation, questionPart, weighedPart } from '../interpretation.ts'
import { headIsKnown } from '../known.ts'
import { nameFrom, trimmedName } from '../names.ts'
import { restOfLine } from '../naming.ts'
import { isEachRemark } from '../remarks.ts'
import { pieceNamed, suggestAsSaid } from '../suggest.ts'
import { measureUnitNamed, PACKAGE_UNITS } from '../units.ts'
import { isOfName } from '../windows.ts'
import type { WeightReader } from './reader.ts'

/** Below this a bare figure behind which no known name stands may be a count of something. */
export const SMALL_FIGURE = 24

const asWritten = ({ name, first }: NonNullable<LineFacts['weighed']>): LineInterpretation =>
  questionPart(name, 'unclear', suggestAsSaid(amountGramsOf(first), ['grams', amountGramsOf(first)]))

const disputed: WeightReader = {
  name: 'two weights that do not agree',
  example: 'harina 500 g 300 g',
  says: 'unclear',
  read: ({ weighed }) => (weighed?.disputed ? questionPart(weighed.name, 'unclear') : undefined),
}

const unaccounted: WeightReader = {
  name: 'a weight beside a figure that nothing accounts for',
  example: 'harina 0147 500 g',
  says: 'unclear',
  read: (facts) => {
    const { weighed } = facts
    if (!weighed || !(Number.isNaN(weighed.first.value) || hasLeftoverDigit(facts))) return undefined
    return questionPart(weighed.name, 'unclear')
  },
}

/** «250 g + 150 g para el caramelo». */
const TWO_USES =
  /\d\s*\p{L}*\.?\s*(?:\+|\b(?:y|m[aá]s|and|et|plus)\b)\s*\d[^+]*\s(?:para|per|pour|for|extra|aparte)\b/iu

const twoUses: WeightReader = {
  name: 'two weights that are not weighed together',
  example: 'azúcar 250 g + 150 g para el caramelo',
  says: 'unclear 400',
  read: ({ weighed, whole }) => (weighed && TWO_USES.test(whole) ? asWritten(weighed) : undefined),
}

const range: WeightReader = {
  name: 'a range of weights',
  example: 'sal 10-12 g',
  says: 'range 11',
  read: ({ weighed }) => {
    if (weighed?.first.top === undefined) return undefined
    const { first, name } = weighed
    const middle = ((first.value + (first.top ?? first.value)) / 2) * (first.unit?.size ?? 1)
    return askRange(name, first, middle, first.unit?.id ?? 'g')
  },
}

const eachOfUncounted: WeightReader = {
  name: 'so much each of something that nobody counts',
  example: 'panetti da 270 g',
  says: 'unclear 270',
  read: ({ weighed, counts }) => {
    if (!weighed || counts.length > 0 || weighed.first.from === 0) return undefined
    return /\s(?:de|da|di|of|zu)$/.test(weighed.before) && !headIsKnown(weighed.name) ? asWritten(weighed) : undefined
  },
}

const soldIn: WeightReader = {
  name: 'what it is sold in, and nobody says how many',
  example: 'harina saco 15 kg',
  says: 'unclear 15000',
  read: ({ weighed, counts }) => {
    if (!weighed || counts.length > 0 || weighed.first.from <= 1) return undefined
    const [pack = ''] = /(\p{L}+)(?:\s+(?:de|da|di|of))?$/u.exec(weighed.before)?.slice(1) ?? []
    return measureUnitNamed(pack, pack)?.id === 'paquete' ? asWritten(weighed) : undefined
  },
}

const eachUncounted: WeightReader = {
  name: 'so much each, and nobody says of how many',
  example: 'harina 15 kg c/u',
  says: 'unclear',
  read: ({ weighed, counts, text }) =>
    weighed && counts.length === 0 && isEachRemark(text) ? questionPart(weighed.name, 'unclear') : undefined,
}

const weightAlone: WeightReader = {
  name: 'one name and one weight',
  example: '250 g de azúcar',
  says: '250',
  read: ({ weighed, counts, loose }) =>
    weighed && counts.length === 0
      ? weighedPart(weighed.name, amountGramsOf(weighed.first), weighed.first.approx || loose)
      : undefined,
}

/** «Neutro para cremas 5»: a figure that the catalogue has in the name, `weight` apart. */
export function nameWithFigure({ main, found }: LineFacts, figure: LineAmount, weight: LineAmount): string | undefined {
  if (figure.unit || found.tokens[figure.from - 1]?.kind !== 'word') return undefined
  const whole = trimmedName(restOfLine(main, { ...found, amounts: [weight] }))
  return findRow(whole) ? whole : undefined
}

/** «60 g procrema 100 cold», «procrema 100 cold: 60 g»: a large figure amid words, apart from the weight, is of the name. */
function nameAroundFigure(
  { main, found, identity }: LineFacts,
  figure: LineAmount,
  weight: LineAmount,
): string | undefined {
  const { tokens } = found
  const amid = tokens[figure.from - 1]?.kind === 'word' && tokens[figure.to]?.kind === 'word'
  const apart = weight.from === 0 ? figure.from > weight.to : tokens[weight.from - 1]?.text === ':'
  if (figure.unit || figure.value < SMALL_FIGURE || !amid || !apart) return undefined
  return nameFrom(restOfLine(main, { ...found, amounts: [weight] }), identity)
}

/** «chocolate 70 400 g», «150 g de cobertura 70»: a figure that the trade says behind the name. */
function nameWithGrade(
  { main, found, identity, name }: LineFacts,
  figure: LineAmount,
  weight: LineAmount,
): string | undefined {
  const { tokens } = found
  const behind = tokens[figure.from - 1]?.kind === 'word' && !figure.unit && figure.top === undefined
  const apart = weight.from === 0 ? figure.to === tokens.length : figure.to === weight.from
  if (!behind || !apart || figure.from === 0 || figure.written === '' || !isOfName(name, figure.value)) return undefined
  return nameFrom(restOfLine(main, { ...found, amounts: [weight] }), identity)
}

const figureOfName: WeightReader = {
  name: 'a weight, and a figure of the name',
  example: 'procrema 100 cold: 60 g',
  says: '60',
  read: (facts) => {
    const { weighed, counts, loose } = facts
    const [count] = counts
    if (!weighed || !count || counts.length > 1) return undefined
    const { first } = weighed
    const name =
      nameWithFigure(facts, count, first) ?? nameWithGrade(facts, count, first) ?? nameAroundFigure(facts, count, first)
    return name ? weighedPart(name, amountGramsOf(first), first.approx || loose) : undefined
  },
}

const manyCounts: WeightReader = {
  name: 'a weight, and figures that may count anything',
  example: 'harina 30 40 500 g',
  says: 'unclear',
  read: ({ weighed, counts }) =>
    weighed && (counts.length > 1 || Number.isNaN(counts[0]?.value))
      ? questionPart(weighed.name, 'unclear')
      : undefined,
}

/** How many a count stands for. */
export const timesOfCount = ({ value, unit }: LineAmount): number => value * (unit?.size ?? 1)

const timesEach: WeightReader = {
  name: 'so many of so much each',
  example: '2 tarrinas de 250 g de mascarpone',
  says: '500',
  read: ({ weighed, counts: [count], text, loose }) => {
    if (!weighed || !count) return undefined
    const { first, before, name } = weighed
    const each = count.to <= first.from && /(?:\b(?:de|d|di|da|of|x|a|zu)|×)$/.test(before)
    if (!each && !isEachRemark(text)) return undefined
    const [times, grams] = [timesOfCount(count), amountGramsOf(first)]
    // «azúcar 2 de 500 g»: no word of pieces says that it is so many times.
    const isTold = count.unit !== undefined || count.from === 0 || /(?:\bx|×)$/.test(before) || isEachRemark(text)
    return isTold
      ? weighedPart(name, times * grams, first.approx || loose)
      : questionPart(name, 'unclear', suggestAsSaid(times * grams, ['each', times, grams]))
  },
}

const countedAndWeighed: WeightReader = {
  name: 'pieces, and what they weigh together',
  example: '8 yemas 160 g',
  says: '160',
  read: ({ weighed, counts: [count], loose }) => {
    if (!weighed || !count) return undefined
    const packaged = count.unit !== undefined && PACKAGE_UNITS.has(count.unit.id)
    const natural = !packaged && (count.unit !== undefined || pieceNamed(weighed.name) !== undefined)
    return timesOfCount(count) === 1 || natural
      ? weighedPart(weighed.name, amountGramsOf(weighed.first), weighed.first.approx || loose)
      : undefined
  },
}

const countBesideWeight: WeightReader = {
  name: 'a count beside a weight, which may be of each or of all',
  example: '3 harina 500 g',
  says: 'unclear 500',
  read: ({ weighed, counts: [count] }) => {
    if (!weighed || !count) return undefined
    const [times, grams] = [timesOfCount(count), amountGramsOf(weighed.first)]
    // Without a word of pieces a figure multiplies nothing: «33: 250 g».
    if (count.unit === undefined) return asWritten(weighed)
    return questionPart(weighed.name, 'unclear', suggestAsSaid(times * grams, ['each', times, grams]))
  },
}

/** Lines with a weight and its unit. */
export const WEIGHED_READERS: readonly WeightReader[] = [
  disputed,
  unaccounted,
  twoUses,
  range,
  eachOfUncounted,
  soldIn,
  eachUncounted,
  weightAlone,
  figureOfName,
  manyCounts,
  timesEach,
  countedAndWeighed,
  countBesideWeight,
]
