import { lazy, Suspense, useMemo, useState } from 'react'
import { useEngine } from '../../engine/use-engine.ts'
import { craftIds } from '../../model/crafts.ts'
import type { OwnIngredient, TableFormula } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import * as sheetCss from '../../ui/sheet.module.css'
import { pasteWords as say } from '../../words/es/paste.ts'
import { CutLine } from './cut-line.tsx'
import { RecipeFacts } from './facts.tsx'
import * as pasteCss from './paste.module.css'
import { PasteFoot } from './paste-foot.tsx'
import { PasteHead } from './paste-head.tsx'
import { PasteUnit } from './paste-unit.tsx'
import { readPasted } from './pasted.ts'
import { PastedList } from './pasted-list.tsx'
import { PastedVerdict } from './pasted-verdict.tsx'
import {
  type ListActions,
  type OnBench,
  pastedFormulaOf,
  recipeKeepingOf,
  type ShownRecipe,
  shownRecipes,
} from './recipe.ts'
import { PastedRecipes } from './recipes.tsx'
import { useDoubts } from './use-doubts.ts'
import { useListUnit } from './use-list-unit.ts'
import type { PasteState } from './use-paste.ts'

const OwnSheet = lazy(() => import('../../views/own-sheet.tsx').then((it) => ({ default: it.OwnSheet })))

interface Props {
  readonly pasting: PasteState
  readonly bench: OnBench
  readonly own: OwnIngredients
  readonly norms: WorkshopNorms
  readonly onTake: (formulas: readonly TableFormula[], isNew: boolean) => void
  readonly onOwn: (ingredient: OwnIngredient) => void
}

interface Creating {
  readonly key: string
  readonly name: string
  readonly recipe: ShownRecipe
}

/** An ingredient of one's own that is made for a line, and put in its place. */
function useCreating(correct: PasteState['correct'], onOwn: Props['onOwn']) {
  const [creating, setCreating] = useState<Creating>()
  function created(ingredient: OwnIngredient): void {
    onOwn(ingredient)
    if (creating) correct(creating.key, { name: ingredient.name, own: ingredient.id })
    setCreating(undefined)
  }
  return { creating, setCreating, created }
}

/** All that a list was read as: what it makes, each of its lines, and what to do with it. */
export function PasteRead({ pasting, bench, own, norms, onTake, onOwn }: Props) {
  const { paste, correct, answer } = pasting
  // What it makes may be of any craft, and any name may be in it.
  const engine = useEngine([...craftIds, 'names'])
  const ownNames = useMemo(() => own.flatMap(({ name, deletedAt }) => (deletedAt === undefined ? [name] : [])), [own])
  const pasted = useMemo(() => readPasted(paste.text, ownNames, paste.unit), [paste.text, ownNames, paste.unit])
  const recipes = useMemo(
    () => shownRecipes(pasted, paste, { engine, own, bench }),
    [pasted, paste, engine, own, bench],
  )
  const { creating, setCreating, created } = useCreating(correct, onOwn)
  const unit = useListUnit(pasting, recipes, own, ownNames)
  const { list, goOn, onKeys } = useDoubts()
  const [first] = recipes
  if (!first) throw new Error('a text has no recipe')
  const isOne = recipes.length === 1
  const rows = recipes.flatMap((recipe) => recipe.rows)
  const take = (isNew: boolean): void => onTake(recipes.map(pastedFormulaOf), isNew)
  const edit = (): void => pasting.change({ isRead: false })
  const actionsFor = (recipe: ShownRecipe): ListActions => ({
    correct: (key, { grams, ...correction }, isWeight = false) =>
      // A weight is written as it is shown, and kept as the list has it.
      correct(
        key,
        isWeight ? { ...correction, grams: grams === undefined ? undefined : grams / recipe.factor } : correction,
      ),
    create: (key, name) => setCreating({ key, name, recipe }),
    goOn,
  })
  return (
    <>
      <section
        className={pasteCss.read}
        aria-label={say.read}
        ref={list}
        tabIndex={-1}
        data-craft={first.craft.id}
        onKeyDownCapture={onKeys}
      >
        <PasteHead pasted={pasted} recipes={recipes} rows={rows} />
        <PasteUnit unit={unit} />
        {pasted.recipes.length > 1 ? (
          <PastedRecipes
            count={pasted.recipes.length}
            keeping={recipeKeepingOf(pasted, paste)}
            recipes={recipes}
            own={own}
            pasting={pasting}
            actionsFor={actionsFor}
            norms={norms}
          />
        ) : (
          <CutLine text={paste.text} pasted={pasted} onText={(text) => pasting.change({ text })} onEdit={edit} />
        )}
        {isOne ? (
          <>
            <RecipeFacts recipe={first} onAnswer={(said) => answer(first.key, said)} />
            <PastedList recipe={first} own={own} actions={actionsFor(first)} unit={unit} />
            {unit.shown?.is === 'open' || unit.shown?.is === 'misfit' ? null : (
              <PastedVerdict recipe={first} own={own} norms={norms} />
            )}
          </>
        ) : null}
      </section>
      <div className={`${sheetCss.foot} ${pasteCss.foot}`} data-part="paste-foot" data-craft={first.craft.id}>
        <PasteFoot rows={rows} formulas={recipes.length} unit={unit} onTake={take} onEdit={edit} />
      </div>
      {creating ? (
        <Suspense>
          <OwnSheet
            craft={creating.recipe.craft}
            type={creating.recipe.type}
            name={creating.name}
            own={own}
            onSave={created}
            onClose={() => setCreating(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
