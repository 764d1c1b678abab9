import { distanceOutside, type FigureRange } from '../ratio/range.ts'

/** A formula is far from its type when so many figures are out by more than this share of their width. */
const FAR = { figures: 2, out: 0.5 } as const

const isFarOut = (value: number, range: FigureRange): boolean =>
  distanceOutside(value, range) > FAR.out * (range[1] - range[0])

/** Whether what was asked for lies too far for a correction, by the figures that it is judged by. */
export const isFarOff = (
  figures: readonly {
    readonly value: number | undefined
    readonly range?: FigureRange | undefined
    readonly inRange: boolean | null
  }[],
): boolean =>
  figures.filter(
    ({ value, range, inRange }) => inRange === false && value !== undefined && range && isFarOut(value, range),
  ).length >= FAR.figures
