import { ADJUST_LEVELS, ADJUST_LIMITS, ADJUST_OBJECTIVES, ADJUST_STATES } from '@obrador/balancer'
import { ajusteContracts, ajusteSchemas, analysisContracts, PANTRY_LIMITS } from '@obrador/contract'
import { allCrafts, type Craft, ingredientCatalogue, solverProblemOf } from '@obrador/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustPool } from '../src/adjust/pool.ts'
import { type ApiApp, ENGLISH, expectSound, postTo, testApp, wake } from './helpers.ts'

const ids = Object.keys(ajusteContracts) as (keyof typeof ajusteContracts)[]
const exampleOf = (id: keyof typeof ajusteContracts) => {
  const [example] = Reflect.get(ajusteSchemas[ajusteContracts[id].request], 'examples') as [Record<string, unknown>]
  return example
}

let app: ApiApp
beforeAll(async () => {
  app = await testApp()
  await wake(app)
})
afterAll(() => app.close())

describe.each(ids)('/api/ajuste/%s', (id) => {
  const { path } = ajusteContracts[id]
  const craft: Craft = allCrafts[id]

  it('adjusts its documented example: right for the engine, and the same over the balance path', async () => {
    const response = await postTo(app, path, exampleOf(id))
    expect(response.statusCode).toBe(200)
    const body = response.json()
    expect(body).toMatchObject({ status: 'ok', factible: true })
    expect(body.ingredients.some(({ cambio }: { cambio: number }) => cambio !== 0)).toBe(true)
    expectSound(body)
    for (const sentence of body.explicacion) expect(sentence).not.toMatch(ENGLISH)
    expect(solverProblemOf(craft, body.formula).reached).toBeGreaterThan(
      solverProblemOf(craft, exampleOf(id) as never).reached,
    )
    expect((await postTo(app, analysisContracts[id].path, body.formula)).json()).toEqual(body.despues)
  })

  it('refuses what the engine or the schema refuses, in Spanish', async () => {
    const { ingredients } = exampleOf(id) as { ingredients: readonly object[] }
    const bad: readonly [body: unknown, sentence: RegExp][] = [
      [{}, /^Falta «ingredients»/],
      [{ ingredients: [] }, /^«ingredients» está vacía/],
      [{ ingredients: [{ ...ingredients[0], fijo: 'sí' }] }, /^Línea 1 .*«fijo» debe ser true o false/],
      [{ ingredients, despensa: 'nevera' }, /^«despensa» debe ser "catalogo" o una lista/],
      [{ ingredients, despensa: [7] }, /^«despensa» debe ser "catalogo" o una lista/],
      [{ ingredients, objetivo: 'lo que sea' }, /^«objetivo» debe ser uno de estos: menos_cambios, menor_coste/],
      [{ ingredients, maxNuevos: 99 }, /^«maxNuevos» debe ser un número igual o menor que 10/],
      [{ ingredients, objetivos: { nada: { min: 1 } } }, /^«objetivos» no puede pedir «nada»/],
      [{ ingredients, maxCambios: 0 }, /^«maxCambios» debe ser un número igual o mayor que 1/],
      [{ ingredients, maxCambios: 51 }, /^«maxCambios» debe ser un número igual o menor que 50/],
      [{ ingredients, maxCoste: -1 }, /^«maxCoste» debe ser un número igual o mayor que 0/],
      [{ ingredients, maxCoste: 10_001 }, /^«maxCoste» debe ser un número igual o menor que 10000/],
    ]
    for (const [payload, sentence] of bad) {
      const response = await postTo(app, path, payload)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toMatch(sentence)
      expect(response.json().error).not.toMatch(ENGLISH)
    }
  })
})

it('as many lines as a formula may have are adjusted, with no pantry or with one that fills what is left', {
  tags: ['nightly'],
}, async () => {
  const names = ingredientCatalogue.map(({ name }) => name)
  const lines = (count: number) => names.slice(0, count).map((name, at) => ({ name, grams: 1 + at }))
  for (const body of [
    { ingredients: lines(200) },
    { ingredients: lines(150), despensa: 'catalogo' },
    { ingredients: lines(5), despensa: names.slice(300, 360) },
  ]) {
    expect((await postTo(app, ajusteContracts.helado.path, body)).statusCode).toBe(200)
  }
})

it.each(['Xilófono', 'Aceite de oliva', 'Manteca de cacao', 'Base láctea 100'])(
  'a single «%s» is answered: there is nothing to divide by, and that is no fault of whoever asks',
  async (name) => {
    const response = await postTo(app, ajusteContracts.helado.path, { ingredients: [{ name, grams: 100 }] })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ factible: false })
    expectSound(response.json())
  },
)

it('another craft on the ice cream path is refused with those there are', async () => {
  const response = await postTo(app, ajusteContracts.helado.path, { ...exampleOf('helado'), craft: 'turron' })
  expect(response.statusCode).toBe(400)
  expect(response.json().supported).toEqual(['helado'])
})

it('what cannot be met comes back nearest, with its ways out', async () => {
  const ingredients = [
    { name: 'Harina', grams: 1000 },
    { name: 'Agua', grams: 650 },
    { name: 'Levadura fresca', grams: 10 },
  ]
  const { factible, relajaciones, alAnadir, alLiberar } = (
    await postTo(app, ajusteContracts.panaderia.path, { ingredients, despensa: [] })
  ).json()
  expect(factible).toBe(false)
  expect(relajaciones).toEqual([
    { parametro: 'sal', etiqueta: 'Sal', unidad: '%', limite: 'min', valor: 1.2, necesario: 0 },
  ])
  expect(alAnadir).toEqual([{ nombre: 'Sal fina', gramos: expect.any(Number) }])
  expect(alLiberar).toEqual([])
})

it('wishes beside what there is, ceilings and what became of each limit', async () => {
  const ingredients = [
    { name: 'Leche entera', grams: 560 },
    { name: 'Nata 35%', grams: 190 },
    { name: 'Azúcar', grams: 150 },
    { name: 'Dextrosa', grams: 40 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ]
  const ask = (body: object) => postTo(app, ajusteContracts.helado.path, { type: 'helado_crema', ingredients, ...body })
  const wish = { objetivos: { POD: { factor: 0.8 }, PAC: 'mantener' } }
  const body = (await ask({ ...wish, maxCambios: 4, maxCoste: 2 })).json()
  expect(body).toMatchObject({ status: 'ok', factible: true })
  expectSound(body)
  expect(body.despues.params.POD / body.antes.params.POD).toBeCloseTo(0.8, 1)
  expect(body.despues.params.PAC).toBeCloseTo(body.antes.params.PAC, 0)
  expect(body.ingredients.filter(({ cambio }: { cambio: number }) => cambio !== 0).length).toBeLessThanOrEqual(4)
  expect(body.coste.despues.kg).toBeLessThanOrEqual(2)
  // No salt to make up for the sugar.
  expect(body.ingredients.map(({ nombre }: { nombre: string }) => nombre)).not.toContain('Sal fina')
  expect(body.cumplimiento.map(({ origen }: { origen: string }) => origen)).toEqual(
    expect.arrayContaining(['ley', 'tipo', 'pedido']),
  )
  expect((await ask({ ...wish, objetivos: { POD: { factor: 1 }, PAC: { factor: 1 } } })).json().factible).toBe(true)
  for (const objetivos of [
    { POD: 'igual' },
    { POD: { factor: '0,8' } },
    { POD: { factor: 0 } },
    { PAC: { factor: 2 } },
  ]) {
    const refused = await ask({ objetivos })
    expect(refused.statusCode, JSON.stringify(objetivos)).toBe(400)
    expect(refused.json()).toMatchObject({ campo: expect.stringMatching(/objetivos|POD/) })
    expect(refused.json().error).not.toMatch(ENGLISH)
  }
})

it('a formula inside another moves as one, and line by line where it is opened', async () => {
  const syrup = {
    oficio: 'pasteleria',
    ingredients: [
      { name: 'Agua', grams: 100 },
      { name: 'Azúcar', grams: 300 },
      { name: 'Dextrosa', grams: 100 },
    ],
  }
  const ask = async (wishes: object) => {
    const response = await postTo(app, ajusteContracts.helado.path, {
      type: 'sorbete_agua',
      despensa: [],
      ingredients: [
        { name: 'Fresa', grams: 400, fijo: true },
        { name: 'Agua', grams: 100, fijo: true },
        { name: 'Almíbar', grams: 500, preparacion: syrup, ...wishes },
      ],
    })
    expect(response.statusCode).toBe(200)
    expectSound(response.json())
    return response.json()
  }
  const asOne = await ask({ fijo: false })
  expect(asOne.ingredients.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Fresa', 'Agua', 'Almíbar'])
  expect(asOne.formula.ingredients.at(-1)).toMatchObject({ name: 'Almíbar', preparacion: syrup })
  const opened = await ask({ abrir: true })
  expect(opened.ingredients.slice(2)).toMatchObject([
    { nombre: 'Agua', preparacion: 'Almíbar' },
    { nombre: 'Azúcar', preparacion: 'Almíbar' },
    { nombre: 'Dextrosa', preparacion: 'Almíbar' },
  ])
  expect(opened.formula.ingredients.at(-1).preparacion.ingredients).not.toEqual(syrup.ingredients)
  expect((await postTo(app, analysisContracts.helado.path, opened.formula)).json()).toEqual(opened.despues)
})

it('counts in the same bucket as every other POST', async () => {
  const limited = await testApp({ limits: { post: 2 } })
  await wake(limited)
  const body = exampleOf('turron')
  expect((await postTo(limited, analysisContracts.turron.path, body)).statusCode).toBe(200)
  expect((await postTo(limited, ajusteContracts.turron.path, body)).headers['ratelimit-remaining']).toBe('0')
  expect((await postTo(limited, ajusteContracts.turron.path, body)).statusCode).toBe(429)
  await limited.close()
})

it('turns away what the queue cannot hold, saying when to come back', async () => {
  const small = await testApp({ adjust: { threads: 1, queue: 1, milliseconds: 2_000 } })
  const body = exampleOf('helado')
  await wake(small)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => postTo(small, ajusteContracts.helado.path, body, '', `198.51.100.${at}`)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const refused = answers.find(({ body }) => body.includes('Ahora mismo hay demasiados ajustes en marcha: espera 5 s'))
  expect(refused?.statusCode).toBe(503)
  expect(refused?.headers['retry-after']).toBe('5')
  await small.close()
})

it('works out two of one client at a time, and says so of the third', async () => {
  const single = await testApp({ adjust: { threads: 1, milliseconds: 2_000 } })
  await wake(single)
  const body = exampleOf('helado')
  const ask = (client: string) => postTo(single, ajusteContracts.helado.path, body, '', client)
  const [one, two, three, other] = await Promise.all([
    ask('198.51.100.1'),
    ask('198.51.100.1'),
    ask('198.51.100.1'),
    ask('198.51.100.2'),
  ])
  expect([one, two, three, other].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200])
  expect(three.json().error).toBe('Ya tienes 2 ajustes en marcha: espera 1 s a que acabe alguno y vuelve a intentarlo.')
  expect(three.headers['retry-after']).toBe('1')
  await single.close()
})

const unexpected = (problem: unknown): void => expect.unreachable(String(problem))

it('gives up what takes too long, and goes on working', async () => {
  const pool = adjustPool({ threads: 1, queue: 10, milliseconds: 1, warmUps: 0 }, unexpected)
  await pool.start()
  const job = { craft: 'helado', request: exampleOf('helado') as never } as const
  const caller = { client: '198.51.100.1', gone: new AbortController().signal }
  expect(await pool.run(job, caller)).toBe('late')
  await pool.close()
})

it('what nobody waits for any more is not begun, and what has begun is let go of', async () => {
  const pool = adjustPool({ threads: 1, queue: 10, milliseconds: 5_000, warmUps: 0 }, unexpected)
  await pool.start()
  const job = (id: keyof typeof ajusteContracts) => ({ craft: id, request: exampleOf(id) as never })
  const leaving = new AbortController()
  const staying = { client: '198.51.100.1', gone: new AbortController().signal }
  const first = pool.run(job('helado'), staying)
  const second = pool.run(job('cacao'), { client: '198.51.100.2', gone: leaving.signal })
  leaving.abort()
  expect(await second).toBe('gone')
  expect(await first).toHaveProperty('answer')
  expect(await pool.run(job('turron'), staying)).toHaveProperty('answer')
  await pool.close()
})

it('says the same as the balancer of what may be asked', () => {
  const { properties } = ajusteSchemas.HeladoAjusteRequest
  expect(properties.objetivo).toMatchObject({ enum: ADJUST_OBJECTIVES })
  expect(properties.nivel).toMatchObject({ enum: ADJUST_LEVELS })
  expect(properties.maxNuevos).toMatchObject({ maximum: ADJUST_LIMITS.newcomers })
  expect(properties.redondeo).toMatchObject({ maximum: ADJUST_LIMITS.step })
  expect(PANTRY_LIMITS.items).toBe(ADJUST_LIMITS.pantry)
  expect(ajusteSchemas.HeladoAjusteResponse.properties.estado).toMatchObject({ enum: ADJUST_STATES })
})

/** Right on average and on the edge: what certainty is asked of, craft by craft. */
const ON_THE_EDGE = {
  helado: {
    type: 'sorbete_agua',
    ingredients: [
      { name: 'fresa', grams: 600 },
      { name: 'azúcar', grams: 140 },
      { name: 'dextrosa', grams: 20 },
      { name: 'agua', grams: 240 },
    ],
  },
  pasteleria: {
    type: 'crema_pastelera',
    ingredients: [
      { name: 'leche', grams: 1000 },
      { name: 'yema', grams: 200 },
      { name: 'azúcar', grams: 200 },
      { name: 'maicena', grams: 40 },
    ],
  },
  cacao: {
    type: 'cobertura',
    ingredients: [
      { ingrediente: 'pasta_cacao', peso: 500 },
      { ingrediente: 'manteca_cacao', peso: 40 },
      { ingrediente: 'azucar', peso: 455 },
      { ingrediente: 'lecitina', peso: 5 },
    ],
  },
} as const

describe.each(Object.keys(ON_THE_EDGE) as (keyof typeof ON_THE_EDGE)[])('certainty in /api/ajuste/%s', (id) => {
  it('is the doubt of the formula answered, and its cost what it adds to the plain answer', async () => {
    const asked = { ...ON_THE_EDGE[id], objetivo: 'menor_coste', despensa: [] }
    const { path } = ajusteContracts[id]
    const plain = (await postTo(app, path, asked)).json()
    const response = await postTo(app, path, { ...asked, seguridad: 0.9 })
    expect(response.statusCode).toBe(200)
    const safe = response.json()
    expect(plain.seguridad).toBeUndefined()
    expectSound(safe)
    const { pedida, probabilidad, cuesta, frase } = safe.seguridad
    expect(pedida).toBe(0.9)
    expect(frase).not.toMatch(ENGLISH)
    expect(frase).toMatch(probabilidad < 0.9 ? /^No llego al 90 % que pides: / : /^(?:Con|La fórmula) /)
    const { duda } = (await postTo(app, `${analysisContracts[id].path}?duda=1`, safe.formula)).json()
    expect(duda.probabilidad).toBeCloseTo(probabilidad, 2)
    // A batch of more than it was is another batch: there the grams tell.
    const moved = safe.ingredients.reduce(
      (sum: number, { despues }: { despues: number }, at: number) =>
        sum + Math.abs(despues - (plain.ingredients[at]?.despues ?? 0)) / 2,
      0,
    )
    expect(cuesta.gramos).toBeCloseTo(moved, 1)
    expect(cuesta.euros).toBeCloseTo(safe.coste.despues.lote - plain.coste.despues.lote, 3)
  })
})
