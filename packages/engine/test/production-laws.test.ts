import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { type ProductionPlan, type ProductionRequest, productionOf } from '../src/entries/production.ts'
import { allCrafts } from '../src/index.ts'

/** What holds of every plan, drawn at random: nested preparations of all crafts, shared or not, stock and machines. */

const NAMES = ['Azúcar', 'Agua', 'Harina', 'Mantequilla', 'Almendra cruda', 'Miel', 'Unobtainium'] as const
type CraftId = keyof typeof allCrafts

interface Formula {
  readonly oficio: CraftId
  readonly rendimiento: number
  readonly ingredients: readonly Readonly<Record<string, unknown>>[]
}

const lineOf = (oficio: CraftId, name: string, grams: number) => ({
  [allCrafts[oficio].fields.name]: name,
  [allCrafts[oficio].fields.grams]: grams,
})

/** Entries A to D; each may use those before it. Flour stands in all of them, so that bread is one. */
const entries = fc
  .array(
    fc.record({
      oficio: fc.constantFrom(...(Object.keys(allCrafts) as CraftId[])),
      rendimiento: fc.integer({ min: 90, max: 100 }),
      lines: fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 900 })), { maxLength: 4 }),
      inner: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 400 })), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    Object.fromEntries(
      drawn.map(({ oficio, rendimiento, lines, inner }, at): [string, Formula] => [
        `Preparación ${'ABCD'[at]}`,
        {
          oficio,
          rendimiento,
          ingredients: [
            // Water enough for what is lost.
            lineOf(oficio, 'Harina', 200),
            lineOf(oficio, 'Agua', 400),
            ...lines.map(([name, grams]) => lineOf(oficio, name, grams)),
            ...(at === 0 ? [] : inner).map(([pick, grams]) =>
              lineOf(oficio, `Preparación ${'ABCD'[pick % at]}`, grams),
            ),
          ],
        },
      ]),
    ),
  )

const day = entries.chain((preparaciones) => {
  const part = fc.record({
    nombre: fc.constantFrom(...Object.keys(preparaciones), 'Azúcar', 'Unobtainium'),
    gramos: fc.integer({ min: 1, max: 500 }),
    merma: fc.integer({ min: 0, max: 30 }),
  })
  return fc.record({
    productos: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.array(part, { minLength: 1, maxLength: 4 })), {
        minLength: 1,
        maxLength: 5,
      })
      .map((all) => all.map(([piezas, partes], at) => ({ nombre: `Producto ${at}`, piezas, partes }))),
    preparaciones: fc.constant(preparaciones),
    division: fc.constantFrom(0.1, 1, 5),
    maquinas: fc.constantFrom([], [{ nombre: 'Máquina', capacidad: 3000, oficio: 'pasteleria' }]),
  })
})

const plan = (request: object): ProductionPlan => productionOf(request as ProductionRequest)
const gramsOf = ({ compra }: ProductionPlan) => new Map(compra.map(({ nombre, gramos }) => [nombre, gramos]))
const total = (all: Iterable<number>): number => [...all].reduce((sum, one) => sum + one, 0)

/** Divisions that rounding may add to a plan: each list of each batch, passed on to all that it is made of. */
const slack = ({ hacer, productos, division }: ProductionPlan): number =>
  8 *
  division *
  (total(hacer.map(({ tandas }) => tandas.numero)) + total(productos.map(({ partes }) => partes.length)) + 1)

type Day = typeof day extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The same worked out otherwise: every product by itself, through all its levels, in plain numbers. */
function flat({ productos, preparaciones }: Day): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (name: string, grams: number): void => {
    const formula = (preparaciones as Readonly<Record<string, Formula>>)[name]
    if (!formula) {
      sums.set(name, (sums.get(name) ?? 0) + grams)
      return
    }
    const { fields } = allCrafts[formula.oficio]
    const weights = formula.ingredients.map((line) => Number(line[fields.grams]))
    const weighed = (grams * 100) / formula.rendimiento
    formula.ingredients.forEach((line, at) => {
      add(String(line[fields.name]), (weighed * (weights[at] ?? 0)) / total(weights))
    })
  }
  for (const { piezas, partes } of productos) {
    for (const { nombre, gramos, merma } of partes) add(nombre, (piezas * gramos) / (1 - merma / 100))
  }
  return sums
}

describe('of every plan', () => {
  test('what is bought is what every product needs by itself, through all its levels: nothing twice, nothing lost', () => {
    fc.assert(
      fc.property(day, (request) => {
        const made = plan(request)
        const alone = flat(request)
        const needed = total(alone.values())
        const bought = total(gramsOf(made).values())
        expect(bought).toBeGreaterThan(needed - 1e-3)
        expect(bought).toBeLessThan(needed + slack(made))
      }),
      { numRuns: runs(150) },
    )
  })

  test('what is bought is, row by row, what the lists and the parts say; a list adds up; a batch fits', () => {
    fc.assert(
      fc.property(day, (request) => {
        const made = plan(request)
        const used = new Map<string, number>()
        const count = (name: string, grams: number) => used.set(name, (used.get(name) ?? 0) + grams)
        const ids = new Map(made.compra.map(({ id, nombre }) => [id ?? nombre, nombre]))
        for (const { lineas, gramosPesados, tandas, gramos, necesarios, hechos } of made.hacer) {
          expect(total(lineas.map((line) => line.gramos))).toBeCloseTo(tandas.gramosPesados, 5)
          expect(tandas.gramosPesados * tandas.numero).toBeCloseTo(gramosPesados, 4)
          expect(gramos).toBeGreaterThan(necesarios - hechos - 0.02)
          if (tandas.maquina) expect(tandas.gramosPesados).toBeLessThan(3000 + 1.2 * made.division)
          for (const line of lineas) if (!line.preparacion) count(ids.get(line.id ?? line.nombre) ?? '', line.total)
        }
        for (const { partes } of made.productos) {
          for (const part of partes) if (!part.preparacion) count(part.nombre, part.gramos)
        }
        for (const [name, grams] of gramsOf(made)) expect(used.get(name), name).toBeCloseTo(grams, 4)
        const [sum, costs] = [made.coste.total, made.compra.map(({ coste = 0 }) => coste)]
        expect(sum).toBeCloseTo(total(costs), 6)
      }),
      { numRuns: runs(150) },
    )
  })

  test('twice the pieces are twice the plan, up to rounding', () => {
    fc.assert(
      fc.property(day, (request) => {
        const once = plan(request)
        const productos = request.productos.map((one) => ({ ...one, piezas: 2 * one.piezas }))
        const twice = plan({ ...request, productos })
        expect(twice.hacer.map(({ nombre }) => nombre)).toEqual(once.hacer.map(({ nombre }) => nombre))
        for (const [name, grams] of gramsOf(twice)) {
          expect(Math.abs(grams - 2 * (gramsOf(once).get(name) ?? 0)), name).toBeLessThan(
            2 * slack(once) + slack(twice),
          )
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('inner preparations are made before those that they go into, and each once', () => {
    fc.assert(
      fc.property(day, (request) => {
        const { hacer } = plan(request)
        const names = hacer.map(({ nombre }) => nombre)
        expect(new Set(names).size).toBe(names.length)
        for (const [at, { antes, fase }] of hacer.entries()) {
          for (const name of antes) {
            expect(names.indexOf(name)).toBeLessThan(at)
            expect(hacer.find(({ nombre }) => nombre === name)?.fase ?? 0).toBeLessThan(fase)
          }
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('stock makes nothing negative, is never used beyond what there is, and never makes a plan dearer', () => {
    const withStock = day.chain((request) =>
      fc.tuple(
        fc.constant(request),
        fc.dictionary(fc.constantFrom(...Object.keys(request.preparaciones)), fc.integer({ min: 0, max: 40_000 })),
      ),
    )
    fc.assert(
      fc.property(withStock, ([request, existencias]) => {
        const without = plan(request)
        const made = plan({ ...request, existencias })
        for (const { gramos, usados, sobran } of made.existencias) {
          expect(usados).toBeGreaterThanOrEqual(0)
          expect(sobran).toBeGreaterThanOrEqual(0)
          expect(usados + sobran).toBeCloseTo(gramos, 2)
        }
        for (const { gramos, gramosPesados, lineas } of made.hacer) {
          expect(Math.min(gramos, gramosPesados, ...lineas.map((line) => line.gramos))).toBeGreaterThanOrEqual(0)
          expect(gramosPesados).toBeGreaterThan(0)
        }
        const [less, more] = [total(gramsOf(made).values()), total(gramsOf(without).values())]
        expect(less).toBeLessThan(more + slack(without))
      }),
      { numRuns: runs(100) },
    )
  })
})
