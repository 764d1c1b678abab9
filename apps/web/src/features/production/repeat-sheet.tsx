import { useState } from 'react'
import { type DayPlan, type WorkDay, weekAfter } from '../../model/day.ts'
import type { CraftId } from '../../model/formula.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { productWords, repeatWords as say } from '../../words/es/production.ts'
import * as productionCss from './production.module.css'
import { stepTitleOf } from './written.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: WorkDay
  readonly craft: CraftId
  readonly onRepeat: (plan: DayPlan, date: string) => void
  readonly onBlank: () => void
  readonly onClose: () => void
}

/** What was made on a day is made on another: this day, or one of those before. */
export function RepeatSheet({ day, craft, onRepeat, onBlank, onClose }: Props) {
  const [date, setDate] = useState(() => weekAfter(day.date))
  return (
    <DialogSheet title={say.title} craft={craft} onClose={onClose}>
      <label className="field">
        {say.date}
        <input
          type="date"
          value={date}
          onChange={(event) => {
            if (event.target.value !== '') setDate(event.target.value)
          }}
        />
      </label>
      <h3>{say.which}</h3>
      <ul className={productionCss.choices} data-part="day-choices">
        {[day, ...day.earlier.filter((plan) => plan.date !== day.date)].map((plan) => (
          <li key={plan.date}>
            <button type="button" className={productionCss.name} onClick={() => onRepeat(plan, date)}>
              <strong>{stepTitleOf(plan.date)}</strong>
              <span className="muted">{productWords.count(plan.products.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onBlank}>
        {say.blank}
      </button>
    </DialogSheet>
  )
}
