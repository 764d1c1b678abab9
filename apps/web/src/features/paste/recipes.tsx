import { useState } from 'react'
import { gramsText } from '../../format/numbers.ts'
import type { RecipeKeeping } from '../../model/drafts.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { pasteWords, weightWords } from '../../words/es/paste.ts'
import { RecipeFacts } from './facts.tsx'
import * as pasteCss from './paste.module.css'
import { PastedList } from './pasted-list.tsx'
import { PastedVerdict } from './pasted-verdict.tsx'
import type { ListActions, ShownRecipe } from './recipe.ts'
import { pasteLabelOf } from './shown.ts'
import type { PasteState } from './use-paste.ts'
import '../../ui/style/controls.css'

const KEEPINGS = ['apart', 'together', 'first'] as const satisfies readonly RecipeKeeping[]
/** Lines of a recipe that are shown while it is folded. */
const MOST_SHOWN = 3

interface BoxProps {
  readonly recipe: ShownRecipe
  readonly own: OwnIngredients
  readonly norms: WorkshopNorms
  readonly pasting: PasteState
  readonly actions: ListActions
}

/** A recipe of its own: what it is, and its first lines; all of them where something is wanting. */
function RecipeBox({ recipe, own, norms, pasting, actions }: BoxProps) {
  const { key, name, rows, sum, craft } = recipe
  const weighed = rows.filter(({ is }) => is === 'ingredient')
  // What was wanting when it was opened stays in sight once it has been told.
  const [isOpen, setOpen] = useState(() => weighed.some(({ standing }) => standing === 'asked' || standing === 'open'))
  return (
    <section className={pasteCss.box} data-part="recipe" data-craft={craft.id} aria-label={name}>
      <p className={pasteCss.boxHead}>
        <strong>{name || pasteWords.part.untitled(Number(key) + 1)}</strong>
        <span className="muted">
          {pasteWords.part.lines(weighed.length)} · {weightWords(sum)}
        </span>
      </p>
      <RecipeFacts recipe={recipe} onAnswer={(said) => pasting.answer(key, said)} />
      {isOpen ? (
        <>
          <PastedList recipe={recipe} own={own} actions={actions} />
          <PastedVerdict recipe={recipe} own={own} norms={norms} />
        </>
      ) : (
        <ul className={pasteCss.brief}>
          {weighed.slice(0, MOST_SHOWN).map((row) => (
            <li key={row.key} data-standing={row.standing}>
              <span className={pasteCss.shape} aria-hidden="true">
                {pasteWords.shape[row.standing]}
              </span>
              <span>{pasteLabelOf(row)}</span>
              <span className="figure">{row.grams === undefined ? '' : `${gramsText(row.grams)} g`}</span>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`button quiet ${pasteCss.unfold}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? pasteWords.part.fold : pasteWords.part.see(weighed.length)}
      </button>
    </section>
  )
}

interface Props extends Omit<BoxProps, 'recipe' | 'actions'> {
  /** Of the text, whatever is done with them. */
  readonly count: number
  readonly keeping: RecipeKeeping
  readonly recipes: readonly ShownRecipe[]
  readonly actionsFor: (recipe: ShownRecipe) => ListActions
}

/** Several recipes in one text: each a formula of its own, all together, or only the first. */
export function PastedRecipes({ count, keeping, recipes, own, norms, pasting, actionsFor }: Props) {
  return (
    <>
      <fieldset className={`choices ${pasteCss.keeping}`}>
        <legend className="unseen">{pasteWords.keeping.label}</legend>
        {KEEPINGS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="keeping" checked={keeping === one} onChange={() => pasting.keep(one)} />
            {pasteWords.keeping[one]}
          </label>
        ))}
      </fieldset>
      <p className="muted">{pasteWords.keeping.help[keeping](count)}</p>
      {recipes.length > 1
        ? recipes.map((recipe) => (
            <RecipeBox
              key={recipe.key}
              recipe={recipe}
              own={own}
              norms={norms}
              pasting={pasting}
              actions={actionsFor(recipe)}
            />
          ))
        : null}
    </>
  )
}
