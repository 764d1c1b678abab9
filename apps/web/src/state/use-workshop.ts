import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { withoutBlank } from '../formula/edits.ts'
import { exampleOf } from '../formula/examples.ts'
import type { CraftId, Formula } from '../formula/model.ts'
import { begin, change, type History, redo, undo } from './history.ts'
import { keepCraft, keepWorking, workingFormula } from './store.ts'

/** The formula on the table of each craft, with what can be undone. */
interface Tables {
  readonly craft: CraftId
  readonly histories: Readonly<Partial<Record<CraftId, History>>>
}

type Action =
  | { readonly do: 'edit'; readonly edit: (formula: Formula) => Formula; readonly about: string | undefined }
  | { readonly do: 'open'; readonly formula: Formula }
  | { readonly do: 'craft'; readonly craft: CraftId }
  | { readonly do: 'undo' | 'redo' }

/** What the device last had on this table; an example where it had nothing. */
export function opening(craft: CraftId): Formula {
  const kept = workingFormula(craft)
  return kept ? withoutBlank(kept) : exampleOf(craft)
}

const historyOf = ({ histories }: Tables, craft: CraftId): History => histories[craft] ?? begin(opening(craft))

function onTable(tables: Tables, craft: CraftId, history: History): Tables {
  return { craft, histories: { ...tables.histories, [craft]: history } }
}

function reduce(tables: Tables, action: Action): Tables {
  const { craft } = tables
  const history = historyOf(tables, craft)
  switch (action.do) {
    case 'edit':
      return onTable(tables, craft, change(history, action.edit(history.now), action.about))
    case 'open':
      return onTable(tables, action.formula.craft, change(historyOf(tables, action.formula.craft), action.formula))
    case 'craft':
      return onTable(tables, action.craft, historyOf(tables, action.craft))
    case 'undo':
      return onTable(tables, craft, undo(history))
    case 'redo':
      return onTable(tables, craft, redo(history))
  }
}

export interface Workshop {
  readonly formula: Formula
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly edit: (edit: (formula: Formula) => Formula, about?: string) => void
  readonly open: (formula: Formula) => void
  readonly choose: (craft: CraftId) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Long enough not to write on every key, short enough to lose nothing, ms. */
const KEEP_AFTER = 300

export function useWorkshop(first: Formula): Workshop {
  const [tables, dispatch] = useReducer(reduce, first, (formula) =>
    onTable({ craft: formula.craft, histories: {} }, formula.craft, begin(formula)),
  )
  const { now: formula, past, future } = historyOf(tables, tables.craft)

  useEffect(() => {
    const keep = (): void => {
      keepWorking(formula)
      keepCraft(formula.craft)
    }
    const later = setTimeout(keep, KEEP_AFTER)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(later)
      removeEventListener('pagehide', keep)
    }
  }, [formula])

  const edit = useCallback<Workshop['edit']>((how, about) => dispatch({ do: 'edit', edit: how, about }), [])
  const actions = useMemo(
    () => ({
      edit,
      open: (next: Formula) => dispatch({ do: 'open', formula: next }),
      choose: (craft: CraftId) => dispatch({ do: 'craft', craft }),
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
    }),
    [edit],
  )
  return { formula, canUndo: past.length > 0, canRedo: future.length > 0, ...actions }
}
