import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisContracts } from '@obrador/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { craftIds, wildFormula } from '../apps/api/test/bodies.ts'
import { type ApiApp, postTo, sharedApp } from '../apps/api/test/helpers.ts'
import { obrador } from '../packages/cli/test/in-process.ts'
import { goldenFiles, requestOf } from '../packages/engine/test/golden/corpus.ts'
import { isFull, share } from './tier.ts'

/** The command line calculates by itself, and says of every formula what the service says of it. */

/** With those that are wrong in the gate no more than one thread takes at a time: none is started. */
const WILD = isFull ? 240 : 18

const MILK = { name: 'Leche entera', grams: 600 }
/** What people send and a schema turns down, or a warning names. */
const WRONG = [
  { ingredients: [null] },
  { ingredients: [{ ...MILK, grams: '600' }] },
  { ingredients: [{ ...MILK, unit: 'ml' }] },
  { ingredients: [{ ...MILK, price: 3, materiagrasa: null }], tipo: 'base', type: null },
  { ingredients: [MILK], texto: '100 g agua' },
  { ingredients: [MILK], type: 'zzz' },
  { ingredients: [{ ingrediente: 'Leche', peso: 3 }] },
]

interface Asked {
  readonly nombre: string
  readonly oficio: (typeof craftIds)[number]
  readonly peticion: unknown
}
interface Row extends Asked {
  readonly formula: string
  readonly bien: boolean
  readonly respuesta?: { readonly titular: { readonly bueno: boolean } }
  readonly error?: string
}

const folder = mkdtempSync(join(tmpdir(), 'obrador-verdicts-'))
let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** One command, and a row for each formula. */
async function rowsOf(analisis: readonly Asked[], format: string): Promise<string> {
  const file = join(folder, 'analisis.json')
  writeFileSync(file, JSON.stringify({ analisis }))
  const { stdout, stderr } = await obrador(['lote', '--formato', format, file])
  expect(stderr).toContain(`${analisis.length.toLocaleString('es-ES')} fórmulas`)
  return stdout
}

async function expectSame(analisis: readonly Asked[]): Promise<{ answered: number; refused: number }> {
  const seen = { answered: 0, refused: 0 }
  const rows = (await rowsOf(analisis, 'ndjson')).trim().split('\n')
  for (const [at, { oficio, peticion, nombre }] of analisis.entries()) {
    const { formula, bien, oficio: craft, respuesta, ...refused } = JSON.parse(rows[at] ?? '') as Row
    const service = (await postTo(app, analysisContracts[oficio].path, peticion)).json()
    expect([formula, craft]).toEqual([nombre, oficio])
    expect(respuesta ?? refused, JSON.stringify(peticion)).toEqual(service)
    expect(bien).toBe(service.titular?.bueno ?? false)
    seen[respuesta ? 'answered' : 'refused']++
  }
  return seen
}

const corpus: readonly Asked[] = craftIds.flatMap((oficio) =>
  goldenFiles(oficio).flatMap(({ type, formulas }) =>
    formulas.map((formula) => ({ nombre: formula.id, oficio, peticion: requestOf(oficio, type, formula) })),
  ),
)

it('of every formula of the corpus, to the last field', async () => {
  const asked = share(corpus, 0)
  expect(asked.length).toBeGreaterThan(corpus.length / 11)
  expect(await expectSame(asked)).toEqual({ answered: asked.length, refused: 0 })
})

it('in a spreadsheet too: the verdict is the word of the answer', async () => {
  const asked = share(corpus, 1).slice(0, isFull ? 60 : 25)
  const [head = '', ...rows] = (await rowsOf(asked, 'csv')).trim().split('\r\n')
  const column = (name: string): number => head.replace('\uFEFF', '').split(';').indexOf(name)
  expect(rows).toHaveLength(asked.length)
  for (const [at, { oficio, peticion }] of asked.entries()) {
    const cells = (rows[at] ?? '').split(';')
    const { verdict, score, titular } = (await postTo(app, analysisContracts[oficio].path, peticion)).json()
    expect(cells[column('veredicto')]).toBe(verdict ?? score.categoria ?? score.medalla)
    expect(cells[column('titular')]).toBe(titular.estado)
    expect(cells[column('resultado')] === 'bien').toBe(titular.bueno)
  }
})

it(`of ${WILD} formulas that nobody would make: the same answer, or the same refusal`, async () => {
  const wild = fc.sample(
    fc.constantFrom(...craftIds).chain((oficio) => wildFormula(oficio).map((peticion) => ({ oficio, peticion }))),
    { numRuns: WILD, seed: 32 },
  )
  const asked = [...WRONG.map((peticion) => ({ oficio: 'helado', peticion })), ...wild].map((one, at) => ({
    nombre: `n${at}`,
    ...one,
  }))
  const { answered, refused } = await expectSame(asked as readonly Asked[])
  expect(answered).toBeGreaterThan(WILD / 20)
  expect(refused).toBeGreaterThan(WILD / 20)
})
