import { findRow } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { copyFromJson, copyToJson, type LibraryCopy } from '../src/library/copy.ts'
import { isEmptyPlan, restorePlanOf } from '../src/library/plan.ts'
import { copyAge, needsCopy } from '../src/library/reminder.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import type { LibrarySnapshot } from '../src/library/types.ts'
import {
  newId,
  newLine,
  type OwnIngredient,
  type PackPrice,
  type SavedFormula,
  type TableFormula,
} from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { loadPriceKey } from '../src/reading/identity.ts'
import { copyWords as say } from '../src/words/es/copy.ts'

const keyOf = await loadPriceKey()

const formula = exampleFormulaOf('helado')
const named = (name: string): TableFormula => ({ ...formula, name })
const saved = (name: string, id = newId()): SavedFormula => ({
  id,
  savedAt: '2026-11-01T10:00:00Z',
  formula: named(name),
  versions: [{ at: '2026-11-01T10:00:00Z', note: '', formula: named(name) }],
  tags: [],
  note: '',
})
const own: OwnIngredient = {
  id: 'x1',
  name: 'Mi nata',
  model: 'nata',
  sheet: { grasa: 35, hidratos: 3, azucares: 3, proteinas: 2 },
  price: 4,
}
const euro = (pack: number): PackPrice => ({ pack, packGrams: 1000, supplier: '', at: '' })
const here = (some: Partial<LibrarySnapshot> = {}): LibrarySnapshot => ({ ...EMPTY_LIBRARY, ...some })
const copyWith = (some: Partial<LibraryCopy>): LibraryCopy => ({
  stamp: 's',
  at: '2026-11-15T10:00:00Z',
  formulas: [],
  tables: [],
  own: [],
  prices: {},
  pieces: [],
  batches: [],
  pantry: [],
  printsCost: false,
  norms: {},
  photos: {},
  ...some,
})
const untouched = () => undefined

describe('a copy', () => {
  it('comes back whole from its text', () => {
    const lines = [...formula.lines, newLine('Mi nata', 20, 'x1')]
    const copy = copyWith({
      formulas: [saved('a'), saved('b')],
      tables: [{ ...formula, lines, batch: { pieces: 3, pieceGrams: 90 } }],
      own: [own],
      prices: { [findRow('Sacarosa')?.id ?? '']: euro(1.4) },
      pantry: ['Inulina'],
      printsCost: true,
      stock: { dextrosa: 4200, sal: 0 },
      packets: {
        impulsor: {
          name: 'Impulsor',
          allergens: { trigo: 'has', soja: 'none' },
          brand: 'Royal',
          text: 'almidón de trigo',
          at: '2026-11-18',
        },
      },
      priceHistory: { azucar: [{ kilo: 1.2, supplier: '', at: '2026-07-03T09:00:00Z' }] },
      habits: { operator: 'Heladería La Umbría. Jijona', keeping: { F: 'A −20 °C.' }, hourly: 18 },
      drafts: { paste: { text: 'Leche 600', isRead: false, corrections: {}, recipes: {} } },
    })
    expect(copyFromJson(copyToJson(copy), keyOf)).toEqual(copy)
  })

  it('is refused when it is another thing or cut off', () => {
    const text = copyToJson(copyWith({ formulas: [saved('a')] }))
    for (const bad of ['', '{}', '[]', 'null', '{"obrador":4}', text.slice(0, -20)])
      expect(copyFromJson(bad, keyOf)).toBeUndefined()
  })
})

describe('what a copy brings', () => {
  it('is all of it to a clean device, tables included', () => {
    const copy = copyWith({
      formulas: [saved('a'), saved('b')],
      tables: [named('mesa')],
      own: [own],
      prices: { [findRow('Sacarosa')?.id ?? '']: euro(1.4) },
      pantry: ['Inulina'],
    })
    const plan = restorePlanOf(copy, here(), untouched)
    expect(plan).toMatchObject({
      formulas: copy.formulas,
      tables: copy.tables,
      own: [own],
      prices: copy.prices,
      known: 0,
    })
  })

  it('is nothing where everything is already', () => {
    const copy = copyWith({
      formulas: [saved('a')],
      tables: [named('mesa')],
      own: [own],
      prices: { [findRow('Sacarosa')?.id ?? '']: euro(1.4) },
    })
    const shelf = here({ saved: copy.formulas, own: [own], prices: copy.prices })
    const plan = restorePlanOf(copy, shelf, () => named('mesa'))
    expect(isEmptyPlan(plan)).toBe(true)
    expect(plan.known).toBe(1)
  })

  it('never takes the place of what is here: the other table is saved, the other formula gets an id of its own', () => {
    const copy = copyWith({ formulas: [saved('otra', 'id1')], tables: [named('mesa')] })
    const plan = restorePlanOf(copy, here({ saved: [saved('mía', 'id1')] }), () => named('la mía'))
    expect(plan.beside).toEqual(['otra'])
    expect(plan.tables).toEqual([])
    expect(plan.formulas.map((one) => one.formula.name)).toEqual(['otra', 'mesa'])
    expect(plan.formulas.map(({ id }) => id)).not.toContain('id1')
  })

  it('is joined to what is here where one goes on from the other: versions, tags, note and picture', () => {
    const mine = { ...saved('a', 'id1'), tags: ['diario'] }
    const [first] = mine.versions
    const next = { at: '2026-11-05T10:00:00Z', note: 'más dulce', formula: named('a, más dulce') }
    const theirs = {
      ...mine,
      tags: ['navidad'],
      note: 'gusta',
      formula: next.formula,
      versions: [...mine.versions, next],
    }
    const photos = { id1: 'data:image/jpeg;base64,AAAA' }
    const plan = restorePlanOf(copyWith({ formulas: [theirs], photos }), here({ saved: [mine] }), untouched)
    expect(plan.formulas).toEqual([{ ...theirs, tags: ['diario', 'navidad'], versions: [first, next] }])
    expect(plan.photos).toEqual(photos)
    // The other way round there is only what this device lacks; a second time there is nothing.
    const back = restorePlanOf(copyWith({ formulas: [mine] }), here({ saved: [theirs] }), untouched)
    expect(back.formulas).toEqual([{ ...theirs, tags: ['navidad', 'diario'] }])
    const again = restorePlanOf(
      copyWith({ formulas: plan.formulas, photos }),
      here({ saved: plan.formulas, photos: new Set(['id1']) }),
      untouched,
    )
    expect(isEmptyPlan(again)).toBe(true)
  })

  it('of before there were versions is a first version', () => {
    const { id, savedAt, formula: only } = saved('vieja')
    const copy = copyFromJson(JSON.stringify({ obrador: 2, formulas: [{ id, savedAt, formula: only }] }), keyOf)
    expect(copy?.formulas).toEqual([saved('vieja', id)])
  })

  it('tells ingredients of one’s own apart by what they are, and lines follow', () => {
    const using = { ...formula, lines: [newLine('Mi nata', 20, 'x1')] }
    const copy = copyWith({ formulas: [{ ...saved('a'), formula: using }], own: [own] })
    const same = restorePlanOf(copy, here({ own: [{ ...own, id: 'y2' }] }), untouched)
    expect(same.own).toEqual([])
    expect(same.formulas[0]?.formula.lines[0]?.own).toBe('y2')
    const clash = restorePlanOf(copy, here({ own: [{ ...own, name: 'Otra' }] }), untouched)
    expect(clash.own[0]?.id).not.toBe('x1')
    expect(clash.formulas[0]?.formula.lines[0]?.own).toBe(clash.own[0]?.id)
  })

  it('has prices by what they belong to, whatever name they were typed under before', () => {
    const text = JSON.stringify({ obrador: 2, prices: { Sacarosa: 1.4, 'polvo de hadas': 3 } })
    expect(copyFromJson(text, keyOf)?.prices).toEqual({
      [findRow('Sacarosa')?.id ?? '']: euro(1.4),
      'polvo de hadas': euro(3),
    })
  })

  it('has the habits that this device has none of', () => {
    const copy = copyWith({ habits: { operator: 'Otra', hourly: 20 } })
    expect(restorePlanOf(copy, here({ habits: { operator: 'Mía' } }), untouched).habits).toEqual({ hourly: 20 })
    expect(isEmptyPlan(restorePlanOf(copyWith({ habits: { operator: 'Otra' } }), here(), untouched))).toBe(false)
    expect(isEmptyPlan(restorePlanOf(copyWith({ habits: {} }), here(), untouched))).toBe(true)
  })

  it('asks about prices that differ', () => {
    const plan = restorePlanOf(
      copyWith({ prices: { a: euro(1), b: euro(2), c: euro(3) } }),
      here({ prices: { a: euro(1), b: euro(9) } }),
      untouched,
    )
    expect(plan.prices).toEqual({ c: euro(3) })
    expect(plan.otherPrices).toEqual({ b: euro(2) })
  })
})

it('a copy is old after two weeks; none at all is missed from five formulas on', () => {
  const now = new Date('2026-11-15T09:00:00')
  expect(copyAge('2026-11-15T00:10:00', now)).toBe(0)
  expect(copyAge('2026-11-14T23:50:00', now)).toBe(1)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const five = Array.from({ length: 5 }, (_, at) => saved(String(at)))
  expect(needsCopy(here({ saved: five.slice(1) }))).toBe(false)
  expect(needsCopy(here({ saved: five }))).toBe(true)
  expect(needsCopy(here({ saved: five, copiedAt: ago(14) }))).toBe(false)
  expect(needsCopy(here({ copiedAt: ago(16) }))).toBe(true)
  expect(needsCopy(here({ copiedAt: ago(16), file: { is: 'current', name: 'f', at: ago(0) } }))).toBe(false)
})

it('says what was restored in agreement', () => {
  expect(say.restored(5, 2, 14)).toBe('5 fórmulas, 2 ingredientes, 14 precios restaurados.')
  expect(say.restored(1, 0, 0)).toBe('1 fórmula restaurada.')
  expect(say.restored(5, 0, 0)).toBe('5 fórmulas restauradas.')
  expect(say.restored(0, 1, 0)).toBe('1 ingrediente restaurado.')
  expect(say.restored(0, 0, 0)).toBe('Copia restaurada.')
})

describe('batches in a copy', () => {
  const batch = {
    id: 'b1',
    at: '2026-11-16T10:00:00.000Z',
    day: '2026-11-16',
    formula: exampleFormulaOf('helado'),
    lines: [{ line: 0, name: 'Leche entera', lot: 'L7' }],
    readings: [{ que: 'peso', value: 994 }],
    lot: 'L261116-1',
    note: '',
    verdict: 'si',
    sentence: 'Cuadra.',
  }

  it('a file of version 3 brings them, and one of version 2 still opens without', () => {
    const copy = copyFromJson(
      JSON.stringify({ obrador: 3, formulas: [], batches: [batch, { id: 'no batch' }] }),
      (name) => name,
    )
    expect(copy?.batches).toEqual([batch])
    expect(copyFromJson(JSON.stringify({ obrador: 2, formulas: [] }), (name) => name)?.batches).toEqual([])
    expect(copyFromJson(JSON.stringify({ obrador: 4, formulas: [] }), (name) => name)).toBeUndefined()
  })

  it('two devices join them by their id: what is here already does not come again', () => {
    const copy = copyFromJson(JSON.stringify({ obrador: 3, formulas: [], batches: [batch] }), (name) => name)
    if (!copy) throw new Error('no copy')
    expect(restorePlanOf(copy, EMPTY_LIBRARY, () => undefined).batches).toHaveLength(1)
    expect(restorePlanOf(copy, { ...EMPTY_LIBRARY, batches: [batch] }, () => undefined).batches).toEqual([])
  })
})
