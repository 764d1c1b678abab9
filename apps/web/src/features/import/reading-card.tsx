import { useEffect, useState } from 'react'
import { importWords, fileReadingWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import type { FileState } from './use-file.ts'

/** ms before a bar is shown: most files are read by then. */
const SHOWN_AFTER = 1000
/** ms between two times that the count is said aloud. */
const SAID_EVERY = 5000

interface Props {
  readonly state: Extract<FileState, { is: 'reading' }>
  readonly onCancel: () => void
}

/** How far the reading is, where it takes long enough to ask. */
export function ReadingCard({ state: { name, progress, since }, onCancel }: Props) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(clock)
  }, [])
  const count = progress
    ? say.progress(progress.sheet, progress.sheets, progress.recipes, progress.rows, progress.allRows)
    : ''
  const [said, setSaid] = useState('')
  const turn = Math.floor((now - since) / SAID_EVERY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is said at its turn, not at each change
  useEffect(() => setSaid(count), [turn])
  if (now - since < SHOWN_AFTER) return null
  const share = progress && progress.allRows > 0 ? progress.rows / progress.allRows : undefined
  return (
    <section className="card" data-part="import-reading">
      <h2>{say.title(name)}</h2>
      <progress className={importCss.bar} aria-label={say.title(name)} value={share} />
      <div className={importCss.progressRow}>
        <span className="muted figure" aria-hidden="true">
          {count}
        </span>
        <span className="unseen" role="status">
          {said}
        </span>
        <button type="button" className="button quiet" onClick={onCancel}>
          {importWords.cancel}
        </button>
      </div>
    </section>
  )
}
