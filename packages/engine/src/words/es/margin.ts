import type { Margin } from '../../craft/overview.ts'
import { number } from '../text.ts'

/** Percentages and scores are apart by points; anything else, by its own unit. */
const POINTS: ReadonlySet<string> = new Set(['%', 'puntos'])

function apart({ distance, unit, decimals }: Margin): string {
  const figure = number(distance, decimals)
  if (POINTS.has(unit)) return `${figure} ${figure === '1' ? 'punto' : 'puntos'}`
  return unit === '' ? figure : `${figure} ${unit}`
}

const LIMITS = { least: 'mínimo', most: 'máximo' } as const
const isAtLimit = ({ distance, decimals }: Margin): boolean => number(distance, decimals) === '0'

/** «0,8 puntos bajo el mínimo», «a 1,2 puntos del máximo». */
export function margin(from: Margin): string {
  if (from.side === 'under') return `${apart(from)} bajo el mínimo`
  if (from.side === 'over') return `${apart(from)} sobre el máximo`
  return isAtLimit(from) ? `justo en el ${LIMITS[from.limit]}` : `a ${apart(from)} del ${LIMITS[from.limit]}`
}

/** The same of what is inside, by the side on which it lies. */
export const onSide = (from: Margin): string =>
  from.side !== 'in' || isAtLimit(from)
    ? margin(from)
    : `${apart(from)} ${from.limit === 'most' ? 'bajo' : 'sobre'} el ${LIMITS[from.limit]}`
