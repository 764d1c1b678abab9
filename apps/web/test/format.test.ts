import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { COPY_FILE, formats, LINK_FILE } from '../format/library.ts'
import { copyFromJson, copyToJson, type LibraryCopy, libraryCopyOf } from '../src/library/copy.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import { craftIds } from '../src/model/crafts.ts'
import type { DayPlan } from '../src/model/day.ts'
import type { OwnIngredient, SavedFormula, TableFormula, TableLine } from '../src/model/formula.ts'
import { barsOfGtin, isGtinMistyped, isValidGtin } from '../src/model/gtin.ts'
import { fragmentOfFormula, sharedFormulaIn } from '../src/model/link.ts'
import { nestedFormulaOf } from '../src/model/made.ts'
import type { PiecePartLine } from '../src/model/piece.ts'
import { OPENED_SACK_PROCESSES } from '../src/model/sack.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { loadPriceKey } from '../src/reading/identity.ts'

/** What is kept here is its maker's: the published schemas of the copy and of the link say what the app writes and reads. */

const keyOf = await loadPriceKey()
const DOCS = join(import.meta.dirname, '../../../docs/formato')
const published = (file: string): object => JSON.parse(readFileSync(join(DOCS, file), 'utf8'))

/** The same schema with no room for a field that it does not name: what is published leaves that room for later ones. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in inner && inner.type === 'object' ? { ...inner, additionalProperties: false } : inner
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
const fits = (schema: object) => {
  const check = ajv.compile(schema)
  return (value: unknown): string[] =>
    check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
const problemsOfCopy = fits(closed(published(COPY_FILE)) as object)
const problemsOfLink = fits(closed(published(LINK_FILE)) as object)

const AT = '2026-11-16T10:00:00.000Z'
const savedAs = (id: string, formula: TableFormula): SavedFormula => ({
  id,
  savedAt: AT,
  formula,
  versions: [{ at: AT, note: 'primera', formula }],
  tags: ['diario'],
  note: 'Sale mejor con la mezcla madurada.',
})
const own: OwnIngredient = {
  id: 'x1',
  name: 'Mi nata',
  model: 'nata',
  sheet: { grasa: 35, saturadas: 22, hidratos: 3, azucares: 3, proteinas: 2, sal: 0.1, agua: 60, kcal: 340 },
  price: 4,
  gtin: '8410128001230',
  allergens: { leche: 'has', soja: 'traces', huevo: 'none' },
  label: 'Nata (LECHE), estabilizante: E 407.',
}

/** One with all that a formula may have: another inside it, what was measured, a stage, a part, a batch, steps, desks. */
function full(craft: (typeof craftIds)[number]): TableFormula {
  const base = exampleFormulaOf(craft)
  const [first, second, ...rest] = base.lines
  const made = nestedFormulaOf(savedAs('inner', exampleFormulaOf('helado')))
  return {
    ...base,
    name: 'Con todo',
    entry: 'libro-1',
    lines: [
      {
        ...(first as TableLine),
        measured: { brix: 12.5 },
        part: 'relleno',
        stage: { hydration: 60, hours: 12, degrees: 20 },
      },
      { ...(second as TableLine), own: 'x1', locked: true },
      ...rest,
      { id: 'made', name: 'Helado', grams: 120, locked: false, made: { ...made, yields: 96, kept: AT }, opens: true },
    ],
    given: { aguaEvaporada: 12, merma: 3, perdidaHorneado: 11 },
    batch: { total: 4000, pieces: 40, pieceGrams: 100, litres: 2, overrun: 30 },
    steps: ['Pasteurizar a 85 °C.', 'Madurar 12 h.'],
    desks: { label: { net: 500, traces: ['soja'] }, cost: { minutes: 30 } },
  }
}

function fullCopy(): LibraryCopy {
  const saved = craftIds.map((craft) => savedAs(`f-${craft}`, full(craft)))
  const part: PiecePartLine = {
    ...(full('helado').lines[0] as TableLine),
    loss: 3,
    isDecoration: true,
    density: 1.1,
    diameter: 60,
    wraps: true,
  }
  const plan: DayPlan = {
    date: '2026-11-17',
    products: [{ id: 'p1', entry: 'f-helado', pieces: 12, grams: 90, loss: 2 }],
    capacity: { helado: 6000 },
    moments: ['Víspera', 'Mañana'],
    when: { Helado: 1 },
  }
  const copy = libraryCopyOf(
    {
      ...EMPTY_LIBRARY,
      saved: [...saved, { ...savedAs('binned', exampleFormulaOf('cacao')), deletedAt: AT }],
      own: [own, { ...own, id: 'x2', isApart: true, deletedAt: AT }],
      prices: { azucar: { pack: 24, packGrams: 25_000, supplier: 'Harinas del Sur', at: AT } },
      priceHistory: { azucar: [{ kilo: 1.2, supplier: '', at: AT }] },
      pieces: [
        {
          id: 'pz',
          savedAt: AT,
          name: 'Entremet',
          legalName: 'Tarta helada',
          parts: [part],
          mould: { shape: 'bar', diameter: 80, length: 240, height: 60 },
          pieces: 6,
          packaging: 0.3,
          minutes: 45,
          hourly: 18,
          vat: 10,
          margin: 65,
          price: 4.5,
          desks: { label: { net: 90 } },
        },
      ],
      batches: [
        {
          id: 'h1',
          at: AT,
          day: '2026-11-16',
          formula: full('panaderia'),
          lines: [{ line: 0, name: 'Harina', grams: 1002, lot: 'H-2291', isNew: true }],
          readings: [
            { que: 'peso', value: 980 },
            { que: 'aire', value: 500, other: 380 },
            { que: 'brix', value: 12.5, line: 0 },
          ],
          temperatures: { harina: 22 },
          isSure: true,
          lot: 'L261116-1',
          note: 'Bien.',
          verdict: 'cuadra',
          sentence: 'Cuadra.',
          added: [{ name: 'Agua', grams: 10 }],
          evidence: { rows: [1, 2] },
          open: { harina: 'H-2291' },
        },
      ],
      pantry: ['Inulina'],
      stock: { dextrosa: 4200 },
      printsCost: true,
      norms: { cabinet: -14, ranges: { 'helado.helado_crema': { POD: [16, 19] } } },
      day: {
        ...plan,
        atHand: [{ name: 'Almíbar', grams: 500, at: '2026-11-16' }],
        done: ['Almíbar'],
        weighed: { Helado: ['Leche entera'] },
        earlier: [plan],
      },
      habits: {
        operator: 'Heladería La Umbría. Jijona',
        keeping: { F: 'A −20 °C.' },
        paper: 'A4',
        paperWidth: 70,
        paperHeight: 37,
        points: 7,
        screen: 1.1,
        hourly: 18,
        vat: 10,
        overrun: 35,
        degrees: { room: 24 },
      },
      drafts: {
        paste: {
          text: 'Leche 600',
          isRead: true,
          corrections: { '0': { name: 'Leche entera', grams: 600, is: 'ingredient' } },
          recipes: { all: { craft: 'helado', type: 'helado_crema', pieces: 4 } },
          keeping: 'first',
        },
        sack: {
          name: 'Cobertura',
          text: 'azúcar, manteca de cacao',
          table: { grasa: '35' },
          process: OPENED_SACK_PROCESSES[0],
          measures: {},
          shares: {},
          choices: {},
        },
        own: { new: { name: 'Mi miel', sheet: { azucares: 80 }, allergens: { soja: 'none' }, label: '' } },
      },
    },
    { 'f-helado': 'data:image/jpeg;base64,AAAA' },
  )
  return { ...copy, tables: craftIds.map(full) }
}

describe('the published schemas', () => {
  it('are those of the code', () => {
    for (const [file, schema] of Object.entries(formats))
      expect(published(file), file).toEqual(JSON.parse(JSON.stringify(schema)))
  })

  it('leave room for fields of later versions of the app, and refuse what is wrong', () => {
    const open = fits({ ...published(COPY_FILE), $id: 'open' })
    const copy = JSON.parse(copyToJson(fullCopy()))
    expect(open({ ...copy, later: true })).toEqual([])
    expect(problemsOfCopy({ ...copy, later: true })).not.toEqual([])
    expect(open({ ...copy, obrador: 4 })).not.toEqual([])
    expect(open({ ...copy, tables: [{ ...copy.tables[0], craft: 'carpinteria' }] })).not.toEqual([])
    expect(open({ ...copy, own: [{ ...own, gtin: '12' }] })).not.toEqual([])
  })
})

describe('a copy', () => {
  it('with all that there may be in it is what the schema says, and comes back equal', () => {
    const copy = fullCopy()
    expect(problemsOfCopy(JSON.parse(copyToJson(copy)))).toEqual([])
    expect(copyFromJson(copyToJson(copy), keyOf)).toEqual(copy)
  })

  it('of an empty device is one, too', () => {
    const copy = libraryCopyOf(EMPTY_LIBRARY, {})
    expect(problemsOfCopy(JSON.parse(copyToJson(copy)))).toEqual([])
    expect(copyFromJson(copyToJson(copy), keyOf)).toEqual(JSON.parse(JSON.stringify(copy)))
  })
})

/** What a link holds, as anybody would open it who has read the page. */
async function opened(fragment: string): Promise<unknown> {
  const bytes = Buffer.from(fragment.replace('#f=', ''), 'base64url')
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}

describe('a link', () => {
  it.each(craftIds)('of %s is what the schema says, and comes back equal', async (craft) => {
    for (const formula of [exampleFormulaOf(craft), full(craft)]) {
      const fragment = await fragmentOfFormula({ formula, own: [own] })
      expect(problemsOfLink(await opened(fragment))).toEqual([])
      const back = await sharedFormulaIn(fragment)
      const { entry: _, ...sent } = formula
      const withoutIds = (value: unknown): unknown =>
        JSON.parse(
          JSON.stringify(value, (key, inner) =>
            key === 'lines' ? inner.map(({ id: _id, ...line }: TableLine) => line) : inner,
          ),
        )
      expect(withoutIds(back?.formula)).toEqual(withoutIds(sent))
      expect(back?.own).toEqual(formula.lines.some((line) => line.own === 'x1') ? [own] : [])
    }
  })
})

describe('the number under the bars', () => {
  it.each(['96385074', '036000291452', '4006381333931', '8410128001230', '10012345678902'])('%s is one', (text) =>
    expect(isValidGtin(text)).toBe(true),
  )
  it.each(['', '4006381333932', '400638133393', '123', '84101280012301', '８410128001230'])('«%s» is none', (text) =>
    expect(isValidGtin(text)).toBe(false),
  )
  it('is read as it is written on a pack, and every single wrong figure is noticed', () => {
    expect(barsOfGtin('8 410128-001230')).toBe('8410128001230')
    expect([isGtinMistyped(''), isGtinMistyped(' '), isGtinMistyped('8410')]).toEqual([false, false, true])
    const right = '4006381333931'
    for (let at = 0; at < right.length; at++)
      for (let figure = 0; figure < 10; figure++) {
        const typed = `${right.slice(0, at)}${figure}${right.slice(at + 1)}`
        expect(isValidGtin(typed), typed).toBe(typed === right)
      }
  })
})
