import { allCrafts } from '@obrador/engine'
import { expect, test } from 'vitest'
import { recordingSolver } from '../bench/measure.ts'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuAnswer, type MenuRequest } from '../src/menu/index.ts'
import { fortyFlavours, sixtyFlavours } from './menu-fixtures.ts'

/** The work of a menu, counted: programs that were solved and rows that they had. */

const solver = await loadSolver()

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
