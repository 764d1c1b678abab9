import { ALLERGENS, checkSheet, find, number, type SupplierSheet, sheetOf } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { folded } from '../format/folded.ts'
import { type AllergenState, newId, type OwnAllergens, type OwnIngredient } from '../model/formula.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { allergens, mine } from '../words/es/pantry.ts'
import { own as say } from '../words/es/sheets.ts'
import { IngredientPicker } from './ingredient-picker.tsx'
import * as ownFormCss from './own-form.module.css'
import '../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  /** The one that is being changed; none where it is new. */
  readonly initial?: OwnIngredient | undefined
  readonly name: string
  /** All there are, to tell that one is there already. */
  readonly own: readonly OwnIngredient[]
  readonly onSave: (ingredient: OwnIngredient) => void
}

type Field = keyof typeof say.fields
const FIELDS = Object.keys(say.fields) as Field[]
const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const
type Draft = { readonly [field in Field]?: number }

const complete = (draft: Draft): SupplierSheet => ({
  ...draft,
  ...(Object.fromEntries(NEEDED.map((field) => [field, draft[field] ?? 0])) as Record<(typeof NEEDED)[number], number>),
})

const STATES = ['has', 'traces', 'none'] as const satisfies readonly AllergenState[]

interface AllergenProps {
  readonly told: OwnAllergens
  /** What the row it resembles has. */
  readonly model: readonly string[]
  readonly onTell: (told: OwnAllergens) => void
}

/** The fourteen, each with one of three states; a tap goes to the next. */
const Allergens = ({ told, model, onTell }: AllergenProps) => (
  <fieldset className={ownFormCss.allergens}>
    <legend>{mine.allergens}</legend>
    <p className="muted">{mine.asModel}</p>
    <div className={ownFormCss.allergenGrid}>
      {ALLERGENS.map((id) => {
        const state = told[id] ?? (model.includes(id) ? 'has' : 'none')
        const next = STATES[(STATES.indexOf(state) + 1) % STATES.length] ?? 'has'
        return (
          <button
            key={id}
            type="button"
            className={ownFormCss.allergen}
            data-part="allergen"
            data-state={state}
            onClick={() => onTell({ ...told, [id]: next })}
          >
            <span>
              {allergens[id]}
              <span className="unseen">: </span>
            </span>
            <span>{mine.states[state]}</span>
          </button>
        )
      })}
    </div>
  </fieldset>
)

/** An ingredient that the catalogue does not have, from the supplier's sheet, with its sums checked as it is written. */
export function OwnForm({ craft, type, initial, name: asked, own, onSave }: Props) {
  const [name, setName] = useState(initial?.name ?? asked)
  const [model, setModel] = useState(initial?.model)
  const [choosing, setChoosing] = useState(false)
  const [draft, setDraft] = useState<Draft>(initial?.sheet ?? {})
  const [price, setPrice] = useState(initial?.price)
  const [told, setTold] = useState<OwnAllergens>(initial?.allergens ?? {})
  const [label, setLabel] = useState(initial?.label ?? '')
  const [twin, setTwin] = useState<OwnIngredient>()
  const row = model === undefined ? undefined : find(model)
  const check = row && checkSheet(complete(draft), row)

  function choose(picked: string): void {
    const chosen = craft.rowNamed(picked, type) ?? find(picked)
    setChoosing(false)
    if (!chosen) return
    setModel(chosen.id)
    if (Object.keys(draft).length === 0) setDraft(sheetOf(chosen))
  }

  const set = (field: Field, value: number | undefined): void => {
    const { [field]: _, ...others } = draft
    setDraft(value === undefined ? others : { ...others, [field]: value })
  }

  const writtenAs = (id: string, isApart = false): OwnIngredient => ({
    id,
    name: name.trim(),
    model: row?.id ?? '',
    sheet: complete(draft),
    ...(price !== undefined && { price }),
    ...(Object.keys(told).length > 0 && { allergens: told }),
    ...(label.trim() !== '' && { label: label.trim() }),
    ...((initial?.isApart || isApart) && { isApart: true as const }),
  })

  function save(): void {
    const same = own.find(
      (one) => one.deletedAt === undefined && one.id !== initial?.id && folded(one.name) === folded(name.trim()),
    )
    if (same && !twin && !initial?.isApart) setTwin(same)
    else onSave(writtenAs(initial?.id ?? newId(), same !== undefined))
  }

  const blocked = name.trim() === '' ? say.needsName : row === undefined ? say.needsModel : undefined

  return (
    <div className={ownFormCss.form}>
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
      <div className={ownFormCss.sheetFields}>
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
      ) : null}
      <Allergens told={told} model={row?.allergens ?? []} onTell={setTold} />
      <label className="field">
        {mine.label}
        <textarea rows={2} value={label} maxLength={2000} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <p className="muted">{mine.labelHelp}</p>
      {twin ? (
        <div className={ownFormCss.twin} role="alert">
          <p>{mine.twin(twin.name)}</p>
          <button type="button" className="button" onClick={() => onSave(writtenAs(twin.id))}>
            {mine.join}
          </button>
          <button type="button" className="button quiet" onClick={save}>
            {mine.keepBoth}
          </button>
        </div>
      ) : null}
      <div className={`buttons ${ownFormCss.foot}`}>
        <button
          type="button"
          className="button primary"
          disabled={blocked !== undefined || (check?.problems.length ?? 1) > 0}
          onClick={save}
        >
          {say.save}
        </button>
        {blocked === undefined ? null : <p className="muted">{blocked}</p>}
      </div>
    </div>
  )
}
