import { analysisContracts, etiquetaContracts, hojaContracts, MONTAJE_PATH } from '@obrador/contract'
import { PERISHABLE_CLASSES } from '@obrador/engine'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

/** How a product keeps, and which date it bears, is one answer on every path: analysis, label, piece and workbook. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

type CraftId = keyof typeof analysisContracts
const MADE: readonly (readonly [id: CraftId, type: string, clase: string, lines: Readonly<Record<string, number>>])[] =
  [
    ['pasteleria', 'crema_pastelera', '2', { 'Leche entera': 1000, Yema: 180, Azúcar: 220, 'Almidón de maíz': 90 }],
    ['pasteleria', 'mousse_chocolate', '0', { 'Chocolate negro': 200, 'Nata 35%': 200, 'Huevo de cáscara': 100 }],
    ['pasteleria', 'bizcocho', '6', { 'Harina de trigo': 250, Huevo: 250, Azúcar: 220, Mantequilla: 180 }],
    ['panaderia', 'brioche', '6', { 'Harina de fuerza': 1000, Huevo: 450, Mantequilla: 400, Sal: 20, Levadura: 30 }],
    ['turron', 'mazapan', '0', { 'Almendra molida': 500, 'Azúcar glas': 400, 'Huevo fresco': 80 }],
    ['turron', 'alicante', '7', { 'Almendra tostada': 640, Miel: 160, Azúcar: 200, 'Clara de huevo': 30 }],
    ['cacao', 'bombon', '3', { 'Chocolate negro': 300, 'Nata 35%': 200 }],
    ['helado', 'helado_crema', 'F', { 'Leche entera': 600, 'Nata 35%': 200, Azúcar: 150 }],
  ]

interface Label {
  readonly seguridadAlimentaria?: { readonly clase: string; readonly frase: string }
  readonly obligatorio: readonly { readonly id: string; readonly texto: string | null }[]
}
const dateOf = ({ obligatorio }: Label): string => obligatorio.find(({ id }) => id === 'f')?.texto ?? ''
const kindOf = (date: string): string => /^Fecha de (caducidad|consumo preferente)/.exec(date)?.[1] ?? 'ninguna'

it.each(MADE)('%s %s is of class %s wherever it is asked', async (id, type, clase, lines) => {
  const { name, grams } = analysisContracts[id].fields
  const ingredients = Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight }))
  const { seguridadAlimentaria: analysed, titular } = (
    await postTo(app, analysisContracts[id].path, { type, ingredients })
  ).json()
  expect([analysed.clase, titular.bueno && clase === '0']).toEqual([clase, false])

  const label: Label = (await postTo(app, etiquetaContracts[id].path, { type, ingredients })).json()
  expect(label.seguridadAlimentaria).toEqual(analysed)
  const kind = PERISHABLE_CLASSES.has(clase as never) ? 'caducidad' : 'consumo preferente'
  expect(kindOf(dateOf(label))).toBe(kind)

  const piece = async (partes: readonly object[]) =>
    (await postTo(app, MONTAJE_PATH, { partes, preparaciones: { Parte: { oficio: id, type, ingredients } } })).json()
  const alone = await piece([{ nombre: 'Parte', gramos: 100 }])
  expect([alone.conservacion.clase, alone.etiqueta.seguridadAlimentaria.clase, kindOf(dateOf(alone.etiqueta))]).toEqual(
    [clase, clase, kind],
  )
  // With something dry on it, it keeps no longer; what was frozen is not, until somebody says that it is sold so.
  const topped = await piece([
    { nombre: 'Parte', gramos: 100 },
    { nombre: 'Azúcar glas', gramos: 5 },
  ])
  expect(topped.conservacion.clase).toBe(clase === 'F' ? '3' : clase)
  expect(topped.etiqueta.seguridadAlimentaria.frase).toBe(topped.conservacion.frase)
  // With cream, never longer than cream.
  const filled = await piece([
    { nombre: 'Parte', gramos: 100 },
    { nombre: 'Nata 35%', gramos: 50 },
  ])
  expect(Number(filled.conservacion.clase)).toBeLessThanOrEqual(3)
  expect(kindOf(dateOf(filled.etiqueta))).toBe('caducidad')

  const file = await app.inject({ method: 'POST', url: hojaContracts[id].path, payload: { type, ingredients } })
  const { sheets } = await readXlsx(file.rawPayload)
  const cells = sheets.flatMap(({ rows }) => rows.flat()).map(String)
  expect(cells).toContain(analysed.frase)
})
