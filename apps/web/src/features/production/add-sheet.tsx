import { useState } from 'react'
import { craftOf } from '../../engine/crafts.ts'
import { needsOf } from '../../engine/parts.ts'
import { useEngineStore } from '../../engine/use-engine.ts'
import { folded } from '../../format/folded.ts'
import { type DayProduct, pieceProduct, productOf } from '../../model/day.ts'
import type { CraftId, SavedFormula } from '../../model/formula.ts'
import type { Piece } from '../../model/piece.ts'
import { lossOf } from '../../reading/loss.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { nameOf } from '../../views/formula-name.ts'
import { piece as sayPiece } from '../../words/es/piece.ts'
import { products as say } from '../../words/es/production.ts'
import { crafts } from '../../words/es/shell.ts'
import * as productionCss from './production.module.css'
import { Spine } from './spine.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly saved: readonly SavedFormula[]
  readonly pieces: readonly Piece[]
  readonly own: OwnIngredients
  readonly craft: CraftId
  readonly onChoose: (product: DayProduct) => void
  readonly onClose: () => void
}

/** Which of one's formulas, or of the pieces put together of them, is made. */
export function AddSheet({ saved, pieces, own, craft, onChoose, onClose }: Props) {
  const store = useEngineStore()
  const [text, setText] = useState('')
  const asked = folded(text.trim())
  const isAsked = (name: string): boolean => folded(name).includes(asked)
  const mounted = pieces.filter(({ name, parts }) => parts.length > 0 && isAsked(name || sayPiece.placeholder))
  const found = saved.filter((one) => isAsked(nameOf(one)))

  async function choose(one: SavedFormula): Promise<void> {
    const engine = await store.load(needsOf(one.formula))
    onChoose(productOf(one, lossOf(craftOf(engine, one.formula.craft), one.formula, own).percent))
  }

  return (
    <Sheet title={say.add} craft={craft} onClose={onClose}>
      {saved.length + pieces.length === 0 ? (
        <p>{say.noFormulas}</p>
      ) : (
        <>
          <label className="field">
            {say.search}
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          {found.length + mounted.length === 0 ? <p className="muted">{say.none}</p> : null}
          <ul className={productionCss.choices} data-part="day-choices">
            {mounted.map((piece) => (
              <li key={piece.id}>
                <button
                  type="button"
                  className={productionCss.name}
                  data-piece=""
                  onClick={() => onChoose(pieceProduct(piece))}
                >
                  <Spine piece={piece} />
                  <strong>{piece.name || sayPiece.placeholder}</strong>
                  <span className="muted">{say.piece(piece.parts.length)}</span>
                </button>
              </li>
            ))}
            {found.map((one) => (
              <li key={one.id} data-craft={one.formula.craft}>
                <button type="button" className={productionCss.name} onClick={() => void choose(one)}>
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
