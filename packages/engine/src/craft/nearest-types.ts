import { fold } from '../catalogue/normalise.ts'
import { buildTrigramIndex } from '../catalogue/trigrams.ts'

/** Types that are offered in place of one that the craft does not have. */
const MOST = 3
/** Letters of a type that are looked at: no type has as many. */
const LONGEST = 60

const indices = new WeakMap<object, ReturnType<typeof buildTrigramIndex>>()

/** The types of a craft that look most like one it does not have, by their key or their label. */
export function nearestTypes(types: Readonly<Record<string, { readonly label: string }>>, asked: string): string[] {
  const keys = Object.keys(types)
  let index = indices.get(types)
  if (!index) {
    index = buildTrigramIndex(keys.map((key) => [fold(key), fold(types[key]?.label ?? '')]))
    indices.set(types, index)
  }
  return index(fold(asked.slice(0, LONGEST)), MOST).flatMap((at) => keys[at] ?? [])
}
