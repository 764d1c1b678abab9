import type { GroupShapes, JsonObject } from '@obrador/book-sync'

/**
 * What is shared of a device, by its group. What says a price, a cost or a margin is in a group of its own under the key of prices, so that
 * who only weighs cannot read it; what is written while working is in the log that they may write.
 */
export const bookShapes = {
  formulas: {
    scope: 'formulas',
    versions: 'versions',
    quiet: ['savedAt', 'formula/entry'],
    versionOf: ({ formula = {} }: JsonObject, at: string) => ({ at, note: '', formula }),
  },
  formulaCosts: { scope: 'prices' },
  own: { scope: 'formulas' },
  ownPrices: { scope: 'prices' },
  pieces: { scope: 'formulas', quiet: ['savedAt'] },
  pieceCosts: { scope: 'prices' },
  prices: { scope: 'prices' },
  priceHistory: { scope: 'prices' },
  pantry: { scope: 'formulas' },
  stock: { scope: 'formulas' },
  packets: { scope: 'formulas' },
  norms: { scope: 'formulas' },
  habits: { scope: 'formulas' },
  costs: { scope: 'prices' },
  day: { scope: 'formulas' },
  /** Which picture a formula has, by the hash of it. */
  photos: { scope: 'formulas', quiet: ['bytes', 'at'] },
  ticks: { scope: 'ticks' },
  batches: { scope: 'ticks' },
  /** Devices with the key of the book: only they can write here, so that nobody else is given the next one. */
  devices: { scope: 'formulas', quiet: ['seenAt'] },
  /** Those that only weigh. */
  weighers: { scope: 'ticks', quiet: ['seenAt'] },
} as const satisfies GroupShapes

export type GroupName = keyof typeof bookShapes

/** The lists of devices are of the share: the library has no place for them. Pictures come by a way of their own. */
export const DEVICE_GROUPS = { book: 'devices', weigh: 'weighers' } as const satisfies Record<string, GroupName>
export const isLibraryGroup = (group: string): group is Exclude<GroupName, 'devices' | 'weighers' | 'photos'> =>
  group !== DEVICE_GROUPS.book && group !== DEVICE_GROUPS.weigh && group !== 'photos'
