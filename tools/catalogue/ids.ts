import { ID_PATTERNS, type IdSystem, idSystemOf, OFF_ID } from '../../packages/engine/src/catalogue/id-systems.ts'
import type { Faults, Line } from './tables.ts'

/** What others call the same food, as `off=en:whole-milk ciqual=19023`: systems by their name, each once. */
export type RowIds = ReadonlyMap<IdSystem, string>

const SHAPES: Readonly<Record<string, RegExp>> = { off: OFF_ID, ...ID_PATTERNS }

export function idsOf(line: Line, source: string, faults: Faults): RowIds {
  const ids = new Map<IdSystem, string>()
  const say = (says: string) => faults.of(line, 'ids', says)
  for (const text of line.cells.ids === '' ? [] : line.cells.ids.split(' ')) {
    const [, system = text, id = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
    const shape = SHAPES[system]
    if (!shape) say(`«${text}» is of no system. They are: ${Object.keys(SHAPES).join(', ')}, as «off=en:whole-milk».`)
    else if (!shape.test(id)) say(`«${text}» has not the shape of its system (${shape.source}).`)
    else if (ids.has(system as IdSystem)) say(`«${system}» stands there twice. Leave one.`)
    else if (system === idSystemOf(source)) say(`«${text}» is said by the source of the row. Take it away.`)
    ids.set(system as IdSystem, id)
  }
  return ids
}
