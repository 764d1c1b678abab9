import { useEffect, useId, useRef, useState } from 'react'
import { useEngineWith } from '../../engine/use-engine.ts'
import { changeDay } from '../../library/commands/day.ts'
import { type DayProduct, MOST, withProduct } from '../../model/day.ts'
import { type SavedFormula, totalOf } from '../../model/formula.ts'
import type { Piece } from '../../model/piece.ts'
import { Icon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { nameOf } from '../../views/formula-name.ts'
import { piece as sayPiece } from '../../words/es/piece.ts'
import { products as say } from '../../words/es/production.ts'
import { openPiece } from '../../workshop/pieces.ts'
import * as productionCss from './production.module.css'
import { Spine } from './spine.tsx'
import { weight } from './written.ts'

interface Props {
  readonly product: DayProduct
  /** The one that it is of; neither where it is no longer there. */
  readonly saved: SavedFormula | undefined
  readonly piece: Piece | undefined
  readonly left: 'gone' | 'unread' | undefined
  readonly isNew: boolean
}

/** A product: its pieces at hand, the rest under its name. */
export function ProductRow({ product, saved, piece, left, isNew }: Props) {
  const toast = useToast()
  const id = useId()
  const [isOpen, setOpen] = useState(isNew)
  const pieces = useRef<HTMLInputElement>(null)
  const name = saved ? nameOf(saved) : piece ? piece.name || sayPiece.placeholder : say.gone
  const each = piece ? totalOf(piece.parts) : product.grams
  /** What the oven takes is known of the formula, and is not to be typed again. */
  const engine = useEngineWith(saved ? [saved.formula.craft] : [])
  const making = saved && engine.crafts[saved.formula.craft]?.definition.desk?.loss
  const change = (some: Partial<DayProduct>) => changeDay((now) => withProduct(now, product.id, some))

  useEffect(() => {
    if (isNew) pieces.current?.focus()
  }, [isNew])

  function remove(): void {
    const { products } = changeDay((now) => ({
      ...now,
      products: now.products.filter((one) => one.id !== product.id),
    }))
    const at = products.findIndex((one) => one.id === product.id)
    toast({
      text: say.removed(name),
      undo: () => changeDay((now) => ({ ...now, products: now.products.toSpliced(at, 0, product) })),
    })
  }

  return (
    <li className={productionCss.product} data-part="day-product" data-craft={saved?.formula.craft}>
      <button
        type="button"
        className={productionCss.name}
        data-piece={piece && ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {piece ? <Spine piece={piece} /> : null}
        <strong>{name}</strong>
        <span className="muted">
          {left === 'unread' ? <span className={productionCss.review}>▼ {say.unread}. </span> : null}
          {say.each(weight(each))}
        </span>
      </button>
      <QuantityInput
        ref={pieces}
        value={product.pieces}
        label={say.pieces(name)}
        onChange={(count) => change({ pieces: Math.min(MOST.pieces, Math.round(count)) })}
      />
      <div id={id} className={productionCss.more} hidden={!isOpen}>
        {left === 'unread' ? <p className="muted">{say.unreadHelp}</p> : null}
        {piece ? (
          <>
            <p className="muted">{say.pieceHelp}</p>
            <button type="button" className="button" onClick={() => openPiece(piece.id)}>
              {say.openPiece}
            </button>
          </>
        ) : (
          <>
            <div className="field">
              <span aria-hidden="true">{say.grams}</span>
              <QuantityInput
                value={product.grams}
                label={say.gramsOf(name)}
                onChange={(grams) => change({ grams: Math.min(MOST.grams, grams) })}
              />
            </div>
            <div className="field">
              <span aria-hidden="true">{say.loss}</span>
              <QuantityInput
                value={product.loss}
                label={say.lossOf(name)}
                placeholder="0"
                onChange={(loss) => change({ loss: Math.min(MOST.loss, loss) })}
                onClear={() => change({ loss: undefined })}
              />
            </div>
            <p className="muted">
              {say.lossHelp} {making ? say.lossCounted(making.label) : null}
            </p>
          </>
        )}
        <button type="button" className="button quiet" onClick={remove}>
          <Icon name="trash" />
          {say.remove}
        </button>
      </div>
    </li>
  )
}
