import { describe, expect, it } from 'vitest'
import { DICTIONARIES, rightWords, unknownWords, wordsOutsideQuotes } from '../../../tools/spelled-words.ts'
import { isFull, share, turn } from '../../../tools/tier.ts'
import { sharedApp } from './helpers.ts'

/**
 * Every operation that takes `?idioma`, with each of its examples and with what it refuses, in each language: no word of another one but what its maker wrote, what
 * the law reserves, what a label prints, and names of people, books and places.
 */

/** What is no text of a language: identifiers, figures’ keys, addresses. */
const IDENTIFIERS = new Set(
  'id ids clave codigo campo parametro cifra craft oficio type tipo defaultType fila url off wikidata path role fase categoria base'.split(
    ' ',
  ),
)
const isIdentifier = (text: string): boolean => /^[\p{Ll}\d_:-][\p{L}\d_:.-]*$/u.test(text)

/** Fields that are Spanish, or their maker’s, whoever asks; by what they are called and where they stand. */
const KEPT: readonly (readonly [why: string, where: RegExp])[] = [
  [
    'a label prints it (Regulation (EU) 1169/2011, art. 15)',
    /\.(?:nutricion|tramos|palabras)\b|ingredientes\.texto$|\.lista\.|alergenos\.(?:texto|sinDato)$|presentes\.ingredientes$|\.obligatorio\.(?:texto|norma)$|totales\.|suelenLlevar\.ingrediente$|partesDelNombre\.texto$/,
  ],
  [
    'the law reserves it, and its gloss stands in idioma.glosas',
    /\.(?:denominacion|alternativas)$|legal\.(?:nombre|categoria|antes|despues|obligatorio)$|sabores\.legal$|declaraciones\.(?:texto|nota)$|\.calidadRTS$|(?:escalera|score)\.categoria$|\.menciones$/,
  ],
  [
    'titles and authors of what others wrote',
    /(?:fuente|fuentes|seParece)\.(?:titulo|autor|detalle|licencia)$|\.atribucion$/,
  ],
  ['other names that a row is read by', /\.alias$/],
  ['notes of the catalogue', /ingredientes\.nota$|^\.nota$|precio\.(?:base|fecha)$|^\.fecha$/],
  ['lines of the text that was sent, and the line to send next', /(?:lecturas|preguntas)\.texto$|\.linea\.name$/],
  ['the signature of the service', /\.poweredBy$/],
]
const isKept = (where: string): boolean => KEPT.some(([, kept]) => kept.test(where))

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown; readonly schema?: SchemaNode }[]
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema?: SchemaNode; readonly examples?: object }>
  }
}
interface SchemaNode {
  readonly $ref?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
}

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: unknown
}

const app = await sharedApp()
const { paths, components } = (await app.inject('/openapi.json')).json()

const named = (node: SchemaNode | undefined): SchemaNode | undefined =>
  node?.$ref === undefined ? node : named(components.schemas[node.$ref.split('/').at(-1) ?? ''])

/** Each of its examples, with all that may be asked for besides. */
function* examplesOf(path: string, method: string, { parameters = [], requestBody }: Operation): Generator<Asked> {
  const all = parameters.map((one) =>
    '$ref' in one ? components.parameters[`${one.$ref}`.split('/').at(-1) ?? ''] : one,
  )
  const has = (name: string): boolean => all.some((one) => one.name === name)
  if (!has('idioma')) return
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const { example, schema } = all.find((one) => one.name === name) ?? {}
    return encodeURIComponent(`${example ?? schema?.examples?.[0] ?? schema?.enum?.[0]}`)
  })
  const besides = ['duda', 'habitual', 'explica', 'abrir']
    .filter(has)
    .map((name) => `&${name}=1`)
    .join('')
  const url = `${place}?x=1${besides}`.replace('x=1', 'pais=es')
  if (method === 'get') return yield { method: 'GET', url }
  const { schema, examples = {} } = requestBody?.content['application/json'] ?? {}
  const bodies = [
    ...Object.values<{ value: unknown }>(examples as never).map(({ value }) => value),
    ...(named(schema)?.examples ?? []),
  ]
  for (const body of isFull ? bodies : bodies.slice(0, 2)) {
    yield { method: 'POST', url, body }
    if (body === bodies[0])
      for (const broken of share([...brokenFrom(body as object)], path.length))
        yield { method: 'POST', url, body: broken }
  }
}

/** What each path refuses: a field less, a field of another kind, one that is empty, one that nobody knows. */
function* brokenFrom(body: object): Generator<unknown> {
  yield {}
  yield []
  yield { ...body, inventado: 1 }
  for (const key of Object.keys(body)) {
    for (const value of [undefined, null, 7, 'x', [], {}, -1]) yield { ...body, [key]: value }
  }
}

const questions = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => [...examplesOf(path, method, operation)]),
)

function* textsIn(value: unknown, where = ''): Generator<readonly [where: string, text: string]> {
  if (typeof value === 'string') yield [where, value]
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, where)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${where}.${key}`)
}

/** Names of rows and types that no dictionary of their language has: they are names (decision 0344). */
async function ownNames(language: keyof typeof DICTIONARIES, right: ReadonlySet<string>): Promise<readonly string[]> {
  const read = async (url: string) => [...textsIn((await app.inject(`${url}?idioma=${language}`)).json())]
  const names = [...(await read('/api/catalogo.json')), ...(await read('/api/tipos'))].flatMap(([where, text]) =>
    /\.(?:nombre|label)$/.test(where) ? [text, text.replace(/ \(.*/, '')] : [],
  )
  const unknown = new Set(unknownWords(language, names.flatMap(wordsOutsideQuotes), right))
  return [...new Set(names)].filter((name) => wordsOutsideQuotes(name).some((word) => unknown.has(word)))
}

/** What stands in a text that was sent, and its other texts: names of lines stand in sentences, in capitals or not. */
function ownTexts(body: unknown, said: unknown): readonly string[] {
  const sent = [...textsIn(body)].map(([, text]) => text)
  const pasted = sent.filter((text) => text.length > 60).map((text) => text.toLowerCase().replaceAll(/\s+/g, ' '))
  const read = [...textsIn(said)].flatMap(([, text]) =>
    pasted.some((whole) => whole.includes(text.toLowerCase().replace(/ \(.*/, ''))) ? [text] : [],
  )
  return [...new Set([...sent, ...read])].filter((text) => text.length > 2)
}

/** A text without these. */
const without = (texts: readonly string[]): ((text: string) => string) => {
  const longest = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?<!\\p{L})(?:${longest.join('|')})(?!\\p{L})`, 'giu')
  return (text) => (longest.length === 0 ? text : text.replaceAll(pattern, ' '))
}

it('no operation heeds what a browser prefers: without «idioma» an answer is the Spanish one', {
  tags: ['nightly'],
}, async () => {
  const onePerPath = new Map(questions.map((asked) => [`${asked.method} ${asked.url}`, asked] as const))
  expect(onePerPath.size).toBeGreaterThan(20)
  for (const { method, url, body } of onePerPath.values()) {
    const answerTo = (prefers: string) =>
      app.inject({
        method,
        url,
        headers: { 'accept-language': prefers },
        ...(body !== undefined && { payload: body as object }),
      })
    const [spanish, preferring] = [await answerTo('es-ES'), await answerTo('en-GB,it;q=0.9')]
    const languageOf = ({ headers }: typeof spanish) => [url, headers['content-language']]
    expect(languageOf(preferring)).toEqual(languageOf(spanish))
    // A workbook has in it when it was made, and what a solver finds is what its time was enough for.
    const isTimed = /spreadsheet/.test(`${spanish.headers['content-type']}`) || /\/api\/(?:ajuste|carta)/.test(url)
    if (!isTimed) expect([url, preferring.body]).toEqual([url, spanish.body])
  }
})

const LANGUAGES = Object.keys(DICTIONARIES) as (keyof typeof DICTIONARIES)[]

describe.each(LANGUAGES)('in %s', (language) => {
  it('no operation says a word of another language', async () => {
    expect(questions.length).toBeGreaterThan(isFull ? 400 : 100)
    const right = rightWords(language)
    const withoutNames = without(await ownNames(language, right))
    const places = new Map<string, string>()
    const untold: string[] = []
    for (const { method, url, body } of turn(questions, LANGUAGES.length, LANGUAGES.indexOf(language))) {
      const asked = `${url}&idioma=${language}`
      const answer = await app.inject({ method, url: asked, ...(body !== undefined && { payload: body as object }) })
      if (!`${answer.headers['content-type']}`.includes('json')) continue
      const said = answer.json()
      if (said.idioma?.sinTraducir > 0) untold.push(`${method} ${asked} ${JSON.stringify(body)}`)
      const own = ownTexts(body, said)
      const withoutOwn = without(own)
      const wrote = new Set(own)
      for (const [where, text] of textsIn(said)) {
        const key = where.split('.').at(-1) ?? ''
        if (IDENTIFIERS.has(key) || isIdentifier(text) || wrote.has(text) || isKept(where)) continue
        for (const word of wordsOutsideQuotes(withoutOwn(withoutNames(text))))
          if (!places.has(word)) places.set(word, `${method} ${url.split('?')[0]} ${where}: ${text.slice(0, 160)}`)
      }
    }
    expect(untold).toEqual([])
    const unknown = unknownWords(language, [...places.keys()], right)
    expect(unknown.map((word) => `${word}: ${places.get(word)}`)).toEqual([])
  })
})
