/** Of an answer, what somebody wants to know: what nobody asks for is not worked out. */

/** The names of fields of an answer; all of them unless said. */
export type WantedFields = ReadonlySet<string> | undefined

export type FieldTest = (field: string) => boolean

/** A field of an answer, worked out if it is wanted; what it takes is left alone otherwise. */
export type WhenWanted = <Value>(field: string, work: () => Value) => Value

const FIRST = 'titular'
/** What is read first looks at the law and at how it keeps. */
const OF_FIRST = ['legal', 'seguridadAlimentaria']
/** What praises looks at what is read first: it praises nothing that may not be sold. */
const PRAISING = ['suggestions', 'score', 'trophy', 'trophyLabel', 'motivos']
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  [FIRST]: OF_FIRST,
  ...Object.fromEntries(PRAISING.map((field) => [field, [FIRST, ...OF_FIRST]])),
}

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
