/** The components whose spread is tabulated, and after them the dry matter that no table splits. */
export const TRACKED = ['water', 'fat', 'sugars', 'protein', 'starch', 'fibre', 'salt', 'alcohol', 'rest'] as const
export type Tracked = (typeof TRACKED)[number]
export const TRACKED_SIZE = TRACKED.length
