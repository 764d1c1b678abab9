import { use, useDeferredValue, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { folded } from '../formula/folded.ts'
import { formulaOf, type JudgedFormula, loadGallery } from '../formula/gallery.ts'
import type { Formula } from '../formula/model.ts'
import { formulas as say } from '../messages/sheets.ts'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly onOpen: (formula: Formula) => void
}

const hasAll = ({ title, author = '', lines }: JudgedFormula, words: readonly string[]): boolean => {
  const text = folded(`${title} ${author} ${lines.map(([name]) => name).join(' ')}`)
  return words.every((word) => text.includes(word))
}

const ANY = ''

/** Published formulas of the craft, each with its source. */
export function GalleryTab({ craft, type, onOpen }: Props) {
  const all = use(loadGallery(craft.id))
  const [asked, setAsked] = useState(all.some((formula) => formula.type === type) ? type : ANY)
  const [text, setText] = useState('')
  const words = useDeferredValue(folded(text).split(/\s+/).filter(Boolean))
  const shown = all.filter((formula) => (asked === ANY || formula.type === asked) && hasAll(formula, words))
  const types = [...new Set(all.map((formula) => formula.type))]
  return (
    <>
      <div className="pair filters">
        <label className="field">
          {say.type}
          <select value={asked} onChange={(event) => setAsked(event.target.value)}>
            <option value={ANY}>{say.allTypes}</option>
            {types.map((id) => (
              <option key={id} value={id}>
                {craft.types[id]?.label ?? id}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say.search}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <p className="muted" aria-live="polite">
        {shown.length > 0 ? say.count(shown.length) : say.nothing}
      </p>
      <p className="muted">{say.asPublished}</p>
      <ul className="items">
        {shown.map((formula) => (
          <li key={formula.id} className="item">
            <div>
              <p className="item-title">{formula.title}</p>
              <p className="muted">
                {[formula.author, craft.types[formula.type]?.label, say.ingredients(formula.lines.length)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p data-standing={formula.standing}>{say.standing[formula.standing]}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={say.openOne(formula.title)}
              onClick={() => onOpen(formulaOf(craft, formula))}
            >
              {say.open}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
