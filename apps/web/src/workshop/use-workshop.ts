import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keepTable } from '../library/commands/tables.ts'
import { KEEP_TYPED, keepCraft, peekTable, RECEIVED_EVENT, type ReceivedTable, takeTable } from '../library/store.ts'
import { withoutBlank } from '../model/edits.ts'
import { type CraftId, newId, type TableFormula } from '../model/formula.ts'
import { beginHistory } from '../model/history.ts'
import { type CraftTables, type FormulaEdit, reduceTables, tablesOfCraft } from '../model/tables.ts'
import { exampleFormulaOf } from '../reading/examples.ts'
import { useSettled } from '../ui/use-settled.ts'

const orExample = (kept: TableFormula | undefined, craft: CraftId): TableFormula =>
  kept ? withoutBlank(kept) : exampleFormulaOf(craft)

/** What the device last had on this table, to work on; an example where it had nothing. */
export const openingFormula = (craft: CraftId): TableFormula => orExample(takeTable(craft), craft)

/** What is on a table, whether or not this tab has worked on it. */
const shownOn = ({ histories }: CraftTables, craft: CraftId): TableFormula =>
  histories[craft]?.now ?? orExample(peekTable(craft), craft)

export interface WorkshopState {
  readonly formula: TableFormula
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly edit: (edit: FormulaEdit, about?: string) => void
  /** The same, and gives back what takes back this change alone, whatever is done since and wherever. */
  readonly act: (edit: FormulaEdit) => () => void
  /** Puts another formula on its table, and gives back what puts the former one there again. */
  readonly open: (formula: TableFormula) => () => void
  /** What is on the table of a craft. */
  readonly onTable: (craft: CraftId) => TableFormula
  /** Changes a table that need not be the one in sight. */
  readonly editOn: (craft: CraftId, edit: FormulaEdit) => void
  /** The formula on a table is from now on the working copy of one of the library. */
  readonly bind: (craft: CraftId, entry: string) => void
  readonly choose: (craft: CraftId) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Long enough not to write on every key, short enough to lose nothing, ms. */
const KEEP_AFTER = 300

/** Writes the tables that have changed since they were read; one that was only looked at is not written. Gives what does so at once. */
function useKeeping({ craft, histories }: CraftTables): () => void {
  const kept = useRef(new Map<CraftId, TableFormula>())
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const tables = Object.values(histories)
    for (const { now, past } of tables) {
      if (past.length === 0 && !kept.current.has(now.craft)) kept.current.set(now.craft, now)
    }
    const keep = (): void => {
      for (const { now } of tables) {
        if (kept.current.get(now.craft) === now) continue
        kept.current.set(now.craft, now)
        keepTable(now)
      }
      keepCraft(craft)
    }
    waiting.current = keep
    const later = setTimeout(keep, KEEP_AFTER)
    for (const event of ['pagehide', KEEP_TYPED]) addEventListener(event, keep)
    return () => {
      clearTimeout(later)
      for (const event of ['pagehide', KEEP_TYPED]) removeEventListener(event, keep)
    }
  }, [craft, histories])
  return () => waiting.current?.()
}

/** `onClash`: another tab has put another formula on a table on which this one has worked, or both typed in one place; it is told what that tab has there. */
export function useWorkshop(
  first: TableFormula,
  onClash: (other: TableFormula, show: () => void) => void,
): WorkshopState {
  const [tables, dispatch] = useReducer(reduceTables, first, tablesOfCraft)
  const { craft, histories } = tables
  const { now: formula, past, future } = histories[craft] ?? beginHistory(first)
  const keepNow = useKeeping(tables)

  const begun = useRef(new Set([first.craft]))
  /** What is on a table, the first time that this tab works on it: from then on its history has it. */
  const taken = useCallback((of: CraftId): TableFormula | undefined => {
    if (begun.current.has(of)) return undefined
    begun.current.add(of)
    return openingFormula(of)
  }, [])

  const latest = useRef(histories)
  useEffect(() => {
    latest.current = histories
  }, [histories])
  const isSettled = useSettled(KEEP_AFTER)
  useEffect(() => {
    if (!isSettled) return
    const end = new AbortController()
    const tables = { now: () => latest.current, dispatch, openingFormula, onClash }
    // Without it, what another tab writes is put aside when this one writes over it.
    import('./other-tabs.ts').then(({ followTabs }) => followTabs(tables, end.signal)).catch(() => undefined)
    return () => end.abort()
  }, [isSettled, onClash])

  useEffect(() => {
    // At once: a table that is about to be kept as it was would take back what has come in.
    const received = ({ detail: { craft: of, entry, edit } }: CustomEvent<ReceivedTable>): void =>
      flushSync(() => dispatch({ do: 'receive', craft: of, edit: (now) => (now.entry === entry ? edit(now) : now) }))
    addEventListener(RECEIVED_EVENT, received as EventListener)
    return () => removeEventListener(RECEIVED_EVENT, received as EventListener)
  }, [])

  const actions = useMemo(
    () => ({
      edit: (how: FormulaEdit, about?: string) => dispatch({ do: 'edit', edit: how, about, fresh: newId() }),
      editOn: (of: CraftId, how: FormulaEdit) =>
        dispatch({ do: 'edit', craft: of, taken: taken(of), edit: how, fresh: newId() }),
      bind: (of: CraftId, entry: string) => dispatch({ do: 'bind', craft: of, taken: taken(of), entry }),
      choose: (next: CraftId) => dispatch({ do: 'craft', craft: next, taken: taken(next) }),
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
    }),
    [taken],
  )
  return {
    formula,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...actions,
    onTable: (of) => shownOn(tables, of),
    act(how) {
      const fresh = newId()
      const before = formula.entry === undefined ? { ...formula, entry: fresh } : formula
      const after = how(before)
      dispatch({ do: 'edit', edit: () => after, fresh, from: before })
      return () => dispatch({ do: 'revert', craft: formula.craft, before, after })
    },
    open(next) {
      const of = next.craft
      // What was typed a moment ago is of the formula that goes.
      keepNow()
      const begins = taken(of)
      const former = begins ?? shownOn(tables, of)
      dispatch({ do: 'open', craft: of, taken: begins, formula: next })
      return () => dispatch({ do: 'edit', craft: of, edit: () => former })
    },
  }
}
