import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  etiquetaContracts,
  HORNADA_PATH,
  heladoExample,
  hornadaSchemas,
  LOTE_PATH,
  MONTAJE_PATH,
  PRODUCCION_PATH,
} from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, post, postTo, sharedApp } from './helpers.ts'

/** `?idioma=`: what an answer says in another language, and what stays as it is. */

/** Words that no Spanish sentence has. */
const OWN = {
  en: /\b(?:the|of|and|is|it|not|to)\b/i,
  it: /\b(?:il|di|da|che|non|dell|con|per|deve|almeno|senza)\b/i,
} as const
const CALLED = { en: /sugar|cream/, it: /zucchero|panna/ } as const
const LAW = {
  en: 'The law and the label are those of Spain: what another country would say has not been looked at.',
  it: 'La legge e l’etichetta sono quelle della Spagna: che cosa direbbe un altro paese non è stato verificato.',
} as const
/** What the law reserves stays in Spanish, and is explained. */
const GLOSSES = {
  en: { 'Helado crema': 'dairy ice cream', Helado: 'ice cream', 'Helado de agua': 'water ice' },
  it: { 'Helado crema': 'gelato di panna e latte', Helado: 'gelato', 'Helado de agua': 'gelato all’acqua' },
} as const
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
    expect(idioma).toEqual({
      pedido: language,
      pais: 'es',
      ley: LAW[language],
      sinTraducir: 0,
      glosas: GLOSSES[language],
    })
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
    expect(analysis.json().idioma).toMatchObject({ pedido: language, sinTraducir: 0 })
    const label = await postTo(app, etiquetaContracts[id].path, example, `?idioma=${language}`)
    expect(label.json().idioma).toMatchObject({ pedido: language, sinTraducir: 0 })
    const inSpanish = await postTo(app, etiquetaContracts[id].path, example)
    // What a label prints stays in Spanish.
    expect(label.json().ingredientes.texto).toBe(inSpanish.json().ingredientes.texto)
    expect(label.json().nutricion).toEqual(inSpanish.json().nutricion)
  })

  it('an adjustment, worked out in a thread, is said', async () => {
    const { path, request } = ajusteContracts.helado
    const adjusted = await postTo(app, path, exampleOf(ajusteSchemas[request]), `?idioma=${language}`)
    const { idioma, explicacion } = adjusted.json()
    expect(idioma).toMatchObject({ pedido: language, sinTraducir: 0 })
    expect(JSON.stringify(explicacion)).toMatch(OWN[language])
  })

  it('a batch, whose answer says several sentences one after the other, is said whole', async () => {
    const example = exampleOf(hornadaSchemas.HornadaRequest)
    const { idioma, frase } = (await postTo(app, HORNADA_PATH, example, `?idioma=${language}`)).json()
    expect(idioma).toMatchObject({ pedido: language, sinTraducir: 0 })
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

describe.each(LANGUAGES)('what is said before a formula is read, in %s', (language) => {
  const asked = `?idioma=${language}`
  const REFUSED: readonly (readonly [name: string, path: string, body: unknown])[] = [
    ['no list', analysisContracts.helado.path, { ingredients: 'x' }],
    ['no body', analysisContracts.helado.path, ''],
    ['no JSON', analysisContracts.helado.path, '{"ingredients": ['],
    ['a weight in quotation marks', analysisContracts.helado.path, { ingredients: [{ name: 'Miel', grams: '12' }] }],
    ['another word for a field', analysisContracts.turron.path, { ingredients: [{ nombre: 'miel', gramos: 12 }] }],
    ['another unit', analysisContracts.helado.path, { ingredients: [{ name: 'Miel', grams: 1, unit: 'kg' }] }],
    ['another craft', analysisContracts.helado.path, { craft: 'carpinteria', ingredients: SWEET.ingredients }],
    ['a text without weights', analysisContracts.helado.path, { texto: 'Miel\nPreparar la miel' }],
    ['a part without a name', MONTAJE_PATH, { partes: [{ gramos: 1 }] }],
    ['no products', PRODUCCION_PATH, { productos: [] }],
    ['no batch', HORNADA_PATH, { oficio: 'helado' }],
    ['too many levels', analysisContracts.helado.path, `${'['.repeat(40)}${']'.repeat(40)}`],
    ['no analyses', LOTE_PATH, {}],
    ['another field of the answer', `${analysisContracts.helado.path}`, SWEET],
  ]

  it.each(REFUSED)('%s', async (name, path, body) => {
    const query = name === 'another field of the answer' ? `${asked}&campos=verdicto` : asked
    const spanish = await postTo(app, path, body, query.replace(asked, '?idioma=es'))
    const own = await postTo(app, path, body, query)
    expect(own.statusCode).toBe(spanish.statusCode)
    const { error, ...rest } = own.json()
    const { error: inSpanish, ...same } = spanish.json()
    expect(rest).toEqual(same)
    expect(error).not.toBe(inSpanish)
    expect(error).toMatch(OWN[language])
    expect(own.headers['content-language']).toBe(language)
  })

  it('tells of fields and parameters that are not ours, and of how a text was read', async () => {
    const { warnings, idioma } = (
      await post(app, { ...SWEET, tipo: 'x', type: undefined }, `${asked}&explicar=1`)
    ).json()
    expect(idioma.sinTraducir).toBe(0)
    for (const sentence of warnings) expect(sentence).toMatch(OWN[language])
    const texto = 'Helado\n500 g leche entera\n2 cucharadas de miel\n100 g azúcar\nun poco de sal'
    const pasted = (await post(app, { texto }, asked)).json()
    expect(pasted.idioma.sinTraducir).toBe(0)
    for (const sentence of [...pasted.warnings, pasted.tipoLeido.porque]) expect(sentence).toMatch(OWN[language])
  })

  it('names what its maker did not name, and keeps what was written', async () => {
    const { lecturas, typeLabel, legal } = (await post(app, SWEET, asked)).json()
    expect(typeLabel).toBe({ en: 'Dairy ice cream', it: 'Gelato alla crema' }[language])
    expect(lecturas[0]).toMatchObject({
      nombre: 'Leche entera',
      leidoComo: { en: 'Whole milk', it: 'Latte intero' }[language],
    })
    expect(legal.nombre ?? legal.denominacion).toMatch(/Helado/)
  })

  it('a lot of analyses, each by itself', async () => {
    const analisis = [
      { oficio: 'helado', peticion: SWEET },
      { oficio: 'helado', peticion: { ingredients: [line('Azúcar', 0)] } },
      { oficio: 'carpinteria', peticion: SWEET },
    ]
    const answered = await postTo(app, LOTE_PATH, { analisis }, asked)
    const [told, ...refused] = answered.json().resultados
    expect(told.respuesta).toEqual((await post(app, SWEET, asked)).json())
    for (const { error } of refused) expect(error.error).toMatch(OWN[language])
    expect(answered.headers['content-language']).toBe(`${language}, es`)
    const plain = await postTo(app, LOTE_PATH, { analisis })
    expect((await postTo(app, LOTE_PATH, { analisis }, '?idioma=es')).body).toBe(plain.body)
  })
})

describe('the country', () => {
  it('is Spain, said or not', async () => {
    const spanish = (await post(app, heladoExample)).body
    expect((await post(app, heladoExample, '?pais=es')).body).toBe(spanish)
  })

  it.each([
    ['', 'no se ha mirado'],
    ['&idioma=en', 'has not been looked at'],
    ['&idioma=it', 'non è stato verificato'],
  ])('and any other is refused: it was not looked at (%s)', async (query, told) => {
    const refused = await post(app, heladoExample, `?pais=fr${query}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ codigo: 'campo_invalido', campo: 'pais' })
    expect(refused.json().error).toContain(told)
    expect((await app.inject(`/api/tipos?pais=it${query}`)).json().error).toContain(told)
  })
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
