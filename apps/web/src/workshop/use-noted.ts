import { useState } from 'react'
import { readKey, writeKey } from '../library/store.ts'
import type { LineNote } from '../model/made-batch.ts'
import { isPlainObject, isQuantityValue, isTextValue } from '../model/shape.ts'

/** By line at its weight, as it is ticked: what was weighed indeed, and of which lot. */
export type NotedLines = Readonly<Record<string, LineNote>>

const NOTHING: NotedLines = {}

/** What was noted of this; of anything else it counts no longer. */
function keptNotes(key: string, of: string): NotedLines {
  const kept = readKey(key)
  if (!isPlainObject(kept) || kept.of !== of || !isPlainObject(kept.noted)) return NOTHING
  return Object.fromEntries(
    Object.entries(kept.noted).flatMap(([tick, note]) =>
      isPlainObject(note)
        ? [
            [
              tick,
              {
                ...(isQuantityValue(note.grams) && { grams: note.grams }),
                ...(isTextValue(note.lot) && { lot: note.lot }),
              },
            ] as const,
          ]
        : [],
    ),
  )
}

/** Real grams and lots of what is being weighed: they survive leaving, until the batch is kept. */
export function useNoted(name: string, of: string) {
  const key = `noted.${name}`
  const [noted, setNoted] = useState(() => keptNotes(key, of))
  return {
    noted,
    setNoted(next: NotedLines): void {
      writeKey(key, { of, noted: next })
      setNoted(next)
    },
  }
}
