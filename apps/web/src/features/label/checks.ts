import type { OnLabel } from '../../model/mentions.ts'
import { figureHeightOf, LEAST_X, leastFigure, netPoints, type Paper, xHeightOf } from '../../model/paper.ts'
import { netOn } from '../../reading/on-label.ts'
import { paper as say } from '../../words/es/label-desk.ts'

export interface Checked {
  readonly text: string
  readonly isMet: boolean
}

/** A rounding of the browser is no overflow, mm. */
const SLACK = 0.3

export const fitsOn = ({ height }: Paper, needed: number): boolean => height === undefined || needed <= height + SLACK

/** mm that what it says takes, and whether its table is a run of text for it. */
export interface Laid {
  readonly needed: number
  readonly isLinear: boolean
}

/** As a table where there is room for one. */
export function laidOut(paper: Paper, table: number, run: number): Laid {
  const isLinear = !fitsOn(paper, table)
  return { needed: isLinear ? run : table, isLinear }
}

/** Whether a label can be read and holds all of it. */
export function checksOf({ stated, name }: OnLabel, paper: Paper, points: number, laid: Laid): readonly Checked[] {
  const { net = 0, isSmall = false } = stated
  const least = isSmall ? LEAST_X.small : LEAST_X.usual
  const x = xHeightOf(points)
  const isLegible = x >= least
  const fits = fitsOn(paper, laid.needed)
  return [
    { text: say.xHeight(x, least), isMet: isLegible },
    ...(isLegible ? [] : [{ text: say.tooSmall(least), isMet: false }]),
    ...(net > 0
      ? [{ text: say.figures(netOn(stated), figureHeightOf(netPoints(net, points)), leastFigure(net)), isMet: true }]
      : []),
    ...(name !== '' && net > 0 ? [{ text: say.sameFace, isMet: true }] : []),
    ...(paper.height === undefined
      ? []
      : [{ text: fits ? (laid.isLinear ? say.fitsLinear : say.fits) : say.doesNotFit(x), isMet: fits }]),
  ]
}
