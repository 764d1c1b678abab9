import { find, type Ingredient, number, type SheetCheck } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { own as say } from '../words/es/sheets.ts'
import { IngredientPicker } from './ingredient-picker.tsx'
import * as ownFormCss from './own-form.module.css'
import type { OwnWriting, SheetField } from './use-own-draft.ts'

const FIELDS = Object.keys(say.fields) as SheetField[]

interface ModelProps {
  readonly craft: AppCraft
  readonly type: string
  readonly row: Ingredient | undefined
  readonly onModel: (row: Ingredient) => void
}

/** What it resembles: a row of the catalogue. */
export function ModelField({ craft, type, row, onModel }: ModelProps) {
  const [choosing, setChoosing] = useState(false)
  function choose(picked: string): void {
    const chosen = craft.rowNamed(picked, type) ?? find(picked)
    setChoosing(false)
    if (chosen) onModel(chosen)
  }
  return (
    <div className="field">
      <span>{say.model}</span>
      {choosing ? (
        <IngredientPicker
          craft={craft}
          type={type}
          own={[]}
          initial={row?.name ?? ''}
          onPick={(picked) => choose(picked.name)}
          onCreate={() => setChoosing(false)}
          onCancel={() => setChoosing(false)}
        />
      ) : (
        <button
          type="button"
          className="button"
          aria-label={`${say.model}: ${row?.name ?? say.chooseModel}`}
          onClick={() => setChoosing(true)}
        >
          {row?.name ?? say.chooseModel}
        </button>
      )}
    </div>
  )
}

/** What the supplier's sheet says of 100 g, and the price. */
export const SheetFields = ({ writing: { draft, setField, setPrice } }: { readonly writing: OwnWriting }) => (
  <div className={ownFormCss.sheetFields}>
    {FIELDS.map((field) => (
      <div key={field} className="field" data-field={field}>
        <span aria-hidden="true">{say.fields[field]}</span>
        <QuantityInput
          label={say.fields[field]}
          value={draft.sheet[field]}
          onChange={(value) => setField(field, value)}
          onClear={() => setField(field, undefined)}
        />
      </div>
    ))}
    <div className="field">
      <span aria-hidden="true">{say.price}</span>
      <QuantityInput label={say.price} value={draft.price} onChange={setPrice} onClear={() => setPrice(undefined)} />
    </div>
  </div>
)

/** Whether the sheet adds up. */
export const SheetSum = ({ check }: { readonly check: SheetCheck }) => (
  <div className={ownFormCss.check} data-part="check" aria-live="polite" data-fine={check.problems.length === 0}>
    <p>
      {say.sum(number(check.sum, 1))}. {say.energy(number(check.kcal, 0))}.
    </p>
    {check.problems.length === 0 ? (
      <p className={ownFormCss.checkFine} data-part="check-fine">
        {say.fine}
      </p>
    ) : null}
    {[...check.problems, ...check.notes].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)
