import { allCrafts, type CraftRequest, FormulaError } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { loadSolver } from '../src/index.ts'
import { composeMenu, MENU_LIMITS, type MenuAnswer, type MenuOptions, type MenuRequest } from '../src/menu/index.ts'
import { CORRECTIONS, flavoursByName, menuOf, whiteBase } from './menu-fixtures.ts'

const solver = await loadSolver()
/** No test depends on how busy the machine is. */
const composed = (request: MenuRequest, options: MenuOptions = {}, craft: keyof typeof allCrafts = 'helado') =>
  composeMenu(allCrafts[craft], request, solver, { seconds: 600, ...options })

const refusalOf = (request: MenuRequest): string => {
  try {
    composed(request)
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.message
    throw problem
  }
  return 'answered'
}

/** The engine accepts every flavour as it is told, and no base weighs anything but its kilo. */
function expectSound({ bases, sabores }: MenuAnswer, weight = 1000): void {
  for (const { ingredients } of bases)
    expect(ingredients.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(weight, 6)
  for (const { nombre, formula, falla } of sabores) {
    expect([nombre, falla]).toEqual([nombre, undefined])
    const { verdict } = allCrafts.helado.analyse(formula as CraftRequest) as { readonly verdict: string }
    expect([nombre, verdict]).toEqual([nombre, 'equilibrada'])
  }
}

describe('the fewest bases', () => {
  it('is one for what one serves, in weights of a scale', () => {
    const answer = composed(menuOf(['nata', 'pistacho', 'avellana', 'ron']))
    expectSound(answer)
    expect(answer).toMatchObject({ factible: true, prueba: { bases: { minimo: 1, cota: 1, probado: true } } })
    expect(answer.sabores.map(({ legal }) => legal)).toContain('Helado crema con pistacho')
  })

  it('tells who cannot share one, by which limits and bars', () => {
    const answer = composed(menuOf(['nata', 'mantecado']))
    expectSound(answer)
    expect(answer.bases.map(({ sabores }) => sabores)).toEqual([['Nata'], ['Mantecado']])
    expect(answer.porQue).toEqual([
      expect.objectContaining({
        sabores: ['Nata', 'Mantecado'],
        limites: [
          expect.objectContaining({ sabor: 'Mantecado', parametro: 'yema', limite: 'min', valor: 4, ley: true }),
        ],
        vetos: [{ sabor: 'Nata', ingrediente: 'Yema' }],
        frase: expect.stringContaining('Nata no admite yema'),
      }),
    ])
  })

  it('names two limits where only figures clash', () => {
    const { bases, porQue } = composed(menuOf(['yogur', 'caramelo', 'mascarpone', 'ron']))
    expect(bases).toHaveLength(2)
    expect(porQue[0]?.sabores).toContain('Yogur')
    expect(new Set(porQue[0]?.limites.map(({ sabor }) => sabor)).size).toBe(porQue[0]?.sabores.length)
  })

  it('tells the dose that would open a conflict, to the gram', () => {
    const { porQue } = composed(menuOf(['yogur', 'caramelo']))
    const { name = '', de = 0, a: opening = 0 } = porQue[0]?.dosis ?? {}
    const basesWith = (grams: number): number => {
      const { ingredients } = flavoursByName.caramelo
      const dosed = ingredients.map((line) => (line.name === name ? { ...line, grams } : line))
      return composed({
        ...menuOf(['yogur']),
        sabores: [flavoursByName.yogur, { nombre: 'Caramelo', ingredients: dosed }],
      }).bases.length
    }
    expect([name, opening < de, basesWith(opening), basesWith(opening + 1)]).toEqual(['Caramelo', true, 1, 2])
  })

  it('says how many it would need where fewer are allowed', () => {
    const answer = composed(menuOf(['nata', 'pistacho', 'mantecado'], { bases: { max: 1 } }))
    expect(answer).toMatchObject({ factible: false, bases: [], minimoSinTope: 2 })
    expect(answer.porQue.map(({ sabores }) => sabores)).toContainEqual(['Nata', 'Mantecado'])
    expect(answer.titular).toBe('Con una base no sale: hacen falta 2.')
  })

  it('keeps milk and water apart whatever the figures allow', () => {
    const answer = composed({
      base: [...(whiteBase ?? []).map((line) => ({ ...line, min: 0, max: 750 })), { name: 'Agua', max: 750 }],
      sabores: [
        { nombre: 'Nata', type: 'helado_crema' },
        { nombre: 'Melocotón', type: 'sorbete_agua', ingredients: [{ name: 'Melocotón', grams: 1000 }] },
      ],
      correcciones: { con: ['Azúcar', 'Nata 35%', 'Leche en polvo desnatada'], max: 60 },
    })
    expectSound(answer)
    expect(answer.bases.map(({ familia }) => familia)).toEqual(['leche', 'agua'])
  })
})

describe('corrections', () => {
  const menu = menuOf(['nata', 'yogur', 'caramelo', 'mascarpone', 'ron'], { correcciones: CORRECTIONS })

  it('are of the fewest flavours, and one base more is told beside', () => {
    const answer = composed(menu)
    expectSound(answer)
    expect(answer.pareto.map(({ bases, corregidos, probado }) => [bases, corregidos, probado])).toEqual([
      [1, 1, true],
      [2, 0, true],
    ])
    const [corrected] = answer.sabores.filter(({ correcciones }) => correcciones.length > 0)
    expect(corrected?.correcciones.every(({ grams }) => Number.isInteger(grams))).toBe(true)
  })

  it('are spared to whoever may be in another base', () => {
    const { sabores, ...menu } = menuOf(['nata', 'yogur', 'caramelo', 'mantecado'], { correcciones: CORRECTIONS })
    const free = { ...flavoursByName.yogur, nombre: 'Yogur con yema', alergenos: ['leche', 'huevo'] }
    const { bases, pareto } = composed({ ...menu, sabores: sabores.toSpliced(3, 0, free) })
    expect(pareto[0]).toMatchObject({ bases: 2, corregidos: 1, probado: true })
    expect(bases[1]?.sabores).toEqual(['Yogur con yema', 'Mantecado'])
  })

  it('water no word down that the doses reach by themselves', () => {
    const answer = composed(
      menuOf(['nata', 'yogur', 'caramelo', 'ron'], {
        correcciones: CORRECTIONS,
        sabores: [
          ...['nata', 'yogur', 'caramelo', 'ron'].map((name) => flavoursByName[name as 'nata']),
          { nombre: 'Nuez', ingredients: [{ name: 'Nuez', grams: 76 }] },
        ],
      }),
    )
    expect(answer.sabores.find(({ nombre }) => nombre === 'Nuez')?.legal).toContain('con nuez')
  })
})

describe('what a flavour may have', () => {
  it('no egg, alcohol or named thing that it has not by itself', () => {
    const cheap = (whiteBase ?? []).map((line) => (line.name === 'Yema' ? { ...line, precio: 0.01 } : line))
    const answer = composed({
      ...menuOf(['nata', 'ron']),
      base: [...cheap, { name: 'Ron', max: 60, precio: 0.01 }],
      objetivo: 'menor_coste',
    })
    expectSound(answer)
    const nata = answer.sabores.find(({ nombre }) => nombre === 'Nata')
    expect(nata?.alergenos).toEqual(['leche'])
    expect(JSON.stringify(nata?.formula)).not.toMatch(/Yema|Ron/)
  })

  it('of two stabilisers the one that its type expects', () => {
    const sorbet = { nombre: 'Limón', type: 'sorbete_agua', ingredients: [{ name: 'Zumo de limón', grams: 350 }] }
    const others = [
      { name: 'Agua', max: 750 },
      { name: 'Neutro para sorbetes 5', max: 12 },
    ]
    const base = (whiteBase ?? []).map((line) => ({ ...line, min: 0, ...(line.name === 'Azúcar' && { max: 400 }) }))
    const { bases } = composed({
      base: [...base, ...others],
      sabores: [{ nombre: 'Nata', type: 'helado_crema' }, sorbet],
    })
    const stabilisers = bases.map(({ familia, ingredients }) => [
      familia,
      ...ingredients.flatMap(({ name }) => (name.startsWith('Neutro') ? [name] : [])),
    ])
    expect(bases.map(({ familia }) => familia)).toEqual(['leche', 'agua'])
    expect(stabilisers[0]).not.toContain('Neutro para sorbetes 5')
    expect(stabilisers[1]).not.toContain('Neutro para cremas 5')
  })

  it('tells what limit or bar keeps a flavour out of every base', () => {
    const oil = { nombre: 'Aceite', ingredients: [{ name: 'Aceite de oliva virgen extra', grams: 60 }] }
    const answer = composed({ ...menuOf(['nata']), sabores: [flavoursByName.nata, oil] })
    expect(answer.factible).toBe(false)
    expect(answer.bases).toHaveLength(1)
    expect(answer.imposibles).toEqual([
      expect.objectContaining({
        sabor: 'Aceite',
        relajaciones: expect.arrayContaining([
          expect.objectContaining({ parametro: 'grasaAnadida', limite: 'max', valor: 0, ley: true }),
        ]),
      }),
    ])
    const eggy = composed({ ...menuOf(['nata']), base: (whiteBase ?? []).map(({ opcional: _, ...line }) => line) })
    const frase = expect.stringContaining('no admite (alérgenos que no son suyos: huevos y productos a base de huevo).')
    expect(eggy.imposibles).toEqual([expect.objectContaining({ sabor: 'Nata', vetados: ['Yema'], frase })])
  })

  it('takes a dose between two weights, what goes in after, and a preparation', () => {
    const answer = composed({
      ...menuOf(['nata']),
      sabores: [
        { nombre: 'Cacao', ingredients: [{ name: 'Cacao puro', min: 20, max: 90 }], llamarse: ['de chocolate'] },
        {
          nombre: 'Pepitas',
          ingredients: [{ name: 'Chocolate negro 70%', grams: 80, tras: true }],
        },
        {
          nombre: 'Praliné',
          ingredients: [{ name: 'Praliné de casa', grams: 100, preparacion: 'Praliné' }],
        },
      ],
      preparaciones: {
        Praliné: {
          oficio: 'pasteleria',
          ingredients: [
            { name: 'Avellana', grams: 500 },
            { name: 'Azúcar', grams: 500 },
          ],
        },
      },
    } as MenuRequest)
    expectSound(answer)
    const [cocoa, chips, praline] = answer.sabores
    expect(cocoa?.dosis?.[0]?.grams).toBeGreaterThan(20)
    expect(cocoa?.legal).toContain('de chocolate')
    expect(chips?.alergenos).toContain('soja')
    expect(JSON.stringify(chips?.formula)).not.toContain('Chocolate')
    expect(praline?.alergenos).toContain('frutos_cascara')
  })
})

describe('certainty', () => {
  it('tells how often each flavour holds, and asks for bases until it does', () => {
    const menu = menuOf(['nata', 'yogur', 'mascarpone', 'ron'])
    const plain = composed({ ...menu, duda: true })
    const asked = composed({ ...menu, seguridad: 0.9 })
    const least = ({ sabores }: MenuAnswer) => Math.min(...sabores.map(({ probabilidad = 0 }) => probabilidad))
    expect(least(asked)).toBeGreaterThanOrEqual(least(plain))
    expect(least(asked) >= 0.9 || asked.warnings.some((text) => text.includes('No llego al 90 %'))).toBe(true)
  })
})

describe('work', () => {
  const menu = menuOf(['nata', 'yogur', 'caramelo', 'mascarpone', 'ron', 'mantecado'], { correcciones: CORRECTIONS })

  it('is counted in steps, and the same twice', () => {
    const [one, two] = [composed(menu), composed(menu)]
    expect(JSON.stringify(two)).toBe(JSON.stringify(one))
  })

  it('that is used up leaves an answer and its bound', () => {
    const answer = composed({ ...menu, segundos: 0.001 })
    expect(answer.prueba).toMatchObject({ bases: { probado: false }, parada: 'pasos' })
    expect(answer.prueba.bases.cota).toBeLessThanOrEqual(answer.bases.length)
    expectSound(answer)
    expect(answer.warnings.join()).toContain('no me ha dado tiempo')
  })

  it('that is stopped by somebody says so', () => {
    const { prueba, warnings } = composed(menu, { isAbandoned: () => true })
    expect(prueba).toMatchObject({ bases: { probado: false }, parada: 'reloj' })
    expect(warnings[0]).toContain('he parado antes de acabar')
    expect(composed(menu).warnings.join()).not.toContain('he parado')
  })

  it('that is stopped anywhere says so, or has the answer of whoever waits', () => {
    const quiet = JSON.stringify(composed(menu))
    const differ = (answer: MenuAnswer): boolean => JSON.stringify(answer) !== quiet
    const stopped = share([...Array(61).keys()], 0).map((looks) => {
      let left = looks
      return composed(menu, { isAbandoned: () => left-- <= 0 })
    })
    expect(stopped.some(differ)).toBe(true)
    expect(stopped.every(differ)).toBe(false)
    for (const answer of stopped.filter(differ)) expect(answer.prueba.parada).toBe('reloj')
  })

  it('tells how far it is', () => {
    const told: number[] = []
    composed(menuOf(['nata']), { tell: (share) => told.push(share) })
    expect(told).toEqual([1])
  })
})

describe('what is no menu is refused in words', () => {
  const { nata } = flavoursByName
  it.each([
    [
      '200 flavours',
      { sabores: Array.from({ length: 200 }, (_, i) => ({ nombre: `S${i}` })) },
      `caben ${MENU_LIMITS.flavours}`,
    ],
    ['two of one name', { sabores: [nata, { nombre: ' NATA ' }] }, 'dos sabores'],
    ['crossed bounds', { base: [{ name: 'Leche entera', min: 900, max: 100 }] }, 'pasa del máximo'],
    [
      'minima over a kilo',
      {
        base: [
          { name: 'Leche entera', min: 900 },
          { name: 'Azúcar', min: 200 },
        ],
      },
      'mínimos de la base suman',
    ],
    ['maxima under a kilo', { base: [{ name: 'Leche entera', max: 500 }] }, 'máximos de la base suman'],
    ['a base nobody knows', { base: [{ name: 'Zurbacho', max: 1000 }] }, 'no reconozco «Zurbacho»'],
    [
      'a dose nobody knows',
      { sabores: [{ nombre: 'X', ingredients: [{ name: 'Zurbacho', grams: 10 }] }] },
      'no reconozco «Zurbacho»',
    ],
    [
      'a figure nobody knows',
      { sabores: [{ nombre: 'X', objetivos: { constructor: { min: 1 } } }] },
      'no puede pedir «constructor»',
    ],
    [
      'a wish that crosses itself',
      { sabores: [{ nombre: 'X', objetivos: { POD: { min: 9, max: 1 } } }] },
      'pasa del máximo',
    ],
  ])('%s', (_, more, words) => {
    expect(refusalOf({ ...menuOf(['nata']), ...more } as MenuRequest)).toContain(words)
  })

  it('and equal flavours under other names share a base', () => {
    const twins = Array.from({ length: 20 }, (_, i) => ({ nombre: `Nata ${i}` }))
    const answer = composed({ ...menuOf(['nata']), sabores: twins })
    expect(answer.bases).toHaveLength(1)
    expect(answer.sabores).toHaveLength(20)
  })

  it('takes what every workshop has where no base is told', () => {
    const { base: _, ...menu } = menuOf(['nata', 'avellana'])
    const answer = composed(menu)
    expectSound(answer)
    expect(answer.bases).toHaveLength(1)
  })
})

it('tells the dose that would open a conflict, and it does', () => {
  const asked = menuOf(['yogur', 'caramelo'])
  const { porQue, bases } = composed(asked)
  expect(bases).toHaveLength(2)
  const { dosis, frase } = porQue[0] ?? {}
  expect(frase).toContain(`Cabrían con ${dosis?.a} g de`)
  const sabores = asked.sabores.map((flavour) =>
    flavour.nombre === dosis?.sabor
      ? {
          ...flavour,
          ingredients: (flavour.ingredients ?? []).map((line) =>
            line.name === dosis?.name ? { ...line, grams: dosis?.a } : line,
          ),
        }
      : flavour,
  )
  expect(composed({ ...asked, sabores }).bases).toHaveLength(1)
})

describe('what there is', () => {
  const kilos = (flavours: MenuRequest['sabores']) => flavours.map((flavour) => ({ ...flavour, kilos: 10 }))
  const menu = menuOf(['nata', 'pistacho', 'ron'])
  const usedOf = ({ sabores }: MenuAnswer, name: string): number =>
    sabores.reduce((sum, { formula }) => {
      const lines = formula.ingredients as readonly { readonly name: string; readonly grams: number }[]
      const mass = lines.reduce((all, { grams }) => all + grams, 0)
      const own = lines.filter((line) => line.name === name).reduce((all, { grams }) => all + grams, 0)
      return sum + (10_000 * own) / mass
    }, 0)

  it('is enough for all that is made', () => {
    const asked = { ...menu, sabores: kilos(menu.sabores) }
    const free = composed(asked)
    const there = Math.round(0.8 * usedOf(free, 'Nata 35%'))
    const answer = composed({ ...asked, existencias: { 'Nata 35%': there } })
    expectSound(answer)
    expect(usedOf(answer, 'Nata 35%')).toBeLessThanOrEqual(there + 1)
    expect(answer.warnings).toEqual([])
  })

  it('is refused in words where the base cannot do with it, and told where a dose takes more', () => {
    const asked = { ...menu, sabores: kilos(menu.sabores) }
    expect(refusalOf({ ...asked, existencias: { 'Leche entera': 1000 } })).toMatch(
      /^De leche entera hay 1000 g y harían falta 10047\.$/,
    )
    const { warnings } = composed({ ...asked, existencias: { 'Pasta de pistacho 100 %': 500 } })
    expect(warnings).toEqual([expect.stringMatching(/^De pasta de pistacho 100 % hay 500 g y harían falta \d+\.$/)])
  })
})
