import { findRow, type Ingredient, roundTo, type SheetCheck, sheetOfRow } from '@obrador/engine'
import { useRef, useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { decapitaliseName, listText, numberText, shownName } from '../format/page-speech.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { ownSheetWords as say } from '../words/es/sheets.ts'
import { IngredientPicker } from './ingredient-picker.tsx'
import * as ownFormCss from './own-form.module.css'
import type { OwnWriting, SheetField } from './use-own-draft.ts'
import '../ui/style/controls.css'

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
    const chosen = craft.rowNamed(picked, type) ?? findRow(picked)
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
          initial={row ? shownName(row.name) : ''}
          onPick={(picked) => choose(picked.name)}
          onCreate={() => setChoosing(false)}
          onCancel={() => setChoosing(false)}
        />
      ) : (
        <button
          type="button"
          className="button"
          aria-label={`${say.model}: ${row ? shownName(row.name) : say.chooseModel}`}
          onClick={() => setChoosing(true)}
        >
          {row ? shownName(row.name) : say.chooseModel}
        </button>
      )}
    </div>
  )
}

interface FieldsProps {
  readonly writing: OwnWriting
  readonly row: Ingredient | undefined
}

/** What the supplier's sheet says of 100 g, and the price; in what is empty, the figure of what it resembles. */
export function SheetFields({ writing: { draft, setField, setPrice }, row }: FieldsProps) {
  const like = row && sheetOfRow(row)
  const proposed = (field: SheetField): string | undefined => {
    const value = field === 'agua' ? row?.composition.water : like?.[field]
    return value === undefined ? undefined : say.like(numberText(value, 1))
  }
  return (
    <div className={ownFormCss.sheetFields}>
      {FIELDS.map((field) => (
        <div key={field} className="field" data-field={field}>
          <span aria-hidden="true">{say.fields[field]}</span>
          <QuantityInput
            label={say.fields[field]}
            value={draft.sheet[field]}
            placeholder={proposed(field) ?? ''}
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
}

interface AsksProps {
  readonly writing: OwnWriting
  readonly row: Ingredient
  readonly untold: readonly SheetField[]
  readonly check: SheetCheck
}

/** What the sheet leaves open: neither an empty field nor what is missing to 100 g is decided by itself. */
export function SheetAsks({ writing: { draft, fill }, row, untold, check }: AsksProps) {
  const here = useRef<HTMLElement>(null)
  const like = sheetOfRow(row)
  const put = (of: (field: SheetField) => number): void =>
    fill(Object.fromEntries(untold.map((field) => [field, of(field)])))
  const goToFirst = (): void => {
    const empty = [...(here.current?.parentElement?.querySelectorAll<HTMLInputElement>('[data-field] input') ?? [])]
    const field = empty.find(({ value }) => value === '') ?? empty[0]
    field?.focus()
  }
  return (
    <section ref={here} className={ownFormCss.asks} data-part="sheet-asks" aria-label={say.asks}>
      {untold.length > 0 ? (
        <>
          <p>
            {say.untold(
              listText(
                untold.map((field) => decapitaliseName(say.names[field])),
                'y',
              ),
            )}
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => put((field) => like[field] ?? 0)}>
              {say.asIn(shownName(row.name))}
            </button>
            <button type="button" className="button" onClick={() => put(() => 0)}>
              {say.none}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            {say.rest(numberText(check.rest, 1))}{' '}
            {say.waterOf(shownName(row.name), numberText(row.composition.water, 1))}
          </p>
          <div className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => fill({ agua: roundTo((draft.sheet.agua ?? 0) + check.rest, 1) })}
            >
              {say.isWater(numberText(check.rest, 1))}
            </button>
            <button type="button" className="button" onClick={goToFirst}>
              {say.notWater}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** Whether the sheet adds up; `isOpen`: something of it is still asked. */
export const SheetSum = ({ check, isOpen }: { readonly check: SheetCheck; readonly isOpen: boolean }) => (
  <div
    className={ownFormCss.check}
    data-part="check"
    aria-live="polite"
    data-fine={check.problems.length === 0 && !isOpen}
  >
    <p>
      {say.sum(numberText(check.sum, 1))}. {say.energy(numberText(check.kcal, 0))}.
    </p>
    {check.problems.length === 0 && !isOpen ? (
      <p className={ownFormCss.checkFine} data-part="check-fine">
        {say.fine}
      </p>
    ) : null}
    {[...check.problems, ...(isOpen ? [] : check.notes)].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)
