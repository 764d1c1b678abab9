import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { DraftRecipeAnswer } from '../../model/drafts.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { pasteWords } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import { isKeptApart } from './pasted.ts'
import type { ShownRecipe } from './recipe.ts'
import { TypeChoice } from './type-choice.tsx'

const say = pasteWords.facts
const LONGEST_NAME = 80

interface Props {
  readonly recipe: ShownRecipe
  readonly onAnswer: (answer: DraftRecipeAnswer) => void
}

/** What is made of it as the text says, against what its lines weigh: it is never scaled by itself. */
function YieldQuestion({ recipe: { made, written, factor }, onAnswer }: Props) {
  if (factor !== 1)
    return (
      <div className={pasteCss.question}>
        <p>{say.scaled(written * factor)}</p>
        <button type="button" className="button" onClick={() => onAnswer({ factor: 1 })}>
          {say.unscale}
        </button>
      </div>
    )
  if (made === undefined || !isKeptApart(made, written)) return null
  return (
    <div className={pasteCss.question} data-part="yield-question">
      <p>{say.apart(made, written)}</p>
      <button type="button" className="button" onClick={() => onAnswer({ factor: made / written })}>
        {say.scale(made)}
      </button>
      <button type="button" className="button" onClick={() => onAnswer({ made: written })}>
        {say.leave(written)}
      </button>
    </div>
  )
}

/** A number of pieces may be one of guests: it is asked about. */
function PiecesQuestion({ recipe: { recipe, pieces }, onAnswer }: Props) {
  const { pieces: told } = recipe
  if (told === undefined || told < 2) return null
  const isTaken = pieces === told
  return (
    <div className={pasteCss.question}>
      <p>{say.pieces(told)}</p>
      <button
        type="button"
        className="button"
        aria-pressed={isTaken}
        onClick={() => onAnswer({ pieces: isTaken ? 0 : told })}
      >
        {say.yes(told)}
      </button>
    </div>
  )
}

/** What a recipe is called, what it is, and how much is made of it. */
export function RecipeFacts({ recipe, onAnswer }: Props) {
  const { name, made, written } = recipe
  return (
    <div className={pasteCss.facts} data-part="facts">
      <label className={pasteCss.fact}>
        <span>{say.name}</span>
        <input
          className={pasteCss.factInput}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={say.noName}
          onChange={(event) => onAnswer({ name: event.target.value })}
        />
      </label>
      <div className={pasteCss.fact}>
        <span>{say.type}</span>
        <div>
          <TypeChoice recipe={recipe} onType={onAnswer} />
        </div>
      </div>
      <div className={pasteCss.fact}>
        <span aria-hidden="true">{say.made}</span>
        <div>
          <div className={pasteCss.made}>
            <QuantityInput
              value={made === undefined ? undefined : made / GRAMS_PER_KILO}
              unit="kg"
              label={`${say.made}, ${say.kilos}`}
              placeholder="–"
              onChange={(kilos) => onAnswer({ made: kilos * GRAMS_PER_KILO, factor: 1 })}
              onClear={() => onAnswer({ made: 0, factor: 1 })}
            />
            <span aria-hidden="true">{say.kilos}</span>
            <span className="muted">{say.sum(recipe.sum)}</span>
          </div>
          <YieldQuestion recipe={recipe} onAnswer={onAnswer} />
          <PiecesQuestion recipe={recipe} onAnswer={onAnswer} />
        </div>
      </div>
      <span className="unseen" role="status">
        {made !== undefined && isKeptApart(made, written) ? say.apart(made, written) : ''}
      </span>
    </div>
  )
}
