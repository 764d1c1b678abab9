import type { RangeMargin } from '../../craft/overview.ts'
import { numberText } from '../text.ts'

/** Percentages and scores are apart by points; anything else, by its own unit. */
const POINTS: ReadonlySet<string> = new Set(['%', 'puntos'])

function apart({ distance, unit, decimals }: RangeMargin): string {
  const figure = numberText(distance, decimals)
  if (POINTS.has(unit)) return `${figure} ${figure === '1' ? 'punto' : 'puntos'}`
  return unit === '' ? figure : `${figure} ${unit}`
}

const LIMITS = { least: 'mínimo', most: 'máximo' } as const
const isAtLimit = ({ distance, decimals }: RangeMargin): boolean => numberText(distance, decimals) === '0'

/** «0,8 puntos bajo el mínimo», «a 1,2 puntos del máximo». */
export function marginText(from: RangeMargin): string {
  if (from.side === 'under') return `${apart(from)} bajo el mínimo`
  if (from.side === 'over') return `${apart(from)} sobre el máximo`
  return isAtLimit(from) ? `justo en el ${LIMITS[from.limit]}` : `a ${apart(from)} del ${LIMITS[from.limit]}`
}

/** The same of what is inside, by the side on which it lies. */
export const marginOnSide = (from: RangeMargin): string =>
  from.side !== 'in' || isAtLimit(from)
    ? marginText(from)
    : `${apart(from)} ${from.limit === 'most' ? 'bajo' : 'sobre'} el ${LIMITS[from.limit]}`
