import { findRow } from '@obrador/engine'
import type { LineAmount } from './amounts.ts'
import type { DraftPart } from './draft.ts'
import type { FigureWriting } from './figures.ts'
import { foldText } from './fold.ts'
import { isNumberOfName, wordNumber } from './number-words.ts'
import type { AskReason, WeightSuggestion } from './reading.ts'
import { suggestAsSaid } from './suggest.ts'

export interface LineContext extends FigureWriting {
  /** Bare figures with three decimals all down the list: kilos, perhaps. */
  readonly kiloDecimals: boolean
  /** Several lines give known things a bare figure: so may unknown ones. */
  readonly bareStyle: boolean
  /** Percentages beside weights are over the flour («Harina 1 kg (100 %)»), not of the ingredient. */
  readonly bakers: boolean
  /** Where the lines that leave no doubt put their weight. */
  readonly placed?: 'first' | 'last'
  /** The list is in bare grams, of which this is the largest figure: a figure beside eggs is grams too, unless it is too small to be. */
  readonly bareGrams?: number
  /** Percentages of the whole, all down the list. */
  readonly shares?: boolean
}

export type LineInterpretation =
  | { readonly is: 'part'; readonly part: DraftPart }
  /** A name with nothing to weigh it by; `percent` if that is all it has. */
  | { readonly is: 'name'; readonly name: string; readonly percent?: number }
  /** An amount with nothing that it is of. */
  | { readonly is: 'amount'; readonly amounts: readonly LineAmount[] }
  | { readonly is: 'nothing' }

/** Nobody weighs a tonne of one thing for one batch: the unit was misunderstood. */
const MOST_GRAMS = 1e6
export const isWeight = (grams: number): boolean => grams > 0 && grams <= MOST_GRAMS
/** More words than a name has are a sentence that happens to hold a weight. */
const MOST_WORDS = 10

/** Ounces and pounds to the hundredth of a gram; the rest without the noise of binary figures. */
export const amountGramsOf = ({ value, unit }: LineAmount): number => {
  const digits = unit?.imperial ? 1e2 : 1e6
  return Math.round(value * (unit?.size ?? 1) * digits) / digits
}
/** A number in words that nothing has accounted for: no word of one is left in a name that was read right. */
const holdsNumber = (name: string): boolean => {
  const words = foldText(name).split(/[\s.,;:]+/)
  return words.some((_, at) => {
    if (isNumberOfName(words.slice(at))) return false
    const said = wordNumber(words.slice(at, at + LONGEST_NUMBER))
    if (!said || said.fraction || said.value <= 1 || words.length === 1) return false
    // «cobertura setenta por ciento» is of the name; «sal diez» is two lines in one.
    const isPercent = words[at + said.words] === 'por' || words[at - 1] === 'por'
    return !isPercent && (at + said.words === words.length || findRow(name) === undefined)
  })
}
/** Words of a number at most. */
const LONGEST_NUMBER = 6
export const weighedPart = (name: string, grams: number, approx: boolean): LineInterpretation =>
  isWeight(grams) && name !== '' && !holdsNumber(name) && name.split(' ').length <= MOST_WORDS
    ? { is: 'part', part: { name, grams, ...(approx ? { approx } : {}) } }
    : questionPart(name, 'unclear')
export const questionPart = (name: string, ask: AskReason, suggest?: WeightSuggestion): LineInterpretation => ({
  is: 'part',
  part: { name, ask, ...(suggest ? { suggest } : {}) },
})

export const askRange = (name: string, amount: LineAmount, grams: number, unit: string): LineInterpretation =>
  questionPart(name, 'range', suggestAsSaid(grams, ['middle', amount.value, amount.top ?? amount.value, unit], 'B'))
