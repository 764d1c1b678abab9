import type { RangeMargin } from '../../craft/overview.ts'
import { numberText } from '../text.ts'
import { italianWithUnit } from './text.ts'

/** Percentages and scores are apart by points; anything else, by its own unit. */
const POINTS: ReadonlySet<string> = new Set(['%', 'puntos'])

function apart({ distance, unit, decimals }: RangeMargin): string {
  const figure = numberText(distance, decimals)
  return POINTS.has(unit)
    ? `${figure} ${figure === '1' ? 'punto' : 'punti'}`
    : italianWithUnit(distance, unit, decimals)
}

const LIMITS = { least: 'minimo', most: 'massimo' } as const
const isAtLimit = ({ distance, decimals }: RangeMargin): boolean => numberText(distance, decimals) === '0'

/** «0,8 punti sotto il minimo», «a 1,2 punti dal massimo». */
export function italianMargin(from: RangeMargin): string {
  if (from.side === 'under') return `${apart(from)} sotto il minimo`
  if (from.side === 'over') return `${apart(from)} sopra il massimo`
  return isAtLimit(from) ? `proprio al ${LIMITS[from.limit]}` : `a ${apart(from)} dal ${LIMITS[from.limit]}`
}

/** The same of what is inside, by the side on which it lies. */
export const italianMarginOnSide = (from: RangeMargin): string =>
  from.side !== 'in' || isAtLimit(from)
    ? italianMargin(from)
    : `${apart(from)} ${from.limit === 'most' ? 'sotto' : 'sopra'} il ${LIMITS[from.limit]}`
