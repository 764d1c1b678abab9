import { OBJECTIVES } from '@obrador/balancer'
import { list, type Overview } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { Formula, Line } from '../../model/formula.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { Icon } from '../../ui/icons.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { balance as say } from '../../words/es/balance.ts'
import * as balanceCss from './balance.module.css'
import { Choices, MoreWishes } from './more-wishes.tsx'
import { PANTRIES, type Wishes } from './protocol.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: Formula
  readonly own: OwnIngredients
  readonly wishes: Wishes
  readonly pantry: readonly string[]
  /** Names of what is at hand and was offered for that. */
  readonly inStock: readonly string[]
  /** As the formula stands. */
  readonly now: Overview | undefined
  /** € that a kilo costs as it stands. */
  readonly cost: number | undefined
  readonly onWishes: (wishes: Wishes) => void
  readonly onStock: (name: string, isThere: boolean) => void
  readonly onLock: (line: Line) => void
}

function PantryEditor({ craft, formula, own, pantry, inStock, onStock }: Props) {
  const [choosing, setChoosing] = useState(false)
  const stop = () => setChoosing(false)
  return (
    <div className={balanceCss.pantry}>
      {inStock.length > 0 ? <p className="muted">{say.inStock(list(inStock, 'y'))}</p> : null}
      {pantry.length + inStock.length === 0 ? <p className="muted">{say.pantryEmpty}</p> : null}
      <ul className={balanceCss.pantryItems}>
        {pantry.map((name) => (
          <li key={name} className={balanceCss.pantryItem} data-part="pantry-item">
            {name}
            <button
              type="button"
              className="icon-button"
              aria-label={say.pantryRemove(name)}
              onClick={() => onStock(name, false)}
            >
              <Icon name="close" />
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
          <Icon name="plus" />
          {say.pantryAdd}
        </button>
      )}
    </div>
  )
}

/** What is asked of the balancer, before and after it answers. */
export function BalanceOptions(props: Props) {
  const { formula, wishes, onWishes, onLock } = props
  return (
    <div className={balanceCss.options}>
      <Choices
        legend={say.objective}
        values={OBJECTIVES}
        labels={say.objectives}
        value={wishes.objective}
        onChange={(objective) => onWishes({ ...wishes, objective })}
      />
      <Choices
        legend={say.pantry}
        values={PANTRIES}
        labels={say.pantries}
        value={wishes.pantry}
        onChange={(pantry) => onWishes({ ...wishes, pantry })}
      />
      {wishes.pantry === 'tengo' ? <PantryEditor {...props} /> : null}
      <fieldset className="radios">
        <legend>{say.locks}</legend>
        <div className={balanceCss.lockList}>
          {formula.lines.map((line) => (
            <label key={line.id}>
              <input
                type="checkbox"
                aria-label={say.lock(line.name)}
                checked={line.locked}
                onChange={() => onLock(line)}
              />
              {line.name}
            </label>
          ))}
        </div>
      </fieldset>
      <MoreWishes {...props} />
    </div>
  )
}
