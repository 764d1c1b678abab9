import type { LibrarySnapshot } from './types.ts'

const DAY_MS = 86_400_000
/** A copy older than this is old, days. */
const OLD = 14
/** So many formulas without any copy are worth one. */
const WORTH_A_COPY = 5

/** Midnights since the last copy; none where there has been none. */
export function copyAge(copiedAt: string | undefined, now = new Date()): number | undefined {
  if (copiedAt === undefined) return undefined
  const midnight = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)
  return Math.max(0, Math.round((midnight(now) - midnight(new Date(copiedAt))) / DAY_MS))
}

/** Whether it is time to copy, where no file is kept up to date by itself. */
export function needsCopy({ copiedAt, file, saved }: LibrarySnapshot): boolean {
  if (file?.is === 'current') return false
  const days = copyAge(copiedAt)
  return days === undefined ? saved.length >= WORTH_A_COPY : days > OLD
}
