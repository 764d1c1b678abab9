/** Where a figure should lie, both ends included. */
export type Range = readonly [least: number, most: number]

export const within = (value: number, [least, most]: Range): boolean => value >= least && value <= most

/** How far a value lies outside its range: 0 inside, positive outside, in the parameter's own unit. */
export const outside = (value: number, [least, most]: Range): number => Math.max(0, least - value, value - most)

/** What a distance to a range is measured in: its width, or its own unit when it is open on a side. */
export const widthOf = ([least, most]: Range): number => (Number.isFinite(most - least) ? most - least : 1)
