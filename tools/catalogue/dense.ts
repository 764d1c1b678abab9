import { normaliseName } from '../../packages/engine/src/catalogue/normalise.ts'
import { ABROAD, NEAR } from '../../packages/engine/src/catalogue/table.ts'
import { COMPONENTS, type MixedRow, type PlainRow, type Row } from './facts.ts'
import { lettersOf } from './flags.ts'
import { CLOSES, REST, type Spread, TRACKED } from './spread.ts'
import { LANGUAGES, type Language, type Line } from './tables.ts'

/**
 * The rows as the engine carries them: one text for each thing that is loaded apart, its lines in the order of the catalogue.
 * Alike things stand together, because that is what compresses.
 */

/** `0.5` is `.5`. */
const figure = (value: number | string): string => String(Number(value)).replace(/^(-?)0\./, '$1.')
/** What is empty at the end of a line need not be there. */
const line = (cells: readonly string[], by: string): string => cells.join(by).replace(new RegExp(`[${by}]+$`), '')

/** The letter of a component: `a` is the first of the vector. */
const letterOf = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at)

/** The names of a row, of which those that another language shows it as are marked. */
const namesOf = ({ name, names, translated }: Row): readonly string[] => {
  const shown = new Set(Object.values(translated).map(normaliseName))
  shown.delete(normaliseName(name))
  return names.map((one) => (!one.startsWith(NEAR) && shown.has(normaliseName(one)) ? `${ABROAD}${one}` : one))
}

const named = (row: Row): string => [row.id, row.name, ...namesOf(row)].join('|')

/** Names by their shelf: `=shelf` stands before the first of those on it. */
const namesText = (rows: readonly Row[]): string =>
  rows.map((row, at) => `${row.shelf === rows[at - 1]?.shelf ? '' : `=${row.shelf}\n`}${named(row)}`).join('\n')

/** The marks of a row's traits that its reader asks for at once. */
const marks = ({ traits, flags }: Row): string => {
  const valued = { de: 'D', abv: 'V', w: 'W', polyol: 'P' } as const
  const bare = { animal: 'N', tasty: '+', plain: '-', 'id-not-a-name': '#' } as const
  return [
    ...Object.entries(valued).flatMap(([trait, mark]) => {
      const value = traits.get(trait as keyof typeof valued)
      return value === undefined ? [] : [`${mark}${value}`]
    }),
    ...Object.entries(bare).flatMap(([trait, mark]) => (traits.has(trait as keyof typeof bare) ? [mark] : [])),
    ...(flags.size > 0 ? [`!${lettersOf(flags)}`] : []),
  ].join(' ')
}

const componentsOf = ({ figures }: PlainRow) => COMPONENTS.filter((component) => figures.has(component))

const kindOf = (row: PlainRow): string => {
  const letters = componentsOf(row).map((component) => letterOf(COMPONENTS.indexOf(component)))
  // What is seldom bought is not on the first screen: there the whole citation may stand.
  const source = row.isSeldom && row.detail !== '' ? `${row.source}: ${row.detail}` : row.source
  return line([letters.join(''), source + row.grade, row.allergens.join('|'), marks(row)], ';')
}

const figuresOf = (row: PlainRow): string =>
  [row.price, ...componentsOf(row).map((component) => row.figures.get(component) ?? 0)].map(figure).join(' ')

const tableOf = (rows: readonly PlainRow[]) => ({
  names: namesText(rows),
  kinds: rows.map(kindOf).join('\n'),
  figures: rows.map(figuresOf).join('\n'),
})

const mixtureOf = (row: MixedRow): string => {
  const parts = row.parts.map(([id, grams]) => `${id} ${figure(grams)}`).join(' ')
  return [row.id, row.name, row.shelf, marks(row), figure(row.work), parts, ...namesOf(row)].join('|')
}

function spreadText({ isPure, grade, rho, deviations, pairs }: Spread, measures: readonly string[]): string {
  if (isPure) return 'pure'
  const told = (name: string): string => {
    const value = deviations.get(name) ?? '0'
    return value === CLOSES ? CLOSES : figure(value)
  }
  const closesRest = deviations.get(REST) === CLOSES
  const tracked = TRACKED.map(told)
    .join(' ')
    .replace(/( 0)+$/, '')
  const others = pairs.map(([one, other, value]) => ` ${one}/${other}=${figure(value)}`).join('')
  const head = [grade, measures.join(',') || '-', figure(rho), closesRest ? '0' : told(REST)].join(' ')
  return `${head} ${tracked}${others}${closesRest ? ` ${REST}` : ''}`
}

/** A line for each row of the catalogue, empty where nothing is said; then, behind its id, for what is seldom bought. */
function byRow(rows: readonly Row[], said: (row: Row) => string): string {
  const usual = rows.filter(({ isSeldom }) => !isSeldom).map(said)
  const seldom = rows.flatMap((row) => (row.isSeldom && said(row) !== '' ? [`${row.id}|${said(row)}`] : []))
  return [...usual, ...seldom].join('\n').trimEnd()
}

const remark = (row: Row): string =>
  row.kind === 'mixture'
    ? line(['', row.note], '|')
    : line([row.isSeldom ? '' : row.detail, row.note, row.priceBasis], '|')

/** `+` before the designation of what is compound, `-` before that of a mixture which is not. */
const designation = ({ traits, label }: Row): string =>
  `${traits.has('compound') ? '+' : traits.has('simple') ? '-' : ''}${label}`

/** The ids that have a trait, with its value: the compiler of types sees that it is a constant there is. */
const having = (name: string, rows: readonly Row[], trait: Parameters<Row['traits']['get']>[0]): string => {
  const found = rows.flatMap(({ id, traits }) => {
    const value = traits.get(trait)
    return value === undefined
      ? []
      : [`  ${id}: ${value === '' ? 'true' : /^[\d.]+$/.test(value) ? value : `'${value}'`},`]
  })
  return `export const ${name} = {\n${found.join('\n')}\n} as const\n`
}

/** Declared as a string: else the declarations of the package would repeat the whole text as its type. */
const text = (name: string, content: string): string =>
  `export const ${name}: string = \`${content.replace(/[`\\]|\$\{/g, '\\$&')}\`\n`
const NOTICE =
  '// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.\n'
const moduleOf = (...constants: readonly string[]): string => [NOTICE, ...constants].join('\n')

export const GENERATED = 'packages/engine/src/catalogue/generated'

/** What rows, crafts and types are shown as in a language. */
const translated = (language: Language, rows: readonly Row[], types: readonly Line[]): string =>
  moduleOf(
    text(
      'ROW_NAMES',
      byRow(rows, ({ translated }) => translated[language]),
    ),
    text(
      'TYPE_NAMES',
      types
        .map(
          ({ cells }) =>
            `${[cells.craft, cells.type, cells.style].filter(Boolean).join('/')}|${cells[`name_${language}`]}`,
        )
        .join('\n'),
    ),
  )

/** The modules that the engine reads, by their path. */
export function modulesOf(rows: readonly Row[], types: readonly Line[]): ReadonlyMap<string, string> {
  const plain = (isSeldom: boolean) =>
    rows.filter((row): row is PlainRow => row.kind === 'row' && row.isSeldom === isSeldom)
  const mixtures = (isSeldom: boolean) =>
    text(
      'MIXTURES',
      rows.flatMap((row) => (row.kind === 'mixture' && row.isSeldom === isSeldom ? [mixtureOf(row)] : [])).join('\n'),
    )
  const table = (isSeldom: boolean): readonly string[] =>
    Object.entries(tableOf(plain(isSeldom))).map(([name, content]) => text(name.toUpperCase(), content))
  const modules = {
    rows: moduleOf(...table(false)),
    mixtures: moduleOf(mixtures(false)),
    seldom: moduleOf(...table(true), mixtures(true)),
    spread: moduleOf(
      text(
        'SPREAD',
        byRow(rows, (row) => (row.kind === 'row' && row.spread ? spreadText(row.spread, row.measures) : '')),
      ),
    ),
    remarks: moduleOf(text('REMARKS', byRow(rows, remark))),
    designations: moduleOf(text('DESIGNATIONS', byRow(rows, designation))),
    ids: moduleOf(
      text(
        'IDS',
        byRow(rows, ({ ids }) => [...ids].map(([system, id]) => `${system}=${id}`).join(' ')),
      ),
    ),
    ...Object.fromEntries(LANGUAGES.map((language) => [`names-${language}`, translated(language, rows, types)])),
    also: moduleOf(
      text(
        'ALSO',
        byRow(rows, ({ also }) => also.join('|')),
      ),
    ),
    solutes: moduleOf(
      having('FIBRE', rows, 'fibre'),
      having('SWEETENER', rows, 'sweetener'),
      having('MONOSACCHARIDE', rows, 'monosaccharide'),
      having('AS_SOLD', rows, 'as-sold'),
      having('HIGHER_POLYOLS', rows, 'higher-polyols'),
      having('NO_MILK_SALTS', rows, 'no-milk-salts'),
    ),
  }
  return new Map(Object.entries(modules).map(([name, content]) => [`${GENERATED}/${name}.ts`, content]))
}
