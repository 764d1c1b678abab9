/** Rounds half away from zero and never answers −0: the one rounding of the service, done once, at the edge. */
export function round(value: number, decimals: number): number {
  const power = 10 ** Math.abs(decimals)
  const shifted = decimals < 0 ? Math.abs(value) / power : Math.abs(value) * power
  // 1.005 is stored as 1.00499…: a relative nudge of a few ulps gives the half it was meant to be.
  const whole = Math.round(shifted * (1 + 4 * Number.EPSILON))
  const rounded = decimals < 0 ? whole * power : whole / power
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

const decimalsFor = (value: number, digits: number): number =>
  Math.min(MOST_DECIMALS, digits - 1 - Math.floor(Math.log10(value)))

/** Rounds a positive number to so many significant digits. */
export const roundDigits = (value: number, digits: number): number => round(value, decimalsFor(value, digits))

/** The same, but never above a limit that the number itself respects. */
export function roundDigitsWithin(value: number, digits: number, most: number): number {
  const rounded = roundDigits(value, digits)
  return rounded <= most ? rounded : round(rounded - 10 ** -decimalsFor(value, digits), decimalsFor(value, digits))
}

/** Powers of ten beyond this overflow. */
const MOST_DECIMALS = 300
