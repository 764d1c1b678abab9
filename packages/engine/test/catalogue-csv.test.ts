import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { byId } from '../src/catalogue/catalogue.ts'
import { fold } from '../src/catalogue/normalise.ts'
import { remarkOf } from '../src/catalogue/remarks.ts'
import { type Composition, carbohydrate, fat, sugars } from '../src/science/composition.ts'

/** The table the catalogue was converted from, when it lies beside the repository: the conversion lost nothing. Rows that came later are ours. */
const CSV = fileURLToPath(new URL('../../../../shared/data/composition.csv', import.meta.url))

/** RFC 4180. */
function parse(text: string): Record<string, string>[] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)
  const lines: string[][] = [[]]
  for (const [, quoted, bare, end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end !== ',') lines.push([])
  }
  const [head = [], ...body] = lines
  return body
    .filter((line) => line.length === head.length)
    .map((line) => Object.fromEntries(head.map((column, at) => [column, line[at] ?? ''])))
}

const RENAMED: Readonly<Record<string, string>> = { cocoaNonfat: 'cocoa_nonfat_solids' }
const column = (component: string) =>
  RENAMED[component] ?? component.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const DERIVED: Readonly<Record<string, (of: Composition) => number>> = { fat, sugars, carbohydrate }
const DERIVED_TOLERANCE = 0.02

/** Names that mean another thing in the trade: chopped almond is not caramelised, and a sourdough says its flour. */
const WITHDRAWN = new Set(['granillo de almendra', 'masa madre de centeno'])
/** The id said in words is a name of every row, and need not stand in the table. */
const listed = (id: string, aliases: readonly string[]): string =>
  aliases.filter((alias) => fold(alias).join('_') !== id && !WITHDRAWN.has(alias)).join('|')

describe.skipIf(!existsSync(CSV))('the tables have the composition they were converted from', () => {
  const rows = existsSync(CSV) ? parse(readFileSync(CSV, 'utf8')) : []

  test('row by row, figure by figure', () => {
    const wrong = rows.flatMap((row) => {
      const ours = byId.get(row.id ?? '')
      if (!ours) return [`${row.id} missing`]
      const figures: [string, number | undefined][] = [
        ...Object.entries(ours.composition).map(([key, grams]): [string, number] => [column(key), grams]),
        ['price_eur_kg', ours.price],
        ['de', ours.de],
        ['abv', ours.abv],
        ['vegan', Number(ours.vegan)],
        ['gluten_free', Number(ours.glutenFree)],
      ]
      const texts: [string, string][] = [
        ['name_es', ours.name],
        ['price_basis', remarkOf(ours.id).priceBasis ?? ''],
        ['category', ours.category],
        ['allergens', ours.allergens.join('|')],
        ['polyol_type', ours.polyolType ?? ''],
        ['flour_w', ours.flourW ?? ''],
        ['source_grade', ours.grade],
      ]
      return [
        ...figures.filter(([key, is]) => (row[key] === '' ? is !== undefined : Number(row[key]) !== is)),
        ...texts.filter(([key, is]) => row[key] !== is),
        ...(listed(ours.id, row.aliases_es?.split('|') ?? []) === listed(ours.id, ours.aliases)
          ? []
          : [['aliases_es', ours.aliases.join('|')] as [string, string]]),
        ...Object.entries(DERIVED)
          .map(([key, read]): [string, number] => [key, read(ours.composition)])
          .filter(([key, is]) => !(Math.abs(Number(row[key]) - is) <= DERIVED_TOLERANCE)),
      ].map(([key, is]) => `${row.id} ${key}: ${row[key]} here ${is}`)
    })
    expect(wrong).toEqual([])
  })
})
