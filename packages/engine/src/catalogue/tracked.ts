/** The components whose spread is tabulated, and after them the dry matter that no table splits. */
export const TRACKED_COMPONENTS = [
  'water',
  'fat',
  'sugars',
  'protein',
  'starch',
  'fibre',
  'salt',
  'alcohol',
  'rest',
] as const
export type TrackedComponent = (typeof TRACKED_COMPONENTS)[number]
export const TRACKED_SIZE = TRACKED_COMPONENTS.length
