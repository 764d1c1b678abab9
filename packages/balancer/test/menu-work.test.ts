import { allCrafts } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { recordingSolver } from '../bench/measure.ts'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuAnswer, type MenuRequest } from '../src/menu/index.ts'
import { fortyFlavours, sixtyFlavours } from './menu-fixtures.ts'

/** The work of a menu, counted: programs that were solved and rows that they had. */

const solver = await loadSolver()
/** Of which a second of work is asked with (decision 0316). */
const STEPS_PER_SECOND = 15_000

function counted(request: MenuRequest, show?: (answer: MenuAnswer) => void) {
  const record = recordingSolver(solver)
  const answer = composeMenu(allCrafts.helado, request, record.solver, { seconds: 600, ...(show && { show }) })
  const rows = record.models.reduce((sum, { numRows }) => sum + numRows, 0)
  return { answer, programs: record.models.length, rows }
}

test('forty published flavours take few programs, and no more with somebody watching', () => {
  const { answer, programs, rows } = counted(fortyFlavours)
  expect(answer.prueba.bases).toEqual({ minimo: 5, cota: 5, probado: true })
  expect(answer.sabores.every(({ verdict }) => verdict === 'equilibrada')).toBe(true)
  // 431 programs of 13,844 rows while each set was asked by itself.
  expect([programs <= 120, rows <= 7000], `${programs} programs, ${rows} rows`).toEqual([true, true])
  const seen: MenuAnswer[] = []
  expect(counted({ ...fortyFlavours, duda: true }, (one) => seen.push(one)).programs).toBe(programs)
  expect(seen.length).toBeGreaterThan(2)
})

test('sixty flavours with corrections take few programs', () => {
  const { answer, programs, rows } = counted(sixtyFlavours)
  expect(answer.pareto.map(({ bases, corregidos, probado }) => [bases, corregidos, probado])).toEqual([
    [2, 7, true],
    [3, 0, true],
  ])
  // 454 programs of 54,653 rows at first, 75 of 26,232 while whose base is whose was a 0/1 program although it was known.
  expect([programs <= 90, rows <= 22_000], `${programs} programs, ${rows} rows`).toEqual([true, true])
})

describe.each([
  ['forty published', fortyFlavours],
  ['sixty with corrections', sixtyFlavours],
])('%s, stopped on the way', (_, menu) => {
  const stepsOf = ({ prueba }: MenuAnswer): number => prueba.pasos
  const stoppedAt = (steps: number): MenuAnswer => {
    const segundos = steps / STEPS_PER_SECOND
    return composeMenu(allCrafts.helado, { ...menu, segundos }, solver, { seconds: 600 })
  }

  test('takes no more than the whole, and has an answer with its bound', () => {
    const whole = composeMenu(allCrafts.helado, menu, solver, { seconds: 600 })
    const least = whole.prueba.bases.minimo ?? 0
    // What any answer takes: each flavour by itself, one after another, and settled.
    const first = stepsOf(stoppedAt(1))
    for (const share of [0.02, 0.17, 0.41, 0.63, 0.88]) {
      const answer = stoppedAt(share * stepsOf(whole))
      const told = `${share} of ${stepsOf(whole)}: ${stepsOf(answer)}`
      expect(stepsOf(answer), told).toBeGreaterThanOrEqual(first)
      expect(stepsOf(answer), told).toBeLessThanOrEqual(stepsOf(whole))
      expect(answer.prueba.bases.cota, told).toBeLessThanOrEqual(least)
      expect(answer.bases.length, told).toBeGreaterThanOrEqual(least)
      expect(answer.sabores.map(({ nombre, falla }) => [nombre, falla])).toEqual(
        menu.sabores.map(({ nombre }) => [nombre, undefined]),
      )
      expect(answer.prueba.bases.probado || answer.prueba.parada === 'pasos', told).toBe(true)
    }
  })
})
