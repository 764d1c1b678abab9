import { craftIds } from '../model/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import { blankFormulaOf, exampleFormulaOf } from '../reading/examples.ts'
import { goToPage } from '../routes/use-page.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { titleWords } from '../words/es/bench.ts'
import { bookWords, detailWords, newFormulaWords as say } from '../words/es/book.ts'
import { craftNames } from '../words/es/shell.ts'

/** What «Nueva» offers, the craft in hand first. */
export function newItems(
  table: TableFormula,
  onOpen: (formula: TableFormula, said?: string) => void,
  onPaste: () => void,
  onPiece: () => void,
): readonly MenuItem[] {
  const { craft, entry: _, ...copy } = table
  const ordered = [craft, ...craftIds.filter((id) => id !== craft)]
  return [
    ...ordered.map((id) => ({
      id: `blank ${id}`,
      label: say.blank(craftNames[id]),
      run: () => onOpen(blankFormulaOf(id)),
    })),
    {
      id: 'copy',
      begins: true,
      label: say.copy,
      run: () =>
        onOpen(
          { ...copy, craft, name: detailWords.copy(table.name) },
          detailWords.duplicated(table.name || titleWords.placeholder),
        ),
    },
    { id: 'example', label: say.example, run: () => onOpen(exampleFormulaOf(craft)) },
    { id: 'paste', begins: true, label: say.paste, run: onPaste },
    { id: 'import', label: bookWords.import, run: () => goToPage('importar') },
    { id: 'piece', begins: true, label: say.piece, run: onPiece },
  ]
}
