import type { OverviewFigure } from '@obrador/engine'

/** Deviations to each side between which 19 of 20 purchases lie. */
export const NINETEEN_IN_TWENTY = 1.96

/** How far a figure may go to each side, 19 times in 20; none where nobody has looked. */
export const rangeMayVary = ({ doubt }: OverviewFigure): number | undefined => doubt && NINETEEN_IN_TWENTY * doubt.sd

/** Nearer to a limit than it may vary: it could be otherwise. No amount goes below nothing, so that 0 is no limit. */
export function isCloseToLimit(figure: OverviewFigure): boolean {
  const { value, range, inRange } = figure
  const may = rangeMayVary(figure)
  if (may === undefined || !range || inRange === null) return false
  const [least, most] = range
  return (least !== 0 && Math.abs(value - least) < may) || Math.abs(value - most) < may
}
