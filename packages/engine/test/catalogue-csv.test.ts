import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { foldWords } from '../src/catalogue/normalise.ts'
import { remarkOfRow } from '../src/catalogue/remarks.ts'
import { availableCarbohydrate, type FoodComposition, totalFat, totalSugars } from '../src/science/composition.ts'
import { tableOf } from './fixtures/table.ts'

const DERIVED: Readonly<Record<string, (of: FoodComposition) => number>> = {
  fat: totalFat,
  sugars: totalSugars,
  carbohydrate: availableCarbohydrate,
}
const DERIVED_TOLERANCE = 0.02

/** Names that mean another thing in the trade: chopped almond is not caramelised, a sourdough says its flour, and cocoa is a powder. */
const WITHDRAWN = new Set(['granillo de almendra', 'masa madre de centeno', 'cacao 100 %'])
/** Rows whose name was protected: the generic word is their name now, and the protected one of the others. */
const GENERIC = new Set(['chufa', 'vinagre_balsamico', 'turron_jijona', 'turron_alicante'])
/** All names of a row, whichever is the first. */
const named = (name: string, aliases: readonly string[]): string =>
  [...new Set([name, ...aliases].map((one) => foldWords(one).join(' ')))].toSorted().join('|')
/** The id said in words is a name of every row, and need not stand in the table. */
const listed = (id: string, aliases: readonly string[]): string =>
  aliases.filter((alias) => foldWords(alias).join('_') !== id && !WITHDRAWN.has(alias)).join('|')

/**
 * The table the catalogue was converted from: the conversion lost nothing, and nobody has changed a figure unawares. Rows that
 * came later are ours.
 */
describe('the tables have the composition they were converted from', () => {
  const rows = tableOf('composition.tsv')

  test('row by row, figure by figure', () => {
    const wrong = rows.flatMap((row) => {
      const ours = rowsById.get(row.id ?? '')
      if (!ours) return [`${row.id} missing`]
      const figures: [string, number | undefined][] = [
        ['price', ours.price],
        ['de', ours.de],
        ['abv', ours.abv],
        ['vegan', Number(ours.vegan)],
        ['glutenFree', Number(ours.glutenFree)],
      ]
      const texts: [string, string][] = [
        ['name', GENERIC.has(ours.id) ? (row.name ?? '') : ours.name],
        ['priceBasis', remarkOfRow(ours.id).priceBasis ?? ''],
        ['category', ours.category],
        ['allergens', ours.allergens.join('|')],
        ['polyolType', ours.polyolType ?? ''],
        ['flourW', ours.flourW ?? ''],
        ['grade', ours.grade],
      ]
      return [
        ...Object.entries(ours.composition).filter(([key, is]) => !(key in row) || Number(row[key]) !== is),
        ...figures.filter(([key, is]) => (row[key] === '' ? is !== undefined : Number(row[key]) !== is)),
        ...texts.filter(([key, is]) => row[key] !== is),
        ...((
          GENERIC.has(ours.id)
            ? named(row.name ?? '', row.aliases?.split('|') ?? []) === named(ours.name, ours.aliases)
            : listed(ours.id, row.aliases?.split('|') ?? []) === listed(ours.id, ours.aliases)
        )
          ? []
          : [['aliases', ours.aliases.join('|')] as [string, string]]),
        ...Object.entries(DERIVED)
          .map(([key, read]): [string, number] => [key, read(ours.composition)])
          .filter(([key, is]) => !(Math.abs(Number(row[key]) - is) <= DERIVED_TOLERANCE)),
      ].map(([key, is]) => `${row.id} ${key}: ${row[key]} here ${is}`)
    })
    expect(wrong).toEqual([])
  })
})
