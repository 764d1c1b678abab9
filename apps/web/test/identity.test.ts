import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchesCsv } from '../src/features/batches/batches-csv.ts'
import { newLine, type OwnIngredient } from '../src/model/formula.ts'
import { identityKeyOf, identityOfLine, keptKeyIn } from '../src/model/ingredient-identity.ts'
import type { MadeBatch } from '../src/model/made-batch.ts'
import { isSameIngredient, lotNumberOf, ownNamed } from '../src/model/same-ingredient.ts'
import { identifiedBatches, tracedLotOf, tracedLotsIn } from '../src/model/trace.ts'
import { identityInCraft, identityOutside } from '../src/reading/identity.ts'
import { appCraft, engine } from './engine.ts'
import { someBatches, WRITTEN } from './random-batches.ts'

const craft = appCraft('pasteleria')
const own = (some: Partial<OwnIngredient>): OwnIngredient => ({
  id: 'x1',
  name: 'Base Crema 50 Sosa',
  model: 'base_50',
  sheet: { grasa: 0, hidratos: 0, azucares: 0, proteinas: 0 },
  ...some,
})

describe('what an ingredient is', () => {
  it('is the same however it is written', () => {
    for (const name of WRITTEN['row:huevo_entero'] ?? [])
      expect(identityInCraft(craft, newLine(name, 100), 'bizcocho', [])).toBe('row:huevo_entero')
    expect(identityOutside(engine, { name: 'polvo de  HADAS' })).toBe(
      identityOutside(engine, { name: 'Polvo de hadas' }),
    )
  })

  it('is what its maker chose before what its words say', () => {
    expect(identityOfLine({ name: 'Nata', own: 'x1' }, [own({})], () => ({ id: 'nata' }))).toBe('own:x1')
    expect(identityOfLine({ name: 'Nata', made: { entry: 'f1' } }, [], () => ({ id: 'nata' }))).toBe('formula:f1')
  })

  it('of the pantry stays the same when its label is opened', () => {
    const sack = { draft: {}, lines: [] } as unknown as NonNullable<OwnIngredient['sack']>
    const [closed, opened] = [own({}), own({ sack })].map((one) =>
      identityOfLine({ name: '', own: 'x1' }, [one], () => undefined),
    )
    expect(opened).toBe('sack:x1')
    expect(isSameIngredient(closed ?? '', opened ?? '')).toBe(true)
  })

  it('finds what is kept by words as they were typed before', () => {
    const kept = { 'Polvo de Hadas': 1, nata: 2 }
    expect(keptKeyIn(kept, 'words:polvo de hadas')).toBe('Polvo de Hadas')
    expect(keptKeyIn(kept, 'row:nata')).toBe('nata')
    expect(keptKeyIn({}, 'words:polvo de hadas', 'Polvo de hadas')).toBe('Polvo de hadas')
  })

  it('one of one’s own is found by its name but for capitals and accents, unless it is in the bin', () => {
    expect(ownNamed([own({ deletedAt: 'x' }), own({ id: 'x2' })], ' base  crema 50 SOSA')?.id).toBe('x2')
  })
})

/** Which batches have a lot, worked out in the plainest way: through every line, one after another. */
function expectedBatches(
  all: readonly MadeBatch[],
  has: (line: MadeBatch['lines'][number]) => boolean,
): readonly string[] {
  const lotOf = (line: MadeBatch['lines'][number]): string => line.lot ?? ''
  const within = (batch: MadeBatch): boolean =>
    batch.lines.some((line) => {
      if (lotOf(line) === '') return false
      return has(line) || all.some((inner) => inner.lot === line.lot && within(inner))
    })
  return all.filter(within).map(({ id }) => id)
}

describe('lots of random histories', () => {
  it('the recall of eggs finds both batches, under both names and in small letters', () => {
    const one = (id: string, name: string, lot: string): MadeBatch => ({
      id,
      at: `2026-11-17T0${id}:00`,
      day: '2026-11-17',
      formula: { craft: 'pasteleria', type: 'bizcocho', name: '', lines: [newLine(name, 100)], given: {}, batch: {} },
      lines: [{ line: 0, name, lot }],
      readings: [],
      lot: `L261117-${id}`,
      note: '',
      verdict: 'pendiente',
      sentence: '',
      pieces: 60,
    })
    const batches = [one('2', 'Huevos (sin cáscara)', '3es140'), one('1', 'Huevos', '3ES140')]
    const [lot, ...others] = tracedLotsIn(identifiedBatches(batches, engine.rowNamed))
    expect(others).toEqual([])
    expect(lot?.batches.map(({ id }) => id)).toEqual(['2', '1'])
    const [yolk, ...more] = tracedLotsIn(identifiedBatches([...batches, one('0', 'Yema', '3ES140')], engine.rowNamed))
    expect([yolk?.batches.length, more.length]).toEqual([3, 0])
    const [butter, eggs] = tracedLotsIn(
      identifiedBatches([...batches, one('0', 'Mantequilla', '3ES140')], engine.rowNamed),
    ).toSorted((a, b) => a.batches.length - b.batches.length)
    expect([butter?.batches.length, butter?.doubtful.length]).toEqual([1, 2])
    expect([eggs?.batches.length, eggs?.doubtful.length]).toEqual([2, 1])
  })

  it('no batch with a number is missed, and what is certain is what was noted all the way', () => {
    fc.assert(
      fc.property(someBatches, (made) => {
        const batches = identifiedBatches(made, engine.rowNamed)
        const lots = tracedLotsIn(batches)
        for (const { identities, lot, batches: sure, doubtful } of lots) {
          const isOfIt = (identity = ''): boolean => identities.some((one) => isSameIngredient(one, identity))
          expect(sure.map(({ id }) => id)).toEqual(
            expectedBatches(
              batches,
              (line) => lotNumberOf(line.lot ?? '') === lotNumberOf(lot) && isOfIt(line.identity),
            ),
          )
          const shown = new Set([...sure, ...doubtful])
          for (const batch of batches)
            if (batch.lines.some((line) => lotNumberOf(line.lot ?? line.supposed ?? '') === lotNumberOf(lot)))
              expect(shown.has(batch)).toBe(true)
          expect(sure.some((one) => doubtful.includes(one))).toBe(false)
        }
      }),
    )
  })

  it('every page asks for a lot and gets the same batches', () => {
    fc.assert(
      fc.property(someBatches, (made) => {
        const batches = identifiedBatches(made, engine.rowNamed)
        const lots = tracedLotsIn(batches)
        const rows = batchesCsv(batches).split('\n')
        for (const batch of batches)
          for (const { identity = '', lot, name } of batch.lines) {
            if (!lot) continue
            const traced = tracedLotOf(lots, identity, lot)
            expect(traced?.batches).toContain(batch)
            expect(traced?.names).toContain(name)
            expect(identityKeyOf(identity)).not.toBe('')
            expect(rows.some((row) => row.includes(batch.lot) && row.includes(lot))).toBe(true)
          }
      }),
    )
  })
})
