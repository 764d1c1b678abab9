/** Where a figure should lie, both ends included. */
export type Range = readonly [least: number, most: number]

export const within = (value: number, [least, most]: Range): boolean => value >= least && value <= most

/** How far a value lies outside its range: 0 inside, positive outside, in the parameter's own unit. */
export const outside = (value: number, [least, most]: Range): number => Math.max(0, least - value, value - most)
