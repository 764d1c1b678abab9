import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { type Formula, labelOf, openLabel, openUnsolved } from './saco-labels.ts'

const FORMULAS: Readonly<Record<string, Formula>> = {
  'an ice cream': [
    ['leche_entera', 'leche entera', 580],
    ['nata', 'nata', 190],
    ['azucar', 'azúcar', 140],
    ['leche_desn_polvo', 'leche desnatada en polvo', 45],
    ['dextrosa', 'dextrosa', 35],
    ['yema', 'yema de huevo', 10],
  ],
  'a dry base': [
    ['dextrosa', 'dextrosa', 400],
    ['leche_desn_polvo', 'leche desnatada en polvo', 250],
    ['azucar', 'azúcar', 200],
    ['glucosa_polvo_de38', 'jarabe de glucosa deshidratado', 120],
    ['goma_guar', 'estabilizante (goma guar)', 15],
    ['mono_digliceridos', 'emulgente (mono- y diglicéridos de ácidos grasos)', 15],
  ],
  'a couverture': [
    ['azucar', 'azúcar', 400],
    ['manteca_cacao', 'manteca de cacao', 240],
    ['leche_entera_polvo', 'leche entera en polvo', 220],
    ['pasta_cacao', 'pasta de cacao', 135],
    ['lecitina', 'emulgente (lecitina de soja)', 5],
  ],
  'a praliné': [
    ['avellana_tostada', 'avellana tostada', 500],
    ['azucar', 'azúcar', 500],
  ],
  'a cake mix': [
    ['harina_floja', 'harina de trigo', 450],
    ['azucar', 'azúcar', 330],
    ['aceite_girasol', 'aceite de girasol', 120],
    ['huevo_polvo', 'huevo entero en polvo', 60],
    ['almidon_maiz', 'almidón de maíz', 25],
    ['impulsor', 'gasificante', 15],
  ],
}
const NOUGAT: Formula = [
  ['azucar', 'azúcar', 400],
  ['almendra_tostada', 'almendra tostada', 350],
  ['miel', 'miel', 150],
  ['agua', 'agua', 120],
  ['clara', 'clara de huevo', 80],
]
const of = (name: string): Formula => FORMULAS[name] ?? []
const names = Object.keys(FORMULAS)
/** Forty things that a shop has, each a little less than the one before. */
const LONG: Formula = (
  [
    ['azucar', 'azúcar'],
    ['harina_floja', 'harina de trigo'],
    ['mantequilla', 'mantequilla'],
    ['huevo', 'huevo'],
    ['leche_entera', 'leche entera'],
    ['nata', 'nata'],
    ['almendra_tostada', 'almendra tostada'],
    ['avellana_tostada', 'avellana tostada'],
    ['dextrosa', 'dextrosa'],
    ['glucosa_polvo_de38', 'jarabe de glucosa deshidratado'],
    ['aceite_girasol', 'aceite de girasol'],
    ['almidon_maiz', 'almidón de maíz'],
    ['leche_desn_polvo', 'leche desnatada en polvo'],
    ['pasta_cacao', 'pasta de cacao'],
    ['manteca_cacao', 'manteca de cacao'],
    ['miel', 'miel'],
    ['yema', 'yema de huevo'],
    ['clara', 'clara de huevo'],
    ['inulina', 'inulina'],
    ['leche_entera_polvo', 'leche entera en polvo'],
  ] as const
).flatMap(([id, name], at) => [
  [id, name, 1000 * 0.88 ** (2 * at)] as const,
  [id, name, 1000 * 0.88 ** (2 * at + 1)] as const,
])
const MOST_MILLISECONDS = 300

/** What the answer rounds to. */
const ROUNDED = 0.011
/** Every figure has an interval that holds the truth. */
function expectHolds(cifras: ReturnType<typeof openLabel>['cifras'], truth: Readonly<Record<string, number>>): void {
  expect(Object.keys(cifras)).toHaveLength(17)
  for (const [figure, { seguro }] of Object.entries(cifras)) {
    expect(truth[figure] ?? 0, figure).toBeGreaterThanOrEqual((seguro?.[0] ?? 0) - ROUNDED)
    expect(truth[figure] ?? 0, figure).toBeLessThanOrEqual((seguro?.[1] ?? 0) + ROUNDED)
  }
}

describe('«seguro»', () => {
  it.each(names)('holds the truth of %s, whatever the purchases and the rounding', (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const { lista, nutricion, truth } = labelOf(of(name), seed)
        const { nivel, cifras } = openLabel({ lista, nutricion, proceso: 'mezcla' })
        expect(nivel).not.toBe('contradictoria')
        for (const [figure, { seguro, valor, probable }] of Object.entries(cifras)) {
          const value = truth[figure] ?? 0
          expect(value, `${figure} of ${lista}`).toBeGreaterThanOrEqual((seguro?.[0] ?? 0) - ROUNDED)
          expect(value, `${figure} of ${lista}`).toBeLessThanOrEqual((seguro?.[1] ?? 0) + ROUNDED)
          expect(probable?.[0] ?? 0).toBeLessThanOrEqual(valor)
          expect(probable?.[1] ?? 0).toBeGreaterThanOrEqual(valor)
        }
      }),
      { numRuns: runs(24) },
    )
  })

  it('holds it where cooking took water away', () => {
    for (let seed = 1; seed <= runs(12); seed++) {
      const { lista, nutricion, truth } = labelOf(NOUGAT, seed, 14)
      const { cifras, nivel } = openLabel({ lista, nutricion, proceso: 'cocido' })
      expect(nivel).not.toBe('contradictoria')
      for (const [figure, { seguro }] of Object.entries(cifras)) {
        expect(truth[figure] ?? 0, figure).toBeGreaterThanOrEqual((seguro?.[0] ?? 0) - ROUNDED)
        expect(truth[figure] ?? 0, figure).toBeLessThanOrEqual((seguro?.[1] ?? 0) + ROUNDED)
      }
    }
  })

  it('a true figure of the sheet never widens it', () => {
    const { lista, nutricion, truth } = labelOf(of('a dry base'), 7)
    const before = openLabel({ lista, nutricion, proceso: 'polvo' })
    const after = openLabel({
      lista,
      nutricion,
      proceso: 'polvo',
      medidas: { glucosa: truth.glucosa ?? 0, humedad: truth.agua ?? 0 },
    })
    for (const [figure, { seguro }] of Object.entries(after.cifras)) {
      expect(seguro?.[0]).toBeGreaterThanOrEqual((before.cifras[figure]?.seguro?.[0] ?? 0) - ROUNDED)
      expect(seguro?.[1]).toBeLessThanOrEqual((before.cifras[figure]?.seguro?.[1] ?? 0) + ROUNDED)
    }
  })
})

/** How many figures of all formulas lie where they were told to. */
function coverage(wider: number): { readonly sure: number; readonly likely: number } {
  let [sure, likely, all] = [0, 0, 0]
  const isIn = (interval: readonly [number, number] | undefined, value: number, room: number): boolean =>
    interval !== undefined && value >= interval[0] - room && value <= interval[1] + room
  for (const name of names)
    for (let seed = 1; seed <= runs(24); seed++) {
      const { lista, nutricion, truth } = labelOf(of(name), 5_000 + seed, 0, wider)
      for (const [figure, { probable, seguro }] of Object.entries(openLabel({ lista, nutricion }).cifras)) {
        if ((seguro?.[1] ?? 0) < 0.3) continue
        all++
        if (isIn(seguro, truth[figure] ?? 0, ROUNDED)) sure++
        if (isIn(probable, truth[figure] ?? 0, 0.05)) likely++
      }
    }
  return { sure: sure / all, likely: likely / all }
}

describe('purchases that vary by a twentieth more than the table says', () => {
  it('leave nearly every figure where it was told to be', () => {
    const { sure, likely } = coverage(1.05)
    expect(sure).toBeGreaterThanOrEqual(0.99)
    expect(likely).toBeGreaterThan(0.87)
  })
})

describe('«probable» and «valor»', () => {
  it('hold the truth about nine times in ten, and the value is near it', () => {
    let [inside, all] = [0, 0]
    for (const name of names)
      for (let seed = 1; seed <= runs(24); seed++) {
        const { lista, nutricion, truth } = labelOf(of(name), 1_000 + seed)
        const { cifras } = openLabel({ lista, nutricion, proceso: 'mezcla' })
        for (const [figure, { probable, seguro }] of Object.entries(cifras)) {
          if ((seguro?.[1] ?? 0) < 0.3) continue
          all++
          const value = truth[figure] ?? 0
          if (value >= (probable?.[0] ?? 0) - 0.05 && value <= (probable?.[1] ?? 0) + 0.05) inside++
        }
      }
    expect(inside / all).toBeGreaterThan(0.87)
  })

  it('are the same for the same label', () => {
    const { lista, nutricion } = labelOf(of('a couverture'), 3)
    expect(openLabel({ lista, nutricion })).toEqual(openLabel({ lista, nutricion }))
  })

  it.each([
    ['that stands', () => 0],
    ['that jumps ten seconds at each look', (look: number) => 10_000 * look],
    ['that goes back', (look: number) => -1_000 * look],
  ])('are the same beside a clock %s', (_, tells) => {
    const { lista, nutricion } = labelOf(LONG, 5)
    const asked = { lista, nutricion, proceso: 'mezcla' } as const
    const before = openLabel(asked)
    let look = 0
    const clocks = [vi.spyOn(performance, 'now'), vi.spyOn(Date, 'now')]
    for (const clock of clocks) clock.mockImplementation(() => tells(look++))
    const beside = openLabel(asked)
    for (const clock of clocks) clock.mockRestore()
    expect(beside).toEqual(before)
  })

  it('two names of one row leave the figures as they are', () => {
    const nutricion = {
      grasas: '18',
      saturadas: '12',
      hidratosDeCarbono: '65',
      azucares: '19',
      proteinas: '7,0',
      sal: '0,02',
    }
    const lista = 'harina de trigo 60 %, mantequilla 22 %, azúcar'
    const one = openLabel({ lista, nutricion, proceso: 'polvo' })
    const two = openLabel({ lista: `${lista}, sacarosa`, nutricion, proceso: 'polvo' })
    for (const [figure, { valor }] of Object.entries(one.cifras))
      expect(Math.abs(valor - (two.cifras[figure]?.valor ?? 0)), figure).toBeLessThan(0.3)
  })
})

describe('the question', () => {
  it('would leave less doubt, and never promises none', () => {
    const { lista, nutricion } = labelOf(of('a dry base'), 11)
    const { pregunta } = openLabel({ lista, nutricion, proceso: 'polvo', oficio: 'helado', nombre: 'Base' })
    expect(pregunta).toBeDefined()
    for (const { de, a } of pregunta?.deja ?? []) expect(a).toBeLessThan(de)
    expect(pregunta?.frase).not.toContain('± 0 ')
    expect(pregunta?.paraCopiar).toContain('formular con Base')
  })

  it('is not asked where all is known', () => {
    const { lista, nutricion } = labelOf([['azucar', 'azúcar', 1000]], 1)
    expect(openLabel({ lista, nutricion, proceso: 'polvo' }).pregunta).toBeUndefined()
  })
})

describe('a label that cannot be', () => {
  const good = labelOf(of('a couverture'), 5)

  it('names the figure first that was made wrong, and what it could be', () => {
    const { nivel, contradicciones, cifras } = openLabel({
      lista: good.lista,
      nutricion: { ...good.nutricion, grasas: '9,0', saturadas: good.nutricion.saturadas ?? '' },
      proceso: 'polvo',
    })
    expect(nivel).toBe('contradictoria')
    expect(contradicciones[0]).toMatchObject({ campo: 'grasas', pone: 9 })
    expect(contradicciones[0]?.frase).toContain('no casan')
    for (const { probable } of Object.values(cifras)) expect(probable).toBeUndefined()
  })

  it('is told when carbohydrate has the fibre inside, and when energy does not add up', () => {
    const table = { grasas: '10', hidratosDeCarbono: '60', azucares: '20', fibra: '10', proteinas: '10', sal: '0,5' }
    const inside = openLabel({
      lista: 'harina de trigo integral, azúcar, aceite de girasol, inulina',
      nutricion: { ...table, energiaKcal: '350' },
      proceso: 'polvo',
    })
    expect(inside.avisos.join(' ')).toContain('fuera de la Unión Europea')
    const off = openLabel({
      lista: 'harina de trigo integral, azúcar, aceite de girasol, inulina',
      nutricion: { ...table, energiaKcal: '250' },
      proceso: 'polvo',
    })
    expect(off.avisos.join(' ')).toContain('La energía no cuadra')
  })

  it('is refused only for what is no label', () => {
    expect(() => openLabel({ lista: '' })).toThrow('No he leído ningún ingrediente')
    expect(() => openLabel({ lista: 'azúcar', nutricion: { grasas: 'mucha' } })).toThrow('no es una cantidad')
    expect(() => openLabel({ lista: 'azúcar', nutricion: { grasas: '400' } })).toThrow('no es una cantidad')
    // An average may err past 100 g by what the law lets an analysis lie from it, and no further.
    expect(() => openLabel({ lista: 'azúcar', nutricion: { hidratosDeCarbono: '109' } })).toThrow('no es una cantidad')
    expect(openLabel({ lista: 'azúcar', nutricion: { hidratosDeCarbono: '103' } }).nivel).toBe('declarado')
    expect(() => openLabel({ lista: Array.from({ length: 61 }, () => 'azúcar').join(', ') })).toThrow('caben 60')
    expect(() => openLabel({ lista: 'a (b, c (d, e (f, g (h, i))))' })).toThrow('niveles')
  })
})

describe('what is bought cooked', () => {
  const nutricion = {
    grasas: '8,1',
    saturadas: '5,1',
    hidratosDeCarbono: '55',
    azucares: '55',
    proteinas: '7,7',
    sal: '0,25',
  }

  it('is read as cooked where nobody told, and what was told stays', () => {
    const untold = openLabel({ lista: 'leche entera, azúcar', nutricion })
    expect(untold.nivel).toBe('declarado')
    expect(untold.avisos[0]).toContain('lo he leído como cocido')
    expect(untold.cifras.agua?.valor).toBeLessThan(33)
    const told = openLabel({ lista: 'leche entera, azúcar', nutricion, proceso: 'mezcla' })
    expect(told.nivel).toBe('contradictoria')
    expect(told.avisos[0]).toContain('di que es cocido')
  })

  it('concentrated milk in a list is anything between the fresh one and the dried one', () => {
    const { lecturas } = openLabel({ lista: 'nata, leche desnatada concentrada, azúcar, yema de huevo' })
    expect(lecturas[1]?.ids).toEqual(['leche_desnatada', 'leche_desn_polvo'])
  })

  it('condensed milk loses as much water as it takes', () => {
    const { nivel, cifras } = openLabel({ lista: 'leche entera, azúcar', nutricion, proceso: 'cocido' })
    expect(nivel).toBe('declarado')
    expect(cifras.agua?.valor).toBeGreaterThan(20)
    expect(cifras.agua?.valor).toBeLessThan(33)
    expect(cifras.lactosa?.valor).toBeGreaterThan(9)
  })
})

describe('a long list', () => {
  it.each([1, 2, 3])('of forty names keeps its promise, draw %i', (seed) => {
    const { lista, nutricion, truth } = labelOf(LONG, seed)
    const { nivel, cifras, avisos, receta } = openLabel({ lista, nutricion })
    expect(nivel).not.toBe('contradictoria')
    expect(receta).toHaveLength(LONG.length)
    expect(avisos.join(' ')).not.toContain('No he llegado')
    expectHolds(cifras, truth)
  })

  measuredTest('is as little work as a request may be', ({ quietestOf }) => {
    const { lista, nutricion } = labelOf(LONG, 4)
    expect(quietestOf(() => void openLabel({ lista, nutricion }), MOST_MILLISECONDS)).toBeLessThan(MOST_MILLISECONDS)
  })

  measuredTest('is bounded with sixty names that nobody knows', ({ quietestOf }) => {
    const lista = Array.from({ length: 60 }, (_, at) => `kryptonita ${'abcdefghij'[at % 10]}${at}`).join(', ')
    const ask = () => void openLabel({ lista, nutricion: { grasas: '20', azucares: '30', proteinas: '7,0' } })
    expect(quietestOf(ask, 3 * MOST_MILLISECONDS)).toBeLessThan(3 * MOST_MILLISECONDS)
  })
})

describe('a label that ran out of steps', () => {
  it.each(names)('is no contradiction: the figures of %s hold, and it says what is missing', (name) => {
    const { lista, nutricion, truth } = labelOf(of(name), 17)
    const { nivel, cifras, avisos, contradicciones, linea } = openLabel({ lista, nutricion }, { steps: 0 })
    expect(nivel).not.toBe('contradictoria')
    expect(contradicciones).toEqual([])
    expect(avisos).toContain('No he llegado a repartir la receta: las cifras sí valen.')
    expect(linea).toBeDefined()
    expectHolds(cifras, truth)
  })

  it('says of a contradiction what it says with all of them', () => {
    const { lista, nutricion } = labelOf(of('a couverture'), 5)
    const wrong = { lista, nutricion: { ...nutricion, proteinas: '60' } }
    expect(openLabel(wrong, { steps: 0 })).toMatchObject({
      nivel: 'contradictoria',
      contradicciones: [{ campo: 'proteinas' }],
    })
  })

  it('is told in words where the solver knows nothing at all', () => {
    const { lista, nutricion } = labelOf(of('a couverture'), 5)
    const { nivel, cifras, titular, contradicciones, receta } = openUnsolved({ lista, nutricion })
    expect(nivel).not.toBe('contradictoria')
    expect(contradicciones).toEqual([])
    expect(cifras).toEqual({})
    expect(titular).toContain('No he llegado a echar las cuentas')
    expect(receta.map(({ nombre }) => nombre)).toContain('manteca de cacao')
  })
})
