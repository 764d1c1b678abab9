import type { GroupUpdate, LogPayload } from '../merge/book.ts'
import type { KeyScope } from '../merge/shape.ts'
import type { LogCursor } from '../wire/wire.ts'
import { joinedBytes } from './bytes.ts'
import { BadContent, squeezeParts, unsqueezeParts } from './seal.ts'

/** All that a log says is more than a message may carry: it goes in pieces, each sealed by itself. */
const PIECE_BYTES = 480 * 1024
/** Bytes that the whole of a scope may have: a room holds 20 MiB of what is compressed to a third. */
const MOST_WHOLE = 64 * 1024 * 1024

/** The pieces of some content, each a payload that says which of how many it is, and of which log up to where: sealed, so that an old one is not taken for a new one. */
export async function piecesOfSnapshot(
  whole: readonly LogPayload[],
  { version, chain }: LogCursor,
): Promise<readonly LogPayload[]> {
  const pieces = await Promise.all(
    whole.map(async ({ scope, parts }) => {
      const bytes = await squeezeParts(parts)
      const count = Math.ceil(bytes.length / PIECE_BYTES)
      return Array.from({ length: count }, (_, at) => ({
        scope,
        parts: [
          {
            group: `${at}/${count}/${version}/${chain}`,
            update: bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
          },
        ],
      }))
    }),
  )
  return pieces.flat()
}

interface Piece {
  readonly at: number
  readonly count: number
  /** Of the log; nothing in one that was written before pieces said so. */
  readonly follows: LogCursor | undefined
  readonly update: Uint8Array
}

function pieceOf({ group, update }: GroupUpdate): Piece {
  const [at = 0, count = 0, version, chain] = group.split('/')
  const follows = version === undefined || chain === undefined ? undefined : { version: Number(version), chain }
  return { at: Number(at), count: Number(count), follows, update }
}

/** The content that some pieces make, of each scope that is whole, and the log that they say it is of. */
export async function wholeOfPieces(
  pieces: readonly LogPayload[],
): Promise<{ readonly payloads: readonly LogPayload[]; readonly follows: LogCursor | undefined }> {
  const all = pieces.flatMap(({ parts }) => parts.map(pieceOf))
  const [{ follows } = { follows: undefined }] = all
  if (all.some((one) => one.follows?.version !== follows?.version || one.follows?.chain !== follows?.chain))
    throw new BadContent('a snapshot is of two logs')
  const byScope = Map.groupBy(pieces, ({ scope }) => scope)
  return { payloads: await Promise.all([...byScope].map(([scope, some]) => assembled(scope, some))), follows }
}

async function assembled(scope: KeyScope, pieces: readonly LogPayload[]): Promise<LogPayload> {
  const ordered = pieces.flatMap(({ parts }) => parts.map(pieceOf)).toSorted((a, b) => a.at - b.at)
  if (ordered.some(({ at, count }, index) => at !== index || count !== ordered.length))
    throw new BadContent('a snapshot is not whole')
  return { scope, parts: await unsqueezeParts(joinedBytes(...ordered.map(({ update }) => update)), MOST_WHOLE) }
}
