import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchesCsv, recallCsv } from '../src/features/batches/batches-csv.ts'
import { boughtLotOf, boughtLotsWith } from '../src/model/bought-lots.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { lotOfBatch, type MadeBatch, type MadeBatchLine } from '../src/model/made-batch.ts'
import { openSacksIn, sackOfLine } from '../src/model/open-sacks.ts'
import { assembledBatchOf, blankPiece, newPart } from '../src/model/piece.ts'
import { countedPieces, recallGroupsOf, untoldLinesOf } from '../src/model/recall.ts'
import { identifiedBatches, tracedLotOf, tracedLotsIn } from '../src/model/trace.ts'
import { typedLinesIn, typedMeasuresOf } from '../src/views/measure-form.tsx'
import { recallWords } from '../src/words/es/recall.ts'
import { engine } from './engine.ts'
import { someBatches } from './random-batches.ts'

const DOUGH: TableFormula = {
  craft: 'panaderia',
  type: 'pan_blanco',
  name: 'Hogaza',
  lines: [newLine('Harina de fuerza', 1000), newLine('Agua', 680), newLine('Levadura fresca', 6)],
  given: {},
  batch: {},
  entry: 'f1',
}
const made = (id: string, day: string, flour: Partial<MadeBatchLine>, some: Partial<MadeBatch> = {}): MadeBatch => ({
  id,
  at: `${day}T08:00:00.000Z`,
  day,
  formula: DOUGH,
  lines: [
    { line: 0, name: 'Harina de fuerza', identity: 'row:harina_fuerza', ...flour },
    { line: 1, name: 'Agua', identity: 'row:agua' },
    { line: 2, name: 'Levadura fresca', identity: 'row:levadura_fresca' },
  ],
  readings: [],
  lot: `L${day.slice(2).replaceAll('-', '')}-1`,
  note: '',
  verdict: 'pendiente',
  sentence: '',
  ...some,
})

describe('the sack of a line', () => {
  const batches = [made('b2', '2026-11-16', { lot: 'H-2291' }), made('b1', '2026-11-05', { lot: 'H-2200' })]
  const open = openSacksIn(batches)
  const on = (day: string) => (identity: string) => sackOfLine(identity, batches, open, new Date(`${day}T12:00`))

  it('is the one that was confirmed last, and those before it are offered', () => {
    expect(on('2026-11-17')('row:harina_fuerza')).toEqual({
      is: 'open',
      lot: 'H-2291',
      days: 1,
      isOld: false,
      before: ['H-2200'],
    })
    expect(on('2026-11-17')('row:levadura_fresca').is).toBe('unknown')
  })

  it('is asked about once it has been open for longer than a sack lasts', () => {
    expect(on('2027-01-15')('row:harina_fuerza')).toMatchObject({ days: 60, isOld: false })
    expect(on('2027-01-16')('row:harina_fuerza')).toMatchObject({ days: 61, isOld: true })
    const milk = openSacksIn([], { leche_entera: { lot: 'M-1', at: '2026-11-10T08:00' } })
    expect(sackOfLine('row:leche_entera', [], milk, new Date('2026-11-14T12:00'))).toMatchObject({ isOld: false })
    expect(sackOfLine('row:leche_entera', [], milk, new Date('2026-11-15T12:00'))).toMatchObject({ isOld: true })
  })

  it('of water there is none, and of a formula of one’s own it is the last batch', () => {
    expect(on('2026-11-17')('row:agua').is).toBe('unneeded')
    expect(on('2026-11-17')('formula:f1')).toEqual({ is: 'batch', lot: 'L261116-1', before: ['L261105-1'] })
  })

  it('is not noted as confirmed where nobody touched it: the next one says that it is supposed', () => {
    const of = [{ name: 'Harina de fuerza', identity: 'row:harina_fuerza' as const }]
    expect(typedLinesIn(typedMeasuresOf([{}]), of, ['H-2291'])[0]).toEqual({ line: 0, ...of[0], supposed: 'H-2291' })
    expect(typedLinesIn(typedMeasuresOf([{ lot: 'H-2291' }]), of, ['H-2291'])[0]).toEqual({
      line: 0,
      ...of[0],
      lot: 'H-2291',
    })
    // What is only supposed opens no sack.
    expect(openSacksIn([made('b3', '2026-11-17', { supposed: 'H-2200' })]).size).toBe(0)
  })
})

describe('a recall', () => {
  const cake = {
    ...blankPiece('p1'),
    name: 'Tarta',
    parts: [{ ...newPart(newLine('Hogaza', 200)), made: { entry: 'f1', version: 1, formula: DOUGH } }],
  }
  const batches = [
    assembledBatchOf(cake, 12, {
      day: '2026-11-18',
      lot: 'L261118-1',
      lines: [{ line: 0, name: 'Hogaza', identity: 'formula:f1', lot: 'L261116-1' }],
    }),
    made('b3', '2026-11-17', { supposed: 'H-2291' }, { pieces: 40 }),
    made('b2', '2026-11-16', { lot: 'H-2291' }, { pieces: 24 }),
    made('b1', '2026-11-15', {}),
  ]
  const lots = tracedLotsIn(batches)
  const flour = tracedLotOf(lots, 'row:harina_fuerza', 'h-2291')

  it('reaches the piece through its parts, and keeps what is doubtful apart', () => {
    expect(flour?.batches.map(({ lot }) => lot)).toEqual(['L261118-1', 'L261116-1'])
    expect(flour?.doubtful.map(({ lot }) => lot)).toEqual(['L261117-1'])
    expect(countedPieces(flour?.batches ?? [])).toEqual({ pieces: 36, uncounted: 0 })
    expect(recallWords.headline('la harina', 'H-2291', 2, 36, 0, 1)).toBe(
      'Con la harina H-2291 hiciste 2 hornadas y 36 piezas. Quizá una más.',
    )
  })

  it('has the lines whose lot nobody told as a group of their own, but not water', () => {
    expect(untoldLinesOf(batches[3] as MadeBatch).map(({ name }) => name)).toEqual([
      'Harina de fuerza',
      'Levadura fresca',
    ])
    const groups = recallGroupsOf(lots, batches)
    expect(groups.find(({ key }) => key === 'harina_fuerza')?.unlotted.map(({ id }) => id)).toEqual(['b1'])
    expect(groups.find(({ key }) => key === 'levadura_fresca')?.unlotted).toHaveLength(3)
    expect(groups.some(({ key }) => key === 'agua')).toBe(false)
  })

  it('says from whom a lot came and when, once, and «?» where nobody told', () => {
    const bought = boughtLotsWith({}, 'row:harina_fuerza', {
      lot: 'H-2291',
      supplier: 'Harinas Sur',
      bought: '2026-11-10',
    })
    expect(batchesCsv(batches, bought)).toContain(
      'Harina de fuerza;H-2291;1000;sin medidas;24;;;Harinas Sur;2026-11-10',
    )
    expect(batchesCsv(batches, bought)).toContain('Harina de fuerza;? quizá H-2291;1000;sin medidas;40;;;?;?')
    expect(batchesCsv(batches)).toContain('Levadura fresca;? sin lote;6')
    const told = { ...boughtLotOf(bought, flour ?? { identities: [], lot: '' }), ...flour } as Parameters<
      typeof recallCsv
    >[0]
    const rows = recallCsv(told)
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.trim())
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toContain('H-2291;Harinas Sur;2026-11-10')
    expect(rows[2]).toMatch(/trátalo como si lo llevara/)
  })

  it('a piece has a lot of the one form, and the next batch another', () => {
    expect(lotOfBatch(batches, '2026-11-18')).toBe('L261118-2')
    expect(batches[0]).toMatchObject({ piece: 'p1', pieces: 12, formula: { name: 'Tarta', lines: [{ grams: 2400 }] } })
  })

  it('page and file count the same over random histories', () => {
    fc.assert(
      fc.property(someBatches, (some) => {
        const known = identifiedBatches(some, engine.rowNamed)
        const all = tracedLotsIn(known)
        const listed = recallGroupsOf(all, known).flatMap((group) => group.lots)
        expect(listed.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const lot of listed) {
          const rows = recallCsv(lot).trim().split('\n').slice(1)
          expect(rows.filter((row) => row.trim().endsWith(';sí'))).toHaveLength(lot.batches.length)
          expect(rows).toHaveLength(lot.batches.length + lot.doubtful.length)
        }
      }),
    )
  })
})
