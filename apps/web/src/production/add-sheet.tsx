import { useState } from 'react'
import { nameOf } from '../book/formula-list.tsx'
import { folded } from '../formula/folded.ts'
import type { CraftId, SavedFormula } from '../formula/model.ts'
import { products as say } from '../messages/production.ts'
import { crafts } from '../messages/shell.ts'
import { Sheet } from '../sheets/sheet.tsx'

interface Props {
  readonly saved: readonly SavedFormula[]
  readonly craft: CraftId
  readonly onChoose: (saved: SavedFormula) => void
  readonly onClose: () => void
}

/** Which of one's formulas is made. */
export function AddSheet({ saved, craft, onChoose, onClose }: Props) {
  const [text, setText] = useState('')
  const asked = folded(text.trim())
  const found = saved.filter((one) => folded(nameOf(one)).includes(asked))
  return (
    <Sheet title={say.add} craft={craft} onClose={onClose}>
      {saved.length === 0 ? (
        <p>{say.noFormulas}</p>
      ) : (
        <>
          <label className="field">
            {say.search}
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          {found.length === 0 ? <p className="muted">{say.none}</p> : null}
          <ul className="day-choices">
            {found.map((one) => (
              <li key={one.id} data-craft={one.formula.craft}>
                <button type="button" className="day-name" onClick={() => onChoose(one)}>
                  <strong>{nameOf(one)}</strong>
                  <span className="muted">{crafts[one.formula.craft]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
