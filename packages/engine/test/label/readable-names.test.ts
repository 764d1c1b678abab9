import { describe, expect, test } from 'vitest'
import { pieceOf } from '../../src/entries/piece.ts'
import { allCrafts, type CraftRequest, labelOf } from '../../src/index.ts'
import { type CraftId, goldenRequests } from '../golden/corpus.ts'

/** A line may be sent by the id of its row; nobody reads an id: every sentence, and every word that is printed, says its name. */

const JOINED = /\b[a-z0-9]+_[a-z0-9_]+/
/** Fields for machines: ids and codes, and names as they were sent, by which a caller finds its own lines. */
const FOR_MACHINES =
  /^(?:id|type|tipo|variante|estado|nombre|clave|key|craft|linea|lineas|alergeno|alergenos|ausentes|sinDato|ingrediente|poner|quitar|ruta|preparacion|parte)$/

/** Two warnings of pastry name the type to send, as their sheet has them. */
const TYPE_TO_SEND = /\bganache_(?:negro|leche|blanco|montada)\b/

/** Texts for people that show an id, with where they stand. */
function idsReadIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return JOINED.test(value.replace(TYPE_TO_SEND, '')) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const isPrinted = !FOR_MACHINES.test(key) || (key === 'nombre' && /(?:lista|legal)$/.test(path))
    return isPrinted ? idsReadIn(one, Array.isArray(value) ? path : `${path}.${key}`) : []
  })
}

/** One of so many formulas: each has some ten lines, and together they have most rows. */
const EVERY = 9
const crafts = Object.keys(allCrafts) as CraftId[]

/** The same formula with every line sent by its id. */
function sentByIds(craft: CraftId, request: CraftRequest): CraftRequest {
  const { rowNamed } = allCrafts[craft]
  const [field, lines] = Object.entries(request).find(([, one]) => Array.isArray(one)) as [string, object[]]
  const byId = (line: object): object =>
    Object.fromEntries(
      Object.entries(line).map(([key, one]) => [key, typeof one === 'string' ? (rowNamed(one)?.id ?? one) : one]),
    )
  // A sourdough of other flours is a row that is made for its name, and has no id.
  return { ...request, [field]: lines.map((line) => (/masa madre/i.test(JSON.stringify(line)) ? line : byId(line))) }
}

describe.each(crafts)('%s', (craft) => {
  test('no sentence shows an id', () => {
    const asked = goldenRequests(craft).filter((_, at) => at % EVERY === 0)
    const shown = asked.flatMap((request) => {
      const byIds = sentByIds(craft, request)
      return [
        ...idsReadIn(allCrafts[craft].analyse(byIds as never)),
        ...idsReadIn(labelOf(allCrafts[craft] as never, byIds as never)),
      ]
    })
    expect([...new Set(shown)]).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
  })
})

test('nor does a piece', () => {
  const parts = { azucar_glas: 20, cob_negra_70: 30, fruta_confitada: 10, manteca_vegetal: 5, jamon_serrano: 10 }
  const piece = pieceOf({
    nombre: 'Pieza',
    partes: Object.entries(parts).map(([nombre, gramos]) => ({ nombre, gramos })),
  } as never)
  expect(piece.etiqueta.alergenos.sinDato).toContain('azucar_glas')
  expect(idsReadIn(piece)).toEqual([])
})

test('a name of another language is printed in Spanish where it says the same food, else it is asked for', () => {
  const label = (name: string) => {
    const lines = { 'Harina de trigo': 200, [name]: 40, Azúcar: 200 }
    const ingredients = Object.entries(lines).map(([called, grams]) => ({ name: called, grams }))
    return labelOf(allCrafts.pasteleria as never, { type: 'bizcocho', ingredients } as never)
  }
  const same = {
    'condensed milk': 'leche condensada',
    'candied orange': 'naranja confitada',
    'pasta di nocciole': 'pasta de avellana',
    zenzero: 'jengibre',
  }
  for (const [abroad, spanish] of Object.entries(same))
    expect(label(abroad).ingredientes.texto).toBe(label(spanish).ingredientes.texto)
  expect(label('raspberry purée').warnings.join()).toContain('art. 15')
  expect(label('puré de frambuesas').warnings.join()).not.toContain('art. 15')
})
