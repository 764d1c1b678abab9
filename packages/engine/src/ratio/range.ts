/** Where a figure should lie, both ends included. */
export type FigureRange = readonly [least: number, most: number]

export const isWithin = (value: number, [least, most]: FigureRange): boolean => value >= least && value <= most

/** How far a value lies outside its range: 0 inside, positive outside, in the parameter's own unit. */
export const distanceOutside = (value: number, [least, most]: FigureRange): number =>
  Math.max(0, least - value, value - most)
