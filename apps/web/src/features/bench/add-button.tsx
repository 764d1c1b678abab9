import { useRef, useState } from 'react'
import { goToPage } from '../../routes/use-page.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { ButtonMenu, type MenuItem } from '../../ui/menu.tsx'
import { newItems } from '../../views/new-items.ts'
import { addWords as say } from '../../words/es/row.ts'
import { barWords } from '../../words/es/thumb-bar.ts'
import { openPiece } from '../../workshop/pieces.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

type List = 'add' | 'new'

interface Props {
  readonly workshop: WorkshopState
  readonly onLine: () => void
  readonly onPaste: () => void
}

/** What comes onto the table: one ingredient, a list, or another formula. It opens upwards, over the bar. */
export function AddButton({ workshop, onLine, onPaste }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [list, setList] = useState<List>()
  const picked = useRef<MenuItem>(undefined)
  const opener = useOpener(workshop)
  const items: Readonly<Record<List, readonly MenuItem[]>> = {
    add: [
      { id: 'line', label: say.line, detail: say.lineDetail, run: onLine },
      { id: 'paste', label: say.paste, detail: say.pasteDetail, run: onPaste },
      { id: 'new', label: say.fresh, detail: say.freshDetail, run: () => setList('new') },
    ],
    new: newItems(workshop.formula, opener, () => goToPage('', { sheet: 'paste' }), openPiece),
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={list !== undefined}
        onClick={() => setList(list ? undefined : 'add')}
      >
        <DecorativeIcon name={list ? 'close' : 'plus'} />
        {list ? barWords.close : barWords.add}
      </button>
      {list ? (
        <ButtonMenu
          key={list}
          button={button}
          items={items[list]}
          label={barWords.add}
          placement="top end"
          onPick={(item) => {
            picked.current = item
          }}
          onClose={() => {
            setList(undefined)
            const item = picked.current
            picked.current = undefined
            // The page is inert while the list is there.
            if (item) setTimeout(item.run)
          }}
        />
      ) : null}
    </>
  )
}
