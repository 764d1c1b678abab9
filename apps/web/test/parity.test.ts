import { buildApp } from '@obrador/api/src/app.ts'
import { analysisContracts, etiquetaContracts } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { goldenSets } from '../build/gallery.ts'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { needsOfFormula } from '../src/engine/parts.ts'
import { craftPaths, snippetFor } from '../src/features/about/snippets.ts'
import { craftIds } from '../src/model/crafts.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { foodLabel } from '../src/reading/food-label.ts'
import { galleryFormulaOf } from '../src/reading/gallery.ts'
import { readTableFormula, tableRequestOf } from '../src/reading/request.ts'
import { appCraft, engine, store } from './engine.ts'

/** One engine, two faces: whatever the app shows of a formula is what the API answers. */

let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await buildApp({ logLevel: 'silent', limits: { post: 1_000_000, get: 1_000_000 } })
})
afterAll(() => app.close())

it('knows every craft and where it answers', () => {
  expect(craftIds).toEqual(Object.keys(allCrafts))
  for (const id of craftIds) expect(craftPaths[id]).toBe(analysisContracts[id].path)
})

describe.each(craftIds)('%s', (id) => {
  it('has the numbers of the API for the whole golden set', async () => {
    const craft = appCraft(id)
    const golden = goldenSets(id)
    expect(golden.length).toBeGreaterThan(50)
    for (const one of share(golden, 3)) {
      const formula = galleryFormulaOf(craft, one)
      const { fields } = craft.definition.reads
      // What a caller of the API would send: the formula as published, ids and all.
      const body = {
        type: one.type,
        ingredients: one.lines.map(([name, grams]) => ({ [fields.name]: name, [fields.grams]: grams })),
        ...(one.aguaEvaporada !== undefined && { aguaEvaporada: one.aguaEvaporada }),
      }
      const answer = await app.inject({ method: 'POST', url: craftPaths[id], payload: body })
      const shown = readTableFormula(engine, formula, [], {})
      expect(answer.statusCode, one.id).toBe(200)
      const said = answer.json()
      expect((shown.body as { params: object }).params, one.id).toEqual(said.params)
      // Of what is judged in nothing, because too much of it is unread, the app shows no figure.
      const isJudged = said.inRange === undefined || Object.values(said.inRange).some((is) => is !== null)
      for (const { key, value } of shown.overview?.figures ?? [])
        expect(value, `${one.id} ${key}`).toBe(isJudged ? said.params[key] : Number.NaN)
      if (said.verdict !== undefined) expect(shown.overview?.verdict, one.id).toBe(said.verdict)
    }
  })

  it('writes code with the very request', async () => {
    const craft = appCraft(id)
    const [first] = goldenSets(id)
    if (!first) throw new Error('no formula')
    const request = tableRequestOf(craft, galleryFormulaOf(craft, first), [])
    const code = snippetFor('curl', 'http://x', id, request)
    const body = /-d '([\s\S]*)'\n$/.exec(code)?.[1]?.replaceAll(String.raw`'\''`, "'") ?? ''
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(request)))
  })
})

/** Of each craft what its maker would write; some of these names are aliases of rows, others only what a language shows a row as. */
const WRITTEN_ABROAD: readonly (readonly [
  string,
  Pick<TableFormula, 'craft' | 'type'>,
  Readonly<Record<string, number>>,
])[] = [
  [
    'en',
    { craft: 'helado', type: 'helado_leche' },
    { 'Whole milk': 650, 'Whipping cream 35%': 120, Sugar: 150, Saffron: 1 },
  ],
  [
    'en',
    { craft: 'panaderia', type: 'pan_comun' },
    { 'Strong bread flour (W 280–340)': 500, 'Whole goat milk': 320, 'Fine salt': 9, 'Fresh yeast': 9 },
  ],
  ['en', { craft: 'cacao', type: 'negro' }, { 'Cocoa mass (cocoa liquor)': 600, Sugar: 300, 'Cocoa butter': 100 }],
  [
    'it',
    { craft: 'helado', type: 'helado_leche' },
    { 'Latte intero': 650, 'Panna 35%': 120, Zucchero: 150, Zafferano: 1 },
  ],
  [
    'it',
    { craft: 'pasteleria', type: 'bizcocho' },
    { 'Farina forte (W 280–340)': 250, 'Uovo intero': 250, Zucchero: 200, 'Burro 82%': 200 },
  ],
  [
    'it',
    { craft: 'turron', type: 'generico' },
    { 'Mandorle pelate tostate': 600, Miele: 200, Zucchero: 100, Albume: 20 },
  ],
]

it.each(WRITTEN_ABROAD)('prints the label of the API of what was written in %s: %o', async (_language, is, lines) => {
  const { craft: id, type } = is
  const formula: TableFormula = {
    ...is,
    name: '',
    lines: Object.entries(lines).map(([name, grams]) => newLine(name, grams)),
    given: {},
    batch: {},
  }
  const craft = craftOfEngine(await store.load(needsOfFormula(formula)), id)
  const { fields } = craft.definition.reads
  const ingredients = Object.entries(lines).map(([name, grams]) => ({ [fields.name]: name, [fields.grams]: grams }))
  const answer = await app.inject({ method: 'POST', url: etiquetaContracts[id].path, payload: { type, ingredients } })
  expect(answer.statusCode).toBe(200)
  const told = answer.json()
  const shown = foodLabel(craft, formula, [])
  expect(shown?.denominacion).toEqual(told.denominacion)
  expect(shown?.ingredientes).toEqual(told.ingredientes)
  expect(shown?.alergenos).toEqual(told.alergenos)
  for (const name of Object.keys(lines)) expect(told.ingredientes.texto.toLowerCase()).not.toContain(name.toLowerCase())
})
