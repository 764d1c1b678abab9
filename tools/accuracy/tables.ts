import { alignedTable as table } from './aligned-table.ts'
import type { Reading, Spoiled } from './measure.ts'
import { COLUMNS, type Column, type Count, type Tally } from './tally.ts'

type Is<Item> = (item: Item) => boolean

/** «hits / all», or a dash when there is nothing to count. */
const share = <Item>(items: readonly Item[], hit: Is<Item>): string =>
  items.length === 0 ? '—' : `${items.filter(hit).length} / ${items.length}`

const percent = <Item>(items: readonly Item[], hit: Is<Item>): string =>
  `${Math.round((100 * items.filter(hit).length) / items.length)} %`

const right = (reading: Reading): boolean => reading.agrees
const sure = ({ formula }: Reading): boolean => formula.confidence !== 'low'
const ofKind =
  (kind: Reading['formula']['kind']): Is<Reading> =>
  ({ formula }) =>
    formula.kind === kind

const code = (word: string): string => `\`${word}\``

type Row<Item> = readonly [label: string, items: readonly Item[]]

/** A row for each type that has any, and one for all. */
export function byType<Item extends { readonly type: string }>(
  items: readonly Item[],
  types: readonly string[],
): Row<Item>[] {
  const rows = types.map((type): Row<Item> => [code(type), items.filter((item) => item.type === type)])
  return [...rows.filter(([, of]) => of.length > 0), ['**all**', items]]
}

export const referenceTable = (rows: readonly Row<Reading>[]): string =>
  table(
    ['type', 'published accepted', 'built accepted', 'flawed caught'],
    rows.map(([label, of]) => [
      label,
      share(of.filter(ofKind('published')), right),
      share(of.filter(ofKind('built')), right),
      share(of.filter(ofKind('flawed')), right),
    ]),
  )

export const validationTable = (rows: readonly Row<Reading>[]): string =>
  table(
    [
      'type',
      'published accepted (high or medium confidence)',
      'published accepted (all)',
      'flawed caught',
      'figures matched',
    ],
    rows.map(([label, of]) => {
      const published = of.filter(ofKind('published'))
      const figures = of.flatMap((reading) => reading.figures)
      return [
        label,
        share(published.filter(sure), right),
        share(published, right),
        share(of.filter(ofKind('flawed')), right),
        share(figures, ({ matched }) => matched),
      ]
    }),
  )

export const mismatchTable = (readings: readonly Reading[]): string =>
  table(
    ['formula', 'figure', 'published', 'computed'],
    readings.flatMap(({ formula, figures }) =>
      figures
        .filter(({ matched }) => !matched)
        .map(({ key, published, ours }) => [code(formula.id), code(key), String(published), String(ours)]),
    ),
  )

export const spoiledTable = (head: string, rows: readonly Row<Spoiled>[]): string =>
  table(
    [head, 'caught', 'share'],
    rows
      .filter(([, spoiled]) => spoiled.length > 0)
      .map(([label, spoiled]) => [
        label,
        share(spoiled, ({ caught }) => caught),
        percent(spoiled, ({ caught }) => caught),
      ]),
  )

const HEADS: Readonly<Record<Column, string>> = {
  reference: 'reference',
  validation: 'validation',
  'blind-1': 'blind-1',
  'blind-2': 'blind-2',
  'blind-2b': 'blind-2b',
  'types-2': 'types-2',
  'blind-4': 'blind-4',
  gross: 'gross flaws',
  moderate: 'moderate flaws',
  unsaid: 'other flaws',
  mutants: 'mutants',
}

const counted = ([hits, all]: Count): string => (all === 0 ? '—' : `${hits} / ${all}`)

/** Of how many, said once where it did not change. */
const moved = (before: Count | undefined, after: Count): string => {
  if (!before || (before[0] === after[0] && before[1] === after[1])) return counted(after)
  return before[1] === after[1] ? `${before[0]} → ${after[0]} / ${after[1]}` : `${counted(before)} → ${counted(after)}`
}

/** A row for each type and one for all, each count before and after. */
export const beforeAfterTable = (
  before: Readonly<Record<string, Tally>>,
  after: Readonly<Record<string, Tally>>,
): string => {
  const columns = COLUMNS.filter((column) => (after.all?.[column][1] ?? 0) > 0)
  return table(
    ['type', ...columns.map((column) => HEADS[column])],
    Object.entries(after).map(([type, tally]) => [
      type === 'all' ? '**all**' : code(type),
      ...columns.map((column) => moved(before[type]?.[column], tally[column])),
    ]),
  )
}
