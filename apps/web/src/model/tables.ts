import type { CraftId, TableFormula } from './formula.ts'
import { beginHistory, changeHistory, type FormulaHistory, redoHistory, undoHistory } from './history.ts'
import { revertedFormula } from './revert.ts'

/** The formula on the table of each craft, with what can be undone. */
export interface CraftTables {
  readonly craft: CraftId
  readonly histories: Readonly<Partial<Record<CraftId, FormulaHistory>>>
}

export type FormulaEdit = (formula: TableFormula) => TableFormula
/** `taken`: what the table had, where this tab begins to work on it with this action. Without a craft it is the one in sight. */
export type TableAction = { readonly craft?: CraftId; readonly taken?: TableFormula | undefined } & (
  | {
      readonly do: 'edit'
      readonly edit: FormulaEdit
      readonly about?: string | undefined
      /** Where the library keeps what is worked on here, if it has no place there yet. */
      readonly fresh?: string
      /** The formula in that place as it was before, where whoever edits it has to know it again. */
      readonly from?: TableFormula
    }
  /** Somebody else has changed it: nothing of that is undone here. */
  | { readonly do: 'receive'; readonly edit: FormulaEdit }
  | { readonly do: 'open'; readonly formula: TableFormula }
  | { readonly do: 'revert'; readonly before: TableFormula; readonly after: TableFormula }
  | { readonly do: 'bind'; readonly entry: string }
  | { readonly do: 'craft' | 'adopt' | 'undo' | 'redo' }
)

/** One table in sight, on which this tab has just begun to work. */
export const tablesOfCraft = (first: TableFormula): CraftTables => ({
  craft: first.craft,
  histories: { [first.craft]: beginHistory(first) },
})

/** Now, and whatever is undone or done again. */
const throughout = (history: FormulaHistory, edit: FormulaEdit): FormulaHistory => ({
  ...history,
  now: edit(history.now),
  past: history.past.map(edit),
  future: history.future.map(edit),
})

/** Undoing a weight must not undo where the formula is kept; what was opened before this one is another's. */
const bound = (history: FormulaHistory, entry: string): FormulaHistory =>
  throughout(history, (formula) => (formula.entry === history.now.entry ? { ...formula, entry } : formula))

/** Whatever somebody works on has its place in the library from the first change on; what is only looked at has none. */
function edited(
  history: FormulaHistory,
  { edit, about, fresh, from }: Extract<TableAction, { do: 'edit' }>,
): FormulaHistory {
  const { now } = history
  const own = now.entry !== undefined || fresh === undefined ? now : (from ?? { ...now, entry: fresh })
  const next = edit(own)
  return next === own ? history : changeHistory({ ...history, now: own }, next, about)
}

function changed(history: FormulaHistory, action: TableAction): FormulaHistory {
  switch (action.do) {
    case 'edit':
      return edited(history, action)
    case 'revert': {
      const { before, after } = action
      // Nothing done since: it is the last step that is undone, and can be done again.
      const isLast = history.now === after && history.past.at(-1) === before
      return isLast ? undoHistory(history) : changeHistory(history, revertedFormula(history.now, before, after))
    }
    case 'open':
      return changeHistory(history, action.formula)
    case 'receive':
      return throughout(history, action.edit)
    case 'bind':
      return bound(history, action.entry)
    case 'craft':
    case 'adopt':
      return history
    case 'undo':
      return undoHistory(history)
    case 'redo':
      return redoHistory(history)
  }
}

/** Reads nothing but what it is given: what was on the device comes with the action. */
export function reduceTables(tables: CraftTables, action: TableAction): CraftTables {
  const of = action.craft ?? tables.craft
  const history = action.taken ? beginHistory(action.taken) : tables.histories[of]
  if (!history) return tables
  const isShown = action.do === 'craft' || action.do === 'open'
  return {
    craft: isShown ? of : tables.craft,
    histories: { ...tables.histories, [of]: changed(history, action) },
  }
}
