import { ajusteContracts, analysisContracts, etiquetaContracts } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, post, postTo, sharedApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const MILK = { name: 'Leche entera', grams: 700 }
const LINES = [
  MILK,
  { name: 'nata de 33 %', grams: 100 },
  { name: 'polvo de estrellas', grams: 5 },
  { name: 'mi base', grams: 50, azucares: 40, materiagrasa: 5 },
]
const READ = [
  { nombre: 'Leche entera', id: 'leche_entera', leidoComo: 'Leche entera', exacta: true },
  {
    nombre: 'nata de 33 %',
    id: expect.stringMatching(/^nata/),
    leidoComo: expect.stringContaining('33'),
    exacta: false,
  },
  { nombre: 'polvo de estrellas', exacta: false },
  { nombre: 'mi base', exacta: true },
]

describe('every analysis says how each line was read', () => {
  it('of a list of ingredients, one for each', async () => {
    const { lecturas } = (await post(app, { ingredients: LINES, aguaEvaporada: 20 })).json()
    expect(lecturas).toEqual(READ)
  })

  it('with explica too, in the same words', async () => {
    const { lecturas, explicacion } = (await post(app, { ingredients: LINES }, '?explica=1')).json()
    for (const [index, { nombre, id, leidoComo }] of explicacion.ingredientes.entries())
      expect(lecturas[index]).toMatchObject({ nombre, ...(id && { id, leidoComo }) })
  })

  it('of a pasted text, with the ingredient it stands for', async () => {
    const { lecturas } = (
      await post(app, { texto: 'Mezcla\n700 g leche entera\nvainilla al gusto\n100 g nata de 33 %' })
    ).json()
    expect(lecturas).toMatchObject([
      { omitida: 'titulo' },
      { ingredientes: [{ nombre: 'leche entera', id: 'leche_entera', leidoComo: 'Leche entera', exacta: true }] },
      { ingredientes: [{ nombre: 'vainilla', id: 'vainilla_vaina', sinPesar: true }] },
      { ingredientes: [{ nombre: 'nata de 33 %', exacta: false }] },
    ])
  })

  it('before an adjustment too', async () => {
    const body = { ingredients: [MILK, { name: 'Azúcar', grams: 150 }] }
    const adjusted = (await postTo(app, ajusteContracts.helado.path, body)).json()
    expect(adjusted.antes.lecturas.map(({ id }: { id: string }) => id)).toEqual(['leche_entera', 'azucar'])
    const pasted = (
      await postTo(app, ajusteContracts.helado.path, { texto: '700 g leche entera\n150 g azúcar' })
    ).json()
    expect(pasted.lecturas[1].ingredientes[0]).toMatchObject({ id: 'azucar', exacta: true })
  })
})

describe('a refusal says why in a word, and where', () => {
  const cases: readonly [what: string, path: string, body: unknown, refusal: object][] = [
    ['no lines', analysisContracts.helado.path, {}, { codigo: 'faltan_ingredientes', campo: 'ingredients' }],
    ['an empty list', analysisContracts.helado.path, { ingredients: [] }, { codigo: 'faltan_ingredientes' }],
    [
      'too many',
      analysisContracts.helado.path,
      { ingredients: Array(201).fill(MILK) },
      { codigo: 'demasiados_ingredientes' },
    ],
    [
      'a weight in quotes',
      analysisContracts.helado.path,
      { ingredients: [MILK, { name: 'Azúcar', grams: '5' }] },
      { codigo: 'linea_invalida', linea: 1, campo: 'grams' },
    ],
    [
      'a missing weight',
      analysisContracts.turron.path,
      { ingredients: [{ ingrediente: 'miel' }] },
      { codigo: 'linea_invalida', linea: 0, campo: 'peso' },
    ],
    [
      'a name of spaces, which the engine refuses',
      analysisContracts.helado.path,
      { ingredients: [MILK, { name: '  ', grams: 5 }] },
      { codigo: 'linea_invalida', linea: 1, campo: 'name' },
    ],
    [
      'a pre-ferment of no hydration',
      analysisContracts.panaderia.path,
      {
        ingredients: [
          { name: 'Harina', grams: 1 },
          { name: 'Masa madre', grams: 5, hidratacion: 9000 },
        ],
      },
      { codigo: 'linea_invalida', linea: 1, campo: 'hidratacion' },
    ],
    [
      'a field of another kind',
      analysisContracts.helado.path,
      { ingredients: [MILK], preparaciones: 3 },
      { codigo: 'campo_invalido', campo: 'preparaciones' },
    ],
    [
      'more steam than water',
      analysisContracts.helado.path,
      { ingredients: [MILK], aguaEvaporada: 900 },
      { codigo: 'campo_invalido', campo: 'aguaEvaporada' },
    ],
    ['no weight', analysisContracts.helado.path, { ingredients: [{ name: 'Agua', grams: 0 }] }, { codigo: 'sin_peso' }],
    [
      'no flour',
      analysisContracts.panaderia.path,
      { ingredients: [{ name: 'Agua', grams: 5 }] },
      { codigo: 'falta_base' },
    ],
    [
      'another craft',
      analysisContracts.helado.path,
      { craft: 'pan', ingredients: [MILK] },
      { codigo: 'oficio_no_disponible', campo: 'craft', supported: ['helado'] },
    ],
    ['broken JSON', analysisContracts.helado.path, '{', { codigo: 'peticion_ilegible' }],
    ['a path that is not there', '/api/nada', {}, { codigo: 'no_existe' }],
    [
      'a parameter nobody has, in a thread of its own',
      ajusteContracts.helado.path,
      { ingredients: [MILK], objetivos: { NADA: { min: 1 } } },
      { codigo: 'campo_invalido', campo: 'objetivos' },
    ],
    [
      'a portion too large',
      etiquetaContracts.helado.path,
      { ingredients: [MILK], racion: 90_000 },
      { codigo: 'campo_invalido', campo: 'racion' },
    ],
  ]
  it.each(cases)('%s', async (_, path, body, refusal) => {
    const answer = (await postTo(app, path, body)).json()
    expect(answer).toEqual({ error: expect.any(String), ...(answer.campo && { campo: answer.campo }), ...refusal })
  })
})
