import { describe, expect, test } from 'vitest'
import { LONGEST_HOLD, measuredTest } from '../../../tools/measured.ts'
import type { PreparationReport } from '../src/craft/report.ts'
import {
  allCrafts,
  type CraftRequest,
  cacao,
  FormulaError,
  helado,
  labelOf,
  panaderia,
  pasteleria,
  type RawLine,
  turron,
} from '../src/index.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** Formulas inside formulas: what is inside counts as it is when it is used. */

const jijona = {
  oficio: 'turron',
  type: 'jijona',
  ingredients: [
    { ingrediente: 'Almendra cruda', peso: 600 },
    { ingrediente: 'Miel', peso: 250 },
    { ingrediente: 'Azúcar', peso: 150 },
    { ingrediente: 'Clara de huevo', peso: 15 },
  ],
}
const base: readonly RawLine[] = [
  { name: 'Leche entera', grams: 550 },
  { name: 'Nata 35 %', grams: 190 },
  { name: 'Azúcar', grams: 80 },
  { name: 'Leche desnatada en polvo', grams: 30 },
]
const withJijona = (more: object = {}): CraftRequest => ({
  type: 'helado_crema',
  ingredients: [...base, { name: 'Turrón de Jijona', grams: 150, preparacion: { ...jijona, ...more } }],
})
const reports = (body: { readonly preparaciones?: readonly PreparationReport[] }) => body.preparaciones ?? []
const refusal = (ask: () => unknown): string => {
  try {
    ask()
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.message
    throw problem
  }
  throw new Error('It was accepted')
}

describe('a preparation as it is when it is used', () => {
  const [report] = reports(helado.analyse(withJijona()))

  test('is judged in its own craft, with what its own answer says', () => {
    const { type, ingredients } = jijona
    const alone = turron.analyse({ type, ingredients })
    expect(report).toMatchObject({
      nombre: 'Turrón de Jijona',
      oficio: 'turron',
      verdict: 'equilibrada',
      params: alone.params,
      score: alone.score,
      gramos: 150,
      alergenos: ['frutos_cascara', 'huevo'],
    })
  })

  test('has lost what cooking and roasting take away: weight, composition and price are of what is left', () => {
    const { type, ingredients } = jijona
    const { params } = turron.analyse({ type, ingredients })
    expect(report?.rendimiento).toBe(params.rendimiento)
    expect(report?.gramosPesados).toBeCloseTo((100 * 150) / (params.rendimiento as number), 1)
    expect(report?.kcal_100g).toBeCloseTo(params.kcal_100g, 0)
    expect(report?.precio).toBeCloseTo(params.coste_kg_eur, 1)
    expect(report?.composicion.find(({ clave }) => clave === 'water')?.porcentaje).toBeCloseTo(params.pctHumedad, 0)
  })

  test('counts outside by what is inside: the fat of its almonds, and none that was added', () => {
    const body = helado.analyse(withJijona(), { explain: true })
    const fat = body.explicacion?.parametros.materiaGrasa?.contribuciones?.at(-1)
    const { params } = turron.analyse({ type: 'jijona', ingredients: jijona.ingredients })
    expect(fat).toMatchObject({ ingrediente: 'Turrón de Jijona' })
    expect(fat?.aporte).toBeCloseTo((150 * params.pctGrasa) / 1000, 2)
    expect(body.legal?.nombre).toMatch(/almendra/)
    expect(body.legal?.condiciones.find(({ id }) => id === 'grasaAnadida')?.cumple).toBe(true)
  })

  test('what the maker weighed wins over what its type loses', () => {
    const [weighed] = reports(helado.analyse(withJijona({ rendimiento: 97 })))
    expect(weighed).toMatchObject({ rendimiento: 97, gramosPesados: 154.64 })
    expect(refusal(() => helado.analyse(withJijona({ rendimiento: 0.95 })))).toMatch(
      /^En «Turrón de Jijona»: .*va en %/,
    )
    expect(refusal(() => helado.analyse(withJijona({ rendimiento: 101 })))).toMatch(/hasta 100/)
  })

  test('without a type no loss is taken for granted, and it is said', () => {
    const body = helado.analyse(withJijona({ type: undefined }))
    expect(reports(body)[0]?.rendimiento).toBe(100)
    expect(body.warnings).toContainEqual(expect.stringMatching(/^En «Turrón de Jijona»: no dices de qué tipo es/))
  })

  test('options of its own request work inside as they do outside', () => {
    const milk = { ingredients: [{ name: 'Leche entera', grams: 1000 }], aguaEvaporada: 400 }
    const outer = { ingredients: [{ name: 'Leche cocida', grams: 600, preparacion: { oficio: 'helado', ...milk } }] }
    expect(helado.analyse(outer).params).toEqual(helado.analyse(milk).params)
  })

  test('what is no product of its craft is still an ingredient', () => {
    const syrup = {
      oficio: 'pasteleria',
      ingredients: [
        { name: 'Agua', grams: 100 },
        { name: 'Azúcar', grams: 130 },
      ],
    }
    const [almibar] = reports(
      helado.analyse({ ingredients: [...base, { name: 'Almíbar', grams: 23, preparacion: syrup }] }),
    )
    expect(almibar).toMatchObject({ verdict: null, gramos: 23, inRange: {} })
  })

  test('what nobody knows inside is named outside, with where it is', () => {
    const odd = {
      oficio: 'pasteleria',
      ingredients: [
        { name: 'Harina', grams: 50 },
        { name: 'Unobtainium', grams: 50 },
      ],
    }
    const body = helado.analyse({ ingredients: [...base, { name: 'Crujiente', grams: 100, preparacion: odd }] })
    expect(body.warnings).toContainEqual(expect.stringMatching(/^En «Crujiente»: no reconozco «Unobtainium» \(5,26 %/))
    const [report] = reports(body)
    expect(report?.precio).toBeUndefined()
    expect(report?.composicion.find(({ clave }) => clave === 'unknown')?.porcentaje).toBe(50)
  })

  test('its label has the totals of what is inside', () => {
    const { nutricion, base: of, alergenos } = labelOf(helado, withJijona())
    const { params } = helado.analyse(withJijona())
    expect(of).toMatchObject({ producto: 'formulado', formulado_g: 1000, acabado_g: 1000 })
    expect(nutricion.por100g.grasas.valor).toBeCloseTo(params.materiaGrasa, 2)
    expect(alergenos.presentes.map(({ id }) => id).toSorted()).toEqual(['frutos_cascara', 'huevo', 'leche'])
  })
})

describe('bread', () => {
  const dough: readonly RawLine[] = [
    { name: 'Harina panificable', grams: 800 },
    { name: 'Agua', grams: 540 },
    { name: 'Sal', grams: 18 },
    { name: 'Levadura fresca', grams: 4 },
  ]
  const biga = (...more: readonly RawLine[]) => ({
    oficio: 'panaderia',
    ingredients: [{ name: 'Harina panificable', grams: 200 }, { name: 'Agua', grams: 110 }, ...more],
  })
  const given = (name: string, preparacion: object, grams: number) =>
    panaderia.analyse({ ingredients: [...dough, { name, grams, preparacion }] })

  test('a biga given as a formula is a pre-ferment, the same as one named with its hydration', () => {
    const named = panaderia.analyse({ ingredients: [...dough, { name: 'Biga', grams: 310, hidratacion: 55 }] })
    expect(given('Biga', biga(), 310)).toMatchObject({
      params: named.params,
      legal: named.legal,
      verdict: named.verdict,
    })
  })

  test('its own yeast counts, and it is neither baked nor judged as a bread', () => {
    const body = given('Biga', biga({ name: 'Levadura fresca', grams: 2 }), 312)
    expect(body.params).toMatchObject({ levadura: 0.6, prefermento: 31.2 })
    expect(reports(body)).toMatchObject([{ verdict: null, rendimiento: 100, gramosPesados: 312 }])
    expect(body.warnings.filter((one) => one.startsWith('En «Biga»'))).toEqual([])
  })

  test('its explanation reads it as the one line that was sent, a pre-ferment with its own figures', () => {
    const lecturas = (name: string) =>
      panaderia.analyse(
        { ingredients: [...dough, { name, grams: 312, preparacion: biga({ name: 'Levadura fresca', grams: 2 }) }] },
        { explain: true },
      ).explicacion?.lecturas
    expect(lecturas('Biga')).toHaveLength(dough.length + 1)
    expect(lecturas('Biga')?.at(-1)).toEqual({
      nombre: 'Biga',
      role: 'masa_madre',
      fase: 'prefermento',
      prefermento: { hidratacion: 55, supuesta: false, harina_g: 200, agua_g: 110, sal_g: 0 },
    })
    expect(lecturas('Remojo')?.at(-1)).toEqual({ nombre: 'Remojo', role: 'otro', fase: 'mezcla' })
  })

  test('a levain is masa madre, and what has another name is only flour and water', () => {
    expect(given('Masa madre', biga(), 310).params.prefermento).toBe(31)
    expect(given('Remojo', biga(), 310).params.prefermento).toBe(0)
  })
})

describe('a chocolate made in house', () => {
  const negro = {
    oficio: 'cacao',
    type: 'negro',
    ingredients: [
      { ingrediente: 'Pasta de cacao', peso: 60 },
      { ingrediente: 'Manteca de cacao', peso: 8 },
      { ingrediente: 'Azúcar', peso: 32 },
    ],
  }
  test('is chocolate where the law of a bonbon asks for it', () => {
    const body = cacao.analyse({
      type: 'bombon',
      ingredients: [
        { ingrediente: 'Chocolate negro', peso: 60, preparacion: negro },
        { ingrediente: 'Nata 35 %', peso: 40 },
      ],
    })
    expect(body.params.chocolate).toBe(60)
  })
  test('and where a ganache is made of it', () => {
    const body = pasteleria.analyse({
      type: 'ganache_negro',
      ingredients: [
        { name: 'Chocolate negro', grams: 120, preparacion: negro },
        { name: 'Nata 35 %', grams: 100 },
      ],
    })
    expect(body.params.chocolateNata).toBe(1.2)
  })
})

describe('formulas by name', () => {
  const preparaciones = { 'turrón de Jijona': jijona }
  test('a line that is called like an entry, or that names it, uses it', () => {
    const [inline] = reports(helado.analyse(withJijona()))
    for (const line of [{ name: 'Turrón de jijona' }, { name: 'Inclusión', preparacion: 'Turrón de Jijona' }]) {
      const body = helado.analyse({
        type: 'helado_crema',
        ingredients: [...base, { ...line, grams: 150 }],
        preparaciones,
      })
      expect(reports(body)[0]).toEqual({ ...inline, nombre: line.name })
    }
  })

  test('inside each other, through crafts, down to four levels', () => {
    const level = (name: string) => ({ oficio: 'helado', ingredients: [{ name, grams: 1 }] })
    const chain = (last: number) =>
      Object.fromEntries(
        Array.from({ length: last }, (_, at) => [`n${at + 1}`, level(at + 1 < last ? `n${at + 2}` : 'Azúcar')]),
      )
    const ask = (last: number) =>
      helado.analyse({ ingredients: [...base, { name: 'n1', grams: 50 }], preparaciones: chain(last) })
    expect(ask(4).params).toEqual(helado.analyse({ ingredients: [...base, { name: 'Azúcar', grams: 50 }] }).params)
    expect(refusal(() => ask(5))).toMatch(/más de 4 niveles/)
  })

  test('depth counts also through what was already opened', () => {
    const level = (...names: string[]) => ({ oficio: 'helado', ingredients: names.map((name) => ({ name, grams: 1 })) })
    const entries = { a: level('b'), b: level('c'), c: level('Azúcar'), x: level('y'), y: level('a') }
    const ask =
      (...names: string[]) =>
      () =>
        helado.analyse({ ingredients: names.map((name) => ({ name, grams: 9 })), preparaciones: entries })
    expect(refusal(ask('a', 'x'))).toMatch(/más de 4 niveles/)
  })

  test('a circle is named', () => {
    const entries = {
      a: { oficio: 'pasteleria', ingredients: [{ name: 'b', grams: 1 }] },
      b: { oficio: 'cacao', ingredients: [{ ingrediente: 'A', peso: 1 }] },
    }
    expect(refusal(() => helado.analyse({ ingredients: [{ name: 'a', grams: 1 }], preparaciones: entries }))).toBe(
      'La preparación «a» se contiene a sí misma («a» → «b» → «a»): quita la línea que cierra el círculo.',
    )
  })

  test('lines are counted in all, however often an entry is used', () => {
    const many = { oficio: 'helado', ingredients: Array.from({ length: 60 }, () => ({ name: 'Azúcar', grams: 1 })) }
    const ask = (times: number) => () =>
      helado.analyse({
        ingredients: Array.from({ length: times }, () => ({ name: 'mucho', grams: 1 })),
        preparaciones: { mucho: many },
      })
    expect(ask(3)).not.toThrow()
    expect(refusal(ask(4))).toMatch(/244 líneas y el máximo es 200/)
  })

  test('what no line uses is said, and what is not there too', () => {
    expect(helado.analyse({ ingredients: [...base], preparaciones }).warnings).toContain(
      'Ninguna línea usa la preparación «turrón de Jijona».',
    )
    expect(refusal(() => helado.analyse({ ingredients: [{ name: 'x', grams: 1, preparacion: 'y' }] }))).toMatch(/«y»/)
  })
})

test('each explanation tells it as one, and through it when asked', () => {
  const plain = helado.analyse(withJijona(), { explain: true }).explicacion
  const through = helado.analyse(withJijona(), { explain: true, through: true }).explicacion
  for (const [key, { contribuciones = [], valor }] of Object.entries(through?.parametros ?? {})) {
    expect(
      contribuciones.map(({ partes: _, ...one }) => one),
      key,
    ).toEqual(plain?.parametros[key]?.contribuciones ?? [])
    const parts = contribuciones.at(-1)?.partes ?? []
    if (contribuciones.length > 0 && key !== 'aguaLibre') {
      expect(
        parts.reduce((sum, { aporte }) => sum + aporte, 0),
        key,
      ).toBeCloseTo(contribuciones.at(-1)?.aporte ?? 0, 2)
      expect(
        contribuciones.reduce((sum, { aporte }) => sum + aporte, 0),
        key,
      ).toBeCloseTo(valor, 1)
    }
  }
  expect(plain?.ingredientes.at(-1)).toEqual({
    nombre: 'Turrón de Jijona',
    gramos: 150,
    oficio: 'turron',
    type: 'jijona',
  })
})

/** The most that a legal body can ask for: lines at every level, all of them read, judged and advised on. */
measuredTest('the worst legal body takes less than 50 ms', ({ quietestOf }) => {
  const names = goldenRequests('helado').flatMap(({ ingredients }) => ingredients.map(({ name }) => String(name)))
  const lines = (count: number): RawLine[] =>
    Array.from({ length: count }, (_, at) => ({ name: names[at % names.length] ?? 'Agua', grams: 10 + at }))
  const nest = (depth: number): RawLine => ({
    name: `nivel ${depth}`,
    grams: 300,
    preparacion: {
      oficio: (['helado', 'pasteleria', 'panaderia', 'helado'] as const)[depth - 1],
      ingredients: [...lines(38), ...(depth < 4 ? [nest(depth + 1)] : [])],
    },
  })
  const request = { ingredients: [...lines(40), nest(1)] }
  helado.analyse(request, { explain: true, through: true })
  expect(quietestOf(() => helado.analyse(request, { explain: true, through: true }))).toBeLessThan(LONGEST_HOLD)
})

/** Names that every craft reads alike, so that a line means the same wherever it is written. */
const ALIKE = [
  'Azúcar',
  'Mantequilla',
  'Nata 35 %',
  'Leche entera',
  'Almendra cruda',
  'Miel',
  'Pasta de cacao',
  'Agua',
] as const

test('without losses it is the flat formula, whatever the craft it was made in', () => {
  const ids = Object.keys(allCrafts) as CraftId[]
  for (const outer of ids) {
    const craft = allCrafts[outer] as unknown as {
      readonly analyse: (request: CraftRequest) => Readonly<Record<string, unknown>>
    }
    const own = allCrafts[outer].fields
    for (const example of goldenRequests(outer).slice(0, 3)) {
      for (const oficio of ids) {
        const { name, grams } = allCrafts[oficio].fields
        const inside = ALIKE.map((one, at) => [one, 7 + 3 * at] as const)
        const weight = inside.reduce((sum, [, g]) => sum + g, 0)
        const nested = {
          [own.name]: 'mi mezcla',
          [own.grams]: weight,
          preparacion: {
            oficio,
            rendimiento: 100,
            ingredients: inside.map(([one, g]) => ({ [name]: one, [grams]: g })),
          },
        }
        const flat = inside.map(([one, g]) => ({ [own.name]: one, [own.grams]: g }))
        const { params, legal } = craft.analyse({ ...example, ingredients: [...example.ingredients, nested] })
        const expected = craft.analyse({ ...example, ingredients: [...example.ingredients, ...flat] })
        expect({ params, legal }, `${oficio} in ${outer}`).toEqual({ params: expected.params, legal: expected.legal })
      }
    }
  }
})
