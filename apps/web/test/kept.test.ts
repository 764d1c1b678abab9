import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsBrought } from '../src/library/brought.ts'
import { copyFromJson, copyToJson, type LibraryCopy, libraryCopyOf } from '../src/library/copy.ts'
import { copyShape } from '../src/library/kept.ts'
import { storeReaders } from '../src/library/on-shelf.ts'
import { isEmptyPlan, restorePlanOf } from '../src/library/plan.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import type { LibrarySnapshot } from '../src/library/types.ts'
import { anythingOf } from './random-library.ts'

/** One table of what is kept: whatever it lets be kept goes through a copy and back. */

const sameKey = (key: string): string => key
const AT = '2026-11-16T10:00:00.000Z'

const read = (text: string): LibraryCopy => {
  const copy = copyFromJson(text, sameKey)
  if (!copy) throw new Error('it is no copy')
  return copy
}

/** A clean device to which a copy was brought: what is written, by store and in the order of its keys, as it is read again. */
function deviceWith(copy: LibraryCopy): LibrarySnapshot {
  const plan = restorePlanOf(copy, EMPTY_LIBRARY, () => undefined)
  const written = recordsBrought(plan, {}, [], false)
  const shelf = { ...EMPTY_LIBRARY }
  for (const [store, reader] of Object.entries(storeReaders)) {
    const records = new Map(written.flatMap(([name, key, value]) => (name === store ? [[key, value] as const] : [])))
    const entries = [...records].sort(([one], [other]) => (one < other ? -1 : 1))
    Object.assign(shelf, reader(structuredClone(entries), shelf))
  }
  return shelf
}

/** The tables of this process are nobody's: those of the copy stand for them. */
const textOf = (device: LibrarySnapshot, { photos, tables }: LibraryCopy): string =>
  copyToJson({ ...libraryCopyOf(device, photos), stamp: 's', at: AT, tables })

const files = anythingOf(copyShape).map((fields) => read(JSON.stringify({ obrador: 3, ...Object(fields) })))

describe('whatever the table of kept things lets be kept', () => {
  it('is read of a copy as it was written, to the byte', () => {
    fc.assert(
      fc.property(files, (copy) => {
        const text = copyToJson(copy)
        expect(copyToJson(read(text))).toBe(text)
      }),
    )
  })

  it('is in the copy of a device to which a copy was brought, to the byte, and brings nothing more to it', () => {
    fc.assert(
      fc.property(files, (file) => {
        const device = deviceWith(file)
        const text = textOf(device, file)
        const copy = read(text)
        expect(textOf(deviceWith(copy), copy)).toBe(text)
        expect(isEmptyPlan({ ...restorePlanOf(copy, device, () => undefined), tables: [], photos: {} })).toBe(true)
      }),
    )
  })

  it('is there for every row: none of them is left out of what is drawn', () => {
    const drawn = fc.sample(files, 200)
    for (const name of Object.keys(copyShape.fields))
      expect(
        drawn.some((copy) => JSON.stringify(Reflect.get(copy, name) ?? '').length > 2),
        name,
      ).toBe(true)
  })
})
