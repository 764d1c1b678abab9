import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import type { OwnIngredients } from '../craft/request.ts'
import { addLines, moveLine, removeLine, setGrams, setIngredient, toggleLock, withoutBlank } from '../formula/edits.ts'
import { type Line, newLine, totalOf } from '../formula/model.ts'
import { withUnit } from '../formula/numbers.ts'
import { empty, table as say } from '../messages/bench.ts'
import { toasts } from '../messages/shell.ts'
import { useToast } from '../state/toasts.tsx'
import { useMeasure } from '../state/use-measure.ts'
import { useStable } from '../state/use-stable.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { Icon } from './icons.tsx'
import { IngredientRow, loadPicker, type RowActions, TotalGrams } from './ingredient-row.tsx'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly own: OwnIngredients
  readonly onCreate: (name: string, line: Line) => void
  readonly onPaste: () => void
  readonly onExample: () => void
}

export function IngredientTable({ craft, workshop, own, onCreate, onPaste, onExample }: Props) {
  const { formula, edit } = workshop
  const { lines } = formula
  const [editing, setEditing] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const fields = useRef(new Map<string, HTMLInputElement>())
  const focusNext = useRef<string>(undefined)
  const toast = useToast()
  const total = totalOf(lines)
  const measure = useMeasure(craft, workshop, own)

  // The search is loaded while nobody is waiting for it.
  useEffect(() => {
    const idle = setTimeout(() => void loadPicker(), 1500)
    return () => clearTimeout(idle)
  }, [])

  useEffect(() => {
    if (focusNext.current === undefined) return
    fields.current.get(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function add(): void {
    const line = newLine('', 0)
    edit((now) => addLines(now, [line]), `add ${line.id}`)
    setEditing(line.id)
  }

  const actions = useStable<RowActions>({
    pick: (line, { name, own: mine }) => {
      edit((now) => setIngredient(now, line.id, name, mine), `add ${line.id}`)
      setEditing(undefined)
      focusNext.current = line.id
    },
    create: (line, name) => {
      setEditing(undefined)
      onCreate(name, line)
    },
    grams: (line, weight) => edit((now) => setGrams(now, line.id, weight), `grams ${line.id}`),
    move: (line, places) => {
      edit((now) => moveLine(now, line.id, places), `move ${line.id}`)
      const place = Math.max(1, Math.min(lines.length, lines.indexOf(line) + 1 + places))
      setAnnounced(say.moved(line.name, place, lines.length))
    },
    measure,
    lock: (line) => edit((now) => toggleLock(now, line.id)),
    remove: (line) => {
      const undo = workshop.act((now) => removeLine(now, line.id))
      toast({ text: toasts.removed(line.name === '' ? say.noName : line.name), undo })
    },
    enter: (line) => {
      const next = lines[lines.indexOf(line) + 1]
      if (next) fields.current.get(next.id)?.focus()
      else add()
    },
    edit: (line) => {
      setEditing(line?.id)
      if (!line) edit(withoutBlank)
    },
  })
  const register = useCallback((id: string, field: HTMLInputElement | null) => {
    if (field) fields.current.set(id, field)
    else fields.current.delete(id)
  }, [])

  return (
    <section className="card ingredients" aria-labelledby="ingredients">
      <header className="card-head">
        <h2 id="ingredients">{say.heading}</h2>
        <div className="card-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={say.undo}
            disabled={!workshop.canUndo}
            onClick={workshop.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say.redo}
            disabled={!workshop.canRedo}
            onClick={workshop.redo}
          >
            <Icon name="redo" />
          </button>
        </div>
      </header>
      {lines.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{empty.title}</p>
          <p>{empty.body}</p>
          <button type="button" className="button" onClick={onExample}>
            {empty.example}
          </button>
        </div>
      ) : (
        <TotalGrams value={total}>
          <ul className="rows">
            {lines.map((line) => (
              <IngredientRow
                key={line.id}
                craft={craft}
                type={formula.type}
                own={own}
                line={line}
                editing={editing === line.id}
                actions={actions}
                register={register}
              />
            ))}
          </ul>
        </TotalGrams>
      )}
      <footer className="table-foot">
        <div className="total">
          <span>{say.total}</span>
          <output aria-label={say.total}>{withUnit(total, say.unit, 2)}</output>
        </div>
        <div className="table-tools">
          <button type="button" className="button" onClick={add}>
            <Icon name="plus" />
            {say.add}
          </button>
          <button type="button" className="button quiet" onClick={onPaste}>
            {say.paste}
          </button>
        </div>
      </footer>
      <p className="unseen" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}
