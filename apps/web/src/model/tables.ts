import type { CraftId, Formula } from './formula.ts'
import { begin, change, type History, redo, undo } from './history.ts'
import { reverted } from './revert.ts'

/** The formula on the table of each craft, with what can be undone. */
export interface Tables {
  readonly craft: CraftId
  readonly histories: Readonly<Partial<Record<CraftId, History>>>
}

export type Edit = (formula: Formula) => Formula
/** `taken`: what the table had, where this tab begins to work on it with this action. Without a craft it is the one in sight. */
export type Action = { readonly craft?: CraftId; readonly taken?: Formula | undefined } & (
  | {
      readonly do: 'edit'
      readonly edit: Edit
      readonly about?: string | undefined
      /** Where the library keeps what is worked on here, if it has no place there yet. */
      readonly fresh?: string
      /** The formula in that place as it was before, where whoever edits it has to know it again. */
      readonly from?: Formula
    }
  /** Somebody else has changed it: nothing of that is undone here. */
  | { readonly do: 'receive'; readonly edit: Edit }
  | { readonly do: 'open'; readonly formula: Formula }
  | { readonly do: 'revert'; readonly before: Formula; readonly after: Formula }
  | { readonly do: 'bind'; readonly entry: string }
  | { readonly do: 'craft' | 'adopt' | 'undo' | 'redo' }
)

/** One table in sight, on which this tab has just begun to work. */
export const tablesOf = (first: Formula): Tables => ({
  craft: first.craft,
  histories: { [first.craft]: begin(first) },
})

/** Now, and whatever is undone or done again. */
const throughout = (history: History, edit: Edit): History => ({
  ...history,
  now: edit(history.now),
  past: history.past.map(edit),
  future: history.future.map(edit),
})

/** Undoing a weight must not undo where the formula is kept; what was opened before this one is another's. */
const bound = (history: History, entry: string): History =>
  throughout(history, (formula) => (formula.entry === history.now.entry ? { ...formula, entry } : formula))

/** Whatever somebody works on has its place in the library from the first change on; what is only looked at has none. */
function edited(history: History, { edit, about, fresh, from }: Extract<Action, { do: 'edit' }>): History {
  const { now } = history
  const own = now.entry !== undefined || fresh === undefined ? now : (from ?? { ...now, entry: fresh })
  const next = edit(own)
  return next === own ? history : change({ ...history, now: own }, next, about)
}

function changed(history: History, action: Action): History {
  switch (action.do) {
    case 'edit':
      return edited(history, action)
    case 'revert': {
      const { before, after } = action
      // Nothing done since: it is the last step that is undone, and can be done again.
      const isLast = history.now === after && history.past.at(-1) === before
      return isLast ? undo(history) : change(history, reverted(history.now, before, after))
    }
    case 'open':
      return change(history, action.formula)
    case 'receive':
      return throughout(history, action.edit)
    case 'bind':
      return bound(history, action.entry)
    case 'craft':
    case 'adopt':
      return history
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}

/** Reads nothing but what it is given: what was on the device comes with the action. */
export function reduce(tables: Tables, action: Action): Tables {
  const of = action.craft ?? tables.craft
  const history = action.taken ? begin(action.taken) : tables.histories[of]
  if (!history) return tables
  const isShown = action.do === 'craft' || action.do === 'open'
  return {
    craft: isShown ? of : tables.craft,
    histories: { ...tables.histories, [of]: changed(history, action) },
  }
}
