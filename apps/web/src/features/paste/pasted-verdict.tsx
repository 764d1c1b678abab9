import { useMemo } from 'react'
import type { WorkshopNorms } from '../../model/norms.ts'
import { comingVerdictOf } from '../../reading/coming.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { ComingVerdictLine } from '../../views/coming-verdict.tsx'
import { weightWords } from '../../words/es/paste.ts'
import { pastedFormulaOf, type ShownRecipe } from './recipe.ts'
import { pasteLabelOf } from './shown.ts'

interface Props {
  readonly recipe: ShownRecipe
  readonly own: OwnIngredients
  readonly norms: WorkshopNorms
}

/** What a pasted list would be, under what is still in doubt. */
export function PastedVerdict({ recipe, own, norms }: Props) {
  const verdict = useMemo(() => {
    const lines = recipe.rows
      .filter(({ is }) => is === 'ingredient')
      .map((row) => ({
        name: row.name,
        label: pasteLabelOf(row),
        grams: row.grams,
        isSupposed: row.standing === 'asked',
        own: row.own,
        isUnknown: row.isUnknown,
        choices: row.standing === 'open' && !row.isConfirmed ? row.choices : [],
      }))
    return comingVerdictOf(recipe.craft.engine, pastedFormulaOf(recipe), lines, { own, norms })
  }, [recipe, own, norms])
  return <ComingVerdictLine verdict={verdict} total={weightWords(recipe.sum)} />
}
