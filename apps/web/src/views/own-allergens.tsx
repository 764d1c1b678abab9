import { ALL_ALLERGENS } from '@obrador/engine'
import type { AllergenState, OwnAllergens } from '../model/formula.ts'
import { toldStateOf, withToldState } from '../model/packets.ts'
import { allergenNamesShown, ownIngredientWords } from '../words/es/pantry.ts'
import * as ownFormCss from './own-form.module.css'

const STATES = ['has', 'traces', 'none'] as const satisfies readonly AllergenState[]

interface Props {
  readonly told: OwnAllergens
  /** What the row it resembles has. */
  readonly model: readonly string[]
  readonly onTell: (told: OwnAllergens) => void
}

/** The fourteen, each with one of three states; a tap goes to the next. */
export const OwnAllergensField = ({ told, model, onTell }: Props) => (
  <fieldset className={ownFormCss.allergens}>
    <legend>{ownIngredientWords.allergens}</legend>
    <p className="muted">{ownIngredientWords.asModel}</p>
    <div className={ownFormCss.allergenGrid}>
      {ALL_ALLERGENS.map((id) => {
        const state = toldStateOf(told, id) ?? (model.includes(id) ? 'has' : 'none')
        const next = STATES[(STATES.indexOf(state) + 1) % STATES.length] ?? 'has'
        return (
          <button
            key={id}
            type="button"
            className={ownFormCss.allergen}
            data-part="allergen"
            data-state={state}
            onClick={() => onTell(withToldState(told, id, next))}
          >
            <span>
              {allergenNamesShown[id]}
              <span className="unseen">: </span>
            </span>
            <span>{ownIngredientWords.states[state]}</span>
          </button>
        )
      })}
    </div>
  </fieldset>
)
