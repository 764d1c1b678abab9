import { useId } from 'react'
import { shownName } from '../format/page-speech.ts'
import type { NameChoice } from '../reading/choices.ts'
import { choiceWords as say } from '../words/es/choices.ts'
import * as chipsCss from './choice-chips.module.css'

interface Props {
  /** The name that they are of. */
  readonly name: string
  readonly choices: readonly NameChoice[]
  /** The one in use, and whether somebody has confirmed it. */
  readonly inUse: string | undefined
  readonly isConfirmed: boolean
  readonly onChoose: (choice: NameChoice) => void
  /** Any other, looked for by its name. */
  readonly onOther: () => void
  readonly onEnter?: () => void
}

/** What a provisional reading may be: the one in use has no tick until a tap confirms it. */
export function ChoiceChips({ name, choices, inUse, isConfirmed, onChoose, onOther, onEnter }: Props) {
  const group = useId()
  return (
    <div className={chipsCss.chips} data-part="choices" role="radiogroup" aria-label={say.whatIs}>
      {choices.map((choice) => {
        const isInUse = choice.name === inUse
        return (
          <label key={choice.name} className={chipsCss.chip} data-chosen={(isInUse && isConfirmed) || undefined}>
            <input
              type="radio"
              name={group}
              checked={isInUse}
              onChange={() => onChoose(choice)}
              // A tap on the one in use confirms it, and changes nothing.
              onClick={() => isInUse && onChoose(choice)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onChoose(choice)
                onEnter?.()
              }}
            />
            {choice.label}
          </label>
        )
      })}
      <button type="button" className={chipsCss.chip} aria-label={say.chooseOne(shownName(name))} onClick={onOther}>
        {say.other}
      </button>
    </div>
  )
}
