import { useState } from 'react'
import { readKey, writeKey } from '../library/store.ts'
import { isObject, isQuantity, isText } from '../model/decode.ts'
import type { LineNote } from '../model/made-batch.ts'

/** By line at its weight, as it is ticked: what was weighed indeed, and of which lot. */
export type Noted = Readonly<Record<string, LineNote>>

const NOTHING: Noted = {}

/** What was noted of this; of anything else it counts no longer. */
function keptNotes(key: string, of: string): Noted {
  const kept = readKey(key)
  if (!isObject(kept) || kept.of !== of || !isObject(kept.noted)) return NOTHING
  return Object.fromEntries(
    Object.entries(kept.noted).flatMap(([tick, note]) =>
      isObject(note)
        ? [
            [
              tick,
              {
                ...(isQuantity(note.grams) && { grams: note.grams }),
                ...(isText(note.lot) && { lot: note.lot }),
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
    setNoted(next: Noted): void {
      writeKey(key, { of, noted: next })
      setNoted(next)
    },
  }
}
