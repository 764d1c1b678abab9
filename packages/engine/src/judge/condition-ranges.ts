import type { FigureRange } from '../ratio/range.ts'
import type { LegalCondition, LegalOperator } from './denomination.ts'

/** Conditions of the law as ranges of their figures. */

export const isFloorOperator = (operator: LegalOperator): boolean => operator === '>=' || operator === '>'

/** An addition leaves this much noise; a threshold is met within it. */
const NOISE = 1e-9

/** «At least» leaves room above its threshold, «at most» below it. */
export const roomLeftOf = (operator: LegalOperator, value: number, threshold: number): number =>
  isFloorOperator(operator) ? value - threshold : threshold - value

export const isThresholdMet = (operator: LegalOperator, value: number, threshold: number): boolean => {
  const left = roomLeftOf(operator, value, threshold)
  return operator === '>' || operator === '<' ? left > NOISE : left >= -NOISE
}

/** The side of a threshold on which a condition holds. */
export const thresholdSideOf = ({
  operator,
  threshold,
}: Pick<LegalCondition<string>, 'operator' | 'threshold'>): FigureRange =>
  isFloorOperator(operator) ? [threshold, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, threshold]

/** Whether a formula alone decides a condition, so that grams can meet it. */
export const isConditionShown = ({ open, measured, anyOf }: LegalCondition<string>): boolean =>
  !open && !measured && anyOf === undefined

/** The same conditions as ranges, so that advice may aim at a name; what they leave open reaches to the bounds. */
export function conditionRangesOf<Key extends string>(
  conditions: readonly LegalCondition<Key>[],
  bounds: FigureRange,
): { readonly [key in Key]?: FigureRange } {
  const ranges: { [key in Key]?: FigureRange } = {}
  for (const condition of conditions.filter(isConditionShown)) {
    const { figure, operator, threshold } = condition
    const [least, most] = ranges[figure] ?? bounds
    ranges[figure] = isFloorOperator(operator) ? [Math.max(least, threshold), most] : [least, Math.min(most, threshold)]
  }
  return ranges
}
