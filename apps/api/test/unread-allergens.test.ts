import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import {
  ALL_ALLERGENS,
  allCrafts,
  type LegalAllergen,
  labelOf,
  type ProductLabel,
  presentAllergensOf,
} from '@obrador/engine'
import { expect, it } from 'vitest'
import { postTo, sharedApp } from './helpers.ts'

/**
 * A line that nobody knows is told by its words in the six languages that lists are written in, on every face that tells of allergens
 * (Regulation (EU) 1169/2011, arts. 9.1.c and 21): it is never silently without what it names.
 */

/** Lines as a maker writes them in Italian, English, French, Catalan, Portuguese and Spanish; none of them is read. */
const UNREAD: Readonly<Record<LegalAllergen, readonly string[]>> = {
  gluten: ['Miscela Rossi farina 00', 'Blat xeixa', "Fiocchi d'orzo Rossi", 'Aveia maluca', 'Rye malt'],
  crustaceos: ['Gamberetti', 'Camarão', 'Shrimp'],
  huevo: [
    'Tuorlo fresco di Paolo',
    "Appareil jaunes d'œufs",
    'Egg yolk confit mix',
    'Rovell pastat Puig',
    'Gemas da Maria',
    '1 ou sencer',
  ],
  pescado: ['Pesce spada', 'Bacalhau', 'Maggie fish stock'],
  cacahuete: ['Smith peanut crunch'],
  soja: ['Soia frullata', 'Smith soy crunch'],
  leche: ['Panna della Maria', "Llet d'euga", 'Leite gordo', 'Smith dairy blend'],
  frutos_cascara: ['Granella di mandorle', 'Crunch noisettes Dupont', 'Smith cashew crunch', 'Crunch avelã Maria'],
  apio: ['Celery salt', 'Aipo ralado Maria'],
  mostaza: ['Mostarda di frutta', 'Smith mustard crunch'],
  sesamo: ['Gergelim', 'Smith sesame crunch'],
  sulfitos: ['Anidride solforosa', 'Sulphites'],
  altramuz: ['Lupini', 'Tremoços'],
  moluscos: ['Vongole', 'Lula'],
}
const cases = ALL_ALLERGENS.flatMap((allergen) => UNREAD[allergen].map((name) => ({ name, allergen })))
const lines = [...cases.map(({ name }) => name), 'Azúcar'].map((name) => ({ name, grams: 100 }))
const BODY = { type: 'libre', ingredients: lines }
const EVERY = [...ALL_ALLERGENS].toSorted()

type Told = Pick<ProductLabel, 'alergenos' | 'ingredientes'>
const presentOf = ({ alergenos }: Told): string[] => alergenos.presentes.map(({ id }) => id).toSorted()

it.each(cases)('«$name» is not read, and its label tells $allergen', ({ name, allergen }) => {
  const { pasteleria } = allCrafts
  expect(pasteleria.nameRead(name)?.ingredient.id).toBeUndefined()
  const { alergenos, ingredientes } = labelOf(pasteleria, {
    type: 'libre',
    ingredients: [name, 'Azúcar'].map((one) => ({ name: one, grams: 100 })),
  })
  expect(alergenos.presentes.map(({ id }) => id)).toEqual([allergen])
  // What is marked in the list is a Spanish word (art. 15).
  expect(ingredientes.lista.flatMap(({ tramos = [] }) => tramos).map(({ alergeno }) => alergeno)).toContain(allergen)
  // And of no other is it said to be free.
  expect(alergenos.sinDato).toEqual([name])
  expect(alergenos.mostrador.filter(({ lleva }) => lleva === false)).toEqual([])
})

const NOTHING = [
  'Latte di cocco Rossi',
  'Smith oat free almond extract',
  'Crème de marrons Dupont',
  'Noce moscata Rossi',
]
it.each(NOTHING)('«%s» names none of milk and nuts that it has not', (name) => {
  const { alergenos } = labelOf(allCrafts.pasteleria, { type: 'libre', ingredients: [{ name, grams: 100 }] })
  expect(alergenos.presentes).toEqual([])
})

it('tells all fourteen in the module, a menu, a formula inside another, the service, the command and the tool of agents', async () => {
  const { pasteleria } = allCrafts
  expect(presentOf(labelOf(pasteleria, BODY))).toEqual(EVERY)
  expect(presentAllergensOf(pasteleria, BODY).toSorted()).toEqual(EVERY)

  const app = await sharedApp()
  expect(presentOf((await postTo(app, '/api/etiqueta/pasteleria', BODY)).json())).toEqual(EVERY)
  const nested = await postTo(app, '/api/balance/pasteleria', {
    type: 'libre',
    ingredients: [{ name: 'Relleno', grams: 100 }],
    preparaciones: { Relleno: { oficio: 'pasteleria', ...BODY } },
  })
  expect(nested.json().preparaciones[0].alergenos.toSorted()).toEqual(EVERY)

  const MAIN = join(import.meta.dirname, '../../../packages/cli/src/main.ts')
  const commanded = execFileSync(process.execPath, [MAIN, 'etiquetar', '--json', '-'], {
    input: JSON.stringify({ craft: 'pasteleria', ...BODY }),
  })
  expect(presentOf(JSON.parse(commanded.toString()))).toEqual(EVERY)

  const { body } = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'etiquetar',
        arguments: {
          oficio: 'pasteleria',
          tipo: 'libre',
          ingredientes: lines.map(({ name, grams }) => ({ ingrediente: name, gramos: grams })),
        },
      },
    },
  })
  const { structuredContent } = JSON.parse(body.split('data: ')[1] ?? body).result
  expect(structuredContent.alergenos.contiene).toHaveLength(EVERY.length)
})
