import type { OwnIngredients } from '../../reading/request.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import { PastedRowView } from './pasted-row.tsx'
import type { ListActions, ShownRecipe } from './recipe.ts'
import type { ListUnitState } from './use-list-unit.ts'

interface Props {
  readonly recipe: ShownRecipe
  readonly own: OwnIngredients
  readonly actions: ListActions
  readonly unit?: ListUnitState
}

/** Every line of a recipe, as it was pasted and as it was read. */
export const PastedList = ({ recipe, own, actions, unit }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: without a mark before its items a list is none to some readers.
  <ul className={pasteCss.pasted} data-part="pasted" role="list" aria-label={say.lines}>
    {recipe.rows.map((row) => (
      <PastedRowView
        key={row.key}
        row={row}
        recipe={recipe}
        own={own}
        actions={actions}
        isUnitOpen={row.figureUnit !== undefined && (unit?.shown?.is === 'open' || unit?.shown?.is === 'misfit')}
        share={row.percent === undefined ? undefined : (unit?.shares?.get(row.key) ?? row.percent)}
      />
    ))}
  </ul>
)
