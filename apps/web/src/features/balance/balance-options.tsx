import { LEVELS, OBJECTIVES } from '@obrador/balancer'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { Formula, Line } from '../../model/formula.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { Icon } from '../../ui/icons.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { balance as say } from '../../words/es/balance.ts'
import * as balanceCss from './balance.module.css'
import { MARGINS, PANTRIES, type Wishes } from './protocol.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: Formula
  readonly own: OwnIngredients
  readonly wishes: Wishes
  readonly pantry: readonly string[]
  readonly onWishes: (wishes: Wishes) => void
  readonly onStock: (name: string, isThere: boolean) => void
  readonly onLock: (line: Line) => void
}

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

const Choices = <Value extends string>({ legend, values, labels, value, onChange }: ChoicesProps<Value>) => (
  <fieldset className="radios">
    <legend>{legend}</legend>
    {values.map((one) => (
      <label key={one}>
        <input type="radio" name={legend} checked={one === value} onChange={() => onChange(one)} />
        {labels[one]}
      </label>
    ))}
  </fieldset>
)

function PantryEditor({ craft, formula, own, pantry, onStock }: Omit<Props, 'wishes' | 'onWishes' | 'onLock'>) {
  const [choosing, setChoosing] = useState(false)
  const stop = () => setChoosing(false)
  return (
    <div className={balanceCss.pantry}>
      {pantry.length === 0 ? <p className="muted">{say.pantryEmpty}</p> : null}
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
  const { craft, formula, wishes, onWishes, onLock } = props
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
      {wishes.pantry === 'despensa' ? <PantryEditor {...props} /> : null}
      <Choices
        legend={say.margin}
        values={MARGINS}
        labels={say.margins}
        value={wishes.margin}
        onChange={(margin) => onWishes({ ...wishes, margin })}
      />
      {craft.definition.judges?.ladder === undefined ? null : (
        <Choices
          legend={say.level}
          values={LEVELS}
          labels={say.levels}
          value={wishes.level}
          onChange={(level) => onWishes({ ...wishes, level })}
        />
      )}
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
    </div>
  )
}
