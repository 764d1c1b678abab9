import type { ProductionPlan } from '@obrador/engine/production'
import { changeDay } from '../../library/commands/day.ts'
import { craftIds } from '../../model/crafts.ts'
import { dayWithCapacity, type WorkDay } from '../../model/day.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { machineNames, roomWords as say } from '../../words/es/production.ts'
import * as productionCss from './production.module.css'

const GRAMS_PER_KILO = 1000

/** What fits at a time, for the crafts that this day has. */
export function RoomCard({
  day,
  production,
}: {
  readonly day: WorkDay
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
                label={say.kilos(machineNames[craft])}
                onChange={(kilos) => changeDay((now) => dayWithCapacity(now, craft, kilos * GRAMS_PER_KILO))}
                onClear={() => changeDay((now) => dayWithCapacity(now, craft, undefined))}
              />
              <span aria-hidden="true">{say.unit}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
