import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { type Line, newLine } from '../formula/model.ts'
import { grams } from '../formula/numbers.ts'
import { type PastedLine, readList } from '../formula/paste.ts'
import { paste as say } from '../messages/sheets.ts'
import { Sheet } from './sheet.tsx'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly onAdd: (lines: readonly Line[], replace: boolean) => void
  readonly onClose: () => void
}

type State = 'good' | 'unknown' | NonNullable<PastedLine['problem']>

export function PasteSheet({ craft, type, onAdd, onClose }: Props) {
  const [text, setText] = useState('')
  const read = readList(text)

  function stateOf({ name = '', problem }: PastedLine): State {
    if (problem) return problem
    try {
      return craft.definition.reads.identify({ name, raw: {}, type })?.ingredient ? 'good' : 'unknown'
    } catch {
      return 'unknown'
    }
  }

  const lines = read.flatMap(({ name, grams: weight }) =>
    name !== undefined && weight !== undefined ? [newLine(name, weight)] : [],
  )
  const add = (replace: boolean) => () => {
    onAdd(lines, replace)
    onClose()
  }
  return (
    <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
      <p className="muted">{say.help}</p>
      <div className="pair paste">
        <label className="field">
          {say.label}
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the sheet opens to be written in.
            autoFocus
            rows={10}
            value={text}
            placeholder={say.placeholder}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <section aria-label={say.read} aria-live="polite">
          <h3>{read.length > 0 ? say.understood(lines.length, read.length) : say.read}</h3>
          <ul className="pasted">
            {read.map((line, index) => {
              const state = stateOf(line)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list follows the text line by line.
                <li key={index} data-state={state}>
                  <span>{line.name}</span>
                  <span className="figure">{line.grams === undefined ? '' : say.grams(grams(line.grams))}</span>
                  {state === 'good' ? null : <span className="pasted-problem">{say[state]}</span>}
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <div className="buttons">
        <button type="button" className="button primary" disabled={lines.length === 0} onClick={add(true)}>
          {say.replace}
        </button>
        <button type="button" className="button" disabled={lines.length === 0} onClick={add(false)}>
          {say.add}
        </button>
      </div>
    </Sheet>
  )
}
