import { textsByRow } from './by-row.ts'
import { IDS } from './generated/ids.ts'
import { type IdSystem, idSystemOf } from './id-systems.ts'
import type { Ingredient } from './ingredient.ts'
import { remarkOfRow } from './remarks.ts'

/** A text that only `@obrador/engine/ids` loads: no figure follows from it. */
const lines = textsByRow(IDS)

export type OfficialIds = { readonly [system in IdSystem]?: string }

/** A citation of an official table begins with the code of its food. */
const CODE = /^[A-Z]?\d[\d-]*/

/**
 * What others call a row: its entry of the taxonomy of Open Food Facts, or the nearest that it is a kind of, and the code that its
 * composition has in the official table that it is from.
 */
export function officialIdsOf({ id, source }: Pick<Ingredient, 'id' | 'source'>): OfficialIds {
  const ids: { [system in IdSystem]?: string } = {}
  for (const pair of lines().get(id)?.split(' ') ?? []) {
    const at = pair.indexOf('=')
    ids[pair.slice(0, at) as IdSystem] = pair.slice(at + 1)
  }
  const [key = '', detail = remarkOfRow(id).detail ?? ''] = source.split(/: (.*)/s)
  const system = idSystemOf(key)
  const code = CODE.exec(detail)?.[0]
  return system && code ? { ...ids, [system]: code } : ids
}
