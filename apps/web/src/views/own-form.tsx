import { checkSheet, findRow } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { newId, type OwnIngredient } from '../model/formula.ts'
import { isGtinMistyped } from '../model/gtin.ts'
import { ownNamed } from '../model/same-ingredient.ts'
import { HalfDone } from '../ui/half-done.tsx'
import { ownIngredientWords, sheetProblemWords } from '../words/es/pantry.ts'
import { ownSheetWords as say } from '../words/es/sheets.ts'
import { GtinField } from './gtin-field.tsx'
import { OwnAllergensField } from './own-allergens.tsx'
import * as ownFormCss from './own-form.module.css'
import { ModelField, SheetAsks, SheetFields, SheetSum } from './own-sheet-fields.tsx'
import { completeSheet, ingredientWrittenAs, untoldFieldsIn, useOwnDraft } from './use-own-draft.ts'
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

interface TwinProps {
  readonly twin: OwnIngredient
  readonly onJoin: () => void
  readonly onKeepBoth: () => void
}

/** Another bears the name: they are one, or they are two. */
const Twin = ({ twin, onJoin, onKeepBoth }: TwinProps) => (
  <div className={ownFormCss.twin} role="alert">
    <p>{ownIngredientWords.twin(twin.name)}</p>
    <button type="button" className="button" onClick={onJoin}>
      {ownIngredientWords.join}
    </button>
    <button type="button" className="button quiet" onClick={onKeepBoth}>
      {ownIngredientWords.keepBoth}
    </button>
  </div>
)

/** An ingredient that the catalogue does not have, from the supplier's sheet, with its sums checked as it is written. */
export function OwnForm({ craft, type, initial, name: asked, own, onSave }: Props) {
  const writing = useOwnDraft(initial, asked)
  const { draft, tell, offered } = writing
  const [twin, setTwin] = useState<OwnIngredient>()
  const row = draft.model === undefined ? undefined : findRow(draft.model)
  const check = row && checkSheet(completeSheet(draft.sheet), row, sheetProblemWords)
  const untold = row ? untoldFieldsIn(draft.sheet, row) : []
  const isOpen = untold.length > 0 || check?.asksRest === true
  const isApart = initial?.isApart === true

  function keep(id: string, apart: boolean): void {
    writing.done()
    onSave(ingredientWrittenAs(draft, id, isApart || apart))
  }

  function save(): void {
    const same = ownNamed(
      own.filter(({ id }) => id !== initial?.id),
      draft.name,
    )
    if (same && !twin && !isApart) setTwin(same)
    else keep(initial?.id ?? newId(), same !== undefined)
  }

  const blocked =
    draft.name.trim() === ''
      ? say.needsName
      : row === undefined
        ? say.needsModel
        : isOpen
          ? say.needsAnswer
          : isGtinMistyped(draft.gtin ?? '')
            ? ownIngredientWords.needsGtin
            : undefined
  return (
    <div className={ownFormCss.form}>
      {offered ? (
        <HalfDone
          text={say.halfDone(offered.name.trim())}
          onGoOn={() => writing.goOn(offered)}
          onDiscard={writing.discard}
        />
      ) : null}
      <p className="muted">{say.help}</p>
      <div className="pair">
        <label className="field">
          {say.name}
          <input value={draft.name} maxLength={120} onChange={(event) => tell({ name: event.target.value })} />
        </label>
        <ModelField craft={craft} type={type} row={row} onModel={writing.setModel} />
      </div>
      <p className="muted">{say.modelHelp}</p>
      <SheetFields writing={writing} row={row} />
      {row && check && isOpen ? <SheetAsks writing={writing} row={row} untold={untold} check={check} /> : null}
      {check ? <SheetSum check={check} isOpen={isOpen} /> : null}
      <OwnAllergensField
        told={draft.allergens}
        model={row?.allergens ?? []}
        onTell={(allergens) => tell({ allergens })}
      />
      <label className="field">
        {ownIngredientWords.label}
        <textarea
          rows={2}
          value={draft.label}
          maxLength={2000}
          onChange={(event) => tell({ label: event.target.value })}
        />
      </label>
      <p className="muted">{ownIngredientWords.labelHelp}</p>
      <GtinField typed={draft.gtin ?? ''} onType={(gtin) => tell({ gtin })} />
      {twin ? <Twin twin={twin} onJoin={() => keep(twin.id, false)} onKeepBoth={save} /> : null}
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
