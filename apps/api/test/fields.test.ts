import { ajusteContracts, analysisContracts, etiquetaContracts } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { craftIds, exampleOf } from './bodies.ts'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

type Line = Record<string, unknown>
const linesOf = (id: (typeof craftIds)[number]): Line[] => [...exampleOf(id).ingredients] as Line[]
const ask = async (path: string, body: object) => {
  const response = await postTo(app, path, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const ignored = (body: { warnings: string[] }) => body.warnings.filter((sentence) => sentence.startsWith('Ignoro'))

describe.each(craftIds)('%s', (id) => {
  const paths = [analysisContracts[id].path, ajusteContracts[id].path, etiquetaContracts[id].path]

  it('names on all its paths what is not a field and looks like one, in lines and at the top', async () => {
    const [first = {}, ...rest] = linesOf(id)
    const body = { tipo: 'x', Type: 'y', ingredients: [{ ...first, fixed: true, maximo: 9, Precio: 2 }, ...rest] }
    for (const path of paths) {
      expect(ignored(await ask(path, body)), path).toEqual([
        'Ignoro «tipo», que no es un campo de esta petición: ¿querías «type»?',
        'Ignoro «Type», que no es un campo de esta petición: ¿querías «type»?',
        'Ignoro «fixed», que no es un campo de esta petición: ¿querías «fijo»?',
        'Ignoro «maximo», que no es un campo de esta petición: ¿querías «max»?',
        'Ignoro «Precio», que no es un campo de esta petición: ¿querías «precio»?',
      ])
    }
  })

  it('says nothing of what is its own, of what is nobody’s, or of what stands beside the right one', async () => {
    const [first = {}, ...rest] = linesOf(id)
    const example = exampleOf(id)
    const body = { ...example, notas: 'mías', craft: id, ingredients: [{ ...first, proveedor: 'x', lote: 7 }, ...rest] }
    for (const path of paths) expect(ignored(await ask(path, body)), path).toEqual([])
    const both = { ...example, type: Reflect.get(example, 'type') ?? null, tipo: 'x' }
    expect(ignored(await ask(analysisContracts[id].path, both))).toEqual([])
  })

  it('takes null for absent in every optional field', async () => {
    const example = exampleOf(id)
    const nothing = { precio: null, fijo: null, min: null, max: null, pieza: null, ficha: null }
    const body = { ...example, ingredients: linesOf(id).map((line) => ({ ...line, ...nothing })) }
    const wishes = { objetivo: null, objetivos: null, total: null, despensa: null, maxNuevos: null, redondeo: null }
    const label = { racion: null, denominacion: null, quid: null }
    const plain = async (path: string) => ask(path, example)
    expect((await ask(analysisContracts[id].path, body)).params).toEqual(
      (await plain(analysisContracts[id].path)).params,
    )
    expect(await ask(etiquetaContracts[id].path, { ...body, ...label })).toEqual(
      await plain(etiquetaContracts[id].path),
    )
    const adjusted = await ask(ajusteContracts[id].path, { ...body, ...wishes })
    expect(adjusted.ingredients).toEqual((await plain(ajusteContracts[id].path)).ingredients)
  })
})

it.each([
  ['materiaGrasa', 'materiagrasa'],
  ['SLNG', 'esml'],
  ['Azúcares', 'azucares'],
])('the answer’s own spelling «%s» leads to «%s»', async (sent, meant) => {
  const body = { ingredients: [{ name: 'Crema de la casa', grams: 100, [sent]: 20 }] }
  expect(ignored(await ask(analysisContracts.helado.path, body))).toEqual([
    `Ignoro «${sent}», que no es un campo de esta petición: ¿querías «${meant}»?`,
  ])
})

it('what was measured completes a known ingredient; of an unknown one it is said that it was not used', async () => {
  const known = await ask(analysisContracts.helado.path, { ingredients: [{ name: 'Nata', grams: 100, grasa: 38 }] })
  expect(ignored(known)).toEqual([])
  const { medidas } = known as unknown as { readonly medidas: readonly unknown[] }
  expect(medidas).toMatchObject([{ ingrediente: 'Nata', campo: 'grasa', valor: 38, usual: 35 }])
  const unknown = await ask(analysisContracts.helado.path, {
    ingredients: [{ name: 'Zzyzx qwert', grams: 100, grasa: 38 }],
  })
  expect(JSON.stringify(unknown)).toContain('no puedo usar «grasa»')
})

it('composition where the craft takes none is said to be unused', async () => {
  const ingredients = [{ name: 'Harina', grams: 100, azucares: 3 }, ...linesOf('panaderia')]
  expect(ignored(await ask(analysisContracts.panaderia.path, { ingredients }))).toEqual([
    'Ignoro «azucares»: este oficio no usa ese campo.',
  ])
})

it('«rol» leads to «role» and «target» to «objetivos»', async () => {
  const ingredients = [{ name: 'Harina', grams: 100, rol: 'harina' }, ...linesOf('panaderia')]
  expect(ignored(await ask(analysisContracts.panaderia.path, { ingredients, target: {} }))).toEqual([
    'Ignoro «target», que no es un campo de esta petición: ¿querías «objetivos»?',
    'Ignoro «rol», que no es un campo de esta petición: ¿querías «role»?',
  ])
})

it('an unknown type is answered with those that look like it', async () => {
  const typed = async (type: string) =>
    (await ask(analysisContracts.helado.path, { ...exampleOf('helado'), type })).warnings
  expect((await typed('helado de leche')).join()).toMatch(
    /No conozco el tipo «helado de leche»: he aplicado «helado_crema»\. ¿Querías decir «helado_leche»/,
  )
  expect((await typed('sorvete_agua')).join()).toContain('«sorbete_agua»')
  expect(await typed('xyz')).toContain('No conozco el tipo «xyz»: he aplicado «helado_crema».')
})

it('a number that may not be null says so', async () => {
  const response = await postTo(app, analysisContracts.helado.path, { ingredients: [{ name: 'Leche', grams: null }] })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toBe('Línea 1 («Leche»): «grams» no puede ser null: manda un número.')
})

it('a slash at the end changes nothing', async () => {
  for (const path of [analysisContracts.helado.path, analysisContracts.cacao.path, etiquetaContracts.turron.path]) {
    const id = path.endsWith('cacao') ? 'cacao' : path.endsWith('turron') ? 'turron' : 'helado'
    const [plain, slashed] = [await postTo(app, path, exampleOf(id)), await postTo(app, `${path}/`, exampleOf(id))]
    expect(slashed.statusCode).toBe(200)
    expect(slashed.json()).toEqual(plain.json())
  }
  expect((await app.inject('/api/balance/')).statusCode).toBe(200)
  expect((await app.inject({ method: 'PUT', url: '/api/balance/' })).statusCode).toBe(405)
})
