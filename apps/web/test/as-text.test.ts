import { ingredientCatalogue } from '@obrador/engine'
import { englishNames } from '@obrador/engine/names-en'
import { afterEach, expect, it } from 'vitest'
import { planText, shoppingText } from '../src/features/production/as-text.ts'
import { shoppingCsv } from '../src/features/production/shopping-csv.ts'
import { purchasesToBuy } from '../src/features/production/to-buy.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { emptyDay } from '../src/model/day.ts'
import type { SavedFormula, TableFormula } from '../src/model/formula.ts'
import { formulaToCsv } from '../src/model/transfer.ts'
import { formulaText } from '../src/reading/as-text.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { workSheet } from '../src/reading/work-sheet.ts'
import { appCraft, store } from './engine.ts'

afterEach(() => {
  globalThis.obradorSpeech = undefined
})

const plain = (text: string): string => text.replace(/[^\S\n]/g, ' ')
const bread = appCraft('panaderia')
const loaf: TableFormula = {
  ...exampleFormulaOf('panaderia'),
  name: 'Hogaza',
  steps: ['Amasa.', 'Divide.'],
  batch: { pieces: 4, pieceGrams: 914.6341 },
}

it('a dough to send has its shares over the flour, its pre-ferment opened, its division and its water', () => {
  const text = plain(formulaText(bread, loaf, [], {}))
  expect(text).toMatch(/^Hogaza\nPan común, 3659 g\n\n/)
  expect(text).toMatch(/Harina panificable: 1953 g \(90,9 %\)/)
  expect(text).toMatch(/Masa madre líquida: 391 g \(18,2 %\)\n {3}Harina panificable: 195 g\n {3}Agua: 195 g/)
  expect(text).toContain('Los porcentajes, sobre la harina total.')
  expect(text).toContain('4 × 915 g de masa (750 g de pan cocido).')
  expect(text).toMatch(/\nAgua a \d+ °C para que la masa salga a 24 °C\./)
  expect(text).toMatch(/\n\n1\. Amasa\.\n2\. Divide\.$/)
})

it('what has no desk of its own is told in grams alone', () => {
  const text = formulaText(appCraft('helado'), exampleFormulaOf('helado'), [], {})
  expect(text.split('\n\n')).toHaveLength(2)
  expect(text).not.toContain('%)')
})

it('a plan and its shopping list are messages, too', async () => {
  const saved: SavedFormula = { id: 'h', savedAt: '', formula: loaf, versions: [], tags: [], note: '' }
  const day = { ...emptyDay(), products: [{ id: 'a', entry: 'h', pieces: 4, grams: 750 }] }
  const flour = bread.rowNamed('Harina panificable', loaf.type)?.id ?? ''
  const prices = { [flour]: { pack: 20, packGrams: 25_000, supplier: '', at: '' } }
  const { production } = await workOutPlan(store, day, { saved: [saved], pieces: [], own: [], prices })
  if (!production) throw new Error('no plan')
  const sheet = workSheet(bread, loaf, [], {}, { factor: 1, pieces: 4, pieceGrams: 914.6 })
  const shares = loaf.lines.map(({ id }) => sheet.shares.get(id))
  const text = plain(planText('Martes 17', production, () => ({ shares, says: sheet.says })))
  expect(text).toMatch(/^Martes 17\n\n4 × Hogaza\n\nMasa madre líquida: /)
  expect(text).toMatch(/Hogaza: 3,\d+ kg\n {3}Harina panificable: [\d,]+ kg \(90,9 %\)/)
  const list = plain(shoppingText('Martes 17', purchasesToBuy(production.compra, { prices, stock: {}, own: [] })))
  expect(list).toMatch(/^Lista de la compra, martes 17\n\n/)
  expect(list).toMatch(/☐ Harina panificable \(W 180-220\): [\d,]+ kg \(1 de 25 kg\)/)
  expect(list).toMatch(/\n\nTotal: [\d,]+ €$/)
})

it('what leaves the page names its rows as the page does', async () => {
  const lines = loaf.lines.map((line) => ({ ...line, name: bread.rowNamed(line.name, loaf.type)?.name ?? line.name }))
  const formula = { ...loaf, lines }
  const saved: SavedFormula = { id: 'h', savedAt: '', formula, versions: [], tags: [], note: '' }
  const day = { ...emptyDay(), products: [{ id: 'a', entry: 'h', pieces: 4, grams: 750 }] }
  const { production } = await workOutPlan(store, day, { saved: [saved], pieces: [], own: [], prices: {} })
  if (!production) throw new Error('no plan')
  const rows = new Map(ingredientCatalogue.map((row) => [row.name, englishNames.rowName(row)]))
  globalThis.obradorSpeech = { tongue: { nameOf: (name: string) => rows.get(name) } } as typeof globalThis.obradorSpeech
  const list = purchasesToBuy(production.compra, { prices: {}, stock: {}, own: [] })
  const sent = [
    planText('', production, () => ({ shares: [], says: [] })),
    shoppingText('', list),
    shoppingCsv(production, list),
    formulaToCsv(formula, []),
  ]
  for (const text of sent) expect([text.includes('Harina'), /flour/i.test(text)]).toEqual([false, true])
})
