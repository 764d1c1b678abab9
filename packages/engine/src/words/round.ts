/** Asking for a power takes longer than all the rest of a rounding. */
const POWERS = Array.from({ length: 16 }, (_, decimals) => 10 ** decimals)

/** Rounds half away from zero and never answers −0: the one rounding of the service, done once, at the edge. */
export function roundTo(value: number, decimals: number): number {
  const power = POWERS[Math.abs(decimals)] ?? 10 ** Math.abs(decimals)
  const shifted = decimals < 0 ? Math.abs(value) / power : Math.abs(value) * power
  // 1.005 is stored as 1.00499…: a relative nudge of a few ulps gives the half it was meant to be.
  const whole = Math.round(shifted * (1 + 4 * Number.EPSILON))
  const rounded = decimals < 0 ? whole * power : whole / power
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
