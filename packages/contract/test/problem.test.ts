import { REQUEST_LIMITS } from '@obrador/engine'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import {
  analysisContracts,
  analysisSchemas,
  bodyProblem,
  preparacionSchemas,
  queryProblem,
  unsupportedCraft,
} from '../src/index.ts'

const ajv = new Ajv({ allowUnionTypes: true })
for (const [$id, schema] of Object.entries(preparacionSchemas)) ajv.addSchema({ $id, ...schema })
const validateBody = ajv.compile(analysisSchemas.BalanceRequest)
const validateQuery = ajv.compile(analysisContracts.helado.query)

function problemOf(body: unknown): string | undefined {
  validateBody(body)
  const [first] = validateBody.errors ?? []
  return first && bodyProblem(first, body, analysisContracts.helado.fields).error
}

const withLine = (line: unknown) => ({ ingredients: [{ name: 'Leche', grams: 500 }, line] })

const wholes: readonly [what: string, body: unknown, sentence: RegExp][] = [
  ['null', null, /^El cuerpo debe ser un objeto JSON/],
  ['a list', [{ name: 'Leche', grams: 1 }], /^El cuerpo debe ser un objeto JSON/],
  ['a text', 'hola', /^El cuerpo debe ser un objeto JSON/],
  ['no ingredients', {}, /^Falta «ingredients»: manda una lista/],
  ['ingredients in Spanish', { ingredientes: [] }, /^Usa «ingredients» en vez de «ingredientes»\.$/],
  ['ingredients null', { ingredients: null }, /^«ingredients» debe ser una lista/],
  ['ingredients as an object', { ingredients: { Leche: 1 } }, /^«ingredients» debe ser una lista/],
  ['an empty list', { ingredients: [] }, /^«ingredients» está vacía/],
  [
    'too many',
    { ingredients: Array(REQUEST_LIMITS.ingredients + 1).fill(1) },
    /^Has mandado 201 ingredientes y el máximo es 200/,
  ],
  ['type as a number', { type: 3, ingredients: [{ name: 'a', grams: 1 }] }, /^«type» debe ser un texto/],
  ['craft as a list', { craft: [], ingredients: [{ name: 'a', grams: 1 }] }, /^«craft» debe ser un texto/],
  ['steam in quotes', { ...withLine({ name: 'a', grams: 1 }), aguaEvaporada: '5' }, /^«aguaEvaporada».*\(5, no "5"\)/],
  [
    'negative steam',
    { ...withLine({ name: 'a', grams: 1 }), aguaEvaporada: -1 },
    /^«aguaEvaporada».*igual o mayor que 0/,
  ],
]

const lines: readonly [what: string, line: unknown, sentence: string][] = [
  ['a text', 'Azúcar', 'Línea 2: cada ingrediente es un objeto: manda {"name": "Azúcar", "grams": 100}.'],
  ['null', null, 'Línea 2: cada ingrediente es un objeto: manda {"name": "Azúcar", "grams": 100}.'],
  ['nothing', {}, 'Línea 2: falta «name»: pon el nombre del ingrediente.'],
  ['no name', { grams: 3 }, 'Línea 2: falta «name»: pon el nombre del ingrediente.'],
  ['no grams', { name: 'Azúcar' }, 'Línea 2 («Azúcar»): falta «grams»: pon los gramos del ingrediente.'],
  ['gramos', { name: 'Azúcar', gramos: 3 }, 'Línea 2 («Azúcar»): usa «grams» en vez de «gramos».'],
  ['peso', { name: 'Azúcar', peso: 3 }, 'Línea 2 («Azúcar»): usa «grams» en vez de «peso».'],
  ['cantidad', { name: 'Azúcar', cantidad: 3 }, 'Línea 2 («Azúcar»): usa «grams» en vez de «cantidad».'],
  ['weight', { name: 'Azúcar', weight: 3 }, 'Línea 2 («Azúcar»): usa «grams» en vez de «weight».'],
  ['Grams', { name: 'Azúcar', Grams: 3 }, 'Línea 2 («Azúcar»): usa «grams» en vez de «Grams».'],
  ['nombre', { nombre: 'Azúcar', grams: 3 }, 'Línea 2: usa «name» en vez de «nombre».'],
  [
    'another craft',
    { ingrediente: 'azucar', peso: 3 },
    'Línea 2: usa «name» en vez de «ingrediente» y «grams» en vez de «peso».',
  ],
  [
    'quotes',
    { name: 'Azúcar', grams: '100' },
    'Línea 2 («Azúcar»): «grams» debe ser un número: mándalo sin comillas (100, no "100").',
  ],
  [
    'a comma',
    { name: 'Azúcar', grams: '12,5' },
    'Línea 2 («Azúcar»): «grams» debe ser un número: mándalo sin comillas (12.5, no "12,5").',
  ],
  [
    'a unit',
    { name: 'Azúcar', grams: '100 g' },
    'Línea 2 («Azúcar»): «grams» debe ser un número: mándalo sin comillas ni unidades.',
  ],
  [
    'a list',
    { name: 'Azúcar', grams: [1] },
    'Línea 2 («Azúcar»): «grams» debe ser un número: mándalo sin comillas ni unidades.',
  ],
  ['null grams', { name: 'Azúcar', grams: null }, 'Línea 2 («Azúcar»): «grams» no puede ser null: manda un número.'],
  [
    'infinity',
    { name: 'Azúcar', grams: Number.POSITIVE_INFINITY },
    'Línea 2 («Azúcar»): «grams» es un número demasiado grande: revísalo.',
  ],
  ['below zero', { name: 'Azúcar', grams: -1 }, 'Línea 2 («Azúcar»): «grams» debe ser un número igual o mayor que 0.'],
  [
    'a tonne and more',
    { name: 'Azúcar', grams: 1e7 },
    'Línea 2 («Azúcar»): «grams» debe ser un número igual o menor que 1000000.',
  ],
  [
    'over 100 %',
    { name: 'Azúcar', grams: 1, azucares: 101 },
    'Línea 2 («Azúcar»): «azucares» debe ser un número igual o menor que 100.',
  ],
  ['a number for a name', { name: 7, grams: 1 }, 'Línea 2: «name» debe ser un texto: mándalo entre comillas.'],
]

describe('a body that the schema turns down gets one sentence', () => {
  it.each(wholes)('%s', (_, body, sentence) => expect(problemOf(body)).toMatch(sentence))
  it.each(lines)('a line with %s', (_, line, sentence) => expect(problemOf(withLine(line))).toBe(sentence))

  it('what was sent is quoted only in part when it is long', () => {
    const long = 'x'.repeat(5000)
    expect(problemOf(withLine({ name: long }))?.length).toBeLessThan(150)
    expect(problemOf(withLine({ name: 'a', [`${' '.repeat(5000)}gramos`]: 1 }))?.length).toBeLessThan(150)
    expect(unsupportedCraft(long, ['helado']).length).toBeLessThan(200)
  })
})

describe('what the contract lets through', () => {
  it.each([
    { ...withLine({ name: 'a', grams: 0 }), type: null, craft: null, extra: 1 },
    withLine({ name: 'a', grams: 1, gramos: 'x' }),
  ])('nulls and extra fields: %j', (body) => expect(problemOf(body)).toBeUndefined())
})

describe('a query that the schema turns down gets one sentence', () => {
  it.each([
    [{ explica: 'si' }, /^«explica» admite 1/],
    [{ vitrina: Number.NaN }, /^«vitrina» es la temperatura de tu vitrina/],
    [{ vitrina: -41 }, /entre -40 y -1/],
    [{ vitrina: 0 }, /entre -40 y -1/],
  ])('%j', (query, sentence) => {
    validateQuery(query)
    const [first] = validateQuery.errors ?? []
    expect(first && queryProblem(first).error).toMatch(sentence)
  })
})
