import { type KeyboardEvent, useRef, useState } from 'react'
import { shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { recipeListWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import type { ImportedRecipe } from './shown.ts'
import '../../ui/style/controls.css'

export const RECIPE_FILTERS = ['open', 'all'] as const
export type RecipeFilter = (typeof RECIPE_FILTERS)[number]

const PASSES: Readonly<Record<RecipeFilter, (recipe: ImportedRecipe) => boolean>> = {
  all: () => true,
  open: ({ open }) => open > 0,
}

/** Rows that are drawn at once. */
const AT_ONCE = 40

interface Props {
  readonly recipes: readonly ImportedRecipe[]
  readonly filter: RecipeFilter
  readonly onFilter: (filter: RecipeFilter) => void
  readonly selected: number | undefined
  readonly onSelect: (at: number) => void
}

interface RecipeState {
  readonly shape: string
  readonly tone: 'ok' | 'bad' | 'muted' | 'unknown'
  readonly words: string
}

/** What is most wanting in a recipe, in a few words. */
function stateOf({ isReady, isIn, lines, open }: ImportedRecipe): RecipeState {
  const alarmed = lines.find(({ doubt, alarm }) => doubt === 'weight' && alarm !== undefined)
  const unread = lines.filter(
    ({ doubt, weight }) => doubt === 'unknown' || (doubt === 'weight' && weight === undefined),
  )
  const supposed = lines.filter(({ doubt }) => doubt === 'weight')
  if (!isReady) return { shape: '?', tone: 'unknown', words: say.state.type }
  if (!isIn) return { shape: '–', tone: 'muted', words: say.state.out }
  if (alarmed?.alarm)
    return { shape: '▼', tone: 'bad', words: say.state.alarm(weightText(alarmed.alarm.read), shownName(alarmed.name)) }
  if (unread.length > 0) return { shape: '?', tone: 'unknown', words: say.state.unread(unread.length) }
  if (supposed.length > 0) return { shape: '○', tone: 'muted', words: say.state.supposed(supposed.length) }
  if (open > 0) return { shape: '○', tone: 'muted', words: say.state.open(open) }
  return { shape: '●', tone: 'ok', words: say.state.read }
}

interface RowProps extends Pick<Props, 'onSelect'> {
  readonly recipe: ImportedRecipe
  readonly isSelected: boolean
}

function Row({ recipe: shown, isSelected, onSelect }: RowProps) {
  const { at, recipe, craft } = shown
  const state = stateOf(shown)
  return (
    <li className={importCss.row} data-craft={craft} data-part="import-row" data-selected={isSelected || undefined}>
      <button
        type="button"
        className={importCss.open}
        data-part="import-open"
        data-open={shown.open > 0 || undefined}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(at)}
      >
        <span className={importCss.name}>{recipe.title}</span>
        <span className={importCss.state} data-tone={state.tone}>
          <span aria-hidden="true">{state.shape}</span> {state.words}
        </span>
      </button>
    </li>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Every recipe of the file in a row: what it is, and what is wanting in it. */
export function RecipesCard({ recipes, filter, onFilter, selected, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(AT_ONCE)
  const found = recipes.filter(PASSES[filter])
  function move(event: KeyboardEvent): void {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-part=import-open]') ?? [])]
    const now = rows.indexOf(document.activeElement as HTMLElement)
    const isNext = event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey
    const step = STEPS[event.key]
    if (step === undefined && !isNext) return
    const next = isNext
      ? rows.find((row, place) => place > now && row.dataset.open !== undefined)
      : rows[now + (step ?? 0)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section className={`card ${importCss.recipes}`} aria-labelledby="import-recipes" data-part="import-recipes">
      <div className={importCss.cardHead}>
        <h2 id="import-recipes">{say.title}</h2>
        <fieldset className={`choices ${importCss.filters}`}>
          <legend className="unseen">{say.which}</legend>
          {RECIPE_FILTERS.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="filter" checked={filter === one} onChange={() => onFilter(one)} />
              {say.filters[one](recipes.filter(PASSES[one]).length)}
            </label>
          ))}
        </fieldset>
      </div>
      {found.length === 0 ? <p className="muted">{say.none}</p> : null}
      <ul ref={list} aria-labelledby="import-recipes" onKeyDown={move}>
        {found.slice(0, most).map((recipe) => (
          <Row key={recipe.at} recipe={recipe} isSelected={recipe.at === selected} onSelect={onSelect} />
        ))}
      </ul>
      {found.length > most ? (
        <button type="button" className="button quiet" onClick={() => setMost((now) => now + AT_ONCE)}>
          {say.more(found.length - most)}
        </button>
      ) : null}
      <p className={`muted ${importCss.keys}`}>{say.keys}</p>
    </section>
  )
}
