import { rangeNormOf } from '../judge/norm.ts'
import { isRatioParameter } from '../ratio/parameter.ts'
import { distanceOutside } from '../ratio/range.ts'
import type { JudgedFormula } from './craft.ts'

/** Shares of the width of a range, and of its bound, by which a figure may lie outside and be all but in: two scales and two sacks differ by as much. */
const NEAR_SHARES = { width: 0.05, bound: 0.05 } as const
/** Figures that may do so at once: more of them is a formula that is off. */
const MOST_NEAR = 2

/** A limit that is no question of degree: the law's, or what keeps. */
export function isHardLimit<Matter>(
  { definition, parameters, judgement }: JudgedFormula<Matter>,
  key: string,
): boolean {
  const { type, recipe } = judgement
  const parameter = parameters[key]
  if (!parameter || (!isRatioParameter(parameter) && parameter.law?.kind === 'water-activity')) return true
  const asked = { type, style: recipe.style?.id, key, judged: true }
  return rangeNormOf(definition.judges.norms, asked).base === 'ley'
}

/** The figures by which a formula all but lies in its ranges; none of one that is right, or that is off by more. */
export function nearMissIn<Matter>(found: JudgedFormula<Matter>): readonly string[] {
  const { params, ranges, inRange } = found.judgement
  const out = Object.keys(inRange).filter((key) => inRange[key] === false)
  const isNear = (key: string): boolean => {
    const [value = Number.NaN, range] = [params[key], ranges[key]]
    if (!range || isHardLimit(found, key)) return false
    const bound = Math.abs(value < range[0] ? range[0] : range[1])
    return (
      distanceOutside(value, range) <= Math.min(NEAR_SHARES.width * (range[1] - range[0]), NEAR_SHARES.bound * bound)
    )
  }
  return out.length <= MOST_NEAR && out.every(isNear) ? out : []
}
