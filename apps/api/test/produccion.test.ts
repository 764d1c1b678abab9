import { LINES_A_REQUEST, montajeExample, PRODUCCION_PATH, produccionExample } from '@obrador/contract'
import { allCrafts, ingredientCatalogue } from '@obrador/engine'
import { productionOf, productionSteps } from '@obrador/engine/production'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_HOLD, measuredTest } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { anything, exampleOf, hugeNumber, oddText, PROTOTYPE, wildNested, written } from './bodies.ts'
import { type ApiApp, ENGLISH, expectSound, postTo, sharedApp, testApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
})

const ask = (body: unknown, of = app) => postTo(of, PRODUCCION_PATH, body)
const told = async (body: unknown): Promise<string> => {
  const response = await ask(body)
  expect(response.statusCode, response.body).toBe(400)
  return response.json().error
}

/** As much as a plan may hold: 50 products of 200 lines. */
const names = ingredientCatalogue.map(({ name }) => name)
const ids = Object.keys(allCrafts) as (keyof typeof allCrafts)[]
const largest = (products = 50) => ({
  productos: Array.from({ length: products }, (_, at) => {
    const oficio = ids[at % ids.length] as keyof typeof allCrafts
    const { fields, types } = allCrafts[oficio]
    const ingredients = Array.from({ length: 199 }, (__, line) => ({
      [fields.name]: line === 0 ? 'Harina' : names[(at * 37 + line * 3) % names.length],
      [fields.grams]: 1 + ((line * 7 + at) % 50),
    }))
    const preparacion = { oficio, type: Object.keys(types)[0], ingredients }
    return { nombre: `Producto ${at}`, piezas: 10 + at, gramos: 80, preparacion }
  }),
})

describe('a plan', () => {
  it('is what the engine says', async () => {
    const response = await ask(produccionExample)
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(productionOf(produccionExample))))
  })

  it('GET describes it, with a request that works', async () => {
    const manifest = (await app.inject(PRODUCCION_PATH)).json()
    expect(manifest).toMatchObject({ endpoint: 'POST /api/produccion', docs: 'https://obrador.example/docs' })
    expect(manifest.description).not.toMatch(ENGLISH)
    expect((await ask(manifest.bodyExample)).json().status).toBe('ok')
  })

  it('takes a piece as it is looked at by itself, and says nothing of what it does not look at', async () => {
    const { warnings, hacer } = (await ask({ productos: [montajeExample] })).json()
    expect(warnings).toEqual([])
    expect(hacer).toHaveLength(6)
  })

  it('is told in llms.txt', async () => {
    expect((await app.inject('/llms.txt')).body).toContain('POST /api/produccion')
  })

  it('names fields that look like ours at every level, and takes null for absent', async () => {
    const { preparaciones } = produccionExample
    const body = {
      productos: [
        {
          nombre: 'Pan',
          piezas: 1,
          unidades: 3,
          partes: [{ nombre: 'Dacquoise de avellana', gramos: 5, peso: 1, merma: null }],
        },
      ],
      preparaciones: { 'Dacquoise de avellana': { ...preparaciones['Dacquoise de avellana'], tipo: 'x' } },
      stock: {},
      maquinas: null,
    }
    const { warnings } = (await ask(body)).json()
    expect(warnings).toEqual(['Ignoro «stock», que no es un campo de esta petición: ¿querías «existencias»?'])
    const { warnings: inside } = (
      await ask({ productos: [{ Nombre: 'x', nombre: 'Pan', pieces: 2, piezas: 1, gramos: 5 }], Preparaciones: {} })
    ).json()
    expect(inside).toContainEqual(expect.stringMatching(/^Ignoro «Preparaciones»/))
  })
})

describe('what is wrong is told with where it is', () => {
  it.each([
    [{}, /^Falta «productos»/],
    [[], /^El cuerpo debe ser un objeto JSON con la lista «productos»/],
    [{ productos: {} }, /^«productos» debe ser una lista/],
    [{ productos: [] }, /^«productos» está vacía/],
    [{ productos: [{ nombre: 'Pan', piezas: '3' }] }, /^Producto 1 \(«Pan»\): «piezas» debe ser un número/],
    [{ productos: [{ nombre: 'Pan', gramos: 3 }] }, /^Producto 1 \(«Pan»\): falta «piezas»/],
    [
      { productos: [{ nombre: 'Pan', piezas: 1, partes: [{ nombre: 'Miga', gramos: -1 }] }] },
      /^Producto 1 \(«Pan»\), parte 1 \(«Miga»\): «gramos»/,
    ],
    [
      { productos: [{ nombre: 'Pan', piezas: 1, gramos: 9, preparacion: 'Masa' }] },
      /^No hay ninguna preparación «Masa»/,
    ],
    [{ productos: [{ nombre: 'Pan', piezas: 1, gramos: 9 }], existencias: { a: 'b' } }, /«a» debe ser un número/],
  ])('%j', async (body, sentence) => {
    const error = await told(body)
    expect(error).toMatch(sentence)
    expect(error).not.toMatch(ENGLISH)
  })
})

describe('a large plan', () => {
  it('of 50 products of 200 lines fits the body and is answered', async () => {
    const response = await ask(largest())
    expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
    expect(response.json().hacer).toHaveLength(50)
    expectSound(response.json())
  })

  it('a body beyond its own limit is told so', async () => {
    const response = await ask(`{"productos":"${'x'.repeat(1100 * 1024)}"}`)
    expect(response.statusCode).toBe(413)
    expect(response.json().error).toContain('1024 KiB')
  })

  measuredTest('no step of it holds the service', ({ worked, onFreeMachine }) => {
    const shortest = new Map<number, number>()
    // The quietest of some rounds, step by step: whoever else uses the machine only adds to it.
    for (let round = 0; round < 8; round++) {
      const steps = productionSteps(largest(10) as never)
      for (let at = 0, isDone = false; !isDone; at++) {
        const before = worked()
        isDone = steps.next().done ?? false
        shortest.set(at, Math.min(shortest.get(at) ?? Number.POSITIVE_INFINITY, worked() - before))
      }
    }
    expect(onFreeMachine(Math.max(...shortest.values()))).toBeLessThan(LONGEST_HOLD)
  })

  it('counts as several requests, and stops where the limit does', async () => {
    const counting = await testApp({ limits: { post: 5 } })
    const small = await ask(produccionExample, counting)
    expect(small.headers['ratelimit-remaining']).toBe('4')
    // 199 lines and a part for each of ten products: two requests of a thousand lines.
    const large = await ask(largest(10), counting)
    expect((10 * 200) / LINES_A_REQUEST).toBe(2)
    expect(large.headers['ratelimit-remaining']).toBe('2')
    const refused = await ask(largest(40), counting)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(refused.json()).toMatchObject({ error: expect.stringContaining('5 peticiones por minuto') })
    await counting.close()
  })
})

describe('whatever arrives, the answer is a sound plan or an error in Spanish', () => {
  const grams = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, 5e-324, 1e-9, 1e6))
  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('A', 'B', 'C', 'Azúcar', ...PROTOTYPE.slice(1)) },
    { weight: 1, arbitrary: oddText },
  )
  // Most are such as a maker could send, so that plans are made and not only refused.
  const sound = fc.constantFrom(...ids).chain((oficio) => {
    const { fields, types } = allCrafts[oficio]
    const line = fc
      .tuple(fc.constantFrom('A', 'B', 'Azúcar', ...names), grams)
      .map(([text, weight]) => ({ [fields.name]: text, [fields.grams]: weight }))
    return fc.record(
      {
        oficio: fc.constant(oficio),
        type: fc.constantFrom(...Object.keys(types)),
        ingredients: fc
          .array(line, { maxLength: 4 })
          .map((more) => [...exampleOf(oficio).ingredients, ...more] as object[]),
      },
      { requiredKeys: ['oficio', 'ingredients'] },
    )
  })
  const formula = fc.oneof(
    { weight: 12, arbitrary: sound },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...ids).chain((oficio) => wildNested(oficio).map((one) => ({ ...one, oficio }))),
    },
  )
  const wild = fc.oneof(hugeNumber, oddText, fc.constantFrom(null, true, [], {}, '3'), anything)
  const part = fc.record(
    {
      nombre: name,
      gramos: grams,
      merma: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(0, 90, 1e-300)),
      preparacion: fc.oneof(fc.constantFrom('A', 'B'), formula),
    },
    { requiredKeys: ['nombre', 'gramos'] },
  )
  const product = fc.record(
    {
      nombre: name,
      piezas: fc.oneof(fc.nat(200), fc.constantFrom(0, 100_000)),
      partes: fc.array(part, { minLength: 1, maxLength: 4 }),
      gramos: grams,
      preparaciones: fc.dictionary(fc.constantFrom('A', 'B'), formula, { maxKeys: 1 }),
    },
    { requiredKeys: ['nombre', 'piezas', 'gramos'] },
  )
  const plan = fc.record(
    {
      productos: fc.array(product, { minLength: 1, maxLength: 4 }),
      preparaciones: fc.record({ A: formula, B: formula }),
      existencias: fc.dictionary(name, grams, { maxKeys: 3 }),
      maquinas: fc.array(
        fc.record({ nombre: name, capacidad: fc.constantFrom(1, 4000, 1e6), oficio: fc.constantFrom(...ids) }),
        {
          maxLength: 2,
        },
      ),
      precios: fc.dictionary(name, fc.constantFrom(0, 1, 99_999), { maxKeys: 3 }),
      division: fc.constantFrom(0.01, 0.1, 1, 1000),
    },
    { requiredKeys: ['productos', 'preparaciones'] },
  )
  const near = fc.dictionary(
    fc.constantFrom('productos', 'preparaciones', 'existencias', 'maquinas', 'precios', 'division', ...PROTOTYPE),
    fc.oneof(wild, fc.array(fc.dictionary(fc.constantFrom('nombre', 'piezas', 'partes', 'gramos', 'capacidad'), wild))),
  )

  const check = async (text: string): Promise<number> => {
    const response = await ask(text)
    expect([200, 400, 413, 415], response.body).toContain(response.statusCode)
    const body = response.json()
    if (response.statusCode !== 200) {
      expect(body).toMatchObject({ error: expect.stringMatching(/^[A-ZÁÉÍÓÚÑ«¿].*\.$/s) })
      return response.statusCode
    }
    expectSound({ ...body, hacer: body.hacer.map(({ verdict: _, ...step }: { verdict: unknown }) => step) })
    const weights = body.compra.map(({ gramos }: { gramos: number }) => gramos)
    if (weights.some((weight: number) => weight < 0)) expect.fail(`bought ${Math.min(...weights)} g`)
    return 200
  }

  it('plans that a maker could send, extremes included', async () => {
    let answered = 0
    const count = async (body: unknown) => {
      if ((await check(written(body))) === 200) answered++
    }
    await fc.assert(fc.asyncProperty(plan, count), { numRuns: runs(400) })
    expect(answered).toBeGreaterThan(runs(400) / 10)
  })

  it('plans that are nearly right, and anything that is JSON', async () => {
    const text = fc.oneof(
      { weight: 3, arbitrary: near.map(written) },
      { weight: 1, arbitrary: fc.tuple(plan, near).map(([one, other]) => written({ ...one, ...other })) },
      { weight: 1, arbitrary: fc.json() },
    )
    await fc.assert(
      fc.asyncProperty(text, async (body) => void (await check(body))),
      { numRuns: runs(1200) },
    )
  })
})
