import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  etiquetaContracts,
  etiquetaSchemas,
  heladoExample,
  LOTE_PATH,
  MONTAJE_PATH,
  montajeExample,
  PRODUCCION_PATH,
  produccionExample,
} from '@obrador/contract'
import type { allCrafts } from '@obrador/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

/** `?codigos=1`: what an answer says, as data beside its sentences. */

type CraftId = keyof typeof allCrafts
interface Told {
  readonly codigo: string
  readonly valores: Readonly<Record<string, unknown>>
  readonly donde: string
}

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const exampleOf = (schema: object) => (Reflect.get(schema, 'examples') as readonly [Record<string, unknown>])[0]

/** What stands at a JSON pointer. */
const at = (answer: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, key) => Reflect.get(inner as object, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      answer,
    )

/** Asks with codes and without: all but the codes is the same to the byte, and each of them points at a sentence. */
async function asked(path: string, body: unknown, query = ''): Promise<{ answer: unknown; told: readonly Told[] }> {
  const plain = await postTo(app, path, body, query === '' ? '' : `?${query}`)
  const coded = await postTo(app, path, body, `?codigos=1&${query}`)
  const { hallazgos, ...answer } = coded.json() as { hallazgos: Told[] }
  expect(coded.statusCode).toBe(plain.statusCode)
  expect(JSON.stringify(answer)).toBe(JSON.stringify(plain.json()))
  expect(plain.json()).not.toHaveProperty('hallazgos')
  for (const { codigo, valores, donde } of hallazgos) {
    expect(codigo).toMatch(/^[a-z]+\.[a-z-]+$/)
    expect(valores).toBeTypeOf('object')
    expect(at(answer, donde)).toBeTypeOf('string')
  }
  return { answer, told: hallazgos }
}

/** Where an answer speaks of the formula. */
const SPOKEN =
  /^(?:.*\/)?(?:warnings|suggestions|explicacion|motivos)\/\d+$|\/(?:objecion|frase|resumen|varianteFrase)$|^\/duda\/frase$/

function spokenIn(value: unknown, here = ''): string[] {
  if (typeof value === 'string') return SPOKEN.test(here) ? [here] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => spokenIn(inner, `${here}/${key}`))
}

const expectEachTold = ({ answer, told }: { answer: unknown; told: readonly Told[] }): void => {
  const places = spokenIn(answer)
  expect(places.length).toBeGreaterThan(0)
  expect(told.map(({ donde }) => donde)).toEqual(expect.arrayContaining(places))
}

describe.each(Object.keys(analysisContracts) as CraftId[])('%s', (id) => {
  const { path, request, fields } = analysisContracts[id]
  const example = exampleOf(analysisSchemas[request])
  const lines = example.ingredients as readonly Record<string, unknown>[]
  const weighing = (grams: (sent: number, position: number) => number) => ({
    ...example,
    ingredients: lines.map((line, position) => ({
      ...line,
      [fields.grams]: grams(Number(line[fields.grams]), position),
    })),
  })

  it('tells an analysis as data, in balance or far off it', async () => {
    expectEachTold(await asked(path, example, 'explica=1'))
    expectEachTold(
      await asked(
        path,
        weighing((sent, position) => (position === 0 ? 3 * sent : sent)),
      ),
    )
    const unknown = { ...example, ingredients: [...lines, { [fields.name]: 'Unobtainium', [fields.grams]: 10 }] }
    expect((await asked(path, unknown)).told).toContainEqual({
      codigo: 'formula.unknown-ingredient',
      valores: expect.objectContaining({ name: 'Unobtainium', effect: { codigo: `${id}.inert`, valores: {} } }),
      donde: expect.stringMatching(/^\/warnings\/\d+$/),
    })
  })

  it('tells a refusal as data', async () => {
    const { told } = await asked(
      path,
      weighing(() => 0),
    )
    expect(told).toEqual([{ codigo: 'formula.no-weight', valores: { field: fields.grams }, donde: '/error' }])
  })

  it('tells a label as data', async () => {
    const labelled = etiquetaContracts[id]
    const { told } = await asked(labelled.path, exampleOf(etiquetaSchemas[labelled.request]), 'duda=1')
    expect(told.map(({ donde }) => donde)).toEqual(expect.arrayContaining(['/base/texto', '/alergenos/texto']))
  })

  it('tells an adjustment as data, from the thread that works it out', async () => {
    await wake(app)
    const adjusted = ajusteContracts[id]
    const found = await asked(adjusted.path, exampleOf(ajusteSchemas[adjusted.request]))
    expectEachTold(found)
    expect(found.told.map(({ codigo }) => codigo)).toContain('balancer.result')
    const crossed = {
      ...example,
      ingredients: lines.map((line, position) => (position === 0 ? { ...line, min: 9, max: 1 } : line)),
    }
    expect((await asked(adjusted.path, crossed)).told).toMatchObject([
      { codigo: 'balancer.crossed-limits', valores: { min: 9, max: 1 }, donde: '/error' },
    ])
  })
})

it('tells a piece and a plan as data', async () => {
  expectEachTold(await asked(MONTAJE_PATH, montajeExample))
  const { told } = await asked(PRODUCCION_PATH, produccionExample)
  expect(told).toContainEqual({
    codigo: 'production.summary',
    valores: expect.objectContaining({ products: expect.any(Number) }),
    donde: '/resumen',
  })
  const lacking = { nombre: 'Hogaza', piezas: 1, partes: [{ nombre: 'Masa', gramos: 900, preparacion: 'Masa' }] }
  expect((await asked(PRODUCCION_PATH, { productos: [lacking] })).told).toMatchObject([
    { codigo: 'preparation.missing', valores: { asked: 'Masa', known: [] }, donde: '/error' },
  ])
})

it('tells each analysis of a batch by itself, refusals too', async () => {
  const body = {
    analisis: [
      { oficio: 'helado', peticion: heladoExample },
      { oficio: 'helado', peticion: { ingredients: [{ name: 'Azúcar', grams: 0 }] } },
    ],
  }
  const { resultados } = (await postTo(app, LOTE_PATH, body, '?codigos=1')).json()
  const alone = (await postTo(app, analysisContracts.helado.path, heladoExample, '?codigos=1')).json()
  expect(resultados[0].respuesta).toEqual(alone)
  expect(resultados[1].error.hallazgos).toEqual([
    { codigo: 'formula.no-weight', valores: { field: 'grams' }, donde: '/error' },
  ])
  expect(JSON.stringify((await postTo(app, LOTE_PATH, body)).json())).not.toContain('hallazgos')
})

it('counts places after what else is said of the request', async () => {
  const body = { texto: 'Leche entera 600 g\nAzúcar 150 g\n2 cucharadas de miel\nUnobtainium 20 g', tipo: 'sorbete' }
  const { answer, told } = await asked(analysisContracts.helado.path, body)
  const { warnings } = answer as { warnings: string[] }
  expect(warnings).toContainEqual(expect.stringContaining('Ignoro «tipo»'))
  expect(told.length).toBeGreaterThan(0)
  const place = told.find(({ codigo }) => codigo === 'formula.unknown-ingredient')?.donde ?? ''
  expect(at(answer, place)).toContain('No reconozco «Unobtainium»')
})

it('refuses what is neither 0 nor 1', async () => {
  for (const path of [
    analysisContracts.helado.path,
    ajusteContracts.cacao.path,
    MONTAJE_PATH,
    PRODUCCION_PATH,
    LOTE_PATH,
  ]) {
    const refused = await postTo(app, path, {}, '?codigos=si')
    expect(refused.statusCode).toBe(400)
  }
  expect((await postTo(app, analysisContracts.helado.path, heladoExample, '?codigos=2')).json()).toEqual({
    error: '«codigos» admite 1 (con los hallazgos como datos) o 0 (sin ellos).',
    codigo: 'campo_invalido',
    campo: 'codigos',
  })
})

describe('what is found does not depend on what is shown', () => {
  const OFF_BALANCE = {
    type: 'sorbete_agua',
    ingredients: [
      { name: 'Agua', grams: 500 },
      { name: 'Azúcar', grams: 20 },
    ],
  }
  const found = async (path: string, body: unknown, query: string): Promise<unknown> =>
    (await postTo(app, path, body, `?codigos=1&${query}`)).json()

  it.each([analysisContracts.helado.path, ajusteContracts.helado.path])('%s', async (path) => {
    await wake(app)
    const { hallazgos } = (await found(path, OFF_BALANCE, '')) as { hallazgos: readonly Told[] }
    expect(hallazgos.length).toBeGreaterThan(0)
    expect(await found(path, OFF_BALANCE, 'campos=hallazgos')).toEqual({ hallazgos })
    expect(await found(path, OFF_BALANCE, 'campos=status')).toEqual({ status: 'ok', hallazgos })
    expect(await found(path, OFF_BALANCE, 'breve=1')).toHaveProperty('hallazgos', hallazgos)
  })

  it('nor in a batch', async () => {
    const analisis = [{ oficio: 'helado', peticion: OFF_BALANCE }]
    const whole = (await found(LOTE_PATH, { analisis }, '')) as { resultados: [{ respuesta: { hallazgos: Told[] } }] }
    const { hallazgos } = whole.resultados[0].respuesta
    expect(hallazgos.length).toBeGreaterThan(0)
    const part = await found(LOTE_PATH, { analisis }, 'campos=resultados.respuesta.hallazgos')
    expect(part).toMatchObject({ resultados: [{ respuesta: { hallazgos } }] })
  })

  it('and names figures by their key beside their label', async () => {
    const { hallazgos } = (await found(ajusteContracts.helado.path, OFF_BALANCE, 'campos=hallazgos')) as {
      hallazgos: Told[]
    }
    const [faults] = hallazgos.filter(({ codigo }) => codigo === 'balancer.faults')
    expect(faults?.valores.missed).toContainEqual(expect.objectContaining({ key: 'PAC', label: expect.any(String) }))
  })
})
