import { useMemo, useState } from 'react'
import type { PastedUnit } from '../../model/drafts.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { sharesOfAllFlour, shownUnitOf, unitReadIn } from './list-unit.ts'
import type { ShownRecipe } from './recipe.ts'
import type { PasteState } from './use-paste.ts'

/** The unit of figures that have none: how it stands, and what is done with it. */
export function useListUnit(
  { paste, change, answer }: PasteState,
  recipes: readonly ShownRecipe[],
  own: OwnIngredients,
  ownNames: readonly string[],
) {
  const [isOverAll, setIsOverAll] = useState(false)
  const readIn = useMemo(
    () => (paste.unit === undefined ? undefined : unitReadIn(paste.text, ownNames)),
    [paste.text, paste.unit, ownNames],
  )
  const [first] = recipes
  return {
    shown: shownUnitOf(
      recipes.flatMap(({ rows }) => rows),
      paste.unit,
    ),
    said: paste.unit,
    /** The unit in which the list was read, where another was said. */
    readIn,
    factor: first?.factor ?? 1,
    isOverAll,
    /** Shares over all flour, in the place of those that were written. */
    shares: isOverAll && first ? sharesOfAllFlour(first, own) : undefined,
    onSay: (unit: PastedUnit): void => change({ unit }),
    onFactor: (factor: number): void => {
      for (const { key } of recipes) answer(key, { factor })
    },
    onOverAll: setIsOverAll,
  }
}

export type ListUnitState = ReturnType<typeof useListUnit>
