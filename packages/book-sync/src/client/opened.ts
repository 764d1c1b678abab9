import type { LogPayload } from '../merge/book.ts'
import type { BookKeys } from '../secret/keys.ts'
import { BadContent, openMessage } from '../secret/seal.ts'
import { wholeOfPieces } from '../secret/snapshot.ts'
import type { WireFrame } from '../wire/wire.ts'

/** What a message says; nothing where it is not for this key, `closed` where it was not sealed by a key of the book, and `bad` where it was and says nothing that can be read. */
export async function openedFrame(
  keys: BookKeys,
  { log, session, sequence, box }: Extract<WireFrame, { readonly kind: 'entry' | 'snapshot' }>,
): Promise<LogPayload | 'closed' | 'bad' | undefined> {
  try {
    return await openMessage(keys, { room: keys.room, log, session, sequence }, box)
  } catch (problem) {
    return problem instanceof BadContent ? 'bad' : 'closed'
  }
}

/** What a snapshot says, or nothing where one of its parts does not open, or it is not whole. */
export async function openedSnapshot(
  keys: BookKeys,
  pieces: readonly Extract<WireFrame, { readonly kind: 'snapshot' }>[],
): Promise<Awaited<ReturnType<typeof wholeOfPieces>> | undefined> {
  const opened = await Promise.all(pieces.map((piece) => openedFrame(keys, piece)))
  if (opened.includes('closed') || opened.includes('bad')) return undefined
  return wholeOfPieces(opened.filter((one) => typeof one === 'object')).catch(() => undefined)
}
