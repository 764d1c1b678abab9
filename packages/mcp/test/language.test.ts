import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { cambioExample, cartaExample } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DICTIONARIES, rightWords, unknownWords, wordsOutsideQuotes } from '../../../tools/spelled-words.ts'
import { powersHere } from '../src/index.ts'
import { obradorServer } from '../src/server.ts'

/** What agents are told in the language that they ask for: every word of it is looked up in the dictionaries of the language. */

const client = new Client({ name: 'gate', version: '1.0.0' })
const faults: unknown[] = []
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await obradorServer(() => powersHere((problem) => faults.push(problem))).connect(theirs)
  await client.connect(ours)
})
afterAll(() => client.close())

async function told(name: string, args: Record<string, unknown>) {
  const { content, structuredContent = {}, isError = false } = await client.callTool({ name, arguments: args })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', data: structuredContent as Record<string, unknown>, isError }
}

const SORBET = {
  en: ['Water', 'Lemon juice', 'Sugar'],
  it: ['Acqua', 'Succo di limone', 'Zucchero'],
}
const BREAD = {
  en: ['Wheat flour', 'Water', 'Salt'],
  it: ['Farina di grano tenero', 'Acqua', 'Sale'],
}
const lines = (names: readonly string[], grams: readonly number[]) =>
  names.map((ingrediente, at) => ({ ingrediente, gramos: grams[at] }))

/** What a label prints is Spanish in every language (Regulation (EU) 1169/2011, art. 15). */
function printedIn({
  denominacion,
  ingredientes,
  alergenos,
  por100g = [],
}: Record<string, unknown>): ReadonlySet<unknown> {
  const rows = (por100g as readonly { readonly etiqueta: string; readonly texto: string }[]).map(
    ({ etiqueta, texto }) => `${etiqueta}: ${texto}`,
  )
  return new Set([denominacion, ingredientes, Object(alergenos).texto, ...rows])
}

/** A row’s own name that no dictionary of general words has. */
const OWN_NAMES = ['monohydrate', 'monoidrato', 'bean', 'to', 'bar']

/** Each tool, as it should be called and as it should not. */
const callsIn = (idioma: 'en' | 'it'): readonly (readonly [tool: string, args: Record<string, unknown>])[] => [
  ['analizar', { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET[idioma], [500, 250, 200]) }],
  [
    'analizar',
    { oficio: 'helado', ingredientes: [...lines(SORBET[idioma], [500, 250, 900]), { ingrediente: 'Zzyq', gramos: 5 }] },
  ],
  ['analizar', { oficio: 'panaderia', ingredientes: lines(BREAD[idioma], [500, 400, 30]) }],
  ['analizar', { oficio: 'helado' }],
  ['analizar', { oficio: 'helado', tipo: 'nada', ingredientes: [] }],
  ['analizar', { oficio: 'helado', ingredients: [] }],
  ['ajustar', { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET[idioma], [500, 250, 200]) }],
  [
    'ajustar',
    { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET[idioma], [500, 0, 20]), despensa: [] },
  ],
  ['etiquetar', { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET[idioma], [500, 250, 200]) }],
  ['buscar_ingrediente', { q: SORBET[idioma][1], detalle: false }],
  ['buscar_ingrediente', { q: 'zzyq' }],
  ['tipos', { oficio: 'cacao' }],
  ['tipos', { oficio: 'turron', tipo: 'jijona' }],
  ['componer_carta', { carta: cartaExample }],
  ['componer_carta', { cambio: cambioExample }],
  ['componer_carta', {}],
  [
    'abrir_saco',
    {
      texto: 'Ingredientes: azúcar, leche desnatada en polvo 20 %, dextrosa.\nGrasas 1 g, azúcares 70 g, proteínas 7 g',
    },
  ],
  [
    'anotar_hornada',
    { oficio: 'helado', ingredientes: lines(SORBET[idioma], [500, 250, 200]), medidas: [{ que: 'brix', valor: 24 }] },
  ],
]

describe.each(['en', 'it'] as const)('in %s', (idioma) => {
  it('every tool says nothing in another language', async () => {
    const right = new Set([...rightWords(idioma as keyof typeof DICTIONARIES), ...OWN_NAMES])
    const places = new Map<string, string>()
    for (const [tool, args] of callsIn(idioma)) {
      const { text, data } = await told(tool, { ...args, idioma })
      expect(text).not.toBe('')
      const own = JSON.stringify(args).toLowerCase()
      const label = printedIn(data)
      for (const line of text.split('\n')) {
        if (label.has(line.replace(/^- /, ''))) continue
        // A key of a figure, an id and a name that was sent are no words.
        const plain = line.replaceAll(
          /[«“][^»”]*[»”]|\([a-z_\d]+\)|\([a-z]+[A-Z]\w+\)|\b[a-z\d]+_[a-z_\d]+\b|: helado_leche, .*|^- [a-z_\d]+:/g,
          ' ',
        )
        if (/^(?:Figures|Valori|codigo):?/.test(plain)) continue
        for (const word of wordsOutsideQuotes(plain))
          if (!own.includes(word.toLowerCase()) && !places.has(word)) places.set(word, `${tool}: ${line.slice(0, 200)}`)
      }
    }
    const unknown = unknownWords(idioma as keyof typeof DICTIONARIES, [...places.keys()], right)
    expect(unknown.map((word) => `${word}: ${places.get(word)}`)).toEqual([])
    expect(faults).toEqual([])
  })

  it('the data say the same, with the figures of the Spanish answer', async () => {
    const asked = { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET[idioma], [500, 250, 200]) }
    const [own, spanish] = [await told('analizar', { ...asked, idioma }), await told('analizar', asked)]
    expect(own.data.cifras).toEqual(spanish.data.cifras)
    expect(own.data.veredicto).toBe(spanish.data.veredicto)
    expect(own.data.titular).not.toBe(spanish.data.titular)
  })
})

it('an answer in Spanish is the one that nobody has to ask for', async () => {
  const asked = { oficio: 'helado', tipo: 'sorbete_agua', ingredientes: lines(SORBET.it, [500, 250, 200]) }
  expect(await told('analizar', { ...asked, idioma: 'es' })).toEqual(await told('analizar', asked))
})
