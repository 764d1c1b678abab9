import { craftIds } from '../craft/registry.ts'
import { exampleOf } from '../formula/examples.ts'
import type { CraftId, Formula } from '../formula/model.ts'
import { title } from '../messages/bench.ts'
import { detail, fresh as say } from '../messages/book.ts'
import { crafts } from '../messages/shell.ts'
import type { MenuItem } from '../parts/menu.tsx'

const blank = (craft: CraftId): Formula => ({ ...exampleOf(craft), name: '', lines: [], given: {}, batch: {} })

/** What «Nueva» offers, the craft in hand first. */
export function newItems(
  table: Formula,
  onOpen: (formula: Formula, said?: string) => void,
  onPaste: () => void,
  onPiece: () => void,
): readonly MenuItem[] {
  const { craft, entry: _, ...copy } = table
  const ordered = [craft, ...craftIds.filter((id) => id !== craft)]
  return [
    ...ordered.map((id) => ({ id: `blank ${id}`, label: say.blank(crafts[id]), run: () => onOpen(blank(id)) })),
    {
      id: 'copy',
      label: say.copy,
      run: () =>
        onOpen({ ...copy, craft, name: detail.copy(table.name) }, detail.duplicated(table.name || title.placeholder)),
    },
    { id: 'example', label: say.example, run: () => onOpen(exampleOf(craft)) },
    { id: 'paste', label: say.paste, run: onPaste },
    { id: 'piece', label: say.piece, run: onPiece },
  ]
}
