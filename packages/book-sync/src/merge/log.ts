import type { Scope } from './shape.ts'

/** Which of the two logs a scope is written to: the book, or what is ticked while working. */
export type Log = 'book' | 'ticks'
export const LOGS: readonly Log[] = ['book', 'ticks']
export const logOf = (scope: Scope): Log => (scope === 'ticks' ? 'ticks' : 'book')
