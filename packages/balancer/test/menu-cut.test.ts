import { allCrafts } from '@obrador/engine'
import type { Model } from 'highs'
import { describe, expect, it } from 'vitest'
import { type HighsSolver, loadSolver } from '../src/index.ts'
import { composeMenu, type MenuAnswer, type MenuRequest } from '../src/menu/index.ts'
import { CORRECTIONS, menuOf } from './menu-fixtures.ts'

/** A program that ended before the solver knew proves nothing: it must not become a conflict, nor a flavour that cannot be. */

const solver = await loadSolver()

/** Ways in which HiGHS is made to end early: it says that its time is over, or that its steps are. */
const CUTS = { time: { time_limit: 0 }, steps: { simplex_iteration_limit: 3 } } as const
type CutOptions = (typeof CUTS)[keyof typeof CUTS]
/** As HiGHS has them of itself. */
const UNCUT = { simplex_iteration_limit: 2_147_483_647 }

/** The real solver, of which some programs end early; and how many it was asked. */
function cuttingSolver(options: CutOptions, isCut: (program: number) => boolean) {
  let programs = 0
  const createModel = (): Model => {
    const model = solver.createModel()
    const run = () => {
      model.options.set(isCut(programs) ? options : UNCUT)
      programs += 1
      return model.run()
    }
    return new Proxy(model, {
      get: (of, key) => {
        const value: unknown = key === 'run' ? run : Reflect.get(of, key)
        return typeof value === 'function' ? value.bind(of) : value
      },
    })
  }
  const cutting: HighsSolver = Object.assign(Object.create(solver), { createModel, idle: [] })
  return { solver: cutting, asked: () => programs }
}

/** Programs from one that is cut to the next that is tried: all of them take half a minute. */
const EVERY = 5

const answerOf = (request: MenuRequest, by: HighsSolver): MenuAnswer =>
  composeMenu(allCrafts.helado, request, by, { seconds: 600 })

const menu = menuOf(['nata', 'pistacho', 'chocolate', 'yogur', 'mantecado', 'caramelo'], {
  correcciones: CORRECTIONS,
  bases: { max: 3 },
})

it('told everywhere that the time is over: nothing is impossible, nothing conflicts and nothing is proven', () => {
  const { imposibles, porQue, prueba } = answerOf(menu, cuttingSolver(CUTS.time, () => true).solver)
  expect([imposibles, porQue]).toEqual([[], []])
  expect(prueba.bases).toMatchObject({ cota: 1, probado: false })
})

describe.each(Object.entries(CUTS))('cut by %s', (_, options) => {
  it('anywhere: no conflict is told that is none, and no bound is above the truth', () => {
    const whole = cuttingSolver(options, () => false)
    const truth = answerOf(menu, whole.solver)
    expect(truth.prueba.bases).toMatchObject({ minimo: 2, probado: true })
    const minimum = truth.prueba.bases.minimo ?? 0
    const told = new Set<string>()
    for (let one = 0; one < whole.asked(); one += EVERY)
      for (const isCut of [(at: number) => at === one, (at: number) => at >= one]) {
        const { imposibles, porQue, prueba } = answerOf(menu, cuttingSolver(options, isCut).solver)
        expect(imposibles, `cut at ${one}`).toEqual([])
        expect(prueba.bases.cota, `cut at ${one}`).toBeLessThanOrEqual(minimum)
        for (const { sabores } of porQue) told.add(sabores.join())
      }
    expect(told.size).toBeGreaterThan(0)
    for (const names of told) {
      const sabores = menu.sabores.filter(({ nombre }) => names.split(',').includes(nombre))
      expect(answerOf({ ...menu, sabores }, solver).prueba.bases.minimo, names).toBeGreaterThan(1)
    }
  })
})
