/** A device of a shared book, and the letter by which it numbers its batches. */
export interface MarkedDevice {
  readonly id: string
  readonly mark?: string
}

/** None that is read as a figure. More than a book has devices. */
const LETTERS = [...'BCDEFGHJKLMNPQRSTUVWXYZ']

/**
 * The letter of a device among others, so that two that finish a batch without hearing of each other do not give it one lot. Who began the share has none. A
 * device keeps the one that it has; of two that took the same at once, the one whose id comes later takes another.
 */
export function markAmong(others: readonly MarkedDevice[], { id, mark }: MarkedDevice): string {
  const isTaken = (one: string): boolean =>
    others.some((other) => other.mark === one && (mark !== one || other.id < id))
  if (mark !== undefined && !isTaken(mark)) return mark
  if (others.length === 0) return ''
  return LETTERS.find((one) => !isTaken(one)) ?? id
}
