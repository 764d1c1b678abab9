import { useState } from 'react'
import { retryUnsaved } from '../library/commands/unsaved.ts'
import { makeCopy } from '../library/make-copy.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { toastWords } from '../words/es/shell.ts'
import { unsavedWords as say } from '../words/es/unsaved.ts'
import * as unsavedCss from './unsaved-notice.module.css'

/** What is shown and not written, and what to do about it. Closed it comes again when there is more; until then the masthead says so. */
export function UnsavedNotice({ device: { unsaved } }: { readonly device: DeviceShelf }) {
  const [closedAt, setClosedAt] = useState(0)
  if (unsaved.length <= closedAt) return null
  return (
    <div className={unsavedCss.notice} data-part="unsaved">
      <div className={unsavedCss.told}>
        <p className={unsavedCss.what}>
          <span aria-hidden="true">▼</span> {say.what(unsaved.map(({ kind }) => kind))}
        </p>
        <p>
          {unsaved.some(({ isFull }) => isFull) ? say.full : say.refused} {say.goesOn}
        </p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={toastWords.close}
        onClick={() => setClosedAt(unsaved.length)}
      >
        <DecorativeIcon name="close" />
      </button>
      <div className={unsavedCss.actions}>
        <button type="button" className={unsavedCss.action} onClick={() => void makeCopy()}>
          {say.copy}
        </button>
        <button type="button" className={unsavedCss.action} onClick={() => void retryUnsaved()}>
          {say.retry}
        </button>
      </div>
    </div>
  )
}
