import { useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngineStore } from '../../engine/use-engine.ts'
import { foldedText } from '../../format/folded.ts'
import { type DayProduct, dayProductOf, pieceProduct } from '../../model/day.ts'
import type { CraftId, SavedFormula } from '../../model/formula.ts'
import type { KeptPiece } from '../../model/piece.ts'
import { makingLossOf } from '../../reading/loss.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
import { productWords as say } from '../../words/es/production.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as productionCss from './production.module.css'
import { PieceSpine } from './spine.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly saved: readonly SavedFormula[]
  readonly pieces: readonly KeptPiece[]
  readonly own: OwnIngredients
  readonly craft: CraftId
  readonly onChoose: (product: DayProduct) => void
  readonly onClose: () => void
}

/** Which of one's formulas, or of the pieces put together of them, is made. */
export function AddSheet({ saved, pieces, own, craft, onChoose, onClose }: Props) {
  const store = useEngineStore()
  const [text, setText] = useState('')
  const asked = foldedText(text.trim())
  const isAsked = (name: string): boolean => foldedText(name).includes(asked)
  const mounted = pieces.filter(({ name, parts }) => parts.length > 0 && isAsked(name || pieceScreenWords.placeholder))
  const found = saved.filter((one) => isAsked(formulaNameOf(one)))

  async function choose(one: SavedFormula): Promise<void> {
    const engine = await store.load(needsOfFormula(one.formula))
    onChoose(dayProductOf(one, makingLossOf(craftOfEngine(engine, one.formula.craft), one.formula, own).percent))
  }

  return (
    <DialogSheet title={say.add} craft={craft} onClose={onClose}>
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
                  <PieceSpine piece={piece} />
                  <strong>{piece.name || pieceScreenWords.placeholder}</strong>
                  <span className="muted">{say.piece(piece.parts.length)}</span>
                </button>
              </li>
            ))}
            {found.map((one) => (
              <li key={one.id} data-craft={one.formula.craft}>
                <button type="button" className={productionCss.name} onClick={() => void choose(one)}>
                  <strong>{formulaNameOf(one)}</strong>
                  <span className="muted">{craftNames[one.formula.craft]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogSheet>
  )
}
