import { retryWrites } from '../writes.ts'

/** Tries again what could not be written. */
export const retryUnsaved = (): Promise<void> => retryWrites()
