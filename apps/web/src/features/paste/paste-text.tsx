import { HalfDone } from '../../ui/half-done.tsx'
import * as sheetCss from '../../ui/sheet.module.css'
import { pasteWords as say } from '../../words/es/paste.ts'
import { comesAtOnce } from './comes-at-once.ts'
import type { PasteState } from './use-paste.ts'
import '../../ui/style/controls.css'

/** Where a list is pasted or written, and what to do with one that was left half done. */
export function PasteText({ pasting: { paste, offered, change, goOn, discard } }: { readonly pasting: PasteState }) {
  const { text } = paste
  const write = (next: string): void => change({ text: next, ...(comesAtOnce(text, next) && { isRead: true }) })
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
