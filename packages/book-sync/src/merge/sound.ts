import * as Y from 'yjs'
import { isPlain } from './json.ts'

/** The map of a group. Short: the first change of a cell in each session says it. */
export const GROUP_MAP = 'c'

/** What a group writes: a value under a key of its map, or that there was one. */
function isOurs(struct: Y.Item | Y.GC | Y.Skip): boolean {
  if (!(struct instanceof Y.Item)) return true
  const { parent, content } = struct as { readonly parent: unknown; readonly content: unknown }
  if (parent !== null && parent !== GROUP_MAP) return false
  return content instanceof Y.ContentDeleted || (content instanceof Y.ContentAny && isPlain(content.arr))
}

/**
 * Whether an update is one that a group may have written. Others may have written anything: what Yjs cannot decode, or types inside types, is told here, before it has
 * touched a document or a store.
 */
export function isSound(update: Uint8Array): boolean {
  try {
    return Y.decodeUpdate(update).structs.every(isOurs)
  } catch {
    return false
  }
}
