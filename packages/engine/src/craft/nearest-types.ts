import { foldWords } from '../catalogue/normalise.ts'
import { buildTrigramIndex } from '../catalogue/trigrams.ts'
import { lazyFor } from '../words/lazy.ts'

/** Types that are offered in place of one that the craft does not have. */
const MOST = 3
/** Letters of a type that are looked at: no type has as many. */
const LONGEST = 60

type Types = Readonly<Record<string, { readonly label: string }>>

const indexOf = lazyFor((types: Types) =>
  buildTrigramIndex(Object.entries(types).map(([key, { label }]) => [foldWords(key), foldWords(label)])),
)

/** The types of a craft that look most like one it does not have, by their key or their label. */
export function nearestTypes(types: Types, asked: string): string[] {
  const keys = Object.keys(types)
  return indexOf(types)(foldWords(asked.slice(0, LONGEST)), MOST).flatMap((at) => keys[at] ?? [])
}
