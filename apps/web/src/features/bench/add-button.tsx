import { useRef, useState } from 'react'
import { goTo } from '../../routes/use-page.ts'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { newItems } from '../../views/new-items.ts'
import { bar } from '../../words/es/results.ts'
import { add as say } from '../../words/es/row.ts'
import { openPiece } from '../../workshop/pieces.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'

type List = 'add' | 'new'

interface Props {
  readonly workshop: Workshop
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
    new: newItems(workshop.formula, opener, () => goTo('', { sheet: 'paste' }), openPiece),
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
        <Icon name={list ? 'close' : 'plus'} />
        {list ? bar.close : bar.add}
      </button>
      {list ? (
        <Menu
          key={list}
          button={button}
          items={items[list]}
          label={bar.add}
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
