import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { batchFactor, batchTotal } from '../formula/batch.ts'
import type { Formula } from '../formula/model.ts'
import { roundGrams, withUnit } from '../formula/numbers.ts'
import { title as bench } from '../messages/bench.ts'
import { kitchen as say } from '../messages/sheets.ts'
import { Spanish } from '../parts/spanish.tsx'
import { keepTicks, ticks } from '../state/store.ts'
import '../style/sheets.css'

interface Props {
  readonly formula: Formula
  readonly headline: string
  readonly onClose: () => void
}

/** Keeps the screen on while it is shown; a browser lets go when the page is hidden, so it is asked again on return. */
function useWakeLock(): boolean | undefined {
  const [awake, setAwake] = useState<boolean>()
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    async function ask(): Promise<void> {
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) await lock.release()
        else setAwake(true)
      } catch {
        setAwake(false)
      }
    }
    const returned = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', returned)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', returned)
      void lock?.release()
    }
  }, [])
  return awake
}

/** The formula as it is weighed: large, and each line crossed off with a thumb. */
export function Kitchen({ formula, headline, onClose }: Props) {
  const awake = useWakeLock()
  const factor = batchFactor(formula)
  // A line weighed is this line at this weight: change either, and it is still to be weighed.
  const lines = formula.lines.map((line) => ({ ...line, tick: `${line.id} ${roundGrams(line.grams * factor)}` }))
  const [kept, setKept] = useState(() => ticks(formula.craft))
  const [resumed] = useState(() => lines.filter(({ tick }) => kept.includes(tick)).length)
  const done = new Set(kept.filter((one) => lines.some(({ tick }) => tick === one)))
  const setDone = (next: readonly string[]): void => {
    keepTicks(formula.craft, next)
    setKept(next)
  }
  const toggle = (tick: string): void =>
    setDone(done.has(tick) ? [...done].filter((one) => one !== tick) : [...done, tick])
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
            <header className="kitchen-head">
              <div>
                <Heading slot="title">{formula.name || bench.placeholder}</Heading>
                <p>
                  {say.batch(withUnit(batchTotal(formula), 'g', 0))} · {headline}
                </p>
              </div>
              <button type="button" className="button" onClick={onClose}>
                {say.close}
              </button>
            </header>
            {resumed > 0 ? <p className="kitchen-resumed">{say.resumed(resumed, lines.length)}</p> : null}
            <ul className="kitchen-lines">
              {lines.map(({ id, tick, name, grams }) => (
                <li key={id}>
                  <label data-done={done.has(tick) || undefined}>
                    <input
                      type="checkbox"
                      aria-label={say.weighed(name)}
                      checked={done.has(tick)}
                      onChange={() => toggle(tick)}
                    />
                    <span className="kitchen-name">{name}</span>
                    <span className="figure kitchen-grams">{withUnit(grams * factor, 'g', 1)}</span>
                  </label>
                </li>
              ))}
            </ul>
            <footer className="kitchen-foot">
              <p aria-live="polite">{say.left(lines.length - done.size)}</p>
              <button type="button" className="button" onClick={() => setDone([])}>
                {say.reset}
              </button>
              <p className="muted">{awake === undefined ? '' : awake ? say.awake : say.sleepy}</p>
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Spanish>
  )
}
