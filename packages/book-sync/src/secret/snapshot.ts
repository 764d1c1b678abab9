import type { Payload } from '../merge/book.ts'
import type { Scope } from '../merge/shape.ts'
import { joined } from './bytes.ts'
import { BadContent, squeezed, unsqueezed } from './seal.ts'

/** All that a log says is more than a message may carry: it goes in pieces, each sealed by itself. */
const PIECE_BYTES = 480 * 1024
/** Bytes that the whole of a scope may have: a room holds 20 MiB of what is compressed to a third. */
const MOST_WHOLE = 64 * 1024 * 1024

/** The pieces of some content, each a payload that says which of how many it is. */
export async function piecesOf(whole: readonly Payload[]): Promise<readonly Payload[]> {
  const pieces = await Promise.all(
    whole.map(async ({ scope, parts }) => {
      const bytes = await squeezed(parts)
      const count = Math.ceil(bytes.length / PIECE_BYTES)
      return Array.from({ length: count }, (_, at) => ({
        scope,
        parts: [{ group: `${at}/${count}`, update: bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES) }],
      }))
    }),
  )
  return pieces.flat()
}

/** The content that some pieces make, of each scope that is whole. */
export async function wholeOf(pieces: readonly Payload[]): Promise<readonly Payload[]> {
  const byScope = Map.groupBy(pieces, ({ scope }) => scope)
  return Promise.all([...byScope].map(([scope, all]) => assembled(scope, all)))
}

async function assembled(scope: Scope, pieces: readonly Payload[]): Promise<Payload> {
  const numbered = pieces.flatMap(({ parts }) =>
    parts.map(({ group, update }) => {
      const [at = 0, count = 0] = group.split('/').map(Number)
      return { at, count, update }
    }),
  )
  const ordered = numbered.toSorted((a, b) => a.at - b.at)
  if (ordered.some(({ at, count }, index) => at !== index || count !== ordered.length))
    throw new BadContent('a snapshot is not whole')
  return { scope, parts: await unsqueezed(joined(...ordered.map(({ update }) => update)), MOST_WHOLE) }
}
