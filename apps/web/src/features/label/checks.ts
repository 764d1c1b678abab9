import type { OnLabel } from '../../model/mentions.ts'
import { figureHeightOf, type LabelPaperSize, LEAST_X, leastFigure, netPoints, xHeightOf } from '../../model/paper.ts'
import { netOnLabel } from '../../reading/on-label.ts'
import { paperWords as say } from '../../words/es/label-desk.ts'

export interface CheckedMention {
  readonly text: string
  readonly isMet: boolean
}

/** A rounding of the browser is no overflow, mm. */
const SLACK = 0.3

export const fitsOnPaper = ({ height }: LabelPaperSize, needed: number): boolean =>
  height === undefined || needed <= height + SLACK

/** mm that what it says takes, and whether its table is a run of text for it. */
export interface LaidLabel {
  readonly needed: number
  readonly isLinear: boolean
}

/** As a table where there is room for one. */
export function laidOut(paper: LabelPaperSize, table: number, run: number): LaidLabel {
  const isLinear = !fitsOnPaper(paper, table)
  return { needed: isLinear ? run : table, isLinear }
}

/** Whether a label can be read and holds all of it. */
export function labelChecksOf(
  { stated, name }: OnLabel,
  paper: LabelPaperSize,
  points: number,
  laid: LaidLabel,
): readonly CheckedMention[] {
  const { net = 0, isSmall = false } = stated
  const least = isSmall ? LEAST_X.small : LEAST_X.usual
  const x = xHeightOf(points)
  const isLegible = x >= least
  const fits = fitsOnPaper(paper, laid.needed)
  return [
    { text: say.xHeight(x, least), isMet: isLegible },
    ...(isLegible ? [] : [{ text: say.tooSmall(least), isMet: false }]),
    ...(net > 0
      ? [
          {
            text: say.figures(netOnLabel(stated), figureHeightOf(netPoints(net, points)), leastFigure(net)),
            isMet: true,
          },
        ]
      : []),
    ...(name !== '' && net > 0 ? [{ text: say.sameFace, isMet: true }] : []),
    ...(paper.height === undefined
      ? []
      : [{ text: fits ? (laid.isLinear ? say.fitsLinear : say.fits) : say.doesNotFit(x), isMet: fits }]),
  ]
}
