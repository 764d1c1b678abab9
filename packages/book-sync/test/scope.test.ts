import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { type GroupUpdate, type LogPayload, SharedBook } from '../src/merge/book.ts'
import type { LogName } from '../src/merge/log.ts'
import type { GroupShapes, KeyScope } from '../src/merge/shape.ts'
import { type BookKeys, keysOfBook, keysToWeigh, newSecret, secretToWeigh } from '../src/secret/keys.ts'
import { openMessage, sealPayload } from '../src/secret/seal.ts'
import { piecesOfSnapshot, wholeOfPieces } from '../src/secret/snapshot.ts'
import { START_CURSOR } from '../src/wire/wire.ts'
import { formula, line, shapes as plain } from './shapes.ts'

/** With the lists of devices, as the app has them: who has the book, and who only weighs. */
const shapes: GroupShapes = { ...plain, devices: { scope: 'formulas' }, weighers: { scope: 'ticks' } }
const GROUPS = Object.keys(shapes)
const TO_WEIGH: readonly KeyScope[] = ['formulas', 'ticks']
const NOW = Date.parse('2026-11-17T09:00:00Z')

const secret = newSecret()
const owner = await keysOfBook(secret)
const weigher = await keysToWeigh(await secretToWeigh(secret))

const bookOn = (device: string, stored?: ReadonlyMap<string, Uint8Array>, scopes?: readonly KeyScope[]): SharedBook =>
  new SharedBook(shapes, { device, now: () => NOW }, stored, scopes)

/** A book of an owner with something in each group. */
function written(): SharedBook {
  const book = bookOn('Mesa')
  book.group('formulas').put(formula('h', 'Helado', [line('1', 'Leche entera', 625), line('2', 'Nata', 200)]))
  book.group('prices').put({ id: 'leche', pack: 1.2, packGrams: 1000 })
  book.group('devices').put({ id: 'mesa', name: 'Mesa', publicKey: '04aa' })
  book.group('ticks').put({ id: 'only', done: { 'Leche entera': true } })
  return book
}

const allOf = (book: SharedBook, scopes: readonly KeyScope[]): string =>
  JSON.stringify(
    book.groups
      .filter(({ shape }) => scopes.includes(shape.scope))
      .map((group) => [group.name, group.ids.toSorted().map((id) => group.entry(id))]),
  )
const NOT_TICKS: readonly KeyScope[] = ['formulas', 'prices']

let sequence = 0
const address = (log: LogName) => {
  sequence++
  return { room: owner.room, log, session: 'ab'.repeat(8), sequence }
}

/** What who only weighs writes to the log of ticks, as another device gets it. */
async function passed(reader: BookKeys, parts: readonly GroupUpdate[]): Promise<LogPayload> {
  const place = address('ticks')
  const payload = await openMessage(reader, place, await sealPayload(weigher, place, { scope: 'ticks', parts }))
  if (!payload) throw new Error('it does not open')
  return payload
}

/** The changes of somebody who has a copy of the book and writes all of it. */
function forged(of: SharedBook, work: (book: SharedBook) => void): readonly GroupUpdate[] {
  const intruder = bookOn('Mesa', of.state())
  work(intruder)
  return intruder.takePending().flatMap(({ parts }) => parts)
}

/** What happens to one formula: others change it, and somebody does what no screen of theirs offers. */
type DoneOnPhone = 'clash' | 'change' | 'put' | 'settle' | 'remove' | 'recover' | 'keep' | 'tick'

describe('who only weighs', () => {
  it('changes no formula, price or list of holders by a message of ticks, nor does a store keep it', async () => {
    const book = written()
    const before = allOf(book, NOT_TICKS)
    const parts = forged(book, (intruder) => {
      intruder.group('formulas').put(formula('h', 'Helado', [line('1', 'Leche entera', 66_666)]))
      intruder.group('prices').put({ id: 'leche', pack: 99, packGrams: 1 })
      intruder.group('devices').put({ id: 'intruso', name: 'Mesa', publicKey: '04bb' })
      intruder.group('ticks').put({ id: 'only', done: { Nata: true } })
    })
    const { kept, dropped } = book.apply(await passed(owner, parts))
    expect(allOf(book, NOT_TICKS)).toBe(before)
    expect(before).toContain('625')
    expect(before).not.toContain('intruso')
    // What is of its scope is taken.
    expect(JSON.stringify(book.group('ticks').entry('only')?.record)).toContain('Nata')
    expect(kept.map(({ group }) => group)).toEqual(['ticks'])
    expect(dropped).toBe(3)
    const again = bookOn(
      'Mesa',
      new Map([...written().state(), ...kept.map(({ group, update }) => [group, update] as const)]),
    )
    expect(allOf(again, NOT_TICKS)).not.toContain('66666')
  })

  it('nor by a snapshot of the log of ticks', async () => {
    const book = written()
    const before = allOf(book, NOT_TICKS)
    const parts = forged(book, (intruder) => intruder.group('prices').put({ id: 'leche', pack: 99, packGrams: 1 }))
    const pieces = await piecesOfSnapshot([{ scope: 'ticks', parts }], START_CURSOR)
    const opened = await Promise.all(pieces.map((piece) => passed(owner, piece.parts)))
    const { payloads } = await wholeOfPieces(opened)
    const applied = payloads.map((payload) => book.apply(payload))
    expect(applied).toEqual([{ kept: [], dropped: 1 }])
    expect(allOf(book, NOT_TICKS)).toBe(before)
  })

  it('nor later, in a group that a device does not know yet', async () => {
    const known = written()
    const { formulas: _, ...older } = shapes
    const before = new SharedBook(older, { device: 'Mesa', now: () => NOW })
    const parts = forged(known, (intruder) => intruder.group('formulas').put(formula('x', 'Intrusa', [])))
    const { kept: ofTicks } = before.apply(await passed(owner, parts))
    const { kept: ofFormulas } = before.apply({ scope: 'formulas', parts: known.whole('book')[0]?.parts ?? [] })
    const stored = [...ofTicks, ...ofFormulas].map(({ group, update }) => [group, update] as const)
    const newer = bookOn('Mesa', new Map(stored))
    expect(newer.group('formulas').ids).toEqual(['h'])
  })

  it('changes nothing outside its scope on any device, whatever it writes', async () => {
    const groups = fc.constantFrom(...GROUPS, '', 'formulas/x', '__proto__')
    const values = fc.dictionary(fc.constantFrom('name', 'publicKey', 'pack', 'formula', 'done'), fc.jsonValue())
    const ids = fc.constantFrom('h', 'leche', 'mesa', 'only', 'intruso')
    const records = fc.record({ group: groups, id: ids, value: values, isRemoved: fc.boolean() })
    const noise = fc.record({ group: groups, noise: fc.uint8Array({ maxLength: 40 }) })
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(records, noise), { minLength: 1, maxLength: 4 }), async (acts) => {
        const origin = written()
        const parts = acts.flatMap((act): readonly GroupUpdate[] => {
          if ('noise' in act) return [{ group: act.group, update: act.noise }]
          const from = GROUPS.find((name) => name === act.group) ?? 'formulas'
          const updates = forged(origin, (book) => {
            const group = book.group(from)
            if (act.isRemoved) group.remove(act.id)
            else group.put({ ...(act.value as object), id: act.id })
          })
          return updates.map(({ update }) => ({ group: act.group, update }))
        })
        for (const [keys, scopes] of [
          [owner, undefined],
          [weigher, TO_WEIGH],
        ] as const) {
          const device = bookOn('Móvil', origin.state(), scopes)
          const [before, ticks] = [allOf(device, NOT_TICKS), allOf(device, ['ticks'])]
          const payload = await passed(keys, parts)
          try {
            device.apply(payload)
          } catch {
            // What is no update at all is refused whole.
          }
          expect(allOf(device, NOT_TICKS)).toBe(before)
          taken += allOf(device, ['ticks']) === ticks ? 0 : 1
        }
      }),
      { numRuns: runs(400) },
    )
    // Messages that nobody takes would prove nothing.
    expect(taken).toBeGreaterThan(runs(400) / 20)
  })

  it('says what the book says after anything that is done on its device', () => {
    const done = fc.constantFrom<DoneOnPhone[]>('clash', 'change', 'put', 'settle', 'remove', 'recover', 'keep', 'tick')
    let clashes = 0
    fc.assert(
      fc.property(fc.array(fc.tuple(done, fc.integer({ min: 1, max: 9 })), { maxLength: 25 }), (steps) => {
        const first = written().state()
        const [desk, laptop] = [bookOn('Mesa', first), bookOn('Portátil', first)]
        const phone = new SharedBook(shapes, { device: 'Móvil', now: () => NOW }, first, TO_WEIGH, ['ticks'])
        const all = [desk, laptop, phone]
        const hear = (): void => {
          for (const payload of all.flatMap((book) => book.takePending()))
            for (const book of payload.scope === 'prices' ? [desk, laptop] : all) book.apply(payload)
        }
        const write = (book: SharedBook, weight: number): void =>
          book.group('formulas').put(formula('h', 'Helado', [line('1', 'Leche entera', weight)]))
        const formulas = phone.group('formulas')
        const on: Readonly<Record<DoneOnPhone, (weight: number) => void>> = {
          clash: (weight) => {
            write(desk, weight)
            write(laptop, weight + 1)
            hear()
          },
          change: (weight) => {
            write(desk, weight)
            hear()
          },
          put: (weight) => write(phone, weight),
          settle: (at) => formulas.settle('h', ({ values }) => values[at % values.length]?.value ?? null),
          remove: () => formulas.remove('h'),
          recover: () => formulas.recover('h'),
          keep: (weight) => formulas.keep('h', [{ at: '', note: String(weight) }]),
          tick: (weight) => phone.group('ticks').put({ id: 'only', done: { Nata: weight } }),
        }
        for (const [what, weight] of steps) {
          clashes += formulas.entry('h')?.conflicts.length ?? 0
          on[what](weight)
          expect(allOf(phone, ['formulas'])).toBe(allOf(desk, ['formulas']))
        }
        hear()
        expect(allOf(phone, ['ticks'])).toBe(allOf(desk, ['ticks']))
        const parts = desk.whole('book').flatMap((payload) => payload.parts)
        expect(phone.hasMoreThan('book', parts)).toBe(false)
      }),
      { numRuns: runs(800) },
    )
    // Without a clash there would be nothing to choose.
    expect(clashes).toBeGreaterThan(runs(800) / 4)
  })

  it('cannot seal what is of prices, and what it seals for the log of ticks opens in no other', async () => {
    const parts = [{ group: 'prices', update: new Uint8Array(1) }]
    await expect(sealPayload(weigher, address('book'), { scope: 'prices', parts })).rejects.toThrow('prices')
    const place = address('ticks')
    const box = await sealPayload(weigher, place, { scope: 'ticks', parts })
    await expect(openMessage(owner, { ...place, log: 'book' }, box)).rejects.toThrow()
    // A message that says of itself that it is of formulas is none of the log of ticks.
    const named = await sealPayload(weigher, { ...place, log: 'book' }, { scope: 'formulas', parts })
    await expect(openMessage(owner, place, named)).rejects.toThrow()
  })
})
