import type { ProductionPlan } from '@obrador/engine/production'
import { shownName } from '../../format/page-speech.ts'
import { changeDay } from '../../library/commands/day.ts'
import { type WorkDay, withAtHand } from '../../model/day.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { productWords, atHandWords as say } from '../../words/es/production.ts'
import * as productionCss from './production.module.css'
import { shortDay } from './written.ts'

/** Preparations that are made already, which are taken off. */
export function AtHandCard({
  day,
  production,
}: {
  readonly day: WorkDay
  readonly production: ProductionPlan | undefined
}) {
  const others = (production?.hacer ?? []).filter(({ nombre }) => !day.atHand.some(({ name }) => name === nombre))
  if (day.atHand.length + others.length === 0) return null
  return (
    <section className="card" aria-labelledby="day-at-hand">
      <h2 id="day-at-hand">{say.title}</h2>
      <ul className={productionCss.figures}>
        {day.atHand.map(({ name, grams, at }) => (
          <li key={name}>
            <span>
              {shownName(name)}
              <span className={`muted ${productionCss.since}`}>{say.since(shortDay(at))}</span>
            </span>
            <QuantityInput
              value={grams}
              unit="g"
              label={say.grams(shownName(name))}
              onChange={(some) => changeDay((now) => withAtHand(now, name, some))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`${productWords.remove} ${shownName(name)}`}
              onClick={() => changeDay((now) => withAtHand(now, name, undefined))}
            >
              <DecorativeIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <label className="field">
          {say.add}
          <select value="" onChange={(event) => changeDay((now) => withAtHand(now, event.target.value, 0))}>
            <option value="">{say.choose}</option>
            {others.map(({ nombre }) => (
              <option key={nombre} value={nombre}>
                {shownName(nombre)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </section>
  )
}
