import { HalfDone } from '../../ui/half-done.tsx'
import * as sheetCss from '../../ui/sheet.module.css'
import { pasteWords as say } from '../../words/es/paste.ts'
import type { PasteState } from './use-paste.ts'
import '../../ui/style/controls.css'

/** Several lines, or a line of three figures or more. */
const LINES = /\S\s*\n\s*\S/
const FIGURES = /\d+\D+\d+\D+\d/

/** Where a list is pasted or written, and what to do with one that was left half done. */
export function PasteText({ pasting: { paste, offered, change, goOn, discard } }: { readonly pasting: PasteState }) {
  const { text } = paste
  /** What comes in at once was pasted; what comes letter by letter is being written. */
  function write(next: string): void {
    const isPasted = next.length - text.length > 1 && (LINES.test(next) || FIGURES.test(next))
    change({ text: next, ...(isPasted && { isRead: true }) })
  }
  return (
    <>
      {offered ? <HalfDone text={say.halfDone} onGoOn={() => goOn(offered)} onDiscard={discard} /> : null}
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
