import { allCrafts, type FigureRange, type RecipeType } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { guardRanges } from './decided.ts'
import { type RangeTable, rangesOfGroup } from './figures.ts'
import type { RecordedNorms } from './recorded.ts'
import { SETTINGS } from './settings.ts'

/** The ranges that a record asks for: those that were frozen, moved, and the guards. */
export function recordedRanges(craft: CraftId, base: RangeTable, { moved }: Pick<RecordedNorms, 'moved'>): RangeTable {
  const table: Record<string, Record<string, FigureRange>> = Object.fromEntries(
    Object.entries(base).map(([group, ranges]) => [
      group,
      Object.fromEntries(Object.entries(ranges).map(([key, range]) => [key, moved[`${group} ${key}`]?.now ?? range])),
    ]),
  )
  for (const { group, key, range } of guardRanges(craft)) if (table[group]) table[group][key] = range
  return table
}

const shown = (range: FigureRange | undefined): string => (range ? `${range[0]} to ${range[1]}` : 'nothing')

/** Where `types.ts` differs from what a record asks for, in words. */
export function differencesOfTypes(craft: CraftId, base: RangeTable, record: RecordedNorms): string[] {
  const asked = recordedRanges(craft, base, record)
  const types = allCrafts[craft].types as Readonly<Record<string, RecipeType<string>>>
  const fixed = SETTINGS[craft]?.interface ?? []
  const wrong = Object.entries(asked).flatMap(([group, ranges]) =>
    Object.entries(ranges).flatMap(([key, range]) => {
      const stands = rangesOfGroup(craft, group)[key]
      const isSame = stands?.[0] === range[0] && stands[1] === range[1]
      return isSame ? [] : [`${craft} ${group} ${key}: ${shown(stands)} stands, ${shown(range)} is worked out`]
    }),
  )
  const unmarked = record.shown.flatMap((name) => {
    const [type = '', key = ''] = name.split(' ')
    return types[type]?.unjudged?.includes(key) ? [] : [`${craft} ${name}: it should be shown and not judged`]
  })
  const unnamed = Object.entries(types).flatMap(([type, { ranges, unjudged = [], styles = [] }]) =>
    [[type, ranges] as const, ...styles.map((style) => [`${type}/${style.id}`, style.ranges] as const)].flatMap(
      ([group, all]) =>
        Object.keys(all)
          .filter((key) => !unjudged.includes(key) && !fixed.includes(key) && !asked[group]?.[key])
          .map((key) => `${craft} ${group} ${key}: typed by hand, and nobody says who decided it`),
    ),
  )
  return [...wrong, ...unmarked, ...unnamed]
}
