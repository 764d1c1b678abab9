import { useId } from 'react'
import { paste as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import type { Choice, ShownRow } from './shown.ts'

interface Props {
  readonly row: ShownRow
  readonly onChoose: (choice: Choice) => void
  /** Any other, looked for by its name. */
  readonly onOther: () => void
  readonly onCreate: () => void
  readonly onLeave: () => void
  readonly onEnter: () => void
}

/** What a provisional reading may be: the one in use has no tick until a tap confirms it. */
function Alternatives({ row, onChoose, onOther, onEnter }: Props) {
  const group = useId()
  const inUse = row.isConfirmed ? row.name : row.choices[0]?.name
  return (
    <div className={pasteCss.chips} role="radiogroup" aria-label={say.whatIs}>
      {row.choices.map((choice) => {
        const isInUse = choice.name === inUse
        return (
          <label key={choice.name} className={pasteCss.chip} data-chosen={(isInUse && row.isConfirmed) || undefined}>
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
                onEnter()
              }}
            />
            {choice.label}
          </label>
        )
      })}
      <button type="button" className={pasteCss.chip} aria-label={say.chooseOne(row.name)} onClick={onOther}>
        {say.other}
      </button>
    </div>
  )
}

/** What a name that nobody knows may be: equal buttons, none of them pushed. */
function Candidates({ row, onChoose, onOther, onCreate, onLeave }: Props) {
  const { name } = row
  const isBare = row.choices.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame.
    <div className={pasteCss.chips} role="group" aria-label={say.whatIsOne(name)}>
      {row.choices.map((choice, at) => (
        <button
          key={choice.name}
          type="button"
          className={pasteCss.chip}
          data-wants={at === 0 || undefined}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </button>
      ))}
      <button
        type="button"
        className={pasteCss.chip}
        data-wants={isBare || undefined}
        aria-label={say.chooseOne(name)}
        onClick={onOther}
      >
        {say.other}
      </button>
      <button type="button" className={pasteCss.chip} aria-label={say.createOne(name)} onClick={onCreate}>
        {say.create}
      </button>
      <button type="button" className={pasteCss.chip} aria-label={say.leaveOutOne(name)} onClick={onLeave}>
        {say.leaveOut}
      </button>
    </div>
  )
}

export function RowChoices(props: Props) {
  const { row } = props
  if (row.isUnknown) return <Candidates {...props} />
  return row.choices.length > 1 ? <Alternatives {...props} /> : null
}
