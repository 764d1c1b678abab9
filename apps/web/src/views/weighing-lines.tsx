import { number } from '@obrador/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { inThrees } from '../format/in-threes.ts'
import { withUnit } from '../format/numbers.ts'
import { Icon } from '../ui/icons.tsx'
import { kitchen as say } from '../words/es/kitchen.ts'
import * as kitchenCss from './kitchen.module.css'

/** A line on the scale. What is ticked is this line at this weight: change either, and it is still to be weighed. */
export interface ToWeigh {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly tick: string
}

interface Props {
  readonly lines: readonly ToWeigh[]
  readonly ticks: readonly string[]
  readonly onTicks: (ticks: readonly string[]) => void
  /** What comes next, once all of it is weighed. */
  readonly after?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
export const g = (weight: number): string => inThrees(withUnit(weight, 'g', 1))
export const sumOf = (lines: readonly ToWeigh[]): number => lines.reduce((sum, { weight }) => sum + weight, 0)

/** At a metre and with wet hands: one line now, the rest in a list to cross off. */
export function WeighingLines({ lines, ticks, onTicks, after }: Props) {
  const [chosen, setChosen] = useState<string>()
  const isDone = (tick: string): boolean => ticks.includes(tick)
  const done = lines.filter(({ tick }) => isDone(tick))
  const now = lines.find(({ id }) => id === chosen) ?? lines.find(({ tick }) => !isDone(tick))
  const inBowl = sumOf(done.filter(({ id }) => id !== now?.id))

  function toggle(tick: string): void {
    onTicks(isDone(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick])
    setChosen(undefined)
  }

  // Wherever the focus is, unless that has a use of its own for the key.
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const isOn = (some: string): boolean => event.target instanceof Element && event.target.closest(some) !== null
      const step = STEPS[event.key]
      if (event.key === ' ' && now && !isOn('input, select, button')) {
        event.preventDefault()
        if (!isDone(now.tick)) toggle(now.tick)
      } else if (step !== undefined && !isOn('input:not([type=checkbox]), select')) {
        event.preventDefault()
        setChosen(lines[lines.findIndex(({ id }) => id === now?.id) + step]?.id ?? now?.id)
      }
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })

  return (
    <div className={kitchenCss.columns}>
      <section className={kitchenCss.now} data-part="kitchen-now" aria-live="polite">
        {now && done.length < lines.length ? (
          <>
            <p className={kitchenCss.word}>{say.now}</p>
            <p className={kitchenCss.nowName} data-part="kitchen-now-name">
              {now.name}
            </p>
            <p className={`${kitchenCss.nowGrams} figure`} data-part="kitchen-now-grams">
              {inThrees(number(now.weight, 1))} <small>g</small>
            </p>
            <p className="muted">{say.untared(g(inBowl + now.weight))}</p>
            <button type="button" className={`button primary ${kitchenCss.done}`} onClick={() => toggle(now.tick)}>
              <Icon name="check" />
              {isDone(now.tick) ? say.notYet : say.done}
            </button>
          </>
        ) : (
          <>
            <p className={kitchenCss.nowName} data-part="kitchen-now-name">
              {say.all(g(sumOf(lines)))}
            </p>
            {after}
          </>
        )}
      </section>
      <ul className={kitchenCss.lines}>
        {lines.map(({ id, tick, name, weight }) => (
          <li key={id} data-done={isDone(tick) || undefined} data-now={id === now?.id || undefined}>
            <input
              type="checkbox"
              aria-label={say.weighed(name)}
              checked={isDone(tick)}
              onChange={() => toggle(tick)}
            />
            <button type="button" className={kitchenCss.line} onClick={() => setChosen(id)}>
              <span className={kitchenCss.name}>{name}</span>
              <span className={`figure ${kitchenCss.grams}`} data-part="kitchen-grams">
                {g(weight)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
