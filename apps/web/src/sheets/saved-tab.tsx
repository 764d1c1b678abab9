import { useDeferredValue, useState } from 'react'
import { moment } from '../formula/dates.ts'
import { folded } from '../formula/folded.ts'
import type { Formula, SavedFormula } from '../formula/model.ts'
import { title as bench } from '../messages/bench.ts'
import { formulas as say } from '../messages/sheets.ts'
import { crafts, loading } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'
import { useToast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'

interface Props {
  readonly device: Device
  readonly onOpen: (formula: Formula) => void
}

const nameOf = ({ formula }: SavedFormula): string => formula.name || bench.placeholder

const hasAll = ({ formula }: SavedFormula, words: readonly string[]): boolean => {
  const text = folded(`${formula.name} ${crafts[formula.craft]} ${formula.lines.map(({ name }) => name).join(' ')}`)
  return words.every((word) => text.includes(word))
}

/** As many as anybody reads before looking for one. */
const AT_FIRST = 50

function Bin({ device }: Pick<Props, 'device'>) {
  if (device.bin.length === 0) return null
  return (
    <details className="bin">
      <summary>{say.bin(device.bin.length)}</summary>
      <p className="muted">{say.binHelp}</p>
      <ul className="items">
        {device.bin.map((saved) => (
          <li key={saved.id} className="item">
            <p className="item-title">{nameOf(saved)}</p>
            <button
              type="button"
              className="button"
              aria-label={say.recoverOne(nameOf(saved))}
              onClick={() => void device.recover(saved.id)}
            >
              {say.recover}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One's own formulas, newest first. */
export function SavedTab({ device, onOpen }: Props) {
  const toast = useToast()
  const [text, setText] = useState('')
  const [most, setMost] = useState(AT_FIRST)
  const words = useDeferredValue(folded(text).split(/\s+/).filter(Boolean))
  if (!device.isRead) return <p className="loading">{loading}</p>

  const found = words.length === 0 ? device.saved : device.saved.filter((saved) => hasAll(saved, words))
  const forget = (saved: SavedFormula) => async (): Promise<void> => {
    await device.forget(saved.id)
    toast({ text: say.forgotten(nameOf(saved)), undo: () => void device.recover(saved.id), isOver: true })
  }
  return (
    <>
      {device.saved.length === 0 ? (
        <p className="muted">{say.none}</p>
      ) : (
        <>
          <label className="field filters">
            {say.searchMine}
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <p className="muted" aria-live="polite">
            {found.length > 0 ? say.countMine(found.length) : say.nothingMine(text)}
          </p>
        </>
      )}
      <ul className="items">
        {found.slice(0, most).map((saved) => {
          const { id, savedAt, formula } = saved
          const name = nameOf(saved)
          return (
            <li key={id} className="item">
              <div>
                <p className="item-title">{name}</p>
                <p className="muted">
                  {crafts[formula.craft]} · {moment(new Date(savedAt))} · {say.ingredients(formula.lines.length)}
                </p>
              </div>
              <button
                type="button"
                className="icon-button"
                aria-label={say.forget(name)}
                onClick={() => void forget(saved)()}
              >
                <Icon name="trash" />
              </button>
              <button type="button" className="button" aria-label={say.openOne(name)} onClick={() => onOpen(formula)}>
                {say.open}
              </button>
            </li>
          )
        })}
      </ul>
      {found.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + 10 * AT_FIRST)}>
          {say.more(found.length - most)}
        </button>
      ) : null}
      <Bin device={device} />
    </>
  )
}
