import { number } from '@obrador/engine'
import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { Formula } from '../formula/model.ts'
import { withUnit, grams as written } from '../formula/numbers.ts'
import { DIVISIONS, factorFor, onScale } from '../formula/weighing.ts'
import { title as bench } from '../messages/bench.ts'
import { kitchen as say } from '../messages/kitchen.ts'
import { Icon } from '../parts/icons.tsx'
import { Spanish } from '../parts/spanish.tsx'
import { useWakeLock } from '../state/use-wake-lock.ts'
import { useWeighing } from '../state/use-weighing.ts'
import { KitchenAmount } from './kitchen-amount.tsx'
import '../style/panels.css'
import '../style/kitchen.css'

interface Props {
  readonly formula: Formula
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const g = (weight: number): string => withUnit(weight, 'g', 1)

/** The formula as it is weighed, at a metre and with wet hands: one line now, the rest in a list to cross off. */
export function Kitchen({ formula, onClose }: Props) {
  const awake = useWakeLock()
  const { weighing, setWeighing, division, setDivision, ticks, setTicks } = useWeighing(formula)
  const factor = factorFor(formula, weighing)
  const named = formula.lines.filter(({ name, grams }) => name !== '' && grams > 0)
  const weights = onScale(
    named.map(({ grams }) => grams * factor),
    division,
  )
  // A line weighed is this line at this weight: change either, and it is still to be weighed.
  const lines = named.map((line, at) => ({ ...line, weight: weights[at] ?? 0, tick: `${line.id} ${weights[at]}` }))
  const done = lines.filter(({ tick }) => ticks.includes(tick))
  const [resumed] = useState(done.length)
  const [chosen, setChosen] = useState<string>()
  const isDone = (tick: string): boolean => ticks.includes(tick)
  const now = lines.find(({ id }) => id === chosen) ?? lines.find(({ tick }) => !isDone(tick))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const inBowl = done.filter(({ id }) => id !== now?.id).reduce((sum, { weight }) => sum + weight, 0)
  const left = lines.length - done.length

  function toggle(tick: string): void {
    setTicks(isDone(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick])
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

  const pieces = weighing.way === 'pieces' ? say.pieces(written(weighing.pieces), written(weighing.pieceGrams)) : ''
  return (
    <Spanish>
      <ModalOverlay
        className="kitchen-veil"
        isOpen
        onOpenChange={(open) => open || onClose()}
        data-craft={formula.craft}
      >
        <Modal className="kitchen-modal">
          <Dialog className="kitchen">
            <div className="kitchen-room">
              <header className="kitchen-head">
                <div>
                  <Heading slot="title">{formula.name || bench.placeholder}</Heading>
                  <p>
                    {pieces} {g(total)}
                  </p>
                </div>
                <button type="button" className="button" onClick={onClose}>
                  {say.close}
                </button>
              </header>
              <KitchenAmount formula={formula} weighing={weighing} onWeighing={setWeighing} />
              {resumed > 0 && left > 0 ? <p className="kitchen-resumed">{say.resumed(resumed, lines.length)}</p> : null}
              <div className="kitchen-columns">
                <section className="kitchen-now" aria-live="polite">
                  {now && left > 0 ? (
                    <>
                      <p className="kitchen-word">{say.now}</p>
                      <p className="kitchen-now-name">{now.name}</p>
                      <p className="kitchen-now-grams figure">
                        {number(now.weight, 1)} <small>g</small>
                      </p>
                      <p className="muted">{say.untared(g(inBowl + now.weight))}</p>
                      <button type="button" className="button primary kitchen-done" onClick={() => toggle(now.tick)}>
                        <Icon name="check" />
                        {isDone(now.tick) ? say.notYet : say.done}
                      </button>
                    </>
                  ) : (
                    <p className="kitchen-now-name">{say.all(g(total))}</p>
                  )}
                </section>
                <ul className="kitchen-lines">
                  {lines.map(({ id, tick, name, weight }) => (
                    <li key={id} data-done={isDone(tick) || undefined} data-now={id === now?.id || undefined}>
                      <input
                        type="checkbox"
                        aria-label={say.weighed(name)}
                        checked={isDone(tick)}
                        onChange={() => toggle(tick)}
                      />
                      <button type="button" className="kitchen-line" onClick={() => setChosen(id)}>
                        <span className="kitchen-name">{name}</span>
                        <span className="figure kitchen-grams">{g(weight)}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
              {formula.steps ? (
                <ol className="kitchen-steps">
                  {formula.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              ) : null}
              <footer className="kitchen-foot">
                <p aria-live="polite">{left === 0 ? '' : say.left(left)}</p>
                <button type="button" className="button" disabled={ticks.length === 0} onClick={() => setTicks([])}>
                  {say.reset}
                </button>
                <label className="kitchen-division">
                  {say.division}
                  <select value={division} onChange={(event) => setDivision(Number(event.target.value))}>
                    {DIVISIONS.map((one) => (
                      <option key={one} value={one}>
                        {g(one)}
                      </option>
                    ))}
                  </select>
                </label>
                <p className="muted">{awake === undefined ? '' : awake ? say.awake : say.sleepy}</p>
              </footer>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Spanish>
  )
}
