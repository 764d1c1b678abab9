import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisContracts, etiquetaContracts, MONTAJE_PATH } from '@obrador/contract'
import type { WrittenName } from '@obrador/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

/** The name that a maker writes has one answer: analysis, label, piece, command line and agents. */

const MAIN = join(import.meta.dirname, '../../../packages/cli/src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'obrador-name-'))
let app: ApiApp
let onCommandLine: readonly Answer[]
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
  onCommandLine = answersOnCommandLine()
})
afterAll(() => rmSync(folder, { recursive: true }))

type CraftId = keyof typeof analysisContracts
type Lines = Readonly<Record<string, number>>
const COCOA_ICE = (cocoa: number): Lines => ({
  'Leche entera': 560,
  'Nata 35%': 200,
  Azúcar: 130,
  Dextrosa: 40,
  'Leche en polvo desnatada': 40,
  'Cacao en polvo': cocoa,
  Neutro: 4,
})
const RYE: Lines = { 'Harina de trigo': 490, 'Harina de centeno': 510, Agua: 700, Sal: 14, Levadura: 10 }
const TURRON: Lines = { 'Almendra tostada': 640, Miel: 160, Azúcar: 200, 'Clara de huevo pasteurizada': 15 }
const CAKE: Lines = { 'Harina de trigo': 250, 'Huevo pasteurizado': 250, Azúcar: 220, Mantequilla: 180 }
const CURD: Lines = { 'Zumo de naranja': 200, 'Huevo pasteurizado': 200, Azúcar: 200, Mantequilla: 150 }
const COOKIES: Lines = { 'Harina de trigo': 300, Mantequilla: 150, Azúcar: 150 }
const JAM: Lines = { Fresa: 600, Azúcar: 400 }
const BAR: Lines = { 'Pasta de cacao': 560, Azúcar: 400, 'Manteca de cacao': 40 }

/** And the grams that would let it be called so, where there are any. */
type Named = readonly [id: CraftId, type: string, lines: Lines, name: string, cumple: boolean | null, grams: Lines]
const NAMED: readonly Named[] = [
  ['helado', 'helado_crema', COCOA_ICE(20), 'Helado crema de chocolate', false, { 'Cacao en polvo': 33 }],
  ['helado', 'helado_crema', COCOA_ICE(40), 'Helado crema de chocolate', true, {}],
  ['helado', 'helado_crema', COCOA_ICE(40), 'Helado crema de chocolate de la abuela', null, {}],
  ['helado', 'helado_crema', COCOA_ICE(40), 'Helado crema de chocolate casero', false, {}],
  ['panaderia', 'pan_centeno', RYE, 'Pan de centeno', false, {}],
  ['panaderia', 'pan_centeno', RYE, 'Pan de centeno 51 %', true, {}],
  ['turron', 'alicante', TURRON, 'Turrón de Alicante', null, {}],
  ['turron', 'alicante', TURRON, 'Turrón duro estilo Alicante', false, {}],
  ['pasteleria', 'bizcocho', CAKE, 'Bizcocho con nueces', false, {}],
  ['pasteleria', 'bizcocho', CAKE, 'Bizcocho con mantequilla', true, {}],
  ['pasteleria', 'lemon_curd', CURD, 'Lemon curd', false, {}],
  ['pasteleria', 'cookies', COOKIES, 'Butter cookies', true, {}],
  ['pasteleria', 'confitura', JAM, 'Confitura extra de fresa', null, {}],
  ['cacao', 'negro', BAR, 'Chocolate negro 70 %', false, {}],
  ['cacao', 'negro', BAR, 'Chocolate negro 58 %', true, {}],
]

interface Answer {
  readonly nombreEscrito?: WrittenName
  readonly titular: { readonly estado: string; readonly bueno: boolean; readonly frase: string }
  readonly suggestions: readonly string[]
}

async function toolAnswer(name: string, sent: object): Promise<{ readonly nombreEscrito?: WrittenName }> {
  const response = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: sent } },
  })
  const [, data = response.body] = /^data: (.*)$/m.exec(response.body) ?? []
  return JSON.parse(data).result.structuredContent
}

function bodyOf([id, type, lines, denominacion]: Named) {
  const { name, grams } = analysisContracts[id].fields
  return { type, ingredients: Object.entries(lines).map(([line, g]) => ({ [name]: line, [grams]: g })), denominacion }
}

/** What the command line answers to all of them, in one run. */
function answersOnCommandLine(): readonly Answer[] {
  const file = join(folder, 'analisis.json')
  const analisis = NAMED.map((named, at) => ({ nombre: `x${at}`, oficio: named[0], peticion: bodyOf(named) }))
  writeFileSync(file, JSON.stringify({ analisis }))
  const { stdout } = spawnSync(process.execPath, [MAIN, 'lote', '--formato', 'ndjson', file], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).respuesta)
}

it.each(NAMED.map((named, at) => ({ named, at })))(
  '$named.0 $named.1 is called «$named.3» ($at)',
  async ({ named, at }) => {
    const [id, type, lines, denominacion, cumple, grams] = named
    const { name, grams: weight } = analysisContracts[id].fields
    const body = bodyOf(named)
    const { ingredients } = body
    const analysed: Answer = (await postTo(app, analysisContracts[id].path, body)).json()
    expect(analysed.nombreEscrito).toMatchObject({ nombre: denominacion, cumple })
    const refusals = (analysed.nombreEscrito?.partes ?? []).flatMap(({ cumple: holds, frase }) =>
      holds === false && frase !== undefined ? [frase] : [],
    )
    expect(refusals.length > 0).toBe(cumple === false)
    // What may not be called so is not right, and is told why.
    expect(analysed.titular.estado === 'sin_nombre').toBe(cumple === false)
    expect(analysed.suggestions).toEqual(expect.arrayContaining(refusals))
    if (cumple === false) expect(analysed.titular.frase).toContain(`«${denominacion}»`)

    const label = (await postTo(app, etiquetaContracts[id].path, body)).json()
    expect(label.partesDelNombre).toEqual(analysed.nombreEscrito?.partes)
    expect(label.obligatorio.find((one: { id: string }) => one.id === 'a').estado).toBe(
      cumple === false ? 'falta' : cumple === null ? 'pregunta' : 'dado',
    )

    const partes = [{ nombre: 'Parte', gramos: 100 }]
    const piece = { nombre: 'Pieza', denominacion, partes, preparaciones: { Parte: { oficio: id, type, ingredients } } }
    const inPiece = (await postTo(app, MONTAJE_PATH, piece)).json().etiqueta.partesDelNombre as WrittenName['partes']
    expect(inPiece.some((one) => one.cumple === false)).toBe(cumple === false)

    const lineas = Object.entries(lines).map(([ingrediente, gramos]) => ({ ingrediente, gramos }))
    const sent = { oficio: id, tipo: type, ingredientes: lineas, denominacion }
    for (const tool of ['analizar', 'etiquetar'])
      expect((await toolAnswer(tool, sent)).nombreEscrito).toEqual(analysed.nombreEscrito)
    expect(onCommandLine[at]).toEqual(analysed)

    const { cambio } = analysed.nombreEscrito ?? {}
    expect(Object.fromEntries((cambio?.lineas ?? []).map((line) => [line.ingrediente, line.gramos]))).toEqual(grams)
    if (!cambio) return
    const changed = ingredients.map((line) => ({ ...line, [weight]: grams[String(line[name])] ?? line[weight] }))
    const after: Answer = (await postTo(app, analysisContracts[id].path, { ...body, ingredients: changed })).json()
    expect(after.nombreEscrito?.cumple).not.toBe(false)
    expect(after.titular.bueno).toBe(cambio.equilibrada)
  },
)
