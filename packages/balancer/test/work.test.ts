import { spawn } from 'node:child_process'
import { allCrafts, type Craft } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { runs, share } from '../../../tools/tier.ts'
import { fortyInPantry } from '../bench/recipes.ts'
import { type AdjustAnswer, type AdjustOptions, type AdjustRequest, adjustFormula, loadSolver } from '../src/index.ts'
import { craftIds, offBalance } from './fixtures.ts'

/** What is found depends on the question alone: neither on a clock, nor on what else the machine or the solver does. */

const solver = await loadSolver()

const WISHES: readonly object[] = [
  {},
  { objetivo: 'menor_coste' },
  { despensa: 'catalogo', maxCambios: 2 },
  { nivel: 'mejor', seguridad: 0.9 },
]
/** Every craft, with every wish and each line in turn far off. */
const QUESTIONS = craftIds.flatMap((id) => {
  const { grams } = (allCrafts[id] as Craft).fields
  const { type, ingredients } = offBalance[id]
  return ingredients.flatMap((_, at) => {
    const spoilt = ingredients.map((line, place) =>
      place === at ? { ...line, [grams]: 2 * Number(Reflect.get(line, grams)) } : line,
    )
    return WISHES.map((wish) => [id, { type, ingredients: spoilt, ...wish } as AdjustRequest] as const)
  })
})
const FEW = QUESTIONS.filter((_, at) => at % Math.ceil(QUESTIONS.length / runs(QUESTIONS.length)) === 0)

const asked = (id: (typeof craftIds)[number], request: AdjustRequest, options: AdjustOptions = {}): AdjustAnswer =>
  adjustFormula(allCrafts[id] as Craft, request, solver, { seconds: 3600, ...options })

const isKnown = ({ estado }: AdjustAnswer): boolean => estado !== 'sin_tiempo' && estado !== 'sin_pasos'

/** Whole lines, so that the search has most to choose from. */
const HARD: readonly AdjustRequest[] = [
  fortyInPantry,
  {
    ...fortyInPantry,
    ingredients: fortyInPantry.ingredients.map((line) => ({ ...line, fijo: false })),
    maxCambios: 3,
    maxCoste: 2,
    nivel: 'mejor',
  },
]

/** A guard that strikes once it has been looked at so often: at the same places on every machine. */
const guardAfter = (looks: number): AdjustOptions => {
  let left = looks
  return { isAbandoned: () => left-- <= 0 }
}
const LOOKS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]

it('wherever the guard strikes it changes no answer: it ends in a state of its own', () => {
  for (const [at, [id, request]] of FEW.entries()) {
    const quiet = JSON.stringify(asked(id, request))
    for (const looks of share(LOOKS, at)) {
      const hurried = asked(id, request, guardAfter(looks))
      if (hurried.estado === 'sin_tiempo') {
        expect(hurried.factible).not.toBe(false)
        expect(hurried.brecha).toBeGreaterThanOrEqual(0)
        expect(hurried.warnings.join()).toContain('Se ha acabado el tiempo')
      } else expect(JSON.stringify(hurried)).toBe(quiet)
    }
  }
})

it.each<AdjustOptions>([{ isAbandoned: () => true }, { seconds: 0 }])(
  'when nobody waits any more, or no time is left, it still answers, and does not say that it cannot be done',
  (options) => {
    const { status, estado, factible, ingredients } = asked('helado', fortyInPantry, options)
    expect({ status, estado, factible }).toEqual({ status: 'ok', estado: 'sin_tiempo', factible: undefined })
    expect(ingredients.length).toBeGreaterThanOrEqual(fortyInPantry.ingredients.length)
  },
)

describe.each(HARD.map((request, at) => ({ at, request })))('hard question $at', ({ request }) => {
  it.each([0, 100, 400, 1_000, 3_000])(
    'of %i steps it makes the same answer every time, and never «no» of too few',
    (steps) => {
      const answer = asked('helado', request, { steps })
      expect(JSON.stringify(asked('helado', request, { steps }))).toBe(JSON.stringify(answer))
      if (isKnown(answer)) return
      expect(answer.estado).toBe('sin_pasos')
      expect(answer.factible).not.toBe(false)
      expect(answer.warnings.join()).toContain('Hay más combinaciones de las que pruebo')
    },
  )
})

it('the formulas of a day end of themselves', () => {
  for (const [id, request] of FEW) expect(isKnown(asked(id, request)), JSON.stringify(request)).toBe(true)
})

/** As many as a busy machine has waiting. */
const BUSY = 15

it('beside fifteen busy processes every answer is the same to the byte', { tags: ['nightly'] }, () => {
  const quiet = QUESTIONS.map(([id, request]) => JSON.stringify(asked(id, request)))
  const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  try {
    for (const [at, [id, request]] of QUESTIONS.entries()) expect(JSON.stringify(asked(id, request))).toBe(quiet[at])
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
})
