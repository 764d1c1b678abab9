/** Rounds half away from zero and never answers −0: the one rounding of the service, done once, at the edge. */
export function round(value: number, decimals: number): number {
  const shifted = Math.abs(value) * 10 ** decimals
  // 1.005 is stored as 1.00499…: a relative nudge of a few ulps gives the half it was meant to be.
  const rounded = Math.round(shifted * (1 + 4 * Number.EPSILON)) / 10 ** decimals
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
