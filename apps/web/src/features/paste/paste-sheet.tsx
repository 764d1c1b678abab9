import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { withUnit } from '../../format/numbers.ts'
import { type Line, newLine, type OwnIngredient } from '../../model/formula.ts'
import { ingredientOf, type OwnIngredients } from '../../reading/request.ts'
import * as sheetCss from '../../ui/sheet.module.css'
import { Sheet } from '../../ui/sheet.tsx'
import { paste as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import { type Correction, type Corrections, corrected, readPasted, stepsIn, tally, titleOf } from './pasted.ts'
import { PastedRowView, type ShownRow } from './pasted-row.tsx'
import '../../ui/style/controls.css'

const OwnSheet = lazy(() => import('../../views/own-sheet.tsx').then((it) => ({ default: it.OwnSheet })))

/** All that a list says. */
export interface Pasted {
  readonly lines: readonly Line[]
  readonly steps: readonly string[]
  readonly title: string | undefined
  /** So many come out of it. */
  readonly pieces: number | undefined
}

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  readonly onTake: (pasted: Pasted, isNew: boolean) => void
  readonly onOwn: (ingredient: OwnIngredient) => void
  readonly onClose: () => void
}

const WANTING = '[data-standing=asked] :is(.quantity, [data-unknown])'
const isWanting = (one: HTMLElement): boolean => !(one instanceof HTMLInputElement) || one.value === ''

/** A list as it comes; then each of its lines with what it was read as: every one of them is there. */
export function PasteSheet({ craft, type, own, onTake, onOwn, onClose }: Props) {
  const [text, setText] = useState('')
  const [isRead, setRead] = useState(false)
  const [corrections, setCorrections] = useState<Corrections>({})
  const [creating, setCreating] = useState<{ readonly key: string; readonly name: string }>()
  const [pieces, setPieces] = useState<number>()
  const list = useRef<HTMLElement>(null)
  const read = useMemo(() => (isRead ? readPasted(text) : []), [isRead, text])
  const rows = read.map((row): ShownRow => {
    const said = corrected(row, corrections[row.key])
    const known = said.is === 'ingredient' ? ingredientOf(craft, newLine(said.name, 0, said.own), type, own) : undefined
    // A name that nobody knows wants something too.
    const isUnknown = said.is === 'ingredient' && !known
    return { ...said, known, isUnknown, standing: isUnknown ? 'asked' : said.standing }
  })
  const counts = tally(rows)
  const title = titleOf(rows)
  const total = rows.reduce((sum, { grams, is }) => (is === 'ingredient' ? sum + (grams ?? 0) : sum), 0)
  const lines = rows.flatMap(({ name, grams, own: mine, is }) =>
    is === 'ingredient' ? [newLine(name, grams ?? 0, mine)] : [],
  )

  /** What is still wanting after a line, or else what to do with all of it. */
  function goOn(after?: Element | null): void {
    const sheet = list.current?.closest('[role=dialog]')
    const wanting = [...(sheet?.querySelectorAll<HTMLElement>(WANTING) ?? [])].filter(isWanting)
    const next = wanting.find((one) => !after || after.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    const target = next ?? sheet?.querySelector<HTMLElement>('[data-part=paste-foot] .primary')
    target?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has been read.
  useEffect(() => {
    // Under a finger the keyboard would cover what has just been read.
    if (isRead && matchMedia('(pointer: fine)').matches) goOn()
    else if (isRead) list.current?.focus()
  }, [isRead])

  /** What comes in at once was pasted; what comes letter by letter is being written. */
  function write(next: string): void {
    if (next.length - text.length > 1 && /\S\s*\n\s*\S/.test(next)) setRead(true)
    setText(next)
  }

  const correct = (key: string, correction: Correction): void =>
    setCorrections((all) => ({ ...all, [key]: { ...all[key], ...correction } }))
  const take = (isNew: boolean) => () => {
    onTake({ lines, steps: stepsIn(rows), title: title?.name, pieces }, isNew)
    onClose()
  }

  if (!isRead) {
    return (
      <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
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
          <button type="button" className="button primary" disabled={text.trim() === ''} onClick={() => setRead(true)}>
            {say.readIt}
          </button>
        </div>
      </Sheet>
    )
  }
  return (
    <Sheet title={say.title} craft={craft.id} wide onClose={onClose}>
      <section className={pasteCss.read} aria-label={say.read} ref={list} tabIndex={-1}>
        <p className="lead" aria-live="polite">
          {say.sentence(counts.read + counts.worked, counts.asked, counts.left)}
        </p>
        <ul className={pasteCss.counts}>
          {(['read', 'worked', 'asked', 'left'] as const)
            .filter((kind) => counts[kind] > 0)
            .map((kind) => (
              <li key={kind} data-standing={kind}>
                <span aria-hidden="true">{say.shape[kind]}</span> {say.count[kind](counts[kind])}
              </li>
            ))}
        </ul>
        <p className={pasteCss.pastedHeads} aria-hidden="true">
          {say.heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
        <ul className={pasteCss.pasted} data-part="pasted">
          {rows.map((row) => (
            <PastedRowView
              key={row.key}
              row={row}
              craft={craft}
              type={type}
              own={own}
              naming={title?.key === row.key && row.is === 'out' ? title.name : undefined}
              pieces={pieces}
              onPieces={setPieces}
              onCorrect={(correction) => correct(row.key, correction)}
              onCreate={(name) => setCreating({ key: row.key, name })}
              onEnter={() => goOn(document.activeElement)}
            />
          ))}
        </ul>
        <p className={pasteCss.total}>
          {say.total} <span className="figure">{withUnit(total, 'g', 2)}</span>
        </p>
      </section>
      <div className={`${sheetCss.foot} ${pasteCss.foot}`} data-part="paste-foot">
        <p className="muted">{counts.asked > 0 ? say.nothingLost : ''}</p>
        <div className="buttons">
          <button type="button" className="button primary" disabled={lines.length === 0} onClick={take(true)}>
            {say.replace}
          </button>
          <button type="button" className="button" disabled={lines.length === 0} onClick={take(false)}>
            {say.add}
          </button>
          <button type="button" className="button quiet" onClick={() => setRead(false)}>
            {say.edit}
          </button>
        </div>
      </div>
      {creating ? (
        <Suspense>
          <OwnSheet
            craft={craft}
            type={type}
            name={creating.name}
            own={own}
            onSave={(ingredient) => {
              onOwn(ingredient)
              correct(creating.key, { name: ingredient.name, own: ingredient.id })
              setCreating(undefined)
            }}
            onClose={() => setCreating(undefined)}
          />
        </Suspense>
      ) : null}
    </Sheet>
  )
}
