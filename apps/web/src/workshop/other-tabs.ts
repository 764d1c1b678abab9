import { editOfTab } from '../library/sharing/merged.ts'
import { noteSeen } from '../library/store.ts'
import { tableElsewhere } from '../library/tables-elsewhere.ts'
import { craftIds } from '../model/crafts.ts'
import type { CraftId, TableFormula } from '../model/formula.ts'
import type { CraftTables, TableAction } from '../model/tables.ts'

/** The tables of a tab, for who follows what other tabs write on the same. */
interface FollowingTables {
  readonly now: () => CraftTables['histories']
  readonly dispatch: (action: TableAction) => void
  readonly openingFormula: (craft: CraftId) => TableFormula
  readonly onClash: (other: TableFormula, show: () => void) => void
}

/** Takes what other tabs write on the tables of this one, beside what is done here. Where they have another formula there, or both type in one place, it is told. */
export function followTabs({ now, dispatch, openingFormula, onClash }: FollowingTables, until: AbortSignal): void {
  const told = new Map<CraftId, string>()
  function take(craft: CraftId, other: TableFormula, before: TableFormula | undefined): void {
    const table = now()[craft]
    // A table that this tab has not looked at is read when it does.
    if (!table) return
    const edit = editOfTab(table.now, before, other)
    if (table.past.length === 0) dispatch({ do: 'adopt', craft, taken: openingFormula(craft) })
    else if (edit) {
      noteSeen(craft)
      dispatch({ do: 'receive', craft, edit })
    } else if (told.get(craft) !== JSON.stringify(other)) {
      told.set(craft, JSON.stringify(other))
      onClash(other, () => dispatch({ do: 'open', craft, formula: other }))
    }
  }
  const look = (): void => {
    for (const craft of craftIds) {
      const [other, before] = tableElsewhere(craft) ?? []
      if (other) take(craft, other, before)
    }
  }
  if (until.aborted) return
  addEventListener('storage', look, { signal: until })
  look()
}
