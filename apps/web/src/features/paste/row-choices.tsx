import type { NameChoice } from '../../reading/choices.ts'
import * as chipsCss from '../../views/choice-chips.module.css'
import { ChoiceChips } from '../../views/choice-chips.tsx'
import { choiceWords } from '../../words/es/choices.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import type { ShownRow } from './shown.ts'

interface Props {
  readonly row: ShownRow
  readonly onChoose: (choice: NameChoice) => void
  /** Any other, looked for by its name. */
  readonly onOther: () => void
  readonly onCreate: () => void
  readonly onLeave: () => void
  readonly onEnter: () => void
}

/** What a name that nobody knows may be: equal buttons, none of them pushed. */
function Candidates({ row, onChoose, onOther, onCreate, onLeave }: Props) {
  const { name } = row
  const isBare = row.choices.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame.
    <div className={chipsCss.chips} role="group" aria-label={say.whatIsOne(name)}>
      {row.choices.map((choice, at) => (
        <button
          key={choice.name}
          type="button"
          className={chipsCss.chip}
          data-wants={at === 0 || undefined}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </button>
      ))}
      <button
        type="button"
        className={chipsCss.chip}
        data-wants={isBare || undefined}
        aria-label={choiceWords.chooseOne(name)}
        onClick={onOther}
      >
        {choiceWords.other}
      </button>
      <button type="button" className={chipsCss.chip} aria-label={say.createOne(name)} onClick={onCreate}>
        {say.create}
      </button>
      <button type="button" className={chipsCss.chip} aria-label={say.leaveOutOne(name)} onClick={onLeave}>
        {say.leaveOut}
      </button>
    </div>
  )
}

export function RowChoices(props: Props) {
  const { row, onChoose, onOther, onEnter } = props
  if (row.isUnknown) return <Candidates {...props} />
  // One's own that was read by some of its words is confirmed by a tap, also where it is the only one.
  if (row.choices.length < 2 && row.choices[0]?.own === undefined) return null
  return (
    <ChoiceChips
      name={row.name}
      choices={row.choices}
      inUse={row.isConfirmed ? row.name : row.choices[0]?.name}
      isConfirmed={row.isConfirmed}
      onChoose={onChoose}
      onOther={onOther}
      onEnter={onEnter}
    />
  )
}
