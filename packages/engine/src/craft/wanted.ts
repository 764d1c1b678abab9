/** Of an answer, what somebody wants to know: what nobody asks for is not worked out. */

/** The names of fields of an answer; all of them unless said. */
export type WantedFields = ReadonlySet<string> | undefined

export type FieldTest = (field: string) => boolean

/** A field of an answer, worked out if it is wanted; what it takes is left alone otherwise. */
export type WhenWanted = <Value>(field: string, work: () => Value) => Value

/** What is read first looks at the law and at how it keeps. */
const NEEDS: Readonly<Record<string, readonly string[]>> = { titular: ['legal', 'seguridadAlimentaria'] }

const everything: FieldTest = () => true
const always: WhenWanted = (_, work) => work()

interface Wanted {
  readonly wants: FieldTest
  readonly when: WhenWanted
}

const ALL: Wanted = { wants: everything, when: always }

export function wantedFieldsOf(only: WantedFields): Wanted {
  if (!only) return ALL
  const needed = new Set(only)
  for (const field of only) for (const other of NEEDS[field] ?? []) needed.add(other)
  return {
    wants: (field) => needed.has(field),
    // Whoever asked for a part of an answer reads that part alone.
    when: <Value>(field: string, work: () => Value) => (needed.has(field) ? work() : (undefined as Value)),
  }
}
