import type { ProductionPlan } from '@obrador/engine/production'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import { changeDay } from '../../library/commands/day.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import { craftIds } from '../../model/crafts.ts'
import { dayWithCapacity, type WorkDay } from '../../model/day.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { machineNames, roomWords as say } from '../../words/es/production.ts'
import { HANDS, OVEN } from './clock-tasks.ts'
import * as productionCss from './production.module.css'

interface PlaceProps {
  readonly name: string
  readonly resource: string
  readonly places: WorkshopHabits['places']
}

/** How many of something there are; nothing is one. */
function PlaceCount({ name, resource, places = {} }: PlaceProps) {
  const { [resource]: count, ...others } = places
  return (
    <li>
      <span aria-hidden="true">{name}</span>
      <QuantityInput
        value={count}
        label={name}
        placeholder="1"
        onChange={(typed) => {
          const whole = Math.round(typed)
          rememberHabit({ places: whole > 1 ? { ...others, [resource]: whole } : others })
        }}
        onClear={() => rememberHabit({ places: others })}
      />
    </li>
  )
}

/** What fits at a time, for the crafts that this day has. */
export function RoomCard({
  day,
  production,
  habits: { places },
}: {
  readonly day: WorkDay
  readonly habits: WorkshopHabits
  readonly production: ProductionPlan | undefined
}) {
  const crafts = craftIds.filter(
    (craft) => day.capacity[craft] !== undefined || production?.hacer.some(({ oficio }) => oficio === craft),
  )
  if (crafts.length === 0) return null
  return (
    <section className="card" aria-labelledby="day-room">
      <h2 id="day-room">{say.title}</h2>
      <p className="muted">{say.help}</p>
      <ul className={productionCss.figures}>
        {crafts.map((craft) => {
          const grams = day.capacity[craft]
          return (
            <li key={craft}>
              <span>{machineNames[craft]}</span>
              <QuantityInput
                value={grams === undefined ? undefined : grams / GRAMS_PER_KILO}
                unit="kg"
                label={say.kilos(machineNames[craft])}
                onChange={(kilos) => changeDay((now) => dayWithCapacity(now, craft, kilos * GRAMS_PER_KILO))}
                onClear={() => changeDay((now) => dayWithCapacity(now, craft, undefined))}
              />
              <span aria-hidden="true">{say.unit}</span>
            </li>
          )
        })}
      </ul>
      <h3>{say.places}</h3>
      <p className="muted">{say.placesHelp}</p>
      <ul className={productionCss.figures}>
        <PlaceCount name={say.hands} resource={HANDS} places={places} />
        <PlaceCount name={say.oven} resource={OVEN} places={places} />
        {crafts.map((craft) => (
          <PlaceCount key={craft} name={say.machines(machineNames[craft])} resource={craft} places={places} />
        ))}
      </ul>
    </section>
  )
}
