import type { KeyScope } from './shape.ts'

/** Which of the two logs a scope is written to: the book, or what is ticked while working. */
export type LogName = 'book' | 'ticks'
export const LOG_NAMES: readonly LogName[] = ['book', 'ticks']
export const logOfScope = (scope: KeyScope): LogName => (scope === 'ticks' ? 'ticks' : 'book')
