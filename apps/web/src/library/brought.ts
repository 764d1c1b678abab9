import { isPlainObject } from '../model/shape.ts'
import type { StoreName } from './database.ts'
import { SETTING_NAMES, type SettingName } from './kept.ts'
import type { RestorePlan } from './types.ts'

/** A record of a store; nothing where there is none. */
export type WrittenRecord = readonly [store: StoreName, key: string, value: unknown]

const byId = <One extends { readonly id: string }>(store: StoreName, all: readonly One[]): readonly WrittenRecord[] =>
  all.map((one) => [store, one.id, one])
const byKey = (store: StoreName, all: Iterable<readonly [string, unknown]>): readonly WrittenRecord[] =>
  [...all].map(([key, one]) => [store, key, one])

/** Settings of which a plan has what is not here; of the others it has all. */
const ADDED: readonly SettingName[] = ['pantry', 'stock', 'packets', 'habits', 'pieces']

/** A setting with what a plan brings: nothing where it brings none. */
function settingWith(name: SettingName, former: unknown, brought: unknown): readonly WrittenRecord[] {
  if (brought === undefined || brought === false || (isPlainObject(brought) && Object.keys(brought).length === 0))
    return []
  if (!ADDED.includes(name) || !isPlainObject(former)) return [['settings', name, brought]]
  const both = Array.isArray(brought) ? [...Object.values(former), ...brought] : { ...former, ...Object(brought) }
  return [['settings', name, both]]
}

/** What a plan writes. `former`: the settings as they are. */
export const recordsBrought = (
  plan: RestorePlan,
  former: Readonly<Record<string, unknown>>,
  photos: readonly (readonly [string, Blob])[],
  takePrices: boolean,
): readonly WrittenRecord[] => [
  ...byId('formulas', plan.formulas),
  ...byId('own', plan.own),
  ...byId('batches', plan.batches),
  ...byKey('photos', photos),
  ...byKey('prices', Object.entries({ ...plan.prices, ...(takePrices && plan.otherPrices) })),
  ...SETTING_NAMES.flatMap((name) => settingWith(name, former[name], plan[name])),
]
