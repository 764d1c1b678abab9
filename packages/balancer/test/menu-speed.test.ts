import { allCrafts } from '@obrador/engine'
import { expect } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuRequest } from '../src/menu/index.ts'
import { CORRECTIONS, flavoursByName, whiteBase } from './menu-fixtures.ts'

/** Sixty flavours: each of the ten with its doses varied by up to a quarter. */
const sixty: MenuRequest = {
  type: 'helado_crema',
  base: whiteBase ?? [],
  correcciones: CORRECTIONS,
  sabores: Array.from({ length: 60 }, (_, i) => {
    const flavour = Object.values(flavoursByName)[i % 10] as {
      readonly nombre: string
      readonly ingredients?: readonly { readonly name: string; readonly grams: number }[]
    }
    const factor = 0.75 + (0.5 * ((7919 * i) % 60)) / 60
    const ingredients = (flavour.ingredients ?? []).map((line) => ({ ...line, grams: Math.round(factor * line.grams) }))
    return { ...flavour, nombre: `${flavour.nombre} ${i}`, ingredients }
  }),
}

/** Milliseconds of processor that were promised for sixty flavours. */
const MOST_MILLISECONDS = 6000

measuredTest('sixty flavours are composed in what was promised', async ({ worked, onFreeMachine }) => {
  const solver = await loadSolver()
  composeMenu(allCrafts.helado, { ...sixty, sabores: sixty.sabores.slice(0, 10) }, solver)
  const before = worked()
  const answer = composeMenu(allCrafts.helado, sixty, solver, { seconds: 600 })
  expect(onFreeMachine(worked() - before, MOST_MILLISECONDS)).toBeLessThan(MOST_MILLISECONDS)
  expect(answer.prueba.bases.probado).toBe(true)
})
