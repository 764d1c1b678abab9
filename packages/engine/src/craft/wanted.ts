/** Of an answer, what somebody wants to know: what nobody asks for is not worked out. */

/** The names of fields of an answer; all of them unless said. */
export type Only = ReadonlySet<string> | undefined

export type Wants = (field: string) => boolean

/** A field of an answer, worked out if it is wanted; what it takes is left alone otherwise. */
export type When = <Value>(field: string, work: () => Value) => Value

/** What is read first looks at the law and at how it keeps. */
const NEEDS: Readonly<Record<string, readonly string[]>> = { titular: ['legal', 'seguridadAlimentaria'] }

const everything: Wants = () => true
const always: When = (_, work) => work()

interface Wanted {
  readonly wants: Wants
  readonly when: When
}

const ALL: Wanted = { wants: everything, when: always }

export function wantedOf(only: Only): Wanted {
  if (!only) return ALL
  const needed = new Set(only)
  for (const field of only) for (const other of NEEDS[field] ?? []) needed.add(other)
  return {
    wants: (field) => needed.has(field),
    // Whoever asked for a part of an answer reads that part alone.
    when: <Value>(field: string, work: () => Value) => (needed.has(field) ? work() : (undefined as Value)),
  }
}
