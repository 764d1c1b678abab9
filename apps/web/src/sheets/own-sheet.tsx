import { checkSheet, find, number, type SupplierSheet, sheetOf } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { newId, type OwnIngredient } from '../formula/model.ts'
import { own as say } from '../messages/sheets.ts'
import { IngredientPicker } from '../parts/ingredient-picker.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { Sheet } from './sheet.tsx'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly name: string
  readonly onSave: (ingredient: OwnIngredient) => void
  readonly onClose: () => void
}

type Field = keyof typeof say.fields
const FIELDS = Object.keys(say.fields) as Field[]
const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const
type Draft = { readonly [field in Field]?: number }

const complete = (draft: Draft): SupplierSheet => ({
  ...draft,
  ...(Object.fromEntries(NEEDED.map((field) => [field, draft[field] ?? 0])) as Record<(typeof NEEDED)[number], number>),
})

/** An ingredient that the catalogue does not have, from the supplier's sheet, with its sums checked as it is written. */
export function OwnSheet({ craft, type, name: asked, onSave, onClose }: Props) {
  const [name, setName] = useState(asked)
  const [model, setModel] = useState<string>()
  const [choosing, setChoosing] = useState(false)
  const [draft, setDraft] = useState<Draft>({})
  const [price, setPrice] = useState<number>()
  const row = model === undefined ? undefined : find(model)
  const check = row && checkSheet(complete(draft), row)

  function choose(picked: string): void {
    const chosen = craft.definition.reads.identify({ name: picked, raw: {}, type })?.ingredient ?? find(picked)
    setChoosing(false)
    if (!chosen) return
    setModel(chosen.id)
    if (Object.keys(draft).length === 0) setDraft(sheetOf(chosen))
  }

  const set = (field: Field, value: number | undefined): void => {
    const { [field]: _, ...others } = draft
    setDraft(value === undefined ? others : { ...others, [field]: value })
  }

  const blocked = name.trim() === '' ? say.needsName : row === undefined ? say.needsModel : undefined

  return (
    <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
      <p className="muted">{say.help}</p>
      <div className="pair">
        <label className="field">
          {say.name}
          <input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </label>
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
      </div>
      <p className="muted">{say.modelHelp}</p>
      <div className="sheet-fields">
        {FIELDS.map((field) => (
          <div key={field} className="field" data-field={field}>
            <span aria-hidden="true">{say.fields[field]}</span>
            <QuantityInput
              label={say.fields[field]}
              value={draft[field]}
              onChange={(value) => set(field, value)}
              onClear={() => set(field, undefined)}
            />
          </div>
        ))}
        <div className="field">
          <span aria-hidden="true">{say.price}</span>
          <QuantityInput label={say.price} value={price} onChange={setPrice} onClear={() => setPrice(undefined)} />
        </div>
      </div>
      {check ? (
        <div className="check" aria-live="polite" data-fine={check.problems.length === 0}>
          <p>
            {say.sum(number(check.sum, 1))}. {say.energy(number(check.kcal, 0))}.
          </p>
          {check.problems.length === 0 ? <p className="check-fine">{say.fine}</p> : null}
          {[...check.problems, ...check.notes].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={blocked !== undefined || (check?.problems.length ?? 1) > 0}
          onClick={() =>
            onSave({
              id: newId(),
              name: name.trim(),
              model: row?.id ?? '',
              sheet: complete(draft),
              ...(price !== undefined && { price }),
            })
          }
        >
          {say.save}
        </button>
        {blocked === undefined ? null : <p className="muted">{blocked}</p>}
      </div>
    </Sheet>
  )
}
