import { describe, expect, it } from 'vitest'
import {
  dayMomentsOf,
  momentMovedTo,
  renamedMoment,
  stepsWaitingFor,
  suggestedNames,
} from '../src/features/production/moments.ts'
import { shoppingCsv } from '../src/features/production/shopping-csv.ts'
import { purchasesToBuy } from '../src/features/production/to-buy.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { stepTitleOf } from '../src/features/production/written.ts'
import { weightText } from '../src/format/weight-text.ts'
import { copyFromJson, copyToJson, type LibraryCopy } from '../src/library/copy.ts'
import { isEmptyPlan, restorePlanOf } from '../src/library/plan.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import {
  dayProductOf,
  dayShape,
  dayWithCapacity,
  dayWithProduct,
  emptyDay,
  pieceProduct,
  repeatedDay,
  startedOver,
  tickedDay,
  type WorkDay,
  weekAfter,
  withAtHand,
} from '../src/model/day.ts'
import { newLine } from '../src/model/formula.ts'
import { decodeShape } from '../src/model/shape.ts'
import { packsForGrams } from '../src/model/stock.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { store } from './engine.ts'
import { at, bars, dayOf, entremet, ice, kept, nougat, stores, tubs } from './nougat-workshop.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')
describe('a day', () => {
  it('is for tomorrow, over the end of a month, and is called by its day', () => {
    const day = emptyDay(new Date('2026-11-30T23:30'))
    expect(day.date).toBe('2026-12-01')
    expect(stepTitleOf('2026-11-21')).toBe('Sábado 21 de noviembre')
  })

  it('takes the pieces of the batch of a formula or, without them, all of it as one', () => {
    const batch = { pieces: 12, pieceGrams: 80 }
    expect(dayProductOf({ ...ice, formula: { ...ice.formula, batch } })).toMatchObject({
      entry: 'h',
      pieces: 12,
      grams: 80,
    })
    // What is divided loses in the oven, and what is sold is what is left: 671 g at 18 % are 550.
    const loaves = { pieces: 24, pieceGrams: 670.73 }
    expect(dayProductOf({ ...ice, formula: { ...ice.formula, batch: loaves } }, 18)).toMatchObject({ grams: 550 })
    const total = Math.round(nougat.formula.lines.reduce((sum, { grams }) => sum + grams, 0))
    expect(dayProductOf(nougat)).toMatchObject({ entry: 't', pieces: 1, grams: total, isWhole: true })
  })

  it('is changed in one place and nowhere else', () => {
    const day = dayOf(bars, tubs)
    expect(dayWithProduct(day, 'b', { pieces: 3 }).products).toEqual([bars, { ...tubs, pieces: 3 }])
    const done = tickedDay(tickedDay(tickedDay(day, 'x', true), 'y', true), 'x', true)
    expect(done.done).toEqual(['y', 'x'])
    expect(tickedDay(done, 'y', false).done).toEqual(['x'])
    const some = withAtHand(withAtHand(day, 'x', 100), 'x', 250, new Date('2026-11-12T12:00'))
    expect(some.atHand).toEqual([{ name: 'x', grams: 250, at: '2026-11-12' }])
    expect(withAtHand(some, 'x', undefined).atHand).toEqual([])
    expect(dayWithCapacity(dayWithCapacity(day, 'turron', 4000), 'turron', undefined).capacity).toEqual({})
  })

  it('is made again on another day, without what was done, and is remembered once', () => {
    const day = { ...tickedDay(dayOf(bars, tubs), 'x', true), date: '2026-11-21', moments: ['Viernes'], when: { x: 1 } }
    const next = repeatedDay(day, day, '2026-11-28')
    expect(next).toMatchObject({ date: '2026-11-28', done: [], atHand: [], weighed: {}, moments: ['Viernes'] })
    expect(next.products.map(({ entry, pieces }) => [entry, pieces])).toEqual([
      ['t', 20],
      ['h', 24],
    ])
    expect(next.earlier.map(({ date }) => date)).toEqual(['2026-11-21'])
    const [before] = next.earlier
    if (!before) throw new Error('nothing remembered')
    const third = repeatedDay(next, before, '2026-12-05')
    expect(third.earlier.map(({ date }) => date)).toEqual(['2026-11-28', '2026-11-21'])
    expect(startedOver(third)).toMatchObject({ products: [], earlier: [{ date: '2026-12-05' }, {}, {}] })
    expect(startedOver(emptyDay()).earlier).toEqual([])
    expect(weekAfter('2026-11-21', new Date('2026-11-22T09:00'))).toBe('2026-11-28')
    expect(weekAfter('2026-10-03', new Date('2026-11-22T09:00'))).toBe('2026-11-28')
  })

  it('is looked at before it is believed', () => {
    const day: WorkDay = {
      ...dayOf({ ...bars, loss: 2 }, { ...pieceProduct(entremet), id: 'c' }),
      capacity: { turron: 4000 },
      done: ['x'],
      moments: ['', 'Sábado'],
      when: { x: 1 },
      weighed: { y: ['0 0 12'] },
    }
    const { atHand: _, done: _done, weighed: _weighed, earlier: _earlier, ...plan } = day
    expect(decodeShape(dayShape, JSON.parse(JSON.stringify({ ...day, earlier: [plan] })))).toEqual({
      ...day,
      earlier: [plan],
    })
    expect(decodeShape(dayShape, JSON.parse(JSON.stringify(day)))).toEqual(day)
    expect(decodeShape(dayShape, { ...day, date: 'mañana' })).toBeUndefined()
    const wild = decodeShape(dayShape, {
      date: '2026-11-21',
      products: [{ entry: 't', pieces: 2.6, grams: 1e8, loss: 400 }, 7],
      capacity: { turron: -1, otro: 3 },
      atHand: [{ name: 'x' }],
      done: 4,
      moments: 'tarde',
      when: { x: 99, y: -1, z: 0.5 },
      weighed: { x: 4 },
      earlier: [{ date: 'ayer' }],
    })
    expect(wild).toMatchObject({
      products: [{ pieces: 3, grams: 1_000_000, loss: 90 }],
      capacity: {},
      atHand: [],
      done: [],
      moments: [],
      when: {},
      weighed: {},
      earlier: [],
    })
  })
})

describe('a piece put together', () => {
  it('is a product of its parts, each with its loss, and shares what others make', async () => {
    const { production, left } = await workOutPlan(store, dayOf(bars, pieceProduct(entremet)), stores)
    expect(left.size).toBe(0)
    const [, piece] = production?.productos ?? []
    expect(piece).toMatchObject({ nombre: 'Bocado', piezas: 36, gramosPorPieza: 82 })
    // 36 × 60 / 0.9 = 2400, 36 × 20, 36 × 2.
    expect(piece?.partes.map(({ gramos }) => gramos)).toEqual([2400, 720, 72])
    expect(production?.hacer.map(({ nombre }) => nombre)).toEqual(['Turrón de la casa', 'Helado de turrón'])
    expect(production?.hacer[0]?.para).toEqual(['Turrón de la casa', 'Bocado'])
    const price = { pack: 20, packGrams: 1000, supplier: '', at }
    const paid = await workOutPlan(store, dayOf(pieceProduct(entremet)), {
      ...stores,
      prices: { avellana_tostada: price },
    })
    expect(paid.production?.compra.find(({ id }) => id === 'avellana_tostada')).toMatchObject({
      precio: 20,
      precioPropio: true,
      coste: 1.44,
    })
  })

  it('that is gone is left out, and said', async () => {
    const { production, left } = await workOutPlan(store, dayOf({ ...pieceProduct(entremet), id: 'c' }), {
      ...stores,
      pieces: [],
    })
    expect(production).toBeUndefined()
    expect([...left]).toEqual([['c', 'gone']])
  })
})

describe('moments', () => {
  it('are in the order in which things wait for each other, until the maker says otherwise', async () => {
    const { production } = await workOutPlan(store, dayOf(bars, tubs), stores)
    const steps = production?.hacer ?? []
    const named = (day: WorkDay) =>
      dayMomentsOf(steps, day).map(({ name, steps: of }) => [name, of.map((one) => one.nombre)])
    const day = dayOf(bars, tubs)
    expect(named(day)).toEqual([
      ['Primero', ['Turrón de la casa']],
      ['Después', ['Helado de turrón']],
    ])
    expect(named(renamedMoment(day, 1, 'Sábado'))[1]?.[0]).toBe('Sábado')
    const later = momentMovedTo(day, 'Turrón de la casa', 2)
    expect(named(later)).toEqual([
      ['Primero', []],
      ['Después', ['Helado de turrón']],
      ['Al final', ['Turrón de la casa']],
    ])
    const [nougatStep, iceStep] = steps
    if (!nougatStep || !iceStep) throw new Error('no plan')
    expect(stepsWaitingFor(nougatStep, steps, later)).toEqual(['Helado de turrón'])
    expect(stepsWaitingFor(nougatStep, steps, day)).toEqual([])
    expect(stepsWaitingFor(iceStep, steps, later)).toEqual([])
    expect(suggestedNames('2026-11-21')).toEqual([
      'Viernes, antes de cerrar',
      'Viernes tarde, necesita frío',
      'Sábado, primera hora',
    ])
  })
})

describe('worked out', () => {
  it('makes what two products share once, before whoever needs it, with what is lost on the way', async () => {
    const { production, left } = await workOutPlan(store, dayOf({ ...bars, loss: 2 }, tubs), stores)
    expect(left.size).toBe(0)
    expect(production?.hacer.map(({ nombre }) => nombre)).toEqual(['Turrón de la casa', 'Helado de turrón'])
    const [shared, outer] = production?.hacer ?? []
    expect(shared?.para).toEqual(['Turrón de la casa', 'Helado de turrón'])
    const inside = outer?.lineas.find(({ nombre }) => nombre === 'Turrón de la casa')?.total ?? 0
    expect(inside).toBeGreaterThan(0)
    expect(shared?.necesarios).toBeCloseTo(Math.ceil((20 * 300) / 0.98) + inside, 6)
  })

  it('takes off what is at hand and splits by the machine of the craft', async () => {
    const day = dayWithCapacity(withAtHand(dayOf(bars), 'Turrón de la casa', 1000), 'turron', 4000)
    const { production } = await workOutPlan(store, day, stores)
    const [step] = production?.hacer ?? []
    expect(step?.hechos).toBe(1000)
    expect(step?.necesarios).toBe(6000)
    expect(step?.tandas.numero).toBe(Math.ceil((step?.gramosPesados ?? 0) / 4000))
    expect(step?.tandas.texto).toMatch(/en Mezcladora de turrón\.$/)
  })

  it('buys at the price of the row, also inside, whatever the line calls it', async () => {
    const free = await workOutPlan(store, dayOf(tubs), stores)
    const purchase = free.production?.compra.find(
      ({ id, nombre }) => id !== undefined && nougat.formula.lines.some(({ name }) => name === nombre),
    )
    expect(purchase).toBeDefined()
    expect(purchase?.precioPropio).toBeUndefined()
    const price = { pack: 200, packGrams: 2000, supplier: '', at }
    const { production } = await workOutPlan(store, dayOf(tubs), { ...stores, prices: { [purchase?.id ?? '']: price } })
    const paid = production?.compra.find(({ id }) => id === purchase?.id)
    expect(paid).toMatchObject({ precio: 100, precioPropio: true })
    expect(paid?.coste).toBeCloseTo((paid?.gramos ?? 0) / 10, 1)
  })

  it('makes a pre-ferment before its dough, of its flour: nobody buys one', async () => {
    const flour = { pack: 30, packGrams: 25_000, supplier: '', at }
    const bread = kept('p', {
      ...exampleFormulaOf('panaderia'),
      lines: [
        newLine('Harina panificable', 1000),
        newLine('Agua', 650),
        newLine('Sal', 18),
        { ...newLine('Biga', 220), stage: { hydration: 60 } },
      ],
    })
    const { production } = await workOutPlan(store, dayOf({ id: 'c', entry: 'p', pieces: 1, grams: 1888 }), {
      ...stores,
      saved: [bread],
      prices: { harina_panificable: flour },
    })
    const [biga, dough] = production?.hacer ?? []
    expect([biga?.nombre, dough?.nombre]).toEqual(['Biga', bread.formula.name])
    const share = (biga?.gramosPesados ?? 0) / 220
    // 220 g at 60 % of water: 137.5 of flour and 82.5 of water.
    expect(biga?.lineas.map(({ nombre }) => nombre)).toEqual(['Harina panificable', 'Agua'])
    expect(biga?.lineas[0]?.total).toBeCloseTo(137.5 * share, -1)
    const bought = production?.compra.find(({ id }) => id === 'harina_panificable')
    expect(bought?.gramos).toBeCloseTo(1137.5 * share, -1)
    expect(bought?.precioPropio).toBe(true)
    expect(production?.compra.map(({ nombre }) => nombre)).not.toContain('Biga')
    // As much flour as water.
    const levain = kept('q', exampleFormulaOf('panaderia'))
    const other = await workOutPlan(store, dayOf({ id: 'd', entry: 'q', pieces: 10, grams: 410 }), {
      ...stores,
      saved: [levain],
    })
    expect(other.left.size).toBe(0)
    // The seed is weighed and kept, not bought.
    const [seed] = levain.formula.lines.filter(({ name }) => name.startsWith('Masa madre'))
    expect(other.production?.hacer[0]?.lineas.map(({ nombre }) => nombre)).toEqual([
      seed?.name,
      'Harina panificable',
      'Agua',
    ])
    expect(other.production?.compra.some(({ id }) => id?.startsWith('masa_madre'))).toBe(false)
    expect(other.production?.coste.total).toBeCloseTo(
      other.production?.compra.reduce((sum, { coste = 0 }) => sum + coste, 0) ?? 0,
      6,
    )
  })

  it('leaves out what cannot be read or is gone, and goes on', async () => {
    const blank = kept('v', { ...exampleFormulaOf('helado'), name: 'Vacía', lines: [] })
    const day = dayOf(bars, { ...tubs, id: 'c', entry: 'v' }, { ...tubs, id: 'd', entry: 'nadie' })
    const { production, left } = await workOutPlan(store, day, { ...stores, saved: [...stores.saved, blank] })
    expect([...left]).toEqual([
      ['d', 'gone'],
      ['c', 'unread'],
    ])
    expect(production?.hacer.map(({ nombre }) => nombre)).toEqual(['Turrón de la casa'])
  })

  it('says why there is no plan as one would to a person', async () => {
    const { production, problem } = await workOutPlan(store, dayWithCapacity(dayOf(bars), 'turron', 1), stores)
    expect(production).toBeUndefined()
    expect(problem).toMatch(/^Con la capacidad de «Mezcladora de turrón» salen .+: revísala\.$/)
  })

  it('is a list that a spreadsheet adds up to the same', async () => {
    const { production } = await workOutPlan(store, dayOf(bars, tubs), stores)
    if (!production) throw new Error('no plan')
    const rows = shoppingCsv(production, purchasesToBuy(production.compra, { prices: {}, stock: {}, own: [] }))
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'))
    expect(rows[0]?.slice(0, 5)).toEqual(['Ingrediente', 'Gramos', '€/kg', '€', 'Para'])
    const costs = rows.slice(1, -1).map((row) => Number((row[3] ?? '').replace(',', '.')))
    expect(costs.length).toBe(production.compra.length)
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(production.coste.total, 6)
    expect(rows.at(-1)?.[3]).toBe(String(production.coste.total).replace('.', ','))
  })
})

it('weights are read to the gram, and packs cover what is needed', () => {
  expect(plain(weightText(668))).toBe('668 g')
  expect(plain(weightText(1893))).toBe('1,893 kg')
  expect([packsForGrams(5170, 1000), packsForGrams(5000, 1000), packsForGrams(0.1 + 0.2, 0.3)]).toEqual([6, 5, 1])
})

it('a copy has the plan, and brings it where there is none, with the formulas of this device', () => {
  const copy: LibraryCopy = {
    stamp: 's',
    at,
    formulas: [nougat],
    tables: [],
    own: [],
    prices: {},
    pieces: [entremet],
    pantry: [],
    printsCost: false,
    norms: {},
    photos: {},
    day: { ...dayOf(bars, { ...pieceProduct(entremet), id: 'c' }), earlier: [{ ...dayOf(bars), date: '2026-11-14' }] },
  }
  const read = copyFromJson(copyToJson(copy), (name) => name)
  expect(read?.day?.products).toEqual(copy.day?.products)
  if (!read) throw new Error('no copy')
  const here = { ...EMPTY_LIBRARY, saved: [{ ...nougat, id: 'otro' }] }
  const plan = restorePlanOf(read, here, () => undefined)
  const [, piece] = plan.day?.products ?? []
  expect(plan.day?.products[0]).toEqual({ ...bars, entry: 'otro' })
  expect(piece?.entry).toBe(plan.pieces[0]?.id)
  expect(plan.day?.earlier[0]?.products).toEqual([{ ...bars, entry: 'otro' }])
  // Where the piece is here under another id, that one is made.
  const [brought] = plan.pieces
  if (!brought) throw new Error('no piece')
  const known = restorePlanOf(read, { ...here, pieces: [{ ...brought, id: 'aquí' }] }, () => undefined)
  expect(known.pieces).toEqual([])
  expect(known.day?.products[1]?.entry).toBe('aquí')
  expect(isEmptyPlan(plan)).toBe(false)
  expect(restorePlanOf(read, { ...here, day: dayOf(tubs) }, () => undefined).day).toBeUndefined()
})

it('what is to be checked is what needs the maker, and not every reading', async () => {
  const lines = [...nougat.formula.lines, newLine('harina panificable La Meta', 9), newLine('polvo de hadas', 5)]
  const day = dayOf({ id: 'a', entry: 't', pieces: 2, grams: 300 })
  const odd = kept('t', { ...nougat.formula, lines })
  const { production } = await workOutPlan(store, day, { ...stores, saved: [odd] })
  const told = production?.warnings.join('\n') ?? ''
  expect(told).toContain('polvo de hadas')
  expect(told).not.toContain('La Meta')
})
