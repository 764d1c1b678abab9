import { forgetKey, readKey, writeKey } from '../store.ts'

export const SHARED_KEY = 'sharing'
const LOT_MARK = 'lotMark'

/** With which key this device shares a book, if it does: told before anything of the share is loaded. */
export function sharedWithKey(): 'book' | 'weigh' | undefined {
  const kind = readKey(SHARED_KEY)
  return kind === 'book' || kind === 'weigh' ? kind : undefined
}

export function keepShared(kind: 'book' | 'weigh' | undefined): void {
  if (kind) writeKey(SHARED_KEY, kind)
  else for (const key of [SHARED_KEY, LOT_MARK]) forgetKey(key)
}

/** The letter by which this device numbers the batches of a shared book; none where it has the book alone, or began the share. */
export function lotMark(): string {
  const mark = readKey(LOT_MARK)
  return typeof mark === 'string' ? mark : ''
}
export const keepLotMark = (mark: string): boolean => writeKey(LOT_MARK, mark)
