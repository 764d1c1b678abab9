import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { allCrafts, describeCraft } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { type Compiled, compile } from './catalogue/compile.ts'
import { DATA } from './catalogue/tables.ts'

/** What a contributor is told of a line that is wrong: where it is, and what to do. */

const root = resolve(import.meta.dirname, '..')
const texts = new Map(
  readdirSync(join(root, DATA))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => [basename(name, '.tsv'), readFileSync(join(root, DATA, name), 'utf8')]),
)

/** Some tables whole and only the heads of the others: what is wrong with one line is told without reading all of them. */
const only = (...files: readonly string[]): Map<string, string> =>
  new Map([...texts].map(([file, text]) => [file, files.includes(file) ? text : (text.split('\n', 1)[0] ?? '')]))

/** A table with some cells of one line written otherwise, beside those it stands on. */
function withCells(file: string, id: string, cells: Readonly<Record<string, string>>): Compiled {
  const [head = '', ...lines] = texts.get(file)?.split('\n') ?? []
  const columns = head.split('\t')
  const changed = lines.map((line) => {
    const own = line.split('\t')
    return own[0] === id ? columns.map((column, at) => cells[column] ?? own[at] ?? '').join('\t') : line
  })
  return compile(only('azucares', 'bebidas').set(file, [head, ...changed].join('\n')))
}

const lineOf = (file: string, id: string): number =>
  (texts.get(file)?.split('\n') ?? []).findIndex((line) => line.startsWith(`${id}\t`)) + 1

test('the tables are right, and what the engine reads is compiled from them', () => {
  const { faults, modules, count } = compile(texts)
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(700)
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  expect([...modules].filter(([path, text]) => read(path) !== text).map(([path]) => path)).toEqual([])
})

test('the table of types has every craft, type and style under its Spanish name, and no other', () => {
  const lines = (texts.get('oficios') ?? '').trim().split('\n').slice(1)
  const told = lines.map((line) => line.split('\t').slice(0, 4).join('/'))
  const there = Object.values(allCrafts).flatMap((craft) => [
    [craft.id, '', '', craft.label],
    ...describeCraft(craft).tipos.flatMap(({ id, label, variantes }) => [
      [craft.id, id, '', label],
      ...variantes.map((style) => [craft.id, id, style.id, style.label]),
    ]),
  ])
  expect(told).toEqual(there.map((cells) => cells.join('/')))
})

describe('a line that is wrong', () => {
  test.each<readonly [column: string, cell: string, says: string]>([
    ['id', 'Leche Entera', '«Leche Entera» is no id. Write small letters'],
    ['shelf', 'lehce', '«lehce» is no shelf. They are: acido, agua'],
    ['name', '', 'must say one name'],
    ['name_en', '', 'name_en: must say one name'],
    ['name_it', '', 'name_it: must say one name'],
    ['name_en', 'Sugar', '«Sugar» is already a name of azucar'],
    ['per100g', '', 'is empty. Write the components of 100 g'],
    ['per100g', 'water 87.5', 'adds up to 87.5 g, not to 100 ± 2. Look for a component left out or mistyped'],
    ['per100g', 'agua 100', '«agua» is no component. They are: water, protein'],
    ['per100g', 'water 50 water 50', '«water» stands there twice'],
    [
      'per100g',
      'water 87,5 sucrose 12.5',
      '«water 87,5» is no figure. Write g per 100 g, above 0 and up to 100, with a point',
    ],
    ['per100g', 'water 90 sucrose 10/9', 'only protein has a second figure'],
    ['per100g', 'water 90 protein 10/5', 'they lie within a quarter of each other'],
    ['per100g', 'water 90 milkFat 10 saturatedFat 11', 'has more saturatedFat (11) than fat (10)'],
    ['per100g', 'water 90 milkFat 10 msnf 11', 'has more milk solids'],
    ['price', '0,92', '«0,92» is no price. Write €/kg without VAT, with a point, as 0.92.'],
    ['price', '0', '«0» is no price'],
    ['allergens', 'lactosa', '«lactosa» is not known. Those there are, parted by «|»: gluten, crustaceos'],
    ['allergens', 'leche|leche', 'says one of them twice'],
    ['allergens', '', 'has milk in it and does not say «leche».'],
    ['traits', 'vegano', '«vegano» is no trait. They are: de, abv'],
    ['traits', 'de=high', '«de=high»: de wants a number up to 100.'],
    ['traits', 'polyol=maltitol', 'has polyol, and no polyols in per100g.'],
    ['traits', 'abv=12', 'has abv, and no alcohol in per100g.'],
    ['traits', 'simple', 'is no mixture'],
    ['names', 'leche||milk', 'has an empty name or blanks around one'],
    ['spread', '', 'is empty. Say how much one purchase differs from the next'],
    ['spread', 'water ~', 'begins with «water». Begin with its grade'],
    ['spread', 'A water 0.2', '0 components close the balance. Write «~» for the one'],
    ['spread', 'A water ~ agua 0.2', '«agua» has no deviation here. Those that have: water, fat'],
    ['spread', 'A water ~ fat 0,2', '«fat 0,2» is no deviation'],
    ['spread', 'A rho 2 water ~', '«rho 2» is no correlation (-1 to 1).'],
    ['measures', 'fat', '«fat» is not known. Those there are, parted by «,»: cacao, de'],
    ['note', 'one | other', 'has a «|»'],
    ['label', '-goma', '«-goma» begins with a sign. Begin with a word.'],
    ['note', ' blank', 'begins or ends with a blank'],
    ['note', '"a, b"', 'stands in quotation marks, as spreadsheets write cells'],
    ['seldom', 'no', '«no»: write «yes», or nothing.'],
    ['ids', 'wikidata=Q8495', '«wikidata=Q8495» is of no system. They are: off, ciqual'],
    ['ids', 'off=Whole milk', '«off=Whole» has not the shape of its system'],
    ['ids', 'off=en:milk off=en:whole-milk', '«off» stands there twice. Leave one.'],
    ['ids', 'ciqual=19023', 'is said by the source of the row. Take it away.'],
    ['grade', 'D', '«D»: write A (official table), B'],
    ['source', 'ciqual-2024: 19023', '«ciqual-2024» is no source. Did you mean ciqual-2025, ciqual-2020?'],
    ['source', 'ciqual-2025', 'is an official table. Write the code of the food after it'],
    ['source', 'estimate: from its sisters', 'is A, and estimate is no official table'],
  ])('%s «%s»', (column, cell, says) => {
    const { faults, modules } = withCells('lacteos', 'leche_entera', { [column]: cell })
    const where = `${DATA}/lacteos.tsv:${lineOf('lacteos', 'leche_entera')} `
    expect(faults.filter((fault) => fault.startsWith(where) && fault.includes(says))).toHaveLength(1)
    expect(modules.size).toBe(0)
  })

  test.each<readonly [column: string, cell: string, says: string]>([
    ['made_of', 'azucar 50 nada 50', '«nada» is the id of no row. Name rows of the other tables.'],
    ['made_of', 'azucar 50 hojaldre 50', '«hojaldre» is itself a mixture or seldom bought.'],
    ['made_of', 'azucar -5 agua 100', '«azucar -5» is no part. Write ids and grams'],
    ['made_of', 'azucar 50 agua -10', 'loses more water than its parts bring.'],
    ['work', '', '«» is no price.'],
    ['traits', 'de=42', '«de» follows from the parts of a mixture. Take it away.'],
    ['note', 'one | other', 'has a «|»'],
  ])('of a mixture, %s «%s»', (column, cell, says) => {
    const { faults } = withCells('mezclas', 'brillo_neutro', { [column]: cell })
    const where = `${DATA}/mezclas.tsv:${lineOf('mezclas', 'brillo_neutro')} brillo_neutro, ${column}: `
    expect(faults.filter((fault) => fault.startsWith(where) && fault.includes(says))).toHaveLength(1)
  })

  test('has the id or a name of one before it', () => {
    const first = lineOf('lacteos', 'leche_entera')
    const where = `${DATA}/lacteos.tsv:${lineOf('lacteos', 'nata')}`
    expect(withCells('lacteos', 'nata', { id: 'leche_entera' }).faults).toContain(
      `${where} leche_entera, id: is already the id of Leche entera (lacteos.tsv:${first}). Give it another.`,
    )
    const told = `is already a name of leche_entera (lacteos.tsv:${first}). Leave it to one of them.`
    expect(withCells('lacteos', 'nata', { name: 'Leches enteras' }).faults).toEqual([
      `${where} nata, name: «Leches enteras» ${told}`,
    ])
    expect(withCells('lacteos', 'nata', { names: 'crema|milk' }).faults).toEqual([
      `${where} nata, names: «milk» ${told}`,
    ])
  })

  test('has not decided what the law asks of it, or says a flag that nobody knows', () => {
    expect(withCells('lacteos', 'leche_entera', { flags: '' }).faults).toEqual([
      expect.stringContaining('leche_entera, flags: is empty. Decide what the law asks of it'),
    ])
    expect(withCells('lacteos', 'leche_entera', { flags: 'sweetish' }).faults).toEqual([
      expect.stringContaining('«sweetish» is no flag.'),
    ])
  })

  test('is told with all the others', () => {
    const { faults } = withCells('lacteos', 'leche_entera', { price: 'x', grade: 'x', shelf: 'x' })
    expect(faults).toHaveLength(3)
  })

  test('names that only the grammar reads belong to one row, and not to what is seldom bought', () => {
    const first = lineOf('lacteos', 'leche_entera')
    expect(withCells('lacteos', 'leche_entera', { also: 'media crema' }).faults).toEqual([
      `${DATA}/lacteos.tsv:${lineOf('lacteos', 'nata_18')} nata_18, also: «media crema» is already a name of leche_entera (lacteos.tsv:${first}). Leave it to one of them.`,
    ])
    const [seldom] = withCells('frutas', 'lulo', { also: 'quito' }).faults
    expect(seldom).toContain('lulo, also: is of a row that is seldom bought. Write them among its names.')
  })
})

describe('a table that is wrong', () => {
  const withText = (file: string, change: (text: string) => string): readonly string[] =>
    compile(only().set(file, change(texts.get(file) ?? ''))).faults

  test('has a column nobody knows', () => {
    expect(withText('huevos', (text) => text.replace('price\t', 'precio\t'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${DATA}/huevos.tsv:1 «precio» is no column. Those of this table are: id, shelf`),
        expect.stringContaining('the head must name the column «price» once, and names it 0 times.'),
      ]),
    )
  })

  test('has a line with too few cells, or none', () => {
    const after = texts.get('huevos')?.split('\n').length
    expect(withText('huevos', (text) => `${text}huevo_x\thuevo\tHuevo de x\n`)).toEqual([
      `${DATA}/huevos.tsv:${after} huevo_x: has 3 cells, and the head names 21. Put a tab between two columns also where nothing is said.`,
    ])
    expect(withText('huevos', (text) => `${text}\n`)).toEqual([
      `${DATA}/huevos.tsv:${after} is empty. Take the line away.`,
    ])
  })

  test('is not there, or not in the list', () => {
    const without = only()
    without.delete('varios')
    expect(compile(without).faults).toContain(
      `${DATA}/varios.tsv:1 is not there, and FAMILIES in tools/catalogue/tables.ts names it.`,
    )
    expect(compile(only().set('setas', '')).faults).toEqual([
      `${DATA}/setas.tsv:1 is a table that no list names. Add it to FAMILIES in tools/catalogue/tables.ts.`,
    ])
  })

  test('is read alike with the line ends of Windows', () => {
    const windows = new Map([...texts].map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]))
    expect([...compile(windows).modules]).toEqual([...compile(texts).modules])
  })
})

test('what is said of a row that is seldom bought stands behind its id', () => {
  const { modules } = withCells('frutas', 'lulo', { note: 'madura', spread: 'C water ~ sugars 1', measures: 'brix' })
  const text = (name: string) => modules.get(`packages/engine/src/catalogue/generated/${name}.ts`) ?? ''
  expect(text('remarks')).toMatch(/\nlulo\|\|madura`\n$/)
  expect(text('spread')).toMatch(/\nlulo\|C brix 0 0 ~ 0 1`\n$/)
})
