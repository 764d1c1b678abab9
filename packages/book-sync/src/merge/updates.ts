import * as Y from 'yjs'

/** Updates one after another in as few as there can be of no more bytes than somebody says, unless one alone has. */
export function gatheredUpdates(updates: readonly Uint8Array[], most: number): readonly Uint8Array[] {
  const batches: Uint8Array[][] = []
  let room = 0
  for (const update of updates) {
    if (update.length > room) {
      batches.push([])
      room = most
    }
    batches.at(-1)?.push(update)
    room -= update.length
  }
  return batches.map((batch) => Y.mergeUpdates(batch))
}

/** Whether a document has writes or deletions that an update of the whole does not have, or that are nowhere. */
export function hasMoreThanUpdate(doc: Y.Doc, update?: Uint8Array): boolean {
  const there = update ? Y.decodeStateVector(Y.encodeStateVectorFromUpdate(update)) : new Map<number, number>()
  const here = Y.decodeStateVector(Y.encodeStateVector(doc))
  if ([...here].some(([session, clock]) => clock > (there.get(session) ?? 0))) return true
  const deleted = Y.mergeDeleteSets(update ? [Y.decodeUpdate(update).ds] : [])
  const both = Y.mergeDeleteSets([deleted, Y.createDeleteSetFromStructStore(doc.store)])
  return !Y.equalDeleteSets(deleted, both)
}
