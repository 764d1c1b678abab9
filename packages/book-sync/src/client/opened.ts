import type { Payload } from '../merge/book.ts'
import type { Keys } from '../secret/keys.ts'
import { BadContent, open } from '../secret/seal.ts'
import { wholeOf } from '../secret/snapshot.ts'
import type { Frame } from '../wire/wire.ts'

/** What a message says; nothing where it is not for this key, `closed` where it was not sealed by a key of the book, and `bad` where it was and says nothing that can be read. */
export async function openedFrame(
  keys: Keys,
  { log, session, sequence, box }: Extract<Frame, { readonly kind: 'entry' | 'snapshot' }>,
): Promise<Payload | 'closed' | 'bad' | undefined> {
  try {
    return await open(keys, { room: keys.room, log, session, sequence }, box)
  } catch (problem) {
    return problem instanceof BadContent ? 'bad' : 'closed'
  }
}

/** What a snapshot says, or nothing where one of its parts does not open, or it is not whole. */
export async function openedSnapshot(
  keys: Keys,
  pieces: readonly Extract<Frame, { readonly kind: 'snapshot' }>[],
): Promise<Awaited<ReturnType<typeof wholeOf>> | undefined> {
  const opened = await Promise.all(pieces.map((piece) => openedFrame(keys, piece)))
  if (opened.includes('closed') || opened.includes('bad')) return undefined
  return wholeOf(opened.filter((one) => typeof one === 'object')).catch(() => undefined)
}
