import { paper as say } from '../messages/label-desk.ts'
import type { OnLabel } from './mentions.ts'
import { figureHeightOf, LEAST_X, leastFigure, netPoints, type Paper, xHeightOf } from './paper.ts'
import { netOn } from './worded.ts'

export interface Checked {
  readonly text: string
  readonly isMet: boolean
}

/** A rounding of the browser is no overflow, mm. */
const SLACK = 0.3

export const fitsOn = ({ height }: Paper, needed: number): boolean => height === undefined || needed <= height + SLACK

/** Whether a label can be read and holds all of it; `needed`: mm that what it says takes. */
export function checksOf({ stated, name }: OnLabel, paper: Paper, points: number, needed: number): readonly Checked[] {
  const { net = 0, isSmall = false } = stated
  const least = isSmall ? LEAST_X.small : LEAST_X.usual
  const x = xHeightOf(points)
  const isLegible = x >= least
  const fits = fitsOn(paper, needed)
  return [
    { text: say.xHeight(x, least), isMet: isLegible },
    ...(isLegible ? [] : [{ text: say.tooSmall(least), isMet: false }]),
    ...(net > 0
      ? [{ text: say.figures(netOn(stated), figureHeightOf(netPoints(net, points)), leastFigure(net)), isMet: true }]
      : []),
    ...(name !== '' && net > 0 ? [{ text: say.sameFace, isMet: true }] : []),
    ...(paper.height === undefined ? [] : [{ text: fits ? say.fits : say.doesNotFit(x), isMet: fits }]),
  ]
}
