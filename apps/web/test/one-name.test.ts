import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import type { BalanceQuestion } from '../src/features/balance/protocol.ts'
import { adjustRequestOf } from '../src/features/balance/request.ts'
import { workbookOfTable } from '../src/features/share/export-workbook.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { NO_NORMS } from '../src/model/norms.ts'
import { counterRows } from '../src/reading/counter.ts'
import { writtenNameOf } from '../src/reading/law.ts'
import { lawChip } from '../src/reading/law-chip.ts'
import { labelOfFormula } from '../src/reading/on-label.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { appCraft, engine } from './engine.ts'

/** The name written for the label has one answer: on the bench, in its chip, on the label desk, at the counter, in the workbook and in what the balancer is asked. */

const iceCream = (name: string, cocoa: number): TableFormula => ({
  craft: 'helado',
  type: 'helado_crema',
  name: 'Prueba',
  lines: Object.entries({
    'Leche entera': 560,
    'Nata 35%': 200,
    Azúcar: 130,
    Dextrosa: 40,
    'Leche en polvo desnatada': 40,
    'Cacao en polvo': cocoa,
    Neutro: 4,
  }).map(([line, grams]) => newLine(line, grams)),
  given: {},
  batch: {},
  desks: { label: { name } },
})

it.each([
  ['Helado crema de chocolate', 20, false],
  ['Helado crema de chocolate', 40, true],
  ['Helado crema de chocolate de la abuela', 40, null],
  ['Helado crema casero', 40, false],
  ['', 40, undefined],
])('«%s» of %d g of cocoa', async (name, cocoa, cumple) => {
  const formula = iceCream(name, cocoa)
  const { overview, body } = readTableFormula(engine, formula, [], {})
  const written = writtenNameOf(body)
  expect(written?.cumple).toBe(cumple)
  const on = labelOfFormula(appCraft('helado'), formula, [], {})
  expect(on?.label.partesDelNombre).toEqual(written?.partes)
  expect(on?.isMisnamed).toBe(cumple === false)
  // The counter judges the same name, and without one the title that its sheet shows.
  const denied = on?.label.partesDelNombre?.filter((part) => part.cumple === false).map(({ texto }) => texto) ?? []
  const saved = { id: 'f', savedAt: '', versions: [], tags: [], note: '' }
  const atCounter = (formula: TableFormula) =>
    counterRows(engine, { saved: [{ ...saved, formula }], pieces: [] }, { own: [], habits: {}, packets: {} })[0]?.denied
  expect(atCounter(formula)).toEqual(denied)
  const { desks: _, ...unnamed } = formula
  expect(atCounter({ ...unnamed, name: name || 'Prueba' })).toEqual(denied)
  const { bytes } = await workbookOfTable(appCraft('helado'), formula, { own: [], prices: {}, norms: NO_NORMS })
  const told = JSON.stringify((await readXlsx(bytes)).sheets.map(({ rows }) => rows))
  expect(told.includes(`no puede llamarse «${name}»`)).toBe(cumple === false)
  const question: BalanceQuestion = {
    ...{ formula, own: [], prices: {}, objective: 'menos_cambios', level: 'siguiente', pantry: [], stock: undefined },
    ...{ changes: undefined, cost: undefined, norms: NO_NORMS, safety: undefined, wanted: {}, freed: [] },
  }
  expect(adjustRequestOf(appCraft('helado'), question)).toMatchObject(name === '' ? {} : { denominacion: name })
  if (!overview) throw new Error('no reading')
  expect(overview.isGood).toBe(cumple !== false)
  expect(overview.blocked?.includes(`«${name}»`) ?? false).toBe(cumple === false)
  expect(lawChip(overview, body)?.denied?.nombre).toBe(cumple === false ? name : undefined)
})
