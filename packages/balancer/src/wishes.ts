import type { RawLine } from '@obrador/engine'
import type { LineWishes } from './request.ts'

/** What the caller wishes of a line; nothing of a line that is not there. */
export const lineWishesOf = (line: RawLine | undefined): LineWishes => (line ?? {}) as LineWishes

export const isLineWished = ({ fijo, min, max }: LineWishes): boolean =>
  fijo !== undefined || min !== undefined || max !== undefined
