import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  hornadaExample,
  montajeExample,
  produccionExample,
  REFUSAL_CODES,
} from '@obrador/contract'
import { allCrafts, MEASURED_FIELDS } from '@obrador/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configureApi } from '../src/config.ts'
import { type ApiApp, postTo, testApp, wake } from './helpers.ts'

const BASE = 'https://obrador.example'
const { limits } = configureApi({})

let app: ApiApp
let brief: string
let full: string
beforeAll(async () => {
  app = await testApp({ baseUrl: BASE, limits: { ...limits, post: 1_000_000 } })
  brief = (await app.inject('/llms.txt')).body
  full = (await app.inject('/llms-full.txt')).body
})
afterAll(() => app.close())

type CraftId = keyof typeof analysisContracts
const craftIds = Object.keys(analysisContracts) as CraftId[]
type Body = Record<string, unknown>
type Numbered = { readonly type?: string; readonly enum?: readonly unknown[]; readonly minimum?: number }

const sectionOf = (id: CraftId): string =>
  brief.split(/^## /m).find((text) => text.startsWith(allCrafts[id].label)) ?? ''
const named = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
const line = (section: string, start: string): string | undefined =>
  section.split('\n').find((text) => text.startsWith(start))
const exampleIn = (section: string): { ingredients: Body[] } & Body =>
  JSON.parse(/```json\n(.*)\n```/.exec(section)?.[1] ?? '')

it('is short, and the long form has all of it', () => {
  // A sixth of it are the names of the types.
  expect(brief.length).toBeLessThan(11_000)
  expect(full.startsWith(brief)).toBe(true)
  for (const text of [brief, full]) for (const word of ['undefined', '[object', 'NaN']) expect(text).not.toContain(word)
})

describe.each(craftIds)('%s', (id) => {
  const { path } = analysisContracts[id]

  it('its address and its example work', async () => {
    const section = sectionOf(id)
    expect(line(section, 'POST ')).toBe(`POST ${BASE}${path}`)
    expect((await postTo(app, path, exampleIn(section))).statusCode).toBe(200)
  })

  it('answers with the fields it names, and no other', async () => {
    const section = sectionOf(id)
    const [always = '', sometimes = ''] = line(section, 'Answers with ')?.split('; sometimes ') ?? []
    const plain = (await postTo(app, path, exampleIn(section))).json()
    for (const name of named(always)) expect(plain).toHaveProperty(name)
    const long = (await postTo(app, path, exampleIn(section), '?explica=1&duda=1')).json()
    for (const name of Object.keys(long)) expect(named(always + sometimes)).toContain(name)
  })

  it('says whether a formula is right where its answer does', async () => {
    const section = sectionOf(id)
    const told = line(section, 'Says whether it is right: ') ?? ''
    const answer = (await postTo(app, path, exampleIn(section))).json()
    expect(/`verdict`/.test(told)).toBe('verdict' in answer)
    expect(/`score`/.test(told)).toBe(!('verdict' in answer))
    if ('verdict' in answer) expect(told).toContain(answer.verdict)
    else for (const name of Object.keys(answer.score)) expect(named(told)).toContain(name)
  })

  it('takes every field of a line that it names', async () => {
    const section = sectionOf(id)
    const lines: object = analysisSchemas[analysisContracts[id].request].properties.ingredients
    const fields: Readonly<Record<string, Numbered>> = Reflect.get(lines, 'items').properties
    const own = named(line(section, 'Also in a line: '))
    const { name, grams } = analysisContracts[id].fields
    expect([name, grams, ...MEASURED_FIELDS, ...own, 'preparacion', 'saco'].toSorted()).toEqual(
      Object.keys(fields).toSorted(),
    )
    for (const field of own) {
      const { type, enum: values, minimum = 0 } = fields[field] ?? {}
      const one = { number: Math.max(1, minimum), boolean: true, string: 'harina' }[type ?? 'string']
      for (const value of values ?? [one]) {
        const sent = exampleIn(section)
        const [first, ...others] = sent.ingredients
        const known = [...others, first, { [name]: 'Ingrediente propio', [grams]: 1, [field]: value }]
        const response = await postTo(app, path, { ...sent, ingredients: known })
        expect(response.statusCode, `${field} ${value}`).toBe(200)
        expect(response.json().warnings.join('\n'), field).not.toContain(`Ignoro «${field}»`)
      }
    }
  })

  it('takes every parameter of the address that it names', async () => {
    const section = sectionOf(id)
    const values: Readonly<Record<string, number | string>> = {
      vitrina: -14,
      idioma: 'en',
      pais: 'es',
      formato: 'json',
      breve: 0,
      campos: 'type,explicacion',
    }
    const common = named(line(brief, '- Query of every craft: ')?.split('. ')[0])
    const query = [...common, ...named(line(section, 'Beside the lines: ')?.split('Query besides: ')[1])]
    expect(query.toSorted()).toEqual(Object.keys(analysisContracts[id].query.properties).toSorted())
    const asked = query.map((name) => `${name}=${values[name] ?? 1}`).join('&')
    const response = await postTo(app, path, exampleIn(section), `?${asked}`)
    expect(response.statusCode).toBe(200)
    const { explicacion } = response.json()
    if (query.includes('vitrina')) expect(explicacion.congelacion.vitrina.temperatura).toBe(-14)
  })
})

it('the shape of «objetivos» is taken, and «formula» can be sent again as it comes', async () => {
  await wake(app)
  const objetivos = JSON.parse(/either end may be missing: (\{.*?\}\})/.exec(brief)?.[1] ?? '')
  const { path, request } = ajusteContracts.pasteleria
  const [example] = Reflect.get(ajusteSchemas[request], 'examples')
  const adjusted = (await postTo(app, path, { ...example, objetivos })).json()
  const again = await postTo(app, analysisContracts.pasteleria.path, adjusted.formula)
  expect(again.json().params).toEqual(adjusted.despues.params)
  expect(adjusted.despues.params.kcal_100g).toBeLessThanOrEqual(objetivos.kcal_100g.max)
})

/** Tables by component, by figure or by constant. */
const FREE_KEYS: ReadonlySet<string> = new Set(['taller', 'cambios', 'cifras', 'queda', 'buscabas'])

/** Every name of a field anywhere in an answer; tables with free keys are told by what is in them. */
function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesIn(item)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield name
      if (FREE_KEYS.has(name)) for (const one of Object.values(inner as object)) yield* namesIn(one)
      else if ((name !== 'composicion' && name !== 'estado') || Array.isArray(inner)) yield* namesIn(inner)
    }
  }
}

it('no answer has a field that the long form does not tell', async () => {
  await wake(app)
  const told = new Set([...full.matchAll(/^\s*- `(\w+)`/gm)].map(([, name]) => name))
  const asked = craftIds.map((id) => ({ id, sent: exampleIn(sectionOf(id)) }))
  const answers = await Promise.all([
    ...asked.map(({ id, sent }) => postTo(app, analysisContracts[id].path, sent, '?explica=1&duda=1')),
    ...asked.map(({ id, sent }) => postTo(app, `/api/etiqueta/${id}`, sent)),
    postTo(app, '/api/ajuste/helado', asked[0]?.sent),
    postTo(app, '/api/lote', { analisis: asked.map(({ id, sent }) => ({ oficio: id, peticion: sent })) }),
    postTo(app, '/api/montaje', montajeExample),
    postTo(app, '/api/produccion', produccionExample),
    postTo(app, '/api/hornada', hornadaExample),
    ...['/api/tipos', '/api/catalogo', '/api/catalogo/leche_entera'].map((url) => app.inject(url)),
  ])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    for (const name of namesIn(answer.json())) expect(told).toContain(name)
  }
})

it('names every code of a refusal, and the limits that are', async () => {
  for (const code of Object.keys(REFUSAL_CODES)) expect(full).toContain(`- \`${code}\` (`)
  expect(full).toContain(`${limits.get} other requests per minute`)
  const { headers } = await postTo(app, analysisContracts.helado.path, {})
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Obrador-Version']) {
    expect(full).toContain(name)
    expect(headers).toHaveProperty(name.toLowerCase())
  }
})
