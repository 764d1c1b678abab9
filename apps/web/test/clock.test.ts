import { craftClocks } from '@obrador/engine/clock'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDay, repeatedDay, startedOver } from '../src/model/day.ts'
import { clockShape, clockWithDone, clockWithTime, FIRST_CLOCK } from '../src/model/day-clock.ts'
import { minutesInText, minutesTyped, toldStepIn } from '../src/model/method.ts'
import {
  asItGoes,
  inStartOrder,
  resourceMeetings,
  type ScheduleTask,
  scheduleBackwards,
} from '../src/model/schedule.ts'
import { decodeShape } from '../src/model/shape.ts'
import { lastingText } from '../src/words/es/clock.ts'

/** The hours of a day: what must be before what, and when. */

const DOING = ['work', 'wait', 'cold', 'oven'] as const

/** Any tasks, each of which waits only for some of those before it. */
const anyTasks: fc.Arbitrary<readonly ScheduleTask[]> = fc
  .array(
    fc.record({
      doing: fc.constantFrom(...DOING),
      minutes: fc.integer({ min: 1, max: 900 }),
      after: fc.array(fc.nat(30), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((all) =>
    all.map(({ doing, minutes, after }, at) => ({
      id: `t${at}`,
      doing,
      minutes,
      after: [...new Set(after.filter((one) => one < at))].map((one) => `t${one}`),
    })),
  )

/** Those for which nothing waits end when it is asked. */
const endsAt = (tasks: readonly ScheduleTask[], end: number): ReadonlyMap<string, number> =>
  new Map(tasks.filter(({ id }) => !tasks.some(({ after }) => after.includes(id))).map(({ id }) => [id, end]))

const END = 10_000

describe('backwards', () => {
  it('each thing begins after all that it waits for, nothing earlier than it must, and it ends when asked', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const spans = scheduleBackwards(tasks, endsAt(tasks, END))
        expect(Math.max(...[...spans.values()].map(({ end }) => end))).toBe(END)
        for (const { id, minutes, after } of tasks) {
          const span = spans.get(id)
          expect(span && span.end - span.start).toBe(minutes)
          for (const one of after) expect(spans.get(one)?.end).toBeLessThanOrEqual(span?.start ?? 0)
          // As late as it can be: the first that waits for it begins when it is over.
          const users = tasks.filter((task) => task.after.includes(id)).map((task) => spans.get(task.id)?.start ?? 0)
          expect(span?.end).toBe(Math.min(END, ...users))
        }
      }),
    )
  })

  it('another order of the same things changes nothing', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const ends = endsAt(tasks, END)
        expect(scheduleBackwards(tasks.toReversed(), ends)).toEqual(scheduleBackwards(tasks, ends))
        const order = inStartOrder(tasks.toReversed()).map(({ id }) => id)
        for (const { id, after } of tasks)
          for (const one of after) expect(order.indexOf(one)).toBeLessThan(order.indexOf(id))
      }),
    )
  })
})

describe('as it goes', () => {
  it('on time nothing moves; what is done late moves all that waits for it and nothing else', () => {
    fc.assert(
      fc.property(anyTasks, fc.nat(13), fc.integer({ min: 1, max: 500 }), (tasks, which, late) => {
        const planned = scheduleBackwards(tasks, endsAt(tasks, END))
        expect(asItGoes(tasks, planned, new Map(), Number.NEGATIVE_INFINITY)).toEqual(planned)
        const task = tasks[which % tasks.length]
        const plan = task && planned.get(task.id)
        if (!task || !plan) return
        const done = (task.doing === 'oven' ? plan.start : plan.end) + late
        const spans = asItGoes(tasks, planned, new Map([[task.id, done]]), Number.NEGATIVE_INFINITY)
        const waits = new Set([task.id])
        for (const one of inStartOrder(tasks)) if (one.after.some((id) => waits.has(id))) waits.add(one.id)
        for (const one of tasks) {
          const [was, is] = [planned.get(one.id)?.start ?? 0, spans.get(one.id)?.start ?? 0]
          if (!waits.has(one.id)) expect(is).toBe(was)
          else if (one !== task) expect(is).toBeGreaterThanOrEqual(was)
          for (const id of one.after) if (one !== task) expect(spans.get(id)?.end).toBeLessThanOrEqual(is)
          // Who waits for it alone moves by as much as it was late.
          if (one.after.length === 1 && one.after[0] === task.id)
            expect(is).toBe(Math.max(was, spans.get(task.id)?.end ?? 0))
        }
      }),
    )
  })

  const chain: readonly ScheduleTask[] = [
    { id: 'make', doing: 'work', minutes: 10, after: [] },
    { id: 'rise', doing: 'wait', minutes: 300, after: ['make'] },
    { id: 'knead', doing: 'work', minutes: 20, after: ['rise'] },
    { id: 'bake', doing: 'oven', minutes: 45, after: ['knead'] },
  ]
  const planned = scheduleBackwards(chain, new Map([['bake', 405]]))
  const at = (done: readonly (readonly [string, number])[], now: number) => asItGoes(chain, planned, new Map(done), now)

  it('done early moves nothing; not begun when its time is over begins now', () => {
    expect(planned.get('make')).toEqual({ start: 30, end: 40 })
    expect(at([['make', 35]], 36).get('knead')?.start).toBe(340)
    expect(at([], 39).get('knead')?.start).toBe(340)
    expect(at([], 100).get('knead')?.start).toBe(410)
    // What comes later is done: nobody asks for what was before it.
    expect(at([['knead', 360]], 370).get('bake')?.start).toBe(360)
  })

  it('two in one oven at once are found, one after the other are not', () => {
    const two: readonly ScheduleTask[] = [
      { id: 'a', doing: 'oven', minutes: 45, after: [], uses: ['oven'] },
      { id: 'b', doing: 'oven', minutes: 22, after: [], uses: ['oven'] },
      { id: 'c', doing: 'wait', minutes: 90, after: [] },
    ]
    const spans = (b: number) =>
      scheduleBackwards(
        two,
        new Map([
          ['a', 445],
          ['b', b + 22],
          ['c', 445],
        ]),
      )
    expect(resourceMeetings(two, spans(440), {})).toEqual([{ resource: 'oven', at: 440, places: 1, tasks: ['a', 'b'] }])
    expect(resourceMeetings(two, spans(440), { oven: 2 })).toEqual([])
    expect(resourceMeetings(two, spans(445), {})).toEqual([])
    expect(resourceMeetings(two, spans(377), {})).toEqual([])
  })

  it('what meets is what is more than the places at some minute, of each thing by itself', () => {
    fc.assert(
      fc.property(anyTasks, fc.integer({ min: 1, max: 3 }), (plain, places) => {
        const tasks = plain.map((task) => ({ ...task, uses: [task.doing] }))
        const all = scheduleBackwards(tasks, endsAt(tasks, END))
        const found = resourceMeetings(tasks, all, Object.fromEntries(DOING.map((doing) => [doing, places])))
        for (const doing of DOING) {
          const spans = tasks.filter((task) => task.doing === doing).flatMap(({ id }) => all.get(id) ?? [])
          const most = Math.max(
            0,
            ...spans.map(({ start }) => spans.filter((one) => one.start <= start && start < one.end).length),
          )
          expect(found.some(({ resource }) => resource === doing)).toBe(most > places)
        }
        for (const { tasks: there } of found) expect(there.length).toBeGreaterThan(places)
      }),
    )
  })
})

describe('what a method tells', () => {
  it.each([
    ['Amasa 12 min', 12],
    ['1 h y 30 min', 90],
    ['2 h 30', 150],
    ['1,5 h', 90],
    ['2 h 24 piezas', 120],
    ['10 min a 250 °C y 35 min a 220 °C', 45],
    ['pliegues cada 30 min durante 2 h', 120],
    ['de 2 a 3 horas', 180],
    ['a 240 °C', undefined],
    ['20 minutos', 20],
  ])('%s', (text, minutes) => expect(minutesInText(text)).toBe(minutes))

  it.each([
    ['2 h 30', 150],
    ['2:30', 150],
    ['45', 45],
    ['45 min', 45],
    ['mucho', undefined],
    ['0', undefined],
    ['', undefined],
  ])('typed: %s', (text, minutes) => expect(minutesTyped(text)).toBe(minutes))

  it('what is written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (minutes) => {
        expect(minutesTyped(lastingText(minutes))).toBe(minutes)
      }),
    )
  })

  const { phases } = craftClocks.panaderia
  it('gives each sentence to a phase of its craft, in their order, the cold told apart', () => {
    expect(
      toldStepIn(
        [
          'Precalienta el horno 30 min.',
          'Autólisis 40 min sin sal; amasa 20 min y deja en bloque 2 h a 24 °C.',
          'Divide y forma.',
          'A la nevera 8 h a 6 °C, atempera 1 h.',
          'Hornea 45 min a 240 °C.',
        ],
        phases,
      ).map(({ phase, minutes, degrees, isCold }) => [phase, minutes, degrees, isCold]),
    ).toEqual([
      ['autolisis', 40, undefined, false],
      ['amasado', 20, undefined, false],
      ['bloque', 120, 24, false],
      ['segunda', 480, 6, true],
      ['segunda', 60, undefined, false],
      ['horno', 45, 240, false],
    ])
  })

  it('never goes back to an earlier phase', () => {
    const told = toldStepIn(['Divide 20 min', 'Reposa 30 min', 'Hornea 20 min', 'Reposa 10 min'], phases)
    expect(told.map(({ phase }) => phase)).toEqual(['division', 'segunda', 'horno', 'horno'])
  })
})

describe('the yeast of a poolish', () => {
  const poolishYeast = craftClocks.panaderia.stage?.yeasted.dose ?? (() => Number.NaN)

  it('is that of the table near 20 °C, less for longer and for warmer, and unknown beyond it', () => {
    expect(poolishYeast(12 * 60, 20)).toBeCloseTo(0.2, 9)
    expect(poolishYeast(4 * 60, 20)).toBeCloseTo(1.1, 9)
    expect(poolishYeast(10 * 60, 20)).toBeGreaterThan(0.2)
    expect(poolishYeast(8 * 60, 24) ?? 9).toBeLessThan(poolishYeast(8 * 60, 20) ?? 0)
    expect(poolishYeast(40 * 60, 20)).toBeUndefined()
    expect(poolishYeast(30, 20)).toBeUndefined()
    expect(poolishYeast(12 * 60, 45)).toBeUndefined()
  })
})

describe('what the clock of a day keeps', () => {
  const clock = clockWithDone(
    clockWithTime(FIRST_CLOCK, 'Hogaza', 'bloque', 210),
    'Hogaza · amasado · 1',
    '2026-11-16T11:45:00.000Z',
  )

  it('comes back as it was; what is no time of anything does not', () => {
    expect(decodeShape(clockShape, JSON.parse(JSON.stringify(clock)))).toEqual(clock)
    expect(
      decodeShape(clockShape, {
        at: '25:00',
        own: { a: 'x' },
        times: { a: { b: -3, c: 5 }, d: 7 },
        done: { e: 'nunca' },
      }),
    ).toEqual({
      at: '06:00',
      own: {},
      times: { a: { c: 5 } },
      done: {},
    })
    expect(decodeShape(clockShape, '06:00')).toBeUndefined()
    expect(clockWithTime(clock, 'Hogaza', 'bloque', undefined).times.Hogaza).toEqual({})
    expect(clockWithDone(clock, 'Hogaza · amasado · 1', undefined).done).toEqual({})
  })

  it('on another day what was answered stays, and what was done does not', () => {
    const day = { ...emptyDay(), clock }
    for (const next of [startedOver(day), repeatedDay(day, day, '2026-11-20')])
      expect(next.clock).toEqual({ at: '06:00', own: {}, times: { Hogaza: { bloque: 210 } }, done: {} })
    expect(startedOver(emptyDay()).clock).toBeUndefined()
  })
})
