import { forgetKey, readKey, writeKey } from '../store.ts'

const SHARED = 'sharing'

/** With which key this device shares a book, if it does: told before anything of the share is loaded. */
export function sharedAs(): 'book' | 'weigh' | undefined {
  const kind = readKey(SHARED)
  return kind === 'book' || kind === 'weigh' ? kind : undefined
}

export const keepShared = (kind: 'book' | 'weigh' | undefined): void =>
  kind ? void writeKey(SHARED, kind) : forgetKey(SHARED)
