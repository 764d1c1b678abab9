import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { batchFactor, batchTotal } from '../formula/batch.ts'
import type { Formula } from '../formula/model.ts'
import { withUnit } from '../formula/numbers.ts'
import { title as bench } from '../messages/bench.ts'
import { kitchen as say } from '../messages/sheets.ts'
import { Spanish } from '../parts/spanish.tsx'
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
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const factor = batchFactor(formula)
  const toggle = (id: string): void =>
    setDone(done.has(id) ? new Set([...done].filter((one) => one !== id)) : new Set([...done, id]))
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
            <ul className="kitchen-lines">
              {formula.lines.map(({ id, name, grams }) => (
                <li key={id}>
                  <label data-done={done.has(id) || undefined}>
                    <input
                      type="checkbox"
                      aria-label={say.weighed(name)}
                      checked={done.has(id)}
                      onChange={() => toggle(id)}
                    />
                    <span className="kitchen-name">{name}</span>
                    <span className="figure kitchen-grams">{withUnit(grams * factor, 'g', 1)}</span>
                  </label>
                </li>
              ))}
            </ul>
            <footer className="kitchen-foot">
              <p aria-live="polite">{say.left(formula.lines.length - done.size)}</p>
              <button type="button" className="button" onClick={() => setDone(new Set())}>
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
