import type { Ingredient } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import type { OwnIngredients } from '../craft/request.ts'
import type { Correction, PastedRow } from '../formula/pasted.ts'
import { table } from '../messages/bench.ts'
import { paste as say } from '../messages/paste.ts'
import { IngredientPicker } from '../parts/ingredient-picker.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'

interface Props {
  readonly row: PastedRow & Correction & { readonly known: Ingredient | undefined; readonly isUnknown: boolean }
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  /** It is the title, and will be the name. */
  readonly naming?: 'none' | 'example'
  readonly onCorrect: (correction: Correction) => void
}

/** One line as it was pasted, what it was read as, and its grams in a field: whatever is wrong is put right here. */
export function PastedRowView({ row, craft, type, own, naming, onCorrect }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { text, name, grams, standing, why, ask, skip, known, isUnknown } = row
  const isIn = standing !== 'left'
  const shown = row.own === undefined ? (known?.name ?? name) : name
  return (
    <li data-standing={standing}>
      <p className="pasted-text">{text}</p>
      <span className="pasted-shape" aria-hidden="true">
        {say.shape[standing]}
      </span>
      <div className="pasted-name">
        {choosing ? (
          <IngredientPicker
            craft={craft}
            type={type}
            own={own}
            initial={name}
            onPick={(picked) => {
              onCorrect({ name: picked.name, ...(picked.own !== undefined && { own: picked.own }) })
              setChoosing(false)
            }}
            onCreate={() => setChoosing(false)}
            onCancel={() => setChoosing(false)}
          />
        ) : isIn ? (
          <button
            type="button"
            className="pasted-choose"
            aria-label={table.change(shown)}
            onClick={() => setChoosing(true)}
          >
            {shown}
          </button>
        ) : (
          <span className="muted">{naming ? say.naming[naming] : skip ? say.skip[skip] : say.out}</span>
        )}
        {isUnknown ? <p className="pasted-problem">{say.unknown}</p> : null}
        {isIn && grams === undefined ? <p className="pasted-problem">{ask ? say.ask[ask] : say.noWeight}</p> : null}
        {isIn && standing === 'worked' ? <p className="muted">{why ?? say.aboutSo}</p> : null}
      </div>
      {isIn ? (
        <div className="pasted-grams">
          {standing === 'worked' ? <span aria-hidden="true">≈</span> : null}
          <QuantityInput
            value={grams}
            label={table.gramsOf(name)}
            onChange={(weight) => onCorrect({ grams: weight })}
            onClear={() => onCorrect({ grams: undefined })}
          />
          <span aria-hidden="true">g</span>
        </div>
      ) : null}
      <button
        type="button"
        className="button quiet pasted-toggle"
        aria-label={isIn ? say.leaveOne(name) : say.takeOne(text)}
        onClick={() => onCorrect({ counts: !isIn })}
      >
        {isIn ? say.leave : say.take}
      </button>
    </li>
  )
}
