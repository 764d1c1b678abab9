import * as sheetCss from '../../ui/sheet.module.css'
import { paste as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import type { Pasting } from './use-paste.ts'
import '../../ui/style/controls.css'

/** Where a list is pasted or written, and what to do with one that was left half done. */
export function PasteText({ pasting: { paste, offered, change, goOn, discard } }: { readonly pasting: Pasting }) {
  const { text } = paste
  /** What comes in at once was pasted; what comes letter by letter is being written. */
  function write(next: string): void {
    const isPasted = next.length - text.length > 1 && /\S\s*\n\s*\S|\d\D+\d\D+\d/.test(next)
    change({ text: next, ...(isPasted && { isRead: true }) })
  }
  return (
    <>
      {offered ? (
        <div className={pasteCss.halfDone} data-part="half-done">
          <p role="status">{say.halfDone}</p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => goOn(offered)}>
              {say.goOn}
            </button>
            <button type="button" className="button quiet" onClick={discard}>
              {say.discard}
            </button>
          </div>
        </div>
      ) : null}
      <p>{say.help}</p>
      <label className="field">
        <span className="unseen">{say.label}</span>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the sheet opens to be written in.
          autoFocus
          rows={12}
          value={text}
          placeholder={say.placeholder}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <div className={`${sheetCss.foot} buttons`}>
        <button
          type="button"
          className="button primary"
          disabled={text.trim() === ''}
          onClick={() => change({ isRead: true })}
        >
          {say.readIt}
        </button>
      </div>
    </>
  )
}
