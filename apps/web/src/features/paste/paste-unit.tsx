import { useId } from 'react'
import { PASTED_UNITS, type PastedUnit } from '../../model/drafts.ts'
import * as chipsCss from '../../views/choice-chips.module.css'
import { pasteWords } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import type { ShownRow } from './shown.ts'

const say = pasteWords.unit

interface Props {
  readonly rows: readonly ShownRow[]
  /** What somebody has chosen. */
  readonly said: PastedUnit | undefined
  readonly onSay: (unit: PastedUnit) => void
}

/** The unit that figures without one were read in, with their total beside it, and a tap for another. */
export function PasteUnit({ rows, said, onSay }: Props) {
  const group = useId()
  const weighed = rows.filter(({ is }) => is === 'ingredient')
  const bare = weighed.filter(({ figureUnit }) => figureUnit)
  const units = new Set(bare.map(({ figureUnit }) => figureUnit))
  if (bare.length === 0) return null
  const isKnown = units.size === 1 && bare.every(({ standing }) => standing !== 'asked')
  const [unit] = units
  const total = weighed.reduce((sum, { grams = 0 }) => sum + grams, 0)
  return (
    <fieldset className={pasteCss.unit} data-part="paste-unit">
      <legend>{isKnown && unit ? say.read[unit](total) : say.which}</legend>
      <div className={chipsCss.chips} role="radiogroup" aria-label={say.label}>
        {PASTED_UNITS.map((one) => {
          const isInUse = isKnown && unit === one
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
    </fieldset>
  )
}
