import { ajusteContracts, analysisContracts, etiquetaContracts, LONGEST_TEXT } from '@obrador/contract'
import { REQUEST_LIMITS } from '@obrador/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { craftIds, exampleOf, oddText } from './bodies.ts'
import {
  type ApiApp,
  ENGLISH,
  expectRefusal,
  expectSoundOrReason,
  PATH,
  post,
  postTo,
  sharedApp,
  wake,
} from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const LIST = [
  'Helado de nata',
  '1 kg leche entera',
  'agua: 100 ml',
  '200 ml nata 35%',
  '10-12 g sal',
  'vainilla al gusto',
  '150 g azúcar, 50 g dextrosa',
  'Pasteurizar a 85 °C',
].join('\n')

describe.each(craftIds)('%s', (id) => {
  const { fields } = analysisContracts[id]
  const example = exampleOf(id)
  const lines = example.ingredients.map(
    (line) => `${Reflect.get(line, fields.name)}: ${Reflect.get(line, fields.grams)} g`,
  )
  const { ingredients: _, ...rest } = example

  it.each([
    ['calculation', analysisContracts[id].path],
    ['adjustment', ajusteContracts[id].path],
    ['label', etiquetaContracts[id].path],
  ])('a %s of a pasted list is that of its lines', async (_name, path) => {
    const [listed, pasted] = [
      await postTo(app, path, example),
      await postTo(app, path, { ...rest, texto: lines.join('\n') }),
    ]
    expect(pasted.statusCode, pasted.body).toBe(200)
    const { lecturas, tipoLeido: _read, ...answer } = pasted.json()
    const { lecturas: ofLines, ...expected } = listed.json()
    expect(answer).toEqual(expected)
    if (ofLines)
      expect(lecturas.map(({ ingredientes: [one] }: { ingredientes: object[] }) => one)).toMatchObject(ofLines)
    expect(lecturas).toMatchObject(
      example.ingredients.map((line, index) => ({
        linea: index + 1,
        texto: lines[index],
        ingredientes: [
          { nombre: Reflect.get(line, fields.name), gramos: Reflect.get(line, fields.grams), aprox: false },
        ],
      })),
    )
  })
})

it('says of every line how it was read', async () => {
  const { lecturas } = (await post(app, { texto: LIST })).json()
  expect(lecturas).toMatchObject([
    { linea: 1, texto: 'Helado de nata', omitida: 'titulo' },
    { linea: 2, texto: '1 kg leche entera', ingredientes: [{ nombre: 'leche entera', gramos: 1000, aprox: false }] },
    {
      linea: 3,
      texto: 'agua: 100 ml',
      ingredientes: [
        { nombre: 'agua', gramos: 100, aprox: false, pregunta: 'volumen', porque: '100 ml × 1 g/ml (agua)' },
      ],
    },
    {
      linea: 4,
      texto: '200 ml nata 35%',
      ingredientes: [
        expect.objectContaining({ nombre: 'nata 35%', gramos: expect.any(Number), aprox: true, pregunta: 'volumen' }),
      ],
    },
    {
      linea: 5,
      texto: '10-12 g sal',
      ingredientes: [{ nombre: 'sal', gramos: 11, aprox: true, pregunta: 'rango', porque: 'mitad de 10–12 g' }],
    },
    {
      linea: 6,
      texto: 'vainilla al gusto',
      ingredientes: [{ nombre: 'vainilla', aprox: false, pregunta: 'al_gusto' }],
    },
    {
      linea: 7,
      texto: '150 g azúcar, 50 g dextrosa',
      ingredientes: [
        { nombre: 'azúcar', gramos: 150, aprox: false },
        { nombre: 'dextrosa', gramos: 50, aprox: false },
      ],
    },
    { linea: 8, texto: 'Pasteurizar a 85 °C', omitida: 'paso' },
  ])
})

it('counts what it read and proposed, and warns of what is about or was not weighed', async () => {
  const { warnings, params } = (await post(app, { texto: LIST })).json()
  const about = warnings.filter((sentence: string) => sentence.includes('≈'))
  expect(about).toHaveLength(2)
  expect(about[1]).toBe(
    'Línea 5 del texto («10-12 g sal», «sal»): la he contado como ≈ 11 g, mitad de 10–12 g; si no es eso, escribe sus gramos.',
  )
  expect(warnings).toContain(
    'Línea 6 del texto («vainilla al gusto», «vainilla»): está en la fórmula sin pesar; escribe sus gramos.',
  )
  const { lecturas } = (await post(app, { texto: LIST })).json()
  const read = lecturas.flatMap((line: { ingredientes?: { nombre: string; gramos?: number }[] }) =>
    (line.ingredientes ?? []).filter(({ gramos }) => gramos !== undefined),
  )
  const ingredients = read.map(({ nombre, gramos }: { nombre: string; gramos: number }) => ({
    name: nombre,
    grams: gramos,
  }))
  expect(params).toEqual((await post(app, { ingredients })).json().params)
})

it('an adjustment gives back a formula with lines, ready to be analysed', async () => {
  const adjusted = await postTo(app, ajusteContracts.helado.path, { texto: LIST })
  const { formula } = adjusted.json()
  expect(formula).not.toHaveProperty('texto')
  expect((await post(app, formula)).statusCode).toBe(200)
})

it('tells of ten readings, and how many more there are', async () => {
  const texto = ['500 g leche', ...Array.from({ length: 13 }, (_, index) => `${index + 2} huevos`)].join('\n')
  const { warnings } = (await post(app, { texto })).json()
  expect(warnings.slice(0, 10).every((sentence: string) => sentence.includes('≈'))).toBe(true)
  expect(warnings[10]).toBe('Hay 3 avisos más como estos sobre el texto: míralos en «lecturas».')
})

describe('refuses with a reason', () => {
  const ingredients = [{ name: 'Agua', grams: 100 }]
  it.each([
    [{ texto: '100 g agua', ingredients }, 'Manda «ingredients» o «texto», pero no los dos: quita uno.'],
    [{ texto: 3 }, '«texto» debe ser un texto: mándalo entre comillas.'],
    [{ texto: 'a'.repeat(LONGEST_TEXT + 1) }, `«texto» admite hasta ${LONGEST_TEXT} caracteres.`],
    [{ texto: ' \n ' }, /«texto».*está vacío\. Escribe un ingrediente por línea/],
    [{ texto: 'Para la masa:\nHornear a 180 °C' }, /solo tiene títulos, pasos o notas/],
    [{ texto: 'Para la masa:\nvainilla al gusto' }, /no dice cuánto pesa nada \(por ejemplo, «vainilla al gusto»\)/],
    [{ texto: `${REQUEST_LIMITS.grams * 10} g agua` }, /no dice cuánto pesa nada/],
  ])('%o', async (body, reason) => {
    for (const path of [PATH, ajusteContracts.helado.path, etiquetaContracts.helado.path]) {
      const response = await postTo(app, path, body)
      expect(response.statusCode).toBe(400)
      const { error } = response.json()
      if (typeof reason === 'string') expect(error).toBe(reason)
      else expect(error).toMatch(reason)
      expect(error).not.toMatch(ENGLISH)
    }
  })

  it('a body with neither as before, and another craft before its text is read', async () => {
    expectRefusal((await post(app, {})).json(), expect.stringContaining('«ingredients»'))
    expect((await post(app, { craft: 'pan', texto: '' })).json().supported).toEqual(['helado'])
  })
})

it('whatever is pasted is answered with sound numbers or a reason', async () => {
  const line = fc.oneof(oddText, fc.constantFrom(...LIST.split('\n')))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      expectSoundOrReason(await post(app, { texto: lines.join('\n') }))
    }),
    { numRuns: runs(100) },
  )
})
