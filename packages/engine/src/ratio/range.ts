/** Where a figure should lie, both ends included. */
export type FigureRange = readonly [least: number, most: number]

// Read by place: these are asked thousands of times, and taking a pair apart walks it as a list.
export const isWithin = (value: number, range: FigureRange): boolean => value >= range[0] && value <= range[1]

/** How far a value lies outside its range: 0 inside, positive outside, in the parameter's own unit. */
export const distanceOutside = (value: number, range: FigureRange): number =>
  Math.max(0, range[0] - value, value - range[1])
