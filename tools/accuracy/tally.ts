import { type CraftId, SETS, SEVERITIES, type SetName } from '../../packages/engine/test/golden/corpus.ts'
import type { Reading } from './measure.ts'
import type { Mutant } from './mutants.ts'

/** How many of how many. */
export type Count = readonly [hits: number, all: number]

/** What the corpus says of one type: a column each. */
export type Tally = Readonly<Record<Column, Count>>

const FLAWS = [...SEVERITIES, 'unsaid'] as const
export type Column = SetName | (typeof FLAWS)[number] | 'mutants'
export const COLUMNS: readonly Column[] = [...SETS, ...FLAWS, 'mutants']

const count = <Item>(items: readonly Item[], hit: (item: Item) => boolean): Count => [
  items.filter(hit).length,
  items.length,
]

/** A published formula counts when whoever collected it was sure of its label; those of the reference set all do. */
const isSure = ({ formula }: Reading): boolean => formula.kind === 'published' && formula.confidence !== 'low'

function tallyOf(readings: readonly Reading[], mutants: readonly Mutant[]): Tally {
  const right = ({ agrees }: Reading): boolean => agrees
  const published = SETS.map((set) => [
    set,
    count(
      readings.filter((one) => one.set === set && isSure(one)),
      right,
    ),
  ])
  const flawed = FLAWS.map((severity) => [
    severity,
    count(
      readings.filter(({ formula }) => formula.kind === 'flawed' && (formula.severity ?? 'unsaid') === severity),
      right,
    ),
  ])
  return Object.fromEntries([...published, ...flawed, ['mutants', count(mutants, ({ caught }) => caught)]]) as Tally
}

/** A tally for every type of a craft, and one for all of it. */
export const tallies = (
  types: readonly string[],
  readings: readonly Reading[],
  mutants: readonly Mutant[],
): Readonly<Record<string, Tally>> =>
  Object.fromEntries([
    ...types.map((type) => [
      type,
      tallyOf(
        readings.filter((one) => one.type === type),
        mutants.filter((one) => one.type === type),
      ),
    ]),
    ['all', tallyOf(readings, mutants)],
  ])

export type CraftTallies = Readonly<Record<CraftId, Readonly<Record<string, Tally>>>>
