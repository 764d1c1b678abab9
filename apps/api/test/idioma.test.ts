import { analysisContracts, analysisSchemas, heladoExample } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, post, postTo, sharedApp } from './helpers.ts'

/** `?idioma=en`: the sentences of an ice cream in English, and what has none said to be Spanish. */

/** Words that no Spanish sentence has. */
const ENGLISH = /\b(?:the|of|and|is|it|not|to)\b/i

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const line = (name: string, grams: number) => ({ name, grams })
const SWEET = { type: 'helado_crema', ingredients: [line('Leche entera', 500), line('Azúcar', 400), line('Nata', 100)] }

describe('an ice cream', () => {
  it('is said in English, with the same figures and everything else as it is', async () => {
    const spanish = await post(app, SWEET)
    const asked = await post(app, SWEET, '?idioma=en')
    const { idioma, suggestions, warnings, legal, seguridadAlimentaria, pareceTipo, titular, ...same } = asked.json()
    const plain = spanish.json()
    expect(plain).toMatchObject(same)
    expect(idioma).toEqual({ pedido: 'en', sinTraducir: 0 })
    expect(plain).not.toHaveProperty('idioma')
    expect(suggestions).toHaveLength(plain.suggestions.length)
    for (const sentence of [...suggestions, ...warnings, legal.objecion, seguridadAlimentaria.frase, titular.frase]) {
      expect(sentence).toMatch(ENGLISH)
    }
    expect(suggestions[0]).toMatch(/^\w+.* and it comes to [\d.−%]+\.$/)
    expect(asked.headers['content-language']).toBe('en, es')
    expect(spanish.headers['content-language']).toBe('es')
  })

  it('refuses in English', async () => {
    const refused = await post(app, { ingredients: [line('Azúcar', 0)] }, '?idioma=en')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      error: 'The weights add up to 0: give the grams of at least one ingredient in “grams”.',
      codigo: 'sin_peso',
    })
    expect(refused.headers['content-language']).toBe('en')
  })

  it('says of what it has no English for that it stays Spanish', async () => {
    const doubted = await post(app, heladoExample, '?idioma=en&duda=1')
    expect(doubted.json().idioma.sinTraducir).toBe(1)
    expect(doubted.json().duda.frase).toMatch(/^(?:Firme|Depende|Ya has)/)
    expect(doubted.headers['content-language']).toBe('en, es')
    const ignored = await post(app, { ...SWEET, tipo: 'x', type: undefined }, '?idioma=en')
    expect(ignored.json().warnings).toContainEqual(expect.stringContaining('Ignoro «tipo»'))
    expect(ignored.json().idioma.sinTraducir).toBe(1)
    const unreadable = await post(app, { ingredients: 'x' }, '?idioma=en')
    expect(unreadable.statusCode).toBe(400)
    expect(unreadable.headers['content-language']).toBe('es')
  })

  it('says a sentence about what lies inside it in one language, whole', async () => {
    const bread = { oficio: 'panaderia', ingredients: [line('Harina', 100), line('Agua', 60), line('Sal', 0)] }
    const nested = { ingredients: [...SWEET.ingredients, { ...line('Miga', 50), preparacion: bread }] }
    const { warnings, preparaciones, idioma } = (await post(app, nested, '?idioma=en')).json()
    expect(idioma.sinTraducir).toBeGreaterThan(0)
    for (const sentence of [...warnings, ...preparaciones[0].warnings, preparaciones[0].resumen]) {
      expect(ENGLISH.test(sentence) && /\b(?:el|la|los|que|más|está)\b/.test(sentence.replaceAll(/“[^”]*”/g, ''))).toBe(
        false,
      )
    }
  })

  it('stays Spanish whatever a browser prefers, and for «es»', async () => {
    const spanish = (await post(app, SWEET)).body
    expect((await post(app, SWEET, '?idioma=es')).body).toBe(spanish)
    const preferring = await app.inject({
      method: 'POST',
      url: analysisContracts.helado.path,
      headers: { 'content-type': 'application/json', 'accept-language': 'en-GB,en;q=0.9' },
      payload: JSON.stringify(SWEET),
    })
    expect(preferring.body).toBe(spanish)
    expect(preferring.headers['content-language']).toBe('es')
  })

  it('tells codes beside either language', async () => {
    const codesOf = async (query: string) =>
      (await post(app, SWEET, query))
        .json()
        .hallazgos.map(({ codigo, donde }: Record<string, string>) => [codigo, donde])
    expect(await codesOf('?idioma=en&codigos=1')).toEqual(await codesOf('?codigos=1'))
  })
})

it.each(['panaderia', 'pasteleria', 'turron', 'cacao'] as const)('%s has no English yet, and says so', async (id) => {
  const { path, request } = analysisContracts[id]
  const [example] = Reflect.get(analysisSchemas[request], 'examples') as [object]
  const asked = await postTo(app, path, example, '?idioma=en')
  const { idioma, ...same } = asked.json()
  expect(same).toEqual((await postTo(app, path, example)).json())
  expect(idioma.pedido).toBe('en')
  expect(idioma.sinTraducir).toBeGreaterThan(0)
  expect(asked.headers['content-language']).toBe('es')
})

it('refuses a language that it has not', async () => {
  expect((await post(app, SWEET, '?idioma=fr')).json()).toEqual({
    error: '«idioma» es el de las frases: manda «es» (español) o «en» (inglés, a prueba en helado).',
    codigo: 'campo_invalido',
    campo: 'idioma',
  })
})
