import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'

/** Crafts imported by themselves, in a process of their own: here the grammar is there for all. */

const ROOT = join(import.meta.dirname, '..')

const CASES = {
  helado: [
    { name: 'Leche entera', grams: 800 },
    { name: 'leche fresca entera de vaca', grams: 800 },
  ],
  panaderia: [
    { name: 'Harina de fuerza', grams: 800 },
    { name: 'harina de fuerza ecológica W 320', grams: 800 },
  ],
  pasteleria: [
    { name: 'Harina', grams: 800 },
    { name: 'harina muy floja de trigo', grams: 800 },
  ],
  turron: [
    { ingrediente: 'almendra_tostada', peso: 800 },
    { ingrediente: 'almendras marcona tostaditas', peso: 800 },
  ],
  cacao: [
    { ingrediente: 'pasta_cacao', peso: 800 },
    { ingrediente: 'pasta pura de cacao del 100 %', peso: 800 },
  ],
} as const

/** What each craft says of a name of the catalogue, of one that is none, and of that with the grammar. */
const PROGRAM = `
  const cases = ${JSON.stringify(CASES)}
  const crafts = {}
  for (const id in cases) crafts[id] = (await import('./src/crafts/' + id + '/index.ts'))[id]
  const said = (id, ingredients) => {
    try {
      return crafts[id].analyse({ ingredients }, { advice: false }).status
    } catch ({ code, place }) {
      return { code, ...place }
    }
  }
  const all = (lines) => Object.fromEntries(Object.keys(cases).map((id) => [id, said(id, lines(cases[id]))]))
  const known = all(([label]) => [label])
  const guessed = all((both) => both)
  const { readByGrammar } = await import('./src/catalogue/reading/grammar.ts')
  readByGrammar()
  console.log(JSON.stringify({ known, guessed, read: all((both) => both) }))`

type Told = Readonly<Record<string, unknown>>
let told: { readonly known: Told; readonly guessed: Told; readonly read: Told }
beforeAll(async () => {
  const args = ['--input-type=module', '--eval', PROGRAM]
  told = JSON.parse((await promisify(execFile)(process.execPath, args, { cwd: ROOT })).stdout)
}, 120_000)

it.each(Object.keys(CASES))('%s reads labels as they stand, and refuses what it could only guess at', (id) => {
  expect(told.known[id]).toBe('ok')
  expect(told.guessed[id]).toEqual({ code: 'invalid-line', line: 1 })
  expect(told.read[id]).toBe('ok')
})
