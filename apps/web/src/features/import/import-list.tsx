import { useState } from 'react'
import { writeTogether } from '../../library/restore.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { latelyText } from '../../ui/dates.ts'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { importWords, importListWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import { importsKept, importTakenBack, type KeptImport } from './imports.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly device: DeviceShelf
}

interface RowProps {
  readonly one: KeptImport
  readonly onTakeBack: (withTouched: boolean) => void
}

/** One file: taken back by a tap, unless something of it has changed since. */
function Row({ one, onTakeBack }: RowProps) {
  const { file, at, untouched, touched, prices } = one
  const [isAsking, setAsking] = useState(false)
  const all = untouched.length + touched.length
  const isSome = untouched.length + prices.length > 0
  return (
    <li data-part="import-past">
      <span>
        <b>{file}</b>
        <span className="muted">
          {latelyText(new Date(at))} · {say.row(untouched.length, touched.length, prices.length)}
        </span>
      </span>
      {isAsking ? null : (
        <button
          type="button"
          className="button"
          aria-label={say.undoOne(file)}
          onClick={() => (touched.length > 0 ? setAsking(true) : onTakeBack(false))}
        >
          {say.undo}
        </button>
      )}
      {isAsking ? (
        <div role="status">
          <p>{say.touched(touched.length, touched.map(formulaNameOf))}</p>
          <div className="buttons">
            {isSome ? (
              <button type="button" className="button" onClick={() => onTakeBack(false)}>
                {say.leaveTouched(untouched.length, touched.length)}
              </button>
            ) : null}
            <button type="button" className="button" onClick={() => onTakeBack(true)}>
              {say.takeAll(all)}
            </button>
            <button type="button" className="button quiet" onClick={() => setAsking(false)}>
              {importWords.cancel}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  )
}

/** Files of before, each taken back as a whole at any time. */
export function ImportList({ device }: Props) {
  const toast = useToast()
  const all = importsKept(device)

  async function takeBack(one: KeptImport, withTouched: boolean): Promise<void> {
    const records = importTakenBack(one, device.now(), new Date().toISOString(), withTouched)
    const gone = one.untouched.length + (withTouched ? one.touched.length : 0)
    try {
      const undo = await writeTogether(records)
      toast({ text: say.done(one.file, gone), undo: () => void undo() })
    } catch {
      toast({ text: say.failed, isNews: true })
    }
  }

  if (all.length === 0) return null
  return (
    <section className={`card ${importCss.past}`} aria-labelledby="import-past">
      <h2 id="import-past">{say.title}</h2>
      <ul>
        {all.map((one) => (
          <Row key={`${one.at} ${one.file}`} one={one} onTakeBack={(all) => void takeBack(one, all)} />
        ))}
      </ul>
      <p className="muted">{say.help}</p>
    </section>
  )
}
