import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { withoutBlank } from '../formula/edits.ts'
import { exampleOf } from '../formula/examples.ts'
import type { CraftId, Formula } from '../formula/model.ts'
import { reverted } from '../formula/revert.ts'
import { begin, change, type History, redo, undo } from './history.ts'
import { keepCraft, keepWorking, onOtherTab, workingFormula } from './store.ts'

/** The formula on the table of each craft, with what can be undone. */
interface Tables {
  readonly craft: CraftId
  readonly histories: Readonly<Partial<Record<CraftId, History>>>
}

type Edit = (formula: Formula) => Formula
type Action =
  | { readonly do: 'edit'; readonly edit: Edit; readonly about?: string | undefined; readonly craft?: CraftId }
  | { readonly do: 'open'; readonly formula: Formula }
  | { readonly do: 'revert'; readonly before: Formula; readonly after: Formula }
  | { readonly do: 'bind'; readonly craft: CraftId; readonly entry: string }
  | { readonly do: 'craft' | 'adopt'; readonly craft: CraftId }
  | { readonly do: 'undo' | 'redo' }

/** What the device last had on this table; an example where it had nothing. */
export function opening(craft: CraftId): Formula {
  const kept = workingFormula(craft)
  return kept ? withoutBlank(kept) : exampleOf(craft)
}

const historyOf = ({ histories }: Tables, craft: CraftId): History => histories[craft] ?? begin(opening(craft))

const onTable = (tables: Tables, craft: CraftId, history: History): Tables => ({
  ...tables,
  histories: { ...tables.histories, [craft]: history },
})

function reduce(tables: Tables, action: Action): Tables {
  const { craft } = tables
  const history = historyOf(tables, craft)
  switch (action.do) {
    case 'edit': {
      const of = action.craft ?? craft
      const edited = historyOf(tables, of)
      return onTable(tables, of, change(edited, action.edit(edited.now), action.about))
    }
    case 'revert': {
      const { before, after } = action
      const of = historyOf(tables, before.craft)
      // Nothing done since: it is the last step that is undone, and can be done again.
      const isLast = of.now === after && of.past.at(-1) === before
      return onTable(tables, before.craft, isLast ? undo(of) : change(of, reverted(of.now, before, after)))
    }
    case 'open': {
      const { formula } = action
      const of = formula.craft
      return { ...onTable(tables, of, change(historyOf(tables, of), formula)), craft: of }
    }
    case 'bind': {
      const { entry } = action
      const of = historyOf(tables, action.craft)
      const bound = (formula: Formula): Formula => ({ ...formula, entry })
      // Undoing a weight must not undo where the formula is kept; what was opened before this one is another's.
      const isThis = (formula: Formula): boolean => formula.entry === of.now.entry
      return onTable(tables, action.craft, {
        ...of,
        now: bound(of.now),
        past: of.past.map((one) => (isThis(one) ? bound(one) : one)),
        future: of.future.map((one) => (isThis(one) ? bound(one) : one)),
      })
    }
    case 'craft':
      return { ...onTable(tables, action.craft, historyOf(tables, action.craft)), craft: action.craft }
    case 'adopt':
      return onTable(tables, action.craft, begin(opening(action.craft)))
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
  readonly edit: (edit: Edit, about?: string) => void
  /** The same, and gives back what takes back this change alone, whatever is done since and wherever. */
  readonly act: (edit: Edit) => () => void
  /** Puts another formula on its table, and gives back what puts the former one there again. */
  readonly open: (formula: Formula) => () => void
  /** What is on the table of a craft. */
  readonly onTable: (craft: CraftId) => Formula
  /** Changes a table that need not be the one in sight. */
  readonly editOn: (craft: CraftId, edit: Edit) => void
  /** The formula on a table is from now on the working copy of one of the library. */
  readonly bind: (craft: CraftId, entry: string) => void
  readonly choose: (craft: CraftId) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Long enough not to write on every key, short enough to lose nothing, ms. */
const KEEP_AFTER = 300

/** Writes the tables that have changed since they were read; one that was only looked at is not written. */
function useKeeping({ craft, histories }: Tables): void {
  const kept = useRef(new Map<CraftId, Formula>())
  useEffect(() => {
    const tables = Object.values(histories)
    for (const { now, past } of tables) {
      if (past.length === 0 && !kept.current.has(now.craft)) kept.current.set(now.craft, now)
    }
    const keep = (): void => {
      for (const { now } of tables) {
        if (kept.current.get(now.craft) === now) continue
        kept.current.set(now.craft, now)
        keepWorking(now)
      }
      keepCraft(craft)
    }
    const later = setTimeout(keep, KEEP_AFTER)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(later)
      removeEventListener('pagehide', keep)
    }
  }, [craft, histories])
}

/** `onClash`: another tab has changed a table on which this one has worked too. */
export function useWorkshop(first: Formula, onClash: (show: () => void) => void): Workshop {
  const [tables, dispatch] = useReducer(reduce, first, (formula) => ({
    craft: formula.craft,
    histories: { [formula.craft]: begin(formula) },
  }))
  const { craft } = tables
  const { now: formula, past, future } = historyOf(tables, craft)
  useKeeping(tables)

  const isWorkedOn = past.length > 0
  useEffect(
    () =>
      onOtherTab(craft, (other) => {
        if (isWorkedOn) onClash(() => dispatch({ do: 'edit', craft, edit: () => other }))
        else dispatch({ do: 'adopt', craft })
      }),
    [craft, isWorkedOn, onClash],
  )

  const edit = useCallback<Workshop['edit']>((how, about) => dispatch({ do: 'edit', edit: how, about }), [])
  const actions = useMemo(
    () => ({
      edit,
      editOn: (of: CraftId, how: Edit) => dispatch({ do: 'edit', craft: of, edit: how }),
      bind: (of: CraftId, entry: string) => dispatch({ do: 'bind', craft: of, entry }),
      choose: (next: CraftId) => dispatch({ do: 'craft', craft: next }),
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
    }),
    [edit],
  )
  return {
    formula,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...actions,
    onTable: (of) => historyOf(tables, of).now,
    act(how) {
      const after = how(formula)
      dispatch({ do: 'edit', edit: () => after })
      return () => dispatch({ do: 'revert', before: formula, after })
    },
    open(next) {
      const of = next.craft
      const { now: former } = historyOf(tables, of)
      dispatch({ do: 'open', formula: next })
      return () => dispatch({ do: 'edit', craft: of, edit: () => former })
    },
  }
}
