import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  etiquetaContracts,
  HORNADA_PATH,
  heladoExample,
  hornadaSchemas,
} from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, post, postTo, sharedApp } from './helpers.ts'

/** `?idioma=`: what an answer says in another language, and what stays as it is. */

/** Words that no Spanish sentence has. */
const OWN = { en: /\b(?:the|of|and|is|it|not|to)\b/i, it: /\b(?:il|di|da|che|non|dell|con|per)\b/i } as const
const CALLED = { en: /sugar|cream/, it: /zucchero|panna/ } as const
const LANGUAGES = ['en', 'it'] as const
const CRAFTS = Object.keys(analysisContracts) as (keyof typeof analysisContracts)[]

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const line = (name: string, grams: number) => ({ name, grams })
const SWEET = { type: 'helado_crema', ingredients: [line('Leche entera', 500), line('Azúcar', 400), line('Nata', 100)] }
const exampleOf = (schema: object): object => (Reflect.get(schema, 'examples') as [object])[0]

describe.each(LANGUAGES)('in %s', (language) => {
  it('an ice cream has the same figures, and every sentence said', async () => {
    const spanish = await post(app, SWEET)
    const asked = await post(app, SWEET, `?idioma=${language}`)
    const { idioma, suggestions, warnings, legal, seguridadAlimentaria, titular, verdict, params } = asked.json()
    const plain = spanish.json()
    expect({ verdict, params }).toEqual({ verdict: plain.verdict, params: plain.params })
    expect(idioma).toEqual({ pedido: language, sinTraducir: 0 })
    expect(plain).not.toHaveProperty('idioma')
    expect(suggestions).toHaveLength(plain.suggestions.length)
    for (const sentence of [...suggestions, ...warnings, legal.objecion, seguridadAlimentaria.frase, titular.frase])
      expect(sentence).toMatch(OWN[language])
    expect(legal.condiciones[0].etiqueta).not.toBe(plain.legal.condiciones[0].etiqueta)
    expect(legal.denominacion).toBe(plain.legal.denominacion)
    // What the catalogue calls an ingredient is called so in the language; a reserved name is not.
    expect(suggestions.join(' ')).toMatch(CALLED[language])
    expect(suggestions.join(' ')).not.toMatch(/azúcar|leche entera/i)
    expect(asked.headers['content-language']).toBe(`${language}, es`)
    expect(spanish.headers['content-language']).toBe('es')
  })

  it.each(CRAFTS)('all of %s is said: analysis, doubt, usual and label', async (id) => {
    const { path, request } = analysisContracts[id]
    const example = exampleOf(analysisSchemas[request])
    const analysis = await postTo(app, path, example, `?idioma=${language}&duda=1&habitual=1`)
    expect(analysis.statusCode).toBe(200)
    expect(analysis.json().idioma).toEqual({ pedido: language, sinTraducir: 0 })
    const label = await postTo(app, etiquetaContracts[id].path, example, `?idioma=${language}`)
    expect(label.json().idioma).toEqual({ pedido: language, sinTraducir: 0 })
    const inSpanish = await postTo(app, etiquetaContracts[id].path, example)
    // What a label prints stays in Spanish.
    expect(label.json().ingredientes.texto).toBe(inSpanish.json().ingredientes.texto)
    expect(label.json().nutricion).toEqual(inSpanish.json().nutricion)
  })

  it('an adjustment, worked out in a thread, is said', async () => {
    const { path, request } = ajusteContracts.helado
    const adjusted = await postTo(app, path, exampleOf(ajusteSchemas[request]), `?idioma=${language}`)
    const { idioma, explicacion } = adjusted.json()
    expect(idioma).toEqual({ pedido: language, sinTraducir: 0 })
    expect(JSON.stringify(explicacion)).toMatch(OWN[language])
  })

  it('a batch, whose answer says several sentences one after the other, is said whole', async () => {
    const example = exampleOf(hornadaSchemas.HornadaRequest)
    const { idioma, frase } = (await postTo(app, HORNADA_PATH, example, `?idioma=${language}`)).json()
    expect(idioma).toEqual({ pedido: language, sinTraducir: 0 })
    expect(frase).toMatch(OWN[language])
  })

  it('a formula inside another is said too', async () => {
    const bread = { oficio: 'panaderia', ingredients: [line('Harina', 100), line('Agua', 60), line('Sal', 0)] }
    const nested = { ingredients: [...SWEET.ingredients, { ...line('Miga', 50), preparacion: bread }] }
    const { warnings, preparaciones, idioma } = (await post(app, nested, `?idioma=${language}`)).json()
    expect(idioma.sinTraducir).toBe(0)
    for (const sentence of [...warnings, ...preparaciones[0].warnings]) expect(sentence).toMatch(OWN[language])
  })

  it('tells codes beside the sentences', async () => {
    const codesOf = async (query: string) =>
      (await post(app, SWEET, query))
        .json()
        .hallazgos.map(({ codigo, donde }: Record<string, string>) => [codigo, donde])
    expect(await codesOf(`?idioma=${language}&codigos=1`)).toEqual(await codesOf('?codigos=1'))
  })
})

it('refuses in the language asked for', async () => {
  const nothing = { ingredients: [line('Azúcar', 0)] }
  const english = await post(app, nothing, '?idioma=en')
  expect(english.statusCode).toBe(400)
  expect(english.json()).toEqual({
    error: 'The weights add up to 0: give the grams of at least one ingredient in “grams”.',
    codigo: 'sin_peso',
  })
  expect(english.headers['content-language']).toBe('en')
  expect((await post(app, nothing, '?idioma=it')).json().error).toBe(
    'La somma dei pesi è 0: indica in «grams» i grammi di almeno un ingrediente.',
  )
})

it('says of what it has no words for that it stays Spanish', async () => {
  const ignored = await post(app, { ...SWEET, tipo: 'x', type: undefined }, '?idioma=en')
  expect(ignored.json().warnings).toContainEqual(expect.stringContaining('Ignoro «tipo»'))
  expect(ignored.json().idioma.sinTraducir).toBe(1)
  const unreadable = await post(app, { ingredients: 'x' }, '?idioma=en')
  expect(unreadable.statusCode).toBe(400)
  expect(unreadable.headers['content-language']).toBe('es')
})

it('stays Spanish whatever a browser prefers, and for «es»', async () => {
  const spanish = (await post(app, heladoExample)).body
  expect((await post(app, heladoExample, '?idioma=es')).body).toBe(spanish)
  const preferring = await app.inject({
    method: 'POST',
    url: analysisContracts.helado.path,
    headers: { 'content-type': 'application/json', 'accept-language': 'en-GB,en;q=0.9' },
    payload: JSON.stringify(heladoExample),
  })
  expect(preferring.body).toBe(spanish)
  expect(preferring.headers['content-language']).toBe('es')
})

it('refuses a language that it has not', async () => {
  expect((await post(app, SWEET, '?idioma=fr')).json()).toEqual({
    error: '«idioma» es el de las frases: manda «es» (español), «en» (inglés) o «it» (italiano).',
    codigo: 'campo_invalido',
    campo: 'idioma',
  })
})
