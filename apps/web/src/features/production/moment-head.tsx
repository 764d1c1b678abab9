import { changeDay } from '../../library/commands/day.ts'
import type { WorkDay } from '../../model/day.ts'
import { momentWords as say } from '../../words/es/production.ts'
import { type DayMoment, renamedMoment, suggestedNames } from './moments.ts'
import * as productionCss from './production.module.css'

interface Props {
  readonly moment: DayMoment
  readonly date: WorkDay['date']
  readonly isFixed: boolean
}

/** The head of a moment, under the name that the maker gives it. */
export function MomentHead({ moment, date, isFixed }: Props) {
  const { at, name, given } = moment
  if (isFixed) return <h3 className={`${productionCss.moment} ${productionCss.fixed}`}>{name}</h3>
  const id = `day-moment-${at}`
  return (
    <h3 className={productionCss.moment} data-part="day-moment">
      <input
        aria-label={say.name(name)}
        value={given}
        placeholder={name}
        maxLength={60}
        list={id}
        onChange={(event) => {
          const { value } = event.target
          changeDay((now) => renamedMoment(now, at, value))
        }}
      />
      <datalist id={id}>
        {suggestedNames(date).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </h3>
  )
}
