import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsBrought } from '../src/library/brought.ts'
import { copyFromJson, copyToJson, type LibraryCopy, libraryCopyOf } from '../src/library/copy.ts'
import { STORE_NAMES } from '../src/library/database.ts'
import { copyShape } from '../src/library/kept.ts'
import { recordReaders, storeReaders } from '../src/library/on-shelf.ts'
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

type Entries = readonly (readonly [string, unknown])[]

/** What a copy brought to a clean device writes, by store and in the order of its keys. */
function storesWith(copy: LibraryCopy): Readonly<Record<string, Entries>> {
  const written = recordsBrought(
    restorePlanOf(copy, EMPTY_LIBRARY, () => undefined),
    {},
    [],
    false,
  )
  const entries = STORE_NAMES.map((store): [string, Entries] => {
    const records = new Map(written.flatMap(([name, key, value]) => (name === store ? [[key, value] as const] : [])))
    return [store, [...structuredClone(records)].sort(([one], [other]) => (one < other ? -1 : 1))]
  })
  return Object.fromEntries(entries)
}

/** That device, as its stores are read again. */
function deviceWith(stores: Readonly<Record<string, Entries>>): LibrarySnapshot {
  const shelf = { ...EMPTY_LIBRARY }
  for (const store of STORE_NAMES) Object.assign(shelf, storeReaders[store](stores[store] ?? [], shelf))
  return shelf
}

/** The tables of this process are nobody's: those of the copy stand for them. */
const textOf = (device: LibrarySnapshot, { photos, tables }: LibraryCopy): string =>
  copyToJson({ ...libraryCopyOf(device, photos), stamp: 's', at: AT, tables })

/** Of two that were worked on at once, either is first. */
const inOrder = ({ saved, bin, own, batches, pieces, ...rest }: LibrarySnapshot): object => {
  const byId = (all: readonly { readonly id: string }[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { ...rest, saved: byId(saved), bin: byId(bin), own: byId(own), batches: byId(batches), pieces: byId(pieces) }
}

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
        const device = deviceWith(storesWith(file))
        const text = textOf(device, file)
        const copy = read(text)
        expect(textOf(deviceWith(storesWith(copy)), copy)).toBe(text)
        expect(isEmptyPlan({ ...restorePlanOf(copy, device, () => undefined), tables: [], photos: {} })).toBe(true)
      }),
    )
  })

  it('is shown as if all had been read again when one record has changed, and the others are the same objects', () => {
    fc.assert(
      fc.property(files, files, (before, after) => {
        const [was, is] = [storesWith(before), storesWith(after)]
        for (const store of STORE_NAMES) {
          const device = deviceWith(was)
          for (const [key] of [...(was[store] ?? []).slice(0, 1), ...(is[store] ?? []).slice(0, 1)]) {
            const value = is[store]?.find(([one]) => one === key)?.[1]
            const others = (was[store] ?? []).filter(([one]) => one !== key)
            const entries: Entries = value === undefined ? others : [...others, [key, value]]
            const read = { ...device, ...recordReaders[store](device, key, value) }
            expect(inOrder(read)).toEqual(inOrder(deviceWith({ ...was, [store]: entries })))
            for (const { id, ...saved } of device.saved)
              if (id !== key) expect(read.saved.find((one) => one.id === id)?.formula).toBe(saved.formula)
          }
        }
      }),
    )
  })

  it('leaves no ranges of one’s own where their record is gone', () => {
    const ranges = read(JSON.stringify({ obrador: 3, norms: { ranges: { azucar: { azucar: [16, 19] } } } }))
    const device = deviceWith(storesWith(ranges))
    expect(device.norms).not.toEqual(EMPTY_LIBRARY.norms)
    expect(recordReaders.settings(device, 'norms', undefined).norms).toEqual(EMPTY_LIBRARY.norms)
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
