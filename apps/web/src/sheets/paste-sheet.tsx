import { useDeferredValue, useMemo, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { ingredientOf, type OwnIngredients } from '../craft/request.ts'
import { type Line, newLine } from '../formula/model.ts'
import { withUnit } from '../formula/numbers.ts'
import {
  type Correction,
  type Corrections,
  corrected,
  type Naming,
  readPasted,
  tally,
  titleOf,
} from '../formula/pasted.ts'
import { paste as say } from '../messages/paste.ts'
import { PastedRowView } from './pasted-row.tsx'
import { Sheet } from './sheet.tsx'
import '../style/paste.css'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  /** What a title becomes of the formula on the table. */
  readonly naming: Naming
  readonly onAdd: (lines: readonly Line[], replace: boolean, title: string | undefined) => void
  readonly onClose: () => void
}

const KINDS = ['read', 'worked', 'asked', 'left'] as const

/** A list as it comes, and beside it what each of its lines was read as: every one of them is there. */
export function PasteSheet({ craft, type, own, naming, onAdd, onClose }: Props) {
  const [text, setText] = useState('')
  const [corrections, setCorrections] = useState<Corrections>({})
  const settled = useDeferredValue(text)
  const read = useMemo(() => readPasted(settled), [settled])
  const rows = read.map((row) => {
    const said = corrected(row, corrections[row.key])
    const known = said.counts ? ingredientOf(craft, newLine(said.name, 0, said.own), type, own) : undefined
    // A name that nobody knows wants something too.
    const isUnknown = said.counts === true && !known
    return { ...said, known, isUnknown, standing: isUnknown ? ('asked' as const) : said.standing }
  })
  const counts = tally(rows)
  const title = titleOf(rows)
  const total = rows.reduce((sum, { grams, standing }) => (standing === 'left' ? sum : sum + (grams ?? 0)), 0)

  const correct = (key: string, correction: Correction): void =>
    setCorrections((all) => ({ ...all, [key]: { ...all[key], ...correction } }))

  const lines = rows.flatMap(({ name, grams, own: mine, standing }) =>
    standing === 'left' ? [] : [newLine(name, grams ?? 0, mine)],
  )
  const add = (replace: boolean) => () => {
    onAdd(lines, replace, title?.name)
    onClose()
  }
  return (
    <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
      <label className="field">
        {say.label}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the sheet opens to be written in.
          autoFocus
          rows={rows.length > 0 ? 4 : 10}
          value={text}
          placeholder={say.placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {rows.length > 0 ? (
        <section aria-label={say.read}>
          <p className="lead" aria-live="polite">
            {say.sentence(counts.read + counts.worked, counts.asked, counts.left)}
          </p>
          <ul className="paste-counts">
            {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
              <li key={kind} data-standing={kind}>
                <span aria-hidden="true">{say.shape[kind]}</span> {say.count[kind](counts[kind])}
              </li>
            ))}
          </ul>
          <ul className="pasted">
            {rows.map((row) => (
              <PastedRowView
                key={row.key}
                row={row}
                craft={craft}
                type={type}
                own={own}
                {...(title?.key === row.key && naming !== 'has' && { naming })}
                onCorrect={(correction) => correct(row.key, correction)}
              />
            ))}
          </ul>
          <p className="paste-total">
            {say.total} <span className="figure">{withUnit(total, 'g', 2)}</span>
          </p>
        </section>
      ) : (
        <p className="muted">{say.help}</p>
      )}
      <div className="sheet-foot paste-foot">
        {counts.asked > 0 ? <p className="muted">{say.nothingLost}</p> : null}
        <div className="buttons">
          <button type="button" className="button primary" disabled={lines.length === 0} onClick={add(true)}>
            {say.replace}
          </button>
          <button type="button" className="button" disabled={lines.length === 0} onClick={add(false)}>
            {say.add}
          </button>
        </div>
      </div>
    </Sheet>
  )
}
