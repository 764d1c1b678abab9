import { ADJUST_OBJECTIVES } from '@obrador/balancer'
import type { FormulaOverview } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { listText, shownName } from '../../format/page-speech.ts'
import type { TableFormula } from '../../model/formula.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { balanceWords as say } from '../../words/es/balance.ts'
import * as balanceCss from './balance.module.css'
import { MoreWishes, RadioChoices } from './more-wishes.tsx'
import { type BalanceWishes, PANTRY_CHOICES } from './protocol.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly own: OwnIngredients
  readonly wishes: BalanceWishes
  readonly pantry: readonly string[]
  /** Names of what is at hand and was offered for that. */
  readonly inStock: readonly string[]
  /** As the formula stands. */
  readonly now: FormulaOverview | undefined
  /** € that a kilo costs as it stands. */
  readonly cost: number | undefined
  readonly onWishes: (wishes: BalanceWishes) => void
  readonly onStock: (name: string, isThere: boolean) => void
}

function PantryEditor({ craft, formula, own, pantry, inStock, onStock }: Props) {
  const [choosing, setChoosing] = useState(false)
  const stop = () => setChoosing(false)
  return (
    <div className={balanceCss.pantry}>
      {inStock.length > 0 ? <p className="muted">{say.inStock(listText(inStock, 'y'))}</p> : null}
      {pantry.length + inStock.length === 0 ? <p className="muted">{say.pantryEmpty}</p> : null}
      <ul className={balanceCss.pantryItems}>
        {pantry.map((name) => (
          <li key={name} className={balanceCss.pantryItem} data-part="pantry-item">
            {shownName(name)}
            <button
              type="button"
              className="icon-button"
              aria-label={say.pantryRemove(shownName(name))}
              onClick={() => onStock(name, false)}
            >
              <DecorativeIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {choosing ? (
        <IngredientPicker
          craft={craft}
          type={formula.type}
          own={own}
          initial=""
          onPick={({ name }) => {
            onStock(name, true)
            stop()
          }}
          onCreate={stop}
          onCancel={stop}
        />
      ) : (
        <button type="button" className="button" onClick={() => setChoosing(true)}>
          <DecorativeIcon name="plus" />
          {say.pantryAdd}
        </button>
      )}
    </div>
  )
}

/** What is asked of the balancer, before and after it answers. */
export function BalanceOptions(props: Props) {
  const { wishes, onWishes } = props
  return (
    <div className={balanceCss.options}>
      <RadioChoices
        legend={say.objective}
        values={ADJUST_OBJECTIVES}
        labels={say.objectives}
        value={wishes.objective}
        onChange={(objective) => onWishes({ ...wishes, objective })}
      />
      <RadioChoices
        legend={say.pantry}
        values={PANTRY_CHOICES}
        labels={say.pantries}
        value={wishes.pantry}
        onChange={(pantry) => onWishes({ ...wishes, pantry })}
      />
      {wishes.pantry === 'tengo' ? <PantryEditor {...props} /> : null}
      <MoreWishes {...props} />
    </div>
  )
}
