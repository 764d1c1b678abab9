/** The names by which a room knows its tokens. */
export const GRANTS = ['read book', 'read ticks', 'write book', 'write ticks', 'own'] as const
export type Grant = (typeof GRANTS)[number]
