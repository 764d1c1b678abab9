import { use, useDeferredValue, useState } from 'react'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { foldedText, foldedWordsIn } from '../../format/folded.ts'
import { shownName } from '../../format/page-speech.ts'
import { craftIds } from '../../model/crafts.ts'
import type { CraftId, TableFormula } from '../../model/formula.ts'
import { galleryFormulaOf, type JudgedGalleryFormula, loadGallery } from '../../reading/gallery.ts'
import { bookWords, publishedWords as say } from '../../words/es/book.ts'
import * as bookCss from './book.module.css'

interface Props {
  readonly crafts: readonly CraftId[]
  readonly text: string
  readonly onOpen: (formula: TableFormula) => void
}

interface Entry {
  readonly craft: AppCraft
  readonly formula: JudgedGalleryFormula
  readonly dish: string
  readonly text: string
}

function entriesOf(craft: AppCraft, formulas: readonly JudgedGalleryFormula[]): readonly Entry[] {
  return formulas.map((formula) => {
    const type = craft.types[formula.type]?.label ?? formula.type
    const dish = formula.flavour === undefined ? type : say.with(type, shownName(formula.flavour))
    const { title, author = '', lines } = formula
    return {
      craft,
      formula,
      dish,
      text: foldedText(`${dish} ${title} ${author} ${lines.map(([name]) => name).join(' ')}`),
    }
  })
}

const loaded = new Map<CraftId, readonly Entry[]>()
function useEntries(id: CraftId): readonly Entry[] {
  const craft = craftOfEngine(useEngine([id, 'names']), id)
  const formulas = use(loadGallery(id))
  const entries = loaded.get(id) ?? entriesOf(craft, formulas)
  loaded.set(id, entries)
  return entries
}

const AT_FIRST = 50

/** Published formulas: a dish's name, and below it who published it and where. */
export function PublishedList({ crafts, text, onOpen }: Props) {
  const all = craftIds.filter((id) => crafts.includes(id)).flatMap(useEntries)
  const [most, setMost] = useState(AT_FIRST)
  const words = useDeferredValue(foldedWordsIn(text))
  const found = all.filter((entry) => words.every((word) => entry.text.includes(word)))
  return (
    <>
      <p className="muted" aria-live="polite">
        {found.length > 0 ? say.count(found.length) : say.none}
      </p>
      <p className="muted">{say.asPublished}</p>
      <ul
        className={`${bookCss.list} ${bookCss.published}`}
        data-part="book-list published"
        aria-label={bookWords.published}
      >
        {found.slice(0, most).map(({ craft, formula, dish }) => (
          <li key={formula.id} className={bookCss.row} data-part="book-row" data-craft={craft.id}>
            <button
              type="button"
              className={bookCss.open}
              data-part="book-open"
              onClick={() => onOpen({ ...galleryFormulaOf(craft, formula), name: dish })}
            >
              <span className={bookCss.name} data-part="book-name">
                {dish}
              </span>
              <span className={bookCss.type} data-part="book-type sources" lang="">
                {[formula.title, formula.author].filter(Boolean).join(' · ')}
              </span>
              <span className={bookCss.type} data-part="book-type" data-standing={formula.standing}>
                {say.standing[formula.standing]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + 4 * AT_FIRST)}>
          {bookWords.more(found.length - most)}
        </button>
      ) : null}
    </>
  )
}
