import { craftIds } from '../model/crafts.ts'
import type { CraftId, Formula } from '../model/formula.ts'
import { exampleOf } from '../reading/examples.ts'
import { goTo } from '../routes/use-page.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { title } from '../words/es/bench.ts'
import { book, detail, fresh as say } from '../words/es/book.ts'
import { crafts } from '../words/es/shell.ts'

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
    { id: 'import', label: book.import, run: () => goTo('importar') },
    { id: 'piece', label: say.piece, run: onPiece },
  ]
}
