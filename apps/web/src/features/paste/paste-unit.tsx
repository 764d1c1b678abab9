import { useId } from 'react'
import { numberText } from '../../format/page-speech.ts'
import { PASTED_UNITS } from '../../model/drafts.ts'
import * as chipsCss from '../../views/choice-chips.module.css'
import { pasteWords } from '../../words/es/paste.ts'
import type { ShownUnit } from './list-unit.ts'
import * as pasteCss from './paste.module.css'
import type { ListUnitState } from './use-list-unit.ts'

const say = pasteWords.unit
/** Kilos of flour that are offered where a list only says shares of it. */
const FLOUR_KILOS = [1, 5, 25] as const

function sentenceOf({ is, unit, total, flour }: ShownUnit): string {
  if (is === 'misfit') return say.misfit(numberText(flour, 1))
  if (is === 'light') return say.light(total)
  return unit && is === 'known' ? say.read[unit](total) : say.which
}

/** How much flour, where a list has only shares of it; and over what they are shown. */
const FlourShares = ({ factor, onFactor, isOverAll, onOverAll }: ListUnitState) => (
  <>
    <p>{say.howMuchFlour}</p>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame. */}
    <div className={chipsCss.chips} role="group" aria-label={say.howMuchFlour}>
      {FLOUR_KILOS.map((kilos) => (
        <button
          key={kilos}
          type="button"
          className={chipsCss.chip}
          aria-pressed={factor === kilos}
          data-chosen={factor === kilos || undefined}
          onClick={() => onFactor(kilos)}
        >
          {say.kilosOfFlour(kilos)}
        </button>
      ))}
      <button
        type="button"
        className={chipsCss.chip}
        aria-pressed={isOverAll}
        data-chosen={isOverAll || undefined}
        onClick={() => onOverAll(!isOverAll)}
      >
        {say.overAll}
      </button>
    </div>
  </>
)

/** The unit that figures without one were read in, with their total beside it, and a tap for another. */
export function PasteUnit({ unit }: { readonly unit: ListUnitState }) {
  const { shown, said, onSay } = unit
  const group = useId()
  if (!shown) return null
  const isKnown = shown.is !== 'open' && shown.is !== 'several'
  return (
    <fieldset className={pasteCss.unit} data-part="paste-unit" data-is={shown.is}>
      <legend>{sentenceOf(shown)}</legend>
      <div className={chipsCss.chips} role="radiogroup" aria-label={say.label}>
        {PASTED_UNITS.map((one) => {
          const isInUse = isKnown && shown.unit === one
          return (
            <label key={one} className={chipsCss.chip} data-chosen={(isInUse && said === one) || undefined}>
              <input
                type="radio"
                name={group}
                checked={isInUse}
                onChange={() => onSay(one)}
                // A tap on the one in use confirms it.
                onClick={() => isInUse && onSay(one)}
              />
              {say.name[one]}
            </label>
          )
        })}
      </div>
      {isKnown ? null : <p className="muted">{say.whichHelp}</p>}
      {shown.unit === 'bakers' && shown.is === 'known' ? <FlourShares {...unit} /> : null}
    </fieldset>
  )
}
