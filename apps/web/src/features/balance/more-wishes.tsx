import { ADJUST_LEVELS } from '@obrador/balancer'
import type { FormulaOverview } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { eurosText } from '../../format/numbers.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { useThumb } from '../../ui/use-wide.ts'
import { balanceWords as say } from '../../words/es/balance.ts'
import * as balanceCss from './balance.module.css'
import { type BalanceWishes, CHANGE_CHOICES, FACTOR_CHOICES, MARGIN_CHOICES } from './protocol.ts'
import '../../ui/style/controls.css'

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export const RadioChoices = <Value extends string>({
  legend,
  values,
  labels,
  value,
  onChange,
}: ChoicesProps<Value>) => (
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

interface Props {
  readonly craft: AppCraft
  readonly wishes: BalanceWishes
  readonly now: FormulaOverview | undefined
  readonly cost: number | undefined
  readonly onWishes: (wishes: BalanceWishes) => void
}

/** A scale whose zero is a convention: a tenth less of it says nothing. */
const WITHOUT_ZERO: ReadonlySet<string> = new Set(['°C'])

/** What is wished of each figure beside what it is now: «un 20 % menos dulce, igual de duro». */
function FigureWishes({ wishes, now, onWishes }: Omit<Props, 'craft' | 'cost'>) {
  const judged = now?.figures.filter(({ inRange }) => inRange !== null) ?? []
  function set(key: string, factor: string): void {
    const { [key]: _, ...others } = wishes.figures
    onWishes({ ...wishes, figures: factor === '' ? others : { ...others, [key]: Number(factor) } })
  }
  return (
    <fieldset className="radios">
      <legend>{say.figures}</legend>
      {judged.map(({ key, label, unit }) => (
        <label key={key} className={balanceCss.figureWish}>
          {say.figureNames[key] ?? label}
          <select
            aria-label={say.figure(say.figureNames[key] ?? label)}
            value={wishes.figures[key] ?? ''}
            onChange={(event) => set(key, event.target.value)}
          >
            <option value="">{say.inItsRange}</option>
            {FACTOR_CHOICES.filter((factor) => factor === 1 || !WITHOUT_ZERO.has(unit)).map((factor) => (
              <option key={factor} value={factor}>
                {say.factor(factor)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

/** What is seldom wished, folded away where there is no room. */
export function MoreWishes({ craft, wishes, now, cost, onWishes }: Props) {
  const isNarrow = useThumb()
  const { changes, cost: most, figures } = wishes
  const count = Object.keys(figures).length + (changes === undefined ? 0 : 1) + (most === undefined ? 0 : 1)
  return (
    <details className={balanceCss.fold} data-part="balance-wishes" open={!isNarrow}>
      <summary>{say.more(count)}</summary>
      <div className={balanceCss.options}>
        <FigureWishes wishes={wishes} now={now} onWishes={onWishes} />
        <label className="field">
          {say.changes}
          <select
            value={changes ?? ''}
            onChange={({ target: { value } }) =>
              onWishes({ ...wishes, changes: value === '' ? undefined : Number(value) })
            }
          >
            <option value="">{say.anyChanges}</option>
            {CHANGE_CHOICES.map((one) => (
              <option key={one} value={one}>
                {say.atMost(one)}
              </option>
            ))}
          </select>
        </label>
        <div className="field">
          <span aria-hidden="true">{say.ceiling}</span>
          <QuantityInput
            label={say.ceiling}
            value={most}
            placeholder={cost === undefined ? '' : say.nowCosts(eurosText(cost))}
            onChange={(value) => onWishes({ ...wishes, cost: value })}
            onClear={() => onWishes({ ...wishes, cost: undefined })}
          />
        </div>
        <RadioChoices
          legend={say.margin}
          values={MARGIN_CHOICES}
          labels={say.margins}
          value={wishes.margin}
          onChange={(margin) => onWishes({ ...wishes, margin })}
        />
        {craft.definition.judges?.ladder === undefined ? null : (
          <RadioChoices
            legend={say.level}
            values={ADJUST_LEVELS}
            labels={say.levels}
            value={wishes.level}
            onChange={(level) => onWishes({ ...wishes, level })}
          />
        )}
      </div>
    </details>
  )
}
