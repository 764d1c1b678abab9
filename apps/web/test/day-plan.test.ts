import { craftClocks } from '@obrador/engine/clock'
import { describe, expect, it } from 'vitest'
import { type ClockPlan, clockPlan } from '../src/features/production/clock-tasks.ts'
import { clockSentence, meetingText } from '../src/features/production/clock-told.ts'
import { clockView } from '../src/features/production/clock-view.ts'
import { stepNotesOf } from '../src/features/production/step-notes.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { type DayProduct, dayProductOf, dayShape, dayWithProduct, emptyDay, type WorkDay } from '../src/model/day.ts'
import { clockBakingAt, FIRST_CLOCK, readyTimeOf } from '../src/model/day-clock.ts'
import type { SavedFormula, TableFormula } from '../src/model/formula.ts'
import { habitsShape } from '../src/model/habits.ts'
import { toldStepIn } from '../src/model/method.ts'
import { decodeShape } from '../src/model/shape.ts'
import { store } from './engine.ts'

/** One plan of a day: its clock puts in the grams of its steps, and nothing else. */

type Line = readonly [name: string, grams: number, stage?: object]
const saved = (
  id: string,
  craft: TableFormula['craft'],
  type: string,
  lines: readonly Line[],
  steps: readonly string[] = [],
): SavedFormula => ({
  id,
  savedAt: '',
  formula: {
    craft,
    type,
    name: id,
    lines: lines.map(([name, grams, stage], at) => ({
      id: `${id}${at}`,
      name,
      grams,
      locked: false,
      ...(stage && { stage }),
    })),
    given: {},
    batch: {},
    steps,
  },
  versions: [],
  tags: [],
  note: '',
})

const SOURDOUGH = saved(
  'Hogaza',
  'panaderia',
  'pan_rustico_mm',
  [
    ['Harina panificable', 700],
    ['Harina panificable', 300],
    ['Agua', 650],
    ['Masa madre líquida', 440, { hours: 5, degrees: 26 }],
    ['Sal', 22],
  ],
  ['Autólisis 40 min', 'Amasa 8 min en primera, 4 min en segunda'],
)
const CROISSANT = saved(
  'Croissant',
  'panaderia',
  'croissant',
  [
    ['Harina de fuerza', 1000],
    ['Leche entera', 400],
    ['Agua', 105],
    ['Azúcar', 110],
    ['Mantequilla', 60],
    ['Levadura fresca', 40],
    ['Sal', 20],
    ['Mantequilla para laminar', 500],
  ],
  ['Amasa 6 min', 'Incorpora la mantequilla y amasa 4 min'],
)
const PUFF = saved('Hojaldre', 'pasteleria', 'hojaldre', [
  ['Harina de fuerza', 1000],
  ['Agua', 500],
  ['Sal', 20],
  ['Mantequilla', 100],
  ['Mantequilla', 800],
])
const STICK = saved('Baguette', 'panaderia', 'baguette', [
  ['Harina panificable', 500],
  ['Agua', 160],
  ['Poolish', 1000, { hours: 12, degrees: 20 }],
  ['Sal', 18],
])
const ICE = saved('Helado', 'helado', 'crema', [
  ['Leche entera', 600],
  ['Nata 35%', 150],
  ['Azúcar', 170],
])
const stores = { saved: [SOURDOUGH, CROISSANT, PUFF, STICK, ICE], pieces: [], own: [], prices: {} }

const dayOf = (...products: readonly (readonly [entry: string, pieces: number, grams: number])[]): WorkDay => ({
  ...emptyDay(),
  products: products.map(([entry, pieces, grams]) => ({ id: entry, entry, pieces, grams })),
})
async function planOf(day: WorkDay) {
  const { production } = await workOutPlan(store, day, stores)
  if (!production) throw new Error('no plan')
  const engine = await store.load(['names', 'preparations', 'panaderia', 'pasteleria', 'helado'])
  return { production, engine, plan: clockPlan(engine, day, production, stores) }
}
const told = ({ tasks }: ClockPlan, step: string) =>
  tasks.filter((task) => task.step === step).map(({ phase, doing, minutes }) => [phase.key, doing, minutes])
const linesAt = ({ tasks }: ClockPlan, step: string, phase: string) =>
  tasks.find((task) => task.step === step && task.phase.key === phase)?.lines.map(({ name }) => name)

describe('the grams of a day', () => {
  const day = dayOf(['Hogaza', 24, 500], ['Croissant', 28, 60], ['Hojaldre', 10, 100], ['Baguette', 30, 260])

  it('are told once: the tasks of a step put in each of its lines, and weigh what the formula has', async () => {
    const { plan, production } = await planOf(day)
    for (const step of production.hacer) {
      const lines = plan.tasks.filter((task) => task.step === step.nombre).flatMap((task) => task.lines)
      const sorted = (all: readonly (readonly [string, number])[]) => all.toSorted().map(String)
      expect(sorted(lines.map(({ name, grams }) => [name, grams]))).toEqual(
        sorted(step.lineas.map(({ nombre, total }) => [nombre, total])),
      )
      const users = production.hacer.flatMap(({ lineas }) =>
        lineas.filter(({ preparacion }) => preparacion === step.nombre),
      )
      const wanted = users.reduce((sum, { total }) => sum + total, 0)
      if (wanted > 0) expect(Math.abs(step.gramosPesados - wanted)).toBeLessThan(1.2)
    }
    const seed = production.hacer.find(({ nombre }) => nombre === 'Masa madre líquida')
    expect(seed?.lineas.map(({ nombre }) => nombre)).toEqual(['Masa madre líquida', 'Harina panificable', 'Agua'])
    const [starter, flour, water] = seed?.lineas.map(({ total }) => total) ?? []
    expect(flour).toBe(water)
    // One part of seed for five of flour.
    expect(Math.round((flour ?? 0) / (starter ?? 1))).toBe(5)
    const poolish = production.hacer.find(({ nombre }) => nombre === 'Poolish')
    expect(poolish?.lineas.at(-1)).toMatchObject({ nombre: 'Levadura fresca' })
    expect(poolish?.lineas.at(-1)?.total).toBeGreaterThan(1)
  })

  it('two lines of one name have each their own share', async () => {
    const { engine, production } = await planOf(day)
    const notes = stepNotesOf(engine, day, { ...stores, habits: {} }, production.hacer)('Hogaza')
    expect(notes.shares.slice(0, 2).map((share) => Math.round(share ?? 0))).toEqual([57, 25])
    expect(notes.shares).toHaveLength(5)
  })
})

describe('the phases of a day', () => {
  const day = dayOf(['Hogaza', 24, 500], ['Croissant', 28, 60], ['Hojaldre', 10, 100], ['Helado', 1, 900])

  it('a laminated dough is kneaded once without its butter, and laminated by turns with rests', async () => {
    const { plan } = await planOf(day)
    expect(told(plan, 'Croissant')).toEqual([
      ['amasado', 'work', 10],
      ['bloque', 'wait', 60],
      ['laminado', 'work', 15],
      ['pausa', 'cold', 30],
      ['laminado', 'work', 15],
      ['pausa', 'cold', 30],
      ['laminado', 'work', 15],
      ['pausa', 'cold', 30],
      ['division', 'work', 30],
      ['segunda', 'wait', 150],
      ['horno', 'oven', 18],
    ])
    expect(linesAt(plan, 'Croissant', 'laminado')).toEqual(['Mantequilla para laminar'])
    expect(linesAt(plan, 'Croissant', 'amasado')).toContain('Mantequilla')
    expect(linesAt(plan, 'Croissant', 'amasado')).not.toContain('Mantequilla para laminar')
    const puff = plan.tasks.filter(({ step, phase }) => step === 'Hojaldre' && phase.key === 'laminado')
    expect(puff.map(({ turn }) => turn)).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ])
    expect(puff[0]?.lines.map(({ name }) => name)).toEqual(['Mantequilla'])
    expect(puff[0]?.lines[0]?.grams).toBeGreaterThan(300)
  })

  it('an autolysis takes flour and water alone, and two speeds are one kneading', async () => {
    const { plan } = await planOf(day)
    expect(linesAt(plan, 'Hogaza', 'autolisis')).toEqual(['Harina panificable', 'Harina panificable', 'Agua'])
    expect(linesAt(plan, 'Hogaza', 'amasado')).toEqual(['Masa madre líquida', 'Sal'])
    expect(told(plan, 'Hogaza').slice(0, 2)).toEqual([
      ['autolisis', 'wait', 40],
      ['amasado', 'work', 12],
    ])
  })

  it('bread counts back from its oven, what has none and what is no bread from when it is ready', async () => {
    const { plan } = await planOf(day)
    expect(plan.products.map(({ name, oven }) => [name, oven !== undefined])).toEqual([
      ['Hogaza', true],
      ['Croissant', true],
      ['Hojaldre', false],
      ['Helado', false],
    ])
  })
})

describe('the hours of a day', () => {
  const day = {
    ...dayOf(['Hogaza', 24, 500], ['Baguette', 30, 260], ['Helado', 1, 900]),
    date: '2026-11-17',
    clock: { ...FIRST_CLOCK, ready: '10:30' },
  }
  const minute = (time: string) => new Date(`2026-11-17T${time}`).getTime() / 60_000
  const viewOf = async (places?: Readonly<Record<string, number>>, asked: WorkDay = day) => {
    const { plan } = await planOf(asked)
    const view = clockView(plan, asked, minute('00:00') - 3000, places)
    if (!view) throw new Error('no clock')
    return { plan, view }
  }

  it('bread goes into the oven at its hour and ice cream is ready at its own', async () => {
    const { plan, view } = await viewOf()
    expect([view.at, view.ready]).toEqual([minute('06:00'), minute('10:30')])
    const [loaf, , ice] = plan.products
    expect(view.spans.get(loaf?.oven ?? '')?.start).toBe(minute('06:00'))
    expect(view.spans.get(ice?.last ?? '')?.end).toBe(minute('10:30'))
    expect(clockSentence(view, minute('00:00') - 3000)).toMatch(
      /^Para hornear a las 6:00 y tener lo demás a las 10:30, empieza /,
    )
    const alone = await viewOf(undefined, { ...day, products: day.products.slice(2) })
    expect([alone.view.at, alone.view.ready, alone.view.isBaked]).toEqual([minute('10:30'), undefined, false])
  })

  it('who had set one hour for both keeps it, and the oven is then moved alone', async () => {
    expect(readyTimeOf(FIRST_CLOCK)).toBe('08:00')
    const before = { ...FIRST_CLOCK, at: '05:15' }
    const { view } = await viewOf(undefined, { ...day, clock: before })
    expect([view.at, view.ready]).toEqual([minute('05:15'), minute('05:15')])
    expect(clockBakingAt(before, '04:00')).toMatchObject({ at: '04:00', ready: '05:15' })
  })

  it('what meets is told, with what and when, until there is room for it', async () => {
    const { view } = await viewOf()
    const told = view.meetings.map((meeting) => meetingText(meeting))
    expect(told).toContain('Chocan en el horno a las 6:00: la hogaza y la baguette. Cabe uno.')
    expect(told.some((text) => /^Faltan manos a las \d+:\d\d: .+ y .+\. Hay una persona\.$/.test(text))).toBe(true)
    const roomy = await viewOf({ oven: 2, hands: 4, panaderia: 2 })
    expect(roomy.view.meetings).toEqual([])
    expect(roomy.view.clash).toBeUndefined()
  })

  it("how many there are of each is kept; none or less is nobody's", () => {
    expect(decodeShape(habitsShape, { places: { oven: 2, hands: 3, panaderia: 0, helado: -1 } })).toEqual({
      places: { oven: 2, hands: 3 },
    })
  })

  it('two doughs want one mixer', async () => {
    const same = { ...day, products: day.products.slice(0, 2), clock: { ...FIRST_CLOCK, own: { Baguette: '07:10' } } }
    const { plan, view } = await viewOf({ hands: 9, oven: 9 }, same)
    const kneads = plan.tasks.filter(({ phase }) => phase.machine).flatMap(({ id }) => view.spans.get(id) ?? [])
    const [one, other] = kneads
    const isMeeting = (one?.start ?? 0) < (other?.end ?? 0) && (other?.start ?? 0) < (one?.end ?? 0)
    expect(view.meetings.some(({ resource }) => resource === 'panaderia')).toBe(isMeeting)
  })
})

it('many of a whole formula are asked what a piece weighs before they are planned', async () => {
  const whole = dayProductOf(ICE)
  const dayWith = (product: DayProduct): WorkDay => {
    const day = dayOf(['Baguette', 30, 260])
    return { ...day, products: [product, ...day.products] }
  }
  const one = await workOutPlan(store, dayWith(whole), stores)
  expect([one.left.size, one.production?.productos.length]).toEqual([0, 2])
  const asked = { ...whole, pieces: 180 }
  const many = await workOutPlan(store, dayWith(asked), stores)
  expect([...many.left]).toEqual([[whole.id, 'unweighed']])
  expect(many.production?.productos.map(({ nombre }) => nombre)).toEqual(['Baguette'])
  expect(many.production?.sinPeso).toEqual(['Helado'])
  const told = dayWithProduct(dayWith(asked), whole.id, { grams: 300 }).products[0]
  expect(told).toEqual({ id: whole.id, entry: 'Helado', pieces: 180, grams: 300 })
  expect(decodeShape(dayShape, dayWith(asked))?.products[0]).toEqual(asked)
})

describe('what a method tells of keeping and proving', () => {
  const read = (craft: keyof typeof craftClocks, ...steps: readonly string[]) =>
    toldStepIn(steps, craftClocks[craft].phases).map(({ phase, minutes, degrees }) => [phase, minutes, degrees])

  it.each([
    [
      'keeping is no step',
      ['Amasa 10 min', 'Hornea 20 min', 'Conservar 48 h a 3 ºC'],
      [
        ['amasado', 10, undefined],
        ['horno', 20, undefined],
      ],
    ],
    [
      'nor what is said of it after a comma',
      ['Hornea 20 min', 'Conservar en nevera, 48 h a 3 ºC'],
      [['horno', 20, undefined]],
    ],
    ['nor what is put away at the end', ['Hornea 20 min', 'Guardar en nevera 2 h'], [['horno', 20, undefined]]],
    [
      'what is put away before it is baked is',
      ['Divide y forma', 'Guardar en nevera 12 h a 4 ºC', 'Hornea 20 min'],
      [
        ['segunda', 720, 4],
        ['horno', 20, undefined],
      ],
    ],
    [
      'a time and a temperature without a verb prove',
      ['Amasa 10 min', 'Piezas de 600 g, 2h 28 ºC', 'Hornea 40 min a 230 ºC'],
      [
        ['amasado', 10, undefined],
        ['segunda', 120, 28],
        ['horno', 40, 230],
      ],
    ],
    ['so do hours that nobody works', ['Divide en piezas, 90 min'], [['segunda', 90, undefined]]],
    ['and what is as hot as an oven bakes', ['Forma las barras, 22 min 250 ºC'], [['horno', 22, 250]]],
    ['minutes after the work are of the work', ['Amasa en espiral, 12 min'], [['amasado', 12, undefined]]],
    [
      'the rest between turns is no turn',
      ['Lamina con 3 vueltas sencillas, 30 min de nevera entre vueltas'],
      [['pausa', 30, undefined]],
    ],
  ] as const)('%s', (_, steps, expected) => expect(read('panaderia', ...steps)).toEqual(expected))

  it('an ice cream matures and keeps', () => {
    expect(read('helado', 'Madurar 12 h a 4 ºC', 'Mantecar 10 min', 'Conservar 48 h a 3 ºC')).toEqual([
      ['maduracion', 720, 4],
      ['mantecado', 10, undefined],
    ])
  })
})
