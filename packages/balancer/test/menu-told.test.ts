import { allCrafts, type CraftRequest, FormulaError } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuRequest } from '../src/menu/index.ts'
import { flavoursByName, menuOf, whiteBase } from './menu-fixtures.ts'

/** What a menu says: who fits no base, what the engine says of its formulas, and the doses that it asks for. */

const solver = await loadSolver()
const composed = (request: MenuRequest) => composeMenu(allCrafts.helado, request, solver, { seconds: 600 })

const refusalOf = (request: MenuRequest): string => {
  try {
    composed(request)
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.message
    throw problem
  }
  return 'answered'
}

describe('what is first to know', () => {
  const oil = (at: number) => ({
    nombre: `Aceite ${at}`,
    ingredients: [{ name: 'Aceite de oliva virgen extra', grams: 50 + at }],
  })
  const [nata, pistachio] = [flavoursByName.nata, flavoursByName.pistacho]
  it.each([
    [0, [nata, pistachio], 'Con una base no corriges ninguno.'],
    [1, [oil(1)], 'El sabor no cabe en ninguna base.'],
    [2, [oil(1), oil(2)], 'Ninguno de los 2 sabores cabe en una base.'],
    [1, [nata, oil(1)], 'Con una base no corriges ninguno. Aceite 1 no cabe en ninguna base.'],
    [2, [nata, oil(1), oil(2)], 'Con una base no corriges ninguno. Aceite 1 y aceite 2 no caben en ninguna base.'],
    [4, [nata, ...[1, 2, 3, 4].map(oil)], 'Con una base no corriges ninguno. 4 sabores no caben en ninguna base.'],
  ])('where %i fit no base: %j', (none, sabores, words) => {
    const { titular, imposibles, pareto } = composed({ ...menuOf([]), sabores })
    expect(titular).toBe(words)
    expect(imposibles).toHaveLength(none)
    expect(pareto).toHaveLength(none < sabores.length ? 1 : 0)
  })

  it('is told also where one family of two has no base', () => {
    const base = [...(whiteBase ?? []).map((line) => ({ ...line, min: 0, max: 750 })), { name: 'Agua', max: 750 }]
    const peach = { nombre: 'Melocotón', type: 'sorbete_agua', ingredients: [{ name: 'Melocotón', grams: 1000 }] }
    const { titular } = composed({ base, sabores: [{ ...oil(1), type: 'helado_crema' }, peach] })
    expect(titular).toBe('Con una base no corriges ninguno. Aceite 1 no cabe en ninguna base.')
  })
})

describe('what the engine says of a formula', () => {
  const menu = menuOf(['nata', 'pistacho'])
  const raw = [{ name: 'Leche cruda', min: 350, max: 750 }, ...(whiteBase ?? []).slice(1)]

  it('is told of the menu: what it asks before it calls anything good, and how a line was read', () => {
    const answer = composed({ ...menu, base: raw })
    const { titular, warnings } = allCrafts.helado.analyse(answer.sabores[0]?.formula as CraftRequest, {
      advice: false,
    })
    expect(titular.estado).toBe('falta_seguridad')
    // It is of both flavours, so it is said once and for all.
    expect(answer.warnings).toEqual([titular.frase, ...warnings])
    expect(answer.warnings.join()).toContain('hiérvela')
  })

  it('is told with the flavours that it is of', () => {
    const marsala = { nombre: 'Sabayón', ingredients: [{ name: 'Vino de Marsala', grams: 60 }] }
    const { warnings } = composed({ ...menu, sabores: [...menu.sabores, marsala] })
    expect(warnings).toEqual([expect.stringMatching(/^Sabayón: he interpretado «Vino de Marsala» como/)])
  })

  it('is a fault where it may not be sold at all', () => {
    const lost = { nombre: 'Clavel', ingredients: [{ name: 'Clavel', grams: 1 }], llamarse: ['de clavel'] }
    expect(refusalOf({ ...menu, sabores: [lost] })).not.toBe('answered')
    const nutty = { ...flavoursByName.avellana, alergenos: ['leche'], llamarse: ['con pistacho'] }
    const { factible, sabores } = composed({ ...menu, sabores: [nutty] })
    expect(factible).toBe(false)
    expect(sabores[0]?.falla).toEqual([
      'No puede llamarse «con pistacho».',
      'Lleva lo que no debía llevar: frutos de cáscara y productos derivados.',
    ])
  })
})

describe('a dose', () => {
  const asked = (line: object) => ({
    ...menuOf(['nata']),
    sabores: [{ nombre: 'Pistacho', ingredients: [{ name: 'Pasta de pistacho 100 %', ...line }] }],
  })
  const untold = 'En «Pistacho» falta el peso de «Pasta de pistacho 100 %»: di sus gramos por kilo de base.'
  const bad = 'En «Pistacho», la dosis de «Pasta de pistacho 100 %» ha de ser un número de gramos entre 0 y 10000.'
  it.each([
    ['without grams is asked for', {}, untold],
    ['that nobody weighed', { grams: 0, sinPesar: true }, untold],
    ['with one bound alone', { min: 20 }, untold],
    ['that goes in after, without grams', { tras: true }, untold],
    ['below nothing', { grams: -5 }, bad],
    ['that is no number', { grams: Number.NaN }, bad],
    ['of a ton', { grams: 1e6 }, bad],
    ['that rises to a ton', { min: 10, max: 1e6 }, bad],
  ])('%s', (_, line, words) => {
    expect(refusalOf(asked(line) as MenuRequest)).toBe(words)
  })

  it('of 0 is a weight: nothing of it is in the flavour', () => {
    const { factible, sabores } = composed(asked({ grams: 0 }))
    expect(factible).toBe(true)
    expect(sabores[0]).toMatchObject({ legal: 'Helado crema', alergenos: ['leche'] })
  })
})
