import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useEngineWith } from '../../engine/use-engine.ts'
import { weightText } from '../../format/weight-text.ts'
import { changeDay } from '../../library/commands/day.ts'
import { DAY_LIMITS, type DayProduct, dayWithProduct, isUnweighedProduct } from '../../model/day.ts'
import { type SavedFormula, totalGramsOf } from '../../model/formula.ts'
import type { KeptPiece } from '../../model/piece.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { assembledWords, pieceScreenWords } from '../../words/es/piece.ts'
import { productWords as say } from '../../words/es/production.ts'
import { openPiece } from '../../workshop/pieces.ts'
import * as productionCss from './production.module.css'
import { PieceSpine } from './spine.tsx'
import type { LeftOut } from './work-out.ts'
import '../../ui/style/controls.css'

const AssembledSheet = lazy(() =>
  import('../../views/assembled-sheet.tsx').then((it) => ({ default: it.AssembledSheet })),
)

interface PieceDeedsProps {
  readonly piece: KeptPiece
  readonly planned: number
}

/** What is done with a product that is put together: it is looked at, or it was made today. */
function PieceDeeds({ piece, planned }: PieceDeedsProps) {
  const [isAssembled, setAssembled] = useState(false)
  return (
    <>
      <p className="muted">{say.pieceHelp}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => setAssembled(true)}>
          {assembledWords.open}
        </button>
        <button type="button" className="button" onClick={() => openPiece(piece.id)}>
          {say.openPiece}
        </button>
      </div>
      {isAssembled ? (
        <Suspense>
          <AssembledSheet piece={piece} planned={planned} onClose={() => setAssembled(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

interface Props {
  readonly product: DayProduct
  /** The one that it is of; neither where it is no longer there. */
  readonly saved: SavedFormula | undefined
  readonly piece: KeptPiece | undefined
  readonly left: LeftOut | undefined
  readonly isNew: boolean
}

/** A product: its pieces at hand, the rest under its name. */
export function ProductRow({ product, saved, piece, left, isNew }: Props) {
  const toast = useToast()
  const id = useId()
  const [isOpen, setOpen] = useState(isNew)
  const pieces = useRef<HTMLInputElement>(null)
  const name = saved ? formulaNameOf(saved) : piece ? piece.name || pieceScreenWords.placeholder : say.gone
  const each = piece ? totalGramsOf(piece.parts) : product.grams
  /** What the oven takes is known of the formula, and is not to be typed again. */
  const engine = useEngineWith(saved ? [saved.formula.craft] : [])
  const making = saved && engine.crafts[saved.formula.craft]?.definition.desk?.loss
  const isUnweighed = isUnweighedProduct(product)
  const change = (some: Partial<DayProduct>) => changeDay((now) => dayWithProduct(now, product.id, some))

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
        aria-expanded={isOpen || isUnweighed}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {piece ? <PieceSpine piece={piece} /> : null}
        <strong>{name}</strong>
        <span className="muted">
          {left === 'unread' ? <span className={productionCss.review}>▼ {say.unread}. </span> : null}
          {isUnweighed ? (
            <span data-part="unweighed">{say.unweighed}</span>
          ) : (
            (product.isWhole ? say.whole : say.each)(weightText(each))
          )}
        </span>
      </button>
      <QuantityInput
        ref={pieces}
        value={product.pieces}
        label={say.pieces(name)}
        onChange={(count) => change({ pieces: Math.min(DAY_LIMITS.pieces, Math.round(count)) })}
      />
      <div id={id} className={productionCss.more} hidden={!(isOpen || isUnweighed)}>
        {left === 'unread' ? <p className="muted">{say.unreadHelp}</p> : null}
        {piece ? (
          <PieceDeeds piece={piece} planned={product.pieces} />
        ) : (
          <>
            <div className="field">
              <span aria-hidden="true">{say.grams}</span>
              <QuantityInput
                value={isUnweighed ? undefined : product.grams}
                unit="g"
                label={say.gramsOf(name)}
                placeholder="?"
                onChange={(grams) => {
                  setOpen(true)
                  change({ grams: Math.min(DAY_LIMITS.grams, grams) })
                }}
              />
            </div>
            <div className="field">
              <span aria-hidden="true">{say.loss}</span>
              <QuantityInput
                value={product.loss}
                label={say.lossOf(name)}
                placeholder="0"
                onChange={(loss) => change({ loss: Math.min(DAY_LIMITS.loss, loss) })}
                onClear={() => change({ loss: undefined })}
              />
            </div>
            <p className="muted">
              {say.lossHelp} {making ? say.lossCounted(making.label) : null}
            </p>
          </>
        )}
        <button type="button" className="button quiet" onClick={remove}>
          <DecorativeIcon name="trash" />
          {say.remove}
        </button>
      </div>
    </li>
  )
}
