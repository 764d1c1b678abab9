import { heladoExample, MONTAJE_PATH, montajeExample, montajeSchemas } from '@obrador/contract'
import { ingredientCatalogue, REQUEST_LIMITS } from '@obrador/engine'
import { type PieceRequest, pieceOf } from '@obrador/engine/piece'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_HOLD, measuredTest, type ThreadClock } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { anything, hugeNumber, oddText, wildNested } from './bodies.ts'
import { type ApiApp, ENGLISH, expectSoundOrReason, orRefuses, postTo, sharedApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
})

const RUNS = runs(300)
const sugar = { nombre: 'Azúcar', gramos: 10 }

describe('POST /api/montaje', () => {
  it('answers exactly what the engine says', async () => {
    const response = await postTo(app, MONTAJE_PATH, montajeExample)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(pieceOf(montajeExample))))
  })

  it('counts against the limit of whoever asks, like every POST', async () => {
    const { headers } = await postTo(app, MONTAJE_PATH, montajeExample)
    expect(Number(headers['ratelimit-limit'])).toBeGreaterThan(0)
    expect(headers['ratelimit-remaining']).toBeDefined()
  })

  it('says which parts are not right, each with its verdict and reason', async () => {
    const { preparaciones } = montajeExample
    const glaze = preparaciones['Glaseado de cacao']
    const thin = {
      ...glaze,
      ingredients: glaze.ingredients.map((line) => (line.name === 'Gelatina' ? { ...line, grams: 2 } : line)),
    }
    const body = { ...montajeExample, preparaciones: { ...preparaciones, 'Glaseado de cacao': thin } }
    const { porRevisar, resumen } = (await postTo(app, MONTAJE_PATH, body)).json()
    expect(porRevisar).toMatchObject([
      { nombre: 'Glaseado de cacao', oficio: 'pasteleria', verdict: 'revisar', porque: expect.stringMatching(/\w/) },
    ])
    expect(resumen).toBe('Seis partes; revisa «Glaseado de cacao».')
  })

  it('says how it keeps by the part that keeps least, and as frozen only what is sold so', async () => {
    const { conservacion } = (await postTo(app, MONTAJE_PATH, montajeExample)).json()
    // Raw egg product by itself may be kept at 8 °C; what fills a pastry, at 4 °C (RD 1021/2022, art. 4.1).
    expect(conservacion).toMatchObject({ parte: 'Mousse de avellana', clase: '1' })
    expect(conservacion.frase).toContain(': 4 °C o menos, 24 h')
    const ice = { oficio: 'helado', type: 'helado_crema', ingredients: heladoExample.ingredients }
    const body = {
      ...montajeExample,
      partes: [...montajeExample.partes, { nombre: 'Helado', gramos: 40 }],
      preparaciones: { ...montajeExample.preparaciones, Helado: ice },
    }
    // Frozen only if it is sold so, and then it says what it is when it is no longer.
    const untold = (await postTo(app, MONTAJE_PATH, body)).json()
    expect(untold.conservacion).toMatchObject({ parte: 'Mousse de avellana', clase: '1' })
    expect(untold.warnings.join()).toContain('¿Se vende congelada?')
    const frozen = (await postTo(app, MONTAJE_PATH, { ...body, congelada: true })).json()
    expect(frozen.conservacion.clase).toBe('F')
    expect(frozen.conservacion.frase).toContain('Descongelada: Ovoproducto sin cocer')
    // The label is dated and kept by the same class.
    expect(frozen.etiqueta.seguridadAlimentaria).toMatchObject({ clase: 'F', frase: frozen.conservacion.frase })
    // What is bought and put on it as it is keeps as its row does.
    const nougat = montajeExample.preparaciones['Turrón blando']
    const topped = async (nombre: string) =>
      (
        await postTo(app, MONTAJE_PATH, {
          partes: [
            { nombre: 'Turrón', gramos: 40, preparacion: nougat },
            { nombre, gramos: 10 },
          ],
        })
      ).json()
    const dry = await topped('Almendra tostada')
    expect(Number(dry.conservacion.clase)).toBeGreaterThan(4)
    const wet = await topped('Nata 35%')
    expect(wet.conservacion).toMatchObject({ parte: 'Nata 35%', clase: '3' })
    const unknown = await topped('Relleno de la casa')
    expect([unknown.conservacion, unknown.etiqueta.seguridadAlimentaria]).toEqual([undefined, undefined])
  })

  it('gives the margin of a price and the price of a margin, of the price without VAT', async () => {
    const piece = async (more: object) =>
      (await postTo(app, MONTAJE_PATH, { partes: [sugar], envase: 1, ...more })).json()
    // 10 g of sugar at its price and 1 € of packing; twice that is a margin of 50 %, and 21 % more with VAT.
    const cost = 1 + 0.01 * (ingredientCatalogue.find(({ id }) => id === 'azucar')?.price ?? Number.NaN)
    const asked = await piece({ margen: 50, iva: 21 })
    expect(asked.precio.pvp).toBeCloseTo(2 * cost * 1.21, 2)
    expect(asked.precio.margen).toBeCloseTo(50, 0)
    const given = await piece({ pvp: asked.precio.pvp, iva: 21 })
    expect(given.precio).toEqual(asked.precio)
    const losing = await piece({ pvp: 1 })
    expect(losing.warnings.join()).toMatch(/^.*A 1,00 € pierdes 0,10 € por pieza\./)
    expect((await piece({})).precio).toBeUndefined()
  })

  it('a part has the price that is sent with it, also where nobody else knows one', async () => {
    const { coste } = (
      await postTo(app, MONTAJE_PATH, { partes: [{ nombre: 'Lágrimas de hada', gramos: 10, precio: 50 }] })
    ).json()
    expect(coste).toMatchObject({ ingredientes: 0.5, pieza: 0.5 })
    expect(coste.sinPrecio).toBeUndefined()
  })

  it.each([
    ['partes', {}],
    ['partes', { partes: [] }],
    ['partes', { partes: 'una' }],
    ['partes', { partes: Array.from({ length: 201 }, () => sugar) }],
    ['gramos', { partes: [{ nombre: 'Azúcar' }] }],
    ['gramos', { partes: [{ nombre: 'Azúcar', gramos: '10' }] }],
    ['merma', { partes: [{ ...sugar, merma: 91 }] }],
    ['decoracion', { partes: [{ ...sugar, decoracion: 'sí' }] }],
    ['piezas', { partes: [sugar], piezas: 0 }],
    ['eurosHora', { partes: [sugar], manoDeObra: { minutos: 3 } }],
    ['iva', { partes: [sugar], iva: -1 }],
    ['margen', { partes: [sugar], margen: 100 }],
    ['pvp', { partes: [sugar], margen: 10, pvp: 1 }],
    ['oficio', { partes: [{ ...sugar, preparacion: { oficio: 'fontaneria', ingredients: [] } }] }],
    ['preparaciones', { partes: [{ ...sugar, preparacion: 'ninguna' }] }],
    [
      'uno',
      {
        partes: [{ nombre: 'uno', gramos: 1 }],
        preparaciones: { uno: { oficio: 'helado', ingredients: [{ name: 'uno', grams: 1 }] } },
      },
    ],
  ])('names «%s» when it is wrong', async (field, body) => {
    const response = await postTo(app, MONTAJE_PATH, body)
    expect(response.statusCode).toBe(400)
    const { error } = response.json()
    expect(error).toContain(`«${field}»`)
    expect(error).not.toMatch(ENGLISH)
  })

  it('names the fields that are not its own, at every level', async () => {
    const { warnings } = (
      await postTo(app, MONTAJE_PATH, {
        partes: [
          { ...sugar, decoration: true },
          { nombre: 'Base', gramos: 5 },
        ],
        packaging: 1,
        preparaciones: { Base: { oficio: 'helado', ingredients: [{ name: 'Leche', grams: 1, fat: 3 }] } },
      })
    ).json()
    const told = warnings.join('\n')
    for (const word of ['decoration', 'packaging', 'fat']) expect(told).toContain(`«${word}»`)
  })

  it('takes null for what is left out', async () => {
    const body = {
      partes: [{ ...sugar, merma: null, precio: null, preparacion: null }],
      envase: null,
      iva: null,
      pvp: null,
      nombre: null,
      quid: null,
    }
    expect((await postTo(app, MONTAJE_PATH, body)).statusCode).toBe(200)
  })

  const wildPiece = fc
    .tuple(
      wildNested('helado'),
      fc.record(
        {
          merma: fc.constantFrom(0, 10, 90, 91),
          piezas: fc.constantFrom(1, 36, 1e5, 0.5),
          envase: fc.constantFrom(0, 1, 1e5),
          iva: fc.constantFrom(0, 10, 100),
          margen: fc.constantFrom(0, 60, 99),
          pvp: fc.constantFrom(0, 1e-9, 4.8, 1e5),
          denominacion: oddText,
        },
        { requiredKeys: [] },
      ),
    )
    .map(([{ ingredients, preparaciones }, { merma, denominacion, margen, pvp, ...more }]) => ({
      ...more,
      ...(pvp === undefined ? { margen } : { pvp }),
      ...(denominacion !== undefined && { denominacion }),
      partes: ingredients.map((line) => {
        const { name, grams, preparacion } = line as { name: string; grams: number; preparacion?: unknown }
        return { nombre: name, gramos: grams, preparacion, merma }
      }),
      preparaciones,
    }))

  it(`answers ${RUNS} wild pieces with sound numbers or a reason`, async () => {
    const seen = { 200: 0, 400: 0 }
    await fc.assert(
      fc.asyncProperty(wildPiece, async (payload) => {
        seen[expectSoundOrReason(await postTo(app, MONTAJE_PATH, payload))]++
      }),
      { numRuns: RUNS },
    )
    expect(seen[200]).toBeGreaterThan(RUNS / 20)
  })

  it('answers malice and noise with a reason, never with a failure of its own', async () => {
    const keys = [...Object.keys(montajeSchemas.MontajeRequest.properties), '__proto__', 'ingredients', 'texto']
    const part = fc.dictionary(
      fc.constantFrom('nombre', 'gramos', 'merma', 'preparacion', 'precio', 'ficha'),
      fc.oneof(oddText, hugeNumber, anything),
    )
    const noise = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(anything, hugeNumber, fc.array(part, { maxLength: 4 })),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, anything), async (payload) => {
        const { statusCode, body } = await postTo(app, MONTAJE_PATH, payload)
        expect(statusCode, body).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the worst legal piece', () => {
  const lines = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({
      name: ingredientCatalogue[(from + 7 * at) % ingredientCatalogue.length]?.name ?? '',
      grams: 1 + at,
    }))
  const hold = ({ quietestOf }: ThreadClock, piece: PieceRequest): number =>
    quietestOf(() => orRefuses(() => pieceOf(piece)))

  measuredTest('of a hundred preparations holds the service for less than 50 ms', (clock) => {
    const partes = Array.from({ length: REQUEST_LIMITS.ingredients / 2 }, (_, at) => ({
      nombre: `Turrón ${at}`,
      gramos: 1,
      preparacion: { oficio: 'turron', type: 'jijona', ingredients: [{ ingrediente: 'Almendra', peso: 1 }] },
    }))
    expect(hold(clock, { partes, denominacion: 'turrón '.repeat(28) })).toBeLessThan(LONGEST_HOLD)
  })

  measuredTest('of four levels holds it for less than 50 ms', (clock) => {
    const nest = (depth: number): object => ({
      oficio: (['helado', 'pasteleria', 'panaderia', 'helado'] as const)[depth - 1],
      ingredients: [
        ...lines(46, depth),
        ...(depth < 4 ? [{ name: `Crema ${depth}`, grams: 300, preparacion: nest(depth + 1) }] : []),
      ],
    })
    const partes = [
      { nombre: 'Crema', gramos: 100, preparacion: nest(1) },
      ...lines(9).map(({ name, grams }) => ({ nombre: name, gramos: grams })),
    ]
    expect(hold(clock, { partes, denominacion: 'avellana '.repeat(22) })).toBeLessThan(LONGEST_HOLD)
  })
})

it('GET describes itself with an example that works', async () => {
  const manifest = (await app.inject(MONTAJE_PATH)).json()
  expect(manifest).toMatchObject({
    version: '1',
    endpoint: `POST ${MONTAJE_PATH}`,
    docs: 'https://obrador.example/docs',
  })
  expect((await postTo(app, MONTAJE_PATH, manifest.bodyExample)).statusCode).toBe(200)
})

it('llms.txt tells an agent how to ask', async () => {
  expect((await app.inject('/llms.txt')).body).toContain(`POST ${MONTAJE_PATH}`)
})
