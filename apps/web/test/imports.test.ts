import { describe, expect, it } from 'vitest'
import { importsKept, importTakenBack } from '../src/features/import/imports.ts'
import { importPlan, type SameNameWay } from '../src/features/import/plan.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import type { LibrarySnapshot } from '../src/library/types.ts'
import { decodeSaved, type PackPrice } from '../src/model/decode-library.ts'
import { newLine, type PricesById, type SavedFormula, type TableFormula } from '../src/model/formula.ts'

const formula = (name: string, flour = 1000): TableFormula => ({
  craft: 'panaderia',
  type: 'pan_blanco',
  name,
  lines: [newLine('Harina', flour), newLine('Agua', 650)],
  given: {},
  batch: {},
})
const price = (pack: number, at: string): PackPrice => ({ pack, packGrams: 1000, supplier: '', at })

/** A shelf once a file has been imported. */
function imported(
  here: LibrarySnapshot,
  at: string,
  formulas: readonly TableFormula[],
  prices: PricesById = {},
  same: SameNameWay = 'version',
): LibrarySnapshot {
  const plan = importPlan({ file: 'libro.xlsx', formulas, prices, takePrices: true, same }, here, at)
  const others = here.saved.filter(({ id }) => !plan.formulas.some((one) => one.id === id))
  return {
    ...here,
    // As it is read again.
    saved: [...others, ...plan.formulas.flatMap((saved) => decodeSaved(JSON.parse(JSON.stringify(saved))) ?? [])],
    prices: { ...here.prices, ...plan.prices, ...plan.otherPrices },
    priceHistory: plan.priceHistory ?? here.priceHistory,
  }
}

/** The shelf with the first import of the list taken back. */
function takenBack(here: LibrarySnapshot, withTouched = false) {
  const [one] = importsKept(here)
  if (!one) throw new Error('no import')
  const records = importTakenBack(one, here, '2026-11-19', withTouched)
  const of = (store: string) =>
    Object.fromEntries(records.filter(([name]) => name === store).map(([, key, value]) => [key, value]))
  return {
    one,
    formulas: of('formulas') as Record<string, SavedFormula>,
    prices: of('prices'),
    settings: of('settings'),
  }
}

const namesOf = (saved: readonly SavedFormula[]): readonly string[] => saved.map((one) => one.formula.name)

describe('imports of before', () => {
  const first = imported(EMPTY_LIBRARY, '2026-11-17T08:00:00Z', [formula('Hogaza'), formula('Barra')])

  it('are told by file, moment and what came', () => {
    const all = imported(first, '2026-11-18T08:00:00Z', [formula('Hogaza', 1100)])
    expect(importsKept(all).map(({ at, untouched, touched }) => [at, namesOf(untouched), namesOf(touched)])).toEqual([
      ['2026-11-18T08:00:00Z', ['Hogaza'], []],
      ['2026-11-17T08:00:00Z', ['Barra'], ['Hogaza']],
    ])
  })

  it('go to the bin, but for what was changed since, unless all is to go', () => {
    const changed = {
      ...first,
      saved: first.saved.map((one) =>
        one.formula.name === 'Barra' ? { ...one, formula: formula('Barra', 900) } : one,
      ),
    }
    const kept = takenBack(changed)
    expect([namesOf(kept.one.untouched), namesOf(kept.one.touched)]).toEqual([['Hogaza'], ['Barra']])
    expect(Object.values(kept.formulas).map((one) => [one.formula.name, one.deletedAt])).toEqual([
      ['Hogaza', '2026-11-19'],
    ])
    expect(namesOf(Object.values(takenBack(changed, true).formulas))).toEqual(['Hogaza', 'Barra'])
  })

  it('give back the version of before of what was here, and what was paid', () => {
    const here = { ...first, prices: { harina: price(0.7, '2026-01-01') } }
    const again = imported(here, '2026-11-18T08:00:00Z', [formula('Hogaza', 1100)], {
      harina: price(0.9, ''),
      sal: price(0.5, ''),
    })
    expect(again.prices.harina?.pack).toBe(0.9)
    const { formulas, prices, settings } = takenBack(again)
    const [loaf] = Object.values(formulas)
    expect([loaf?.formula.lines[0]?.grams, loaf?.versions.length, loaf?.deletedAt]).toEqual([1000, 1, undefined])
    expect(prices).toEqual({ harina: price(0.7, '2026-01-01'), sal: undefined })
    expect(settings.priceHistory).toEqual({ harina: [] })
  })
})
