import { listText } from '../../format/page-speech.ts'
import { craftIds, isCraftId } from '../../model/crafts.ts'
import type { CraftId, TableFormula } from '../../model/formula.ts'
import { pasteWords } from '../../words/es/paste.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as pasteCss from './paste.module.css'
import type { ShownRecipe } from './recipe.ts'

const say = pasteWords.facts

type Kind = Pick<TableFormula, 'craft' | 'type'>

interface Props {
  readonly recipe: ShownRecipe
  readonly onType: (kind: Kind) => void
}

const optionOf = (craft: CraftId, type: string): string => `${craft} ${type}`

/** Every type of every craft, behind one word. */
function Change({ recipe: { craft, type, name }, onType }: Props) {
  function choose(value: string): void {
    const [of, to] = value.split(' ')
    if (isCraftId(of) && to !== undefined) onType({ craft: of, type: to })
  }
  return (
    <label className={pasteCss.change}>
      <span aria-hidden="true">{say.change}</span>
      <select
        aria-label={say.changeType(name)}
        value={optionOf(craft.id, type)}
        onChange={(event) => choose(event.target.value)}
      >
        {craftIds.map((id) => (
          <optgroup key={id} label={craftNames[id]}>
            {Object.entries(craft.engine.crafts[id]?.types ?? {}).map(([of, { label }]) => (
              <option key={of} value={optionOf(id, of)}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/** What tells that it is of that type. */
const groundsOf = ({ sureness, recipe: { kind } }: ShownRecipe): string =>
  sureness === 'hand' || kind.grounds.length === 0
    ? ''
    : say.because(listText([...new Set(kind.grounds.map(({ by }) => say.ground[by]))], 'y'))

/** What a recipe is read as, why, what it may be as well, and any other type in one tap. */
export function TypeChoice({ recipe, onType }: Props) {
  const { craft, typeLabel, sureness, rivals } = recipe
  const because = groundsOf(recipe)
  return (
    <>
      <div className={pasteCss.kind} data-craft={craft.id}>
        <p>
          {sureness === 'hand' || sureness === 'none' ? say.seenAs : say.readAs} <strong>{typeLabel}</strong>{' '}
          <span className={pasteCss.kindCraft}>· {craftNames[craft.id]}</span>
        </p>
        <Change recipe={recipe} onType={onType} />
      </div>
      <p className={pasteCss.why} data-part="why">
        {sureness === 'hand' ? say.byHand : because}
      </p>
      {rivals.length > 0 ? (
        <p className={pasteCss.rivals}>
          {say.also}{' '}
          {rivals.slice(0, sureness === 'sure' ? 1 : 2).map(({ craft: of, type, label }) => (
            <button
              key={`${of} ${type}`}
              type="button"
              className={pasteCss.rival}
              aria-label={say.takeType(label)}
              onClick={() => onType({ craft: of, type })}
            >
              {label}
            </button>
          ))}
        </p>
      ) : null}
    </>
  )
}
