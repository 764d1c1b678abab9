import { type KeyboardEvent, useRef, useState } from 'react'
import { gramsText } from '../../format/numbers.ts'
import { recipeListWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import type { ImportedRecipe } from './shown.ts'
import '../../ui/style/controls.css'

export const RECIPE_FILTERS = ['all', 'open', 'out'] as const
export type RecipeFilter = (typeof RECIPE_FILTERS)[number]

const PASSES: Readonly<Record<RecipeFilter, (recipe: ImportedRecipe) => boolean>> = {
  all: () => true,
  open: ({ open }) => open > 0,
  out: ({ isIn }) => !isIn,
}

/** Rows that are drawn at once. */
const AT_ONCE = 40

interface Props {
  readonly recipes: readonly ImportedRecipe[]
  readonly filter: RecipeFilter
  readonly onFilter: (filter: RecipeFilter) => void
  readonly selected: number | undefined
  readonly onSelect: (at: number) => void
  readonly onTake: (at: number, isIn: boolean) => void
}

interface State {
  readonly shape: string
  readonly tone: 'ok' | 'bad' | 'muted'
  readonly words: string
}

/** What is most wanting in a recipe. */
function stateOf({ isReady, isIn, lines, open }: ImportedRecipe): State {
  const asked = lines.filter(({ doubt }) => doubt === 'weight' || doubt === 'unknown').length
  if (!isReady) return { shape: '▼', tone: 'bad', words: say.state.type }
  if (!isIn) return { shape: '–', tone: 'muted', words: say.state.out }
  if (asked > 0) return { shape: '▼', tone: 'bad', words: say.state.asked(asked) }
  if (open > 0) return { shape: '○', tone: 'muted', words: say.state.open(open) }
  return { shape: '●', tone: 'ok', words: say.state.read }
}

interface RowProps extends Pick<Props, 'onSelect' | 'onTake'> {
  readonly recipe: ImportedRecipe
  readonly isSelected: boolean
}

function Row({ recipe: shown, isSelected, onSelect, onTake }: RowProps) {
  const { at, recipe, craft, typeLabel, isReady, isIn, lines, prices } = shown
  const state = stateOf(shown)
  return (
    <li className={importCss.row} data-craft={craft} data-part="import-row" data-selected={isSelected || undefined}>
      <label className={importCss.tick}>
        <span className="unseen">{say.take(recipe.title)}</span>
        <input
          type="checkbox"
          checked={isIn}
          disabled={!isReady}
          onChange={(event) => onTake(at, event.target.checked)}
        />
      </label>
      <button
        type="button"
        className={importCss.open}
        data-part="import-open"
        data-open={shown.open > 0 || undefined}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(at)}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !isReady) return
          event.preventDefault()
          onTake(at, !isIn)
        }}
      >
        <span className={importCss.name}>{recipe.title}</span>
        <span className={importCss.type}>{typeLabel ?? say.noType}</span>
        <span className={importCss.lines}>{say.lines(lines.length)}</span>
        <span className={importCss.state} data-tone={state.tone}>
          <span aria-hidden="true">{state.shape}</span> {state.words}
        </span>
        <span className={importCss.prices}>{prices > 0 ? say.prices(prices) : ''}</span>
        <span className={`${importCss.grams} figure`}>{`${gramsText(shown.grams)} g`}</span>
      </button>
    </li>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Every recipe of the file in a row: what it is, and what is wanting in it. */
export function RecipesCard({ recipes, filter, onFilter, selected, onSelect, onTake }: Props) {
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
          <Row
            key={recipe.at}
            recipe={recipe}
            isSelected={recipe.at === selected}
            onSelect={onSelect}
            onTake={onTake}
          />
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
