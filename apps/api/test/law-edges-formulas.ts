import type { LawCase } from './fixtures/law-cases.ts'

/** Formulas and ways of asking that the edges of the law share. */

export type Line = readonly [name: string, grams: number]
const ask =
  (path: string, fields: readonly [string, string] = ['name', 'grams']) =>
  (type: string, lines: readonly Line[], expected: LawCase['expected'], why: string, more: object = {}): LawCase => ({
    path,
    body: { type, ingredients: lines.map(([name, grams]) => ({ [fields[0]]: name, [fields[1]]: grams })), ...more },
    expected,
    why,
  })
const SWEETS = ['ingrediente', 'peso'] as const
export const helado = ask('/api/balance')
export const pan = ask('/api/balance/panaderia')
export const pastel = ask('/api/balance/pasteleria')
export const turron = ask('/api/balance/turron', SWEETS)
export const cacao = ask('/api/balance/cacao', SWEETS)
export const etiqueta = ask('/api/etiqueta/helado')
export const etiquetaPan = ask('/api/etiqueta/panaderia')
export const etiquetaPastel = ask('/api/etiqueta/pasteleria')
export const etiquetaCacao = ask('/api/etiqueta/cacao', SWEETS)

export const CREMA: readonly Line[] = [
  ['Leche entera', 560],
  ['Nata 35%', 230],
  ['Leche en polvo desnatada', 40],
  ['Azúcar', 140],
  ['Dextrosa', 25],
]
export const PAN: readonly Line[] = [
  ['Harina panificable', 1000],
  ['Agua', 620],
  ['Sal', 16],
  ['Levadura fresca', 15],
]
export const SORBETE: readonly Line[] = [
  ['Agua', 500],
  ['Fresa', 200],
  ['Azúcar', 250],
]
export const BIZCOCHO: readonly Line[] = [
  ['Harina floja', 250],
  ['Azúcar', 250],
  ['Huevo entero', 250],
]
export const JIJONA: readonly Line[] = [
  ['Almendra tostada', 660],
  ['Miel', 150],
  ['Azúcar', 170],
  ['Clara de huevo', 20],
]
