import { type RefObject, useState } from 'react'
import { shownName } from '../../format/page-speech.ts'
import {
  addLines,
  moveLine,
  removeLine,
  setIngredient,
  toggleLock,
  toggleOpens,
  togglePart,
  withoutBlank,
} from '../../model/edits.ts'
import { newLine, type TableLine } from '../../model/formula.ts'
import { useStable } from '../../ui/use-stable.ts'
import { tableWords as say } from '../../words/es/bench.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { MadeLineSetting } from './made/actions.ts'
import type { RowActions } from './row-context.ts'
import { useMeasure } from './use-measure.ts'
import type { RowFocus } from './use-row-focus.ts'
import type { WeighLine } from './weigh.ts'

const loadActions = () => import('./made/actions.ts')

interface Given {
  readonly setting: MadeLineSetting
  readonly weigh: RefObject<WeighLine>
  readonly focus: RowFocus
  readonly onCreate: (name: string, line: TableLine) => void
}

/** What is done with the rows of a table: which of them is being named, and what was said of the last move. */
export function useRowActions({ setting, weigh, focus, onCreate }: Given) {
  const { craft, workshop, device, toast } = setting
  const { edit } = workshop
  const { lines } = workshop.formula
  const [editing, setEditing] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const measure = useMeasure(craft, workshop, device.own)

  function add(): void {
    const line = newLine('', 0)
    edit((now) => addLines(now, [line]), `add ${line.id}`)
    setEditing(line.id)
  }

  const actions = useStable<RowActions>({
    pick: (line, { name, own, saved }) => {
      setEditing(undefined)
      if (saved) {
        void loadActions().then(({ takeSavedFormula }) =>
          takeSavedFormula(line, saved, setting).then((isIn) => isIn && focus.whenThere(line.id)),
        )
        return
      }
      edit((now) => setIngredient(now, line.id, name, own), `add ${line.id}`)
      focus.after(line.id)
    },
    create: (line, name) => {
      setEditing(undefined)
      onCreate(name, line)
    },
    grams: (line, weight) => edit((now) => weigh.current(now, line.id, weight), `grams ${line.id}`),
    move: (line, places) => {
      focus.stay()
      edit((now) => moveLine(now, line.id, places), `move ${line.id}`)
      const place = Math.max(1, Math.min(lines.length, lines.indexOf(line) + 1 + places))
      setAnnounced(say.moved(shownName(line.name), place, lines.length))
    },
    measure,
    lock: (line) => edit((now) => toggleLock(now, line.id)),
    remove: (line) => {
      focus.toTable()
      const undo = workshop.act((now) => removeLine(now, line.id))
      toast({ text: toastWords.removed(line.name === '' ? say.noName : shownName(line.name)), undo })
    },
    enter: (line) => {
      const next = lines[lines.indexOf(line) + 1]
      if (next) focus.to(next.id)
      else add()
    },
    edit: (line) => {
      setEditing(line?.id)
      if (line) return
      focus.toTable()
      edit(withoutBlank)
    },
    openMade: (line) => void loadActions().then(({ openMadeFormula }) => openMadeFormula(line, setting)),
    release: (line) => void loadActions().then(({ releaseMadeLines }) => releaseMadeLines(line, setting)),
    opens: (line) => edit((now) => toggleOpens(now, line.id)),
    part: (line, part) => edit((now) => togglePart(now, line.id, part)),
  })
  return { actions, add, editing, announced }
}
