import { useState } from 'react'
import type { CraftId, SavedFormula } from '../../model/formula.ts'
import { formulaNameOf } from '../../views/formula-name.ts'
import { menuWords as say } from '../../words/es/menu.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as basesCss from './bases.module.css'
import { pastedFlavours } from './pasted-doses.ts'
import type { PastedFlavour } from './protocol.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly crafts: readonly CraftId[]
  readonly craft: CraftId
  readonly onCraft: (craft: CraftId) => void
  readonly saved: readonly SavedFormula[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: readonly string[]) => void
  readonly pasted: readonly PastedFlavour[]
  readonly onPasted: (flavours: readonly PastedFlavour[]) => void
  readonly isOpen: boolean
  /** One of those chosen stands in the way of all: what to leave out is chosen here. */
  readonly isRefused: boolean
}

function Book({ saved, chosen, onChoose }: Pick<Props, 'saved' | 'chosen' | 'onChoose'>) {
  const all = saved.map(({ id }) => id)
  const isAll = all.length > 0 && all.every((id) => chosen.has(id))
  return (
    <>
      <button
        type="button"
        className="button quiet"
        onClick={({ currentTarget }) => {
          onChoose(isAll ? [] : all)
          // Whoever takes all is done choosing.
          currentTarget.closest('details')?.toggleAttribute('open', isAll)
        }}
      >
        {isAll ? say.nobody : say.all}
      </button>
      <ul>
        {saved.map((one) => (
          <li key={one.id}>
            <label className="check-line">
              <input
                type="checkbox"
                checked={chosen.has(one.id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, one.id] : [...chosen].filter((id) => id !== one.id))
                }
              />
              {formulaNameOf(one)}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function Paste({ pasted, onPasted }: Pick<Props, 'pasted' | 'onPasted'>) {
  const [text, setText] = useState('')
  const read = pastedFlavours(text)
  const unweighed = read.flatMap((one) => one.unweighed)
  const guessed = read.flatMap((one) => one.guessed)
  return (
    <div className={basesCss.paste}>
      <label className="field">
        {say.pasteLabel}
        <textarea rows={3} value={text} placeholder={say.pasteHint} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="muted">{say.pasteHelp}</p>
      {unweighed.length > 0 ? <p role="status">{say.pasteUnweighed(unweighed)}</p> : null}
      {guessed.length > 0 ? <p role="status">{say.pasteGuessed(guessed)}</p> : null}
      <button
        type="button"
        className="button"
        disabled={read.length === 0 || unweighed.length > 0}
        onClick={() => {
          const taken = read.map(({ name, doses }) => ({ name, doses }))
          onPasted([...pasted.filter(({ name }) => !read.some((one) => one.name === name)), ...taken])
          setText('')
        }}
      >
        {say.pasteTake}
      </button>
      <ul className={basesCss.pasted}>
        {pasted.map((one) => (
          <li key={one.name}>
            <span>
              <b>{one.name}</b> {one.doses.length > 0 ? say.doses(one.doses) : say.nothing}
            </span>
            <button
              type="button"
              className="button quiet"
              onClick={() => onPasted(pasted.filter(({ name }) => name !== one.name))}
            >
              {say.remove(one.name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Flavours of the book, one tap each, or doses as they stand on a wall. */
export function ChooseFlavours(props: Props) {
  const { crafts, craft, onCraft, saved, chosen, onChoose, pasted, onPasted, isOpen, isRefused } = props
  // It is closed by whoever chooses, not by the second tick.
  const [isFirst] = useState(isOpen)
  return (
    <details className={`card ${basesCss.choose}`} data-part="menu-choose" open={isFirst || isRefused}>
      <summary>
        {say.flavours} <span className="muted">{say.chosen(chosen.size, saved.length)}</span>
      </summary>
      {crafts.length > 1 ? (
        <label className="field">
          {say.craft}
          <select value={craft} onChange={({ target }) => onCraft(target.value as CraftId)}>
            {crafts.map((one) => (
              <option key={one} value={one}>
                {craftNames[one]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {saved.length === 0 ? <p className="muted">{say.none}</p> : <Book {...{ saved, chosen, onChoose }} />}
      <Paste pasted={pasted} onPasted={onPasted} />
    </details>
  )
}
