import type { AppCraft } from '../../engine/crafts.ts'
import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { roundGrams } from '../../format/numbers.ts'
import { isCraftId } from '../../model/crafts.ts'
import type { DraftRecipeAnswer, LineCorrection, PasteDraft } from '../../model/drafts.ts'
import { type BatchSize, type CraftId, newLine, type TableFormula, weighedAs } from '../../model/formula.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import {
  type KeptRecipe,
  keptRecipes,
  type PastedText,
  stepsInList,
  type TypeSureness,
  typeSurenessOf,
  usualKeeping,
} from './pasted.ts'
import { rowWeighsIn, type ShownRow, shownRows } from './shown.ts'

/** What is on the bench while a list is pasted. */
export interface OnBench {
  readonly craft: CraftId
  readonly type: string
  /** Nothing is on it but a type that somebody has chosen: a list does not change it. */
  readonly isChosen: boolean
}

/** A type of a craft, as it is offered. */
export interface ChosenType {
  readonly craft: CraftId
  readonly type: string
  readonly label: string
}

/** A recipe as it stands with what was answered: what it will be, and its rows as the craft of it reads them. */
export interface ShownRecipe {
  readonly key: string
  readonly recipe: KeptRecipe
  readonly craft: AppCraft
  readonly type: string
  readonly typeLabel: string
  readonly sureness: TypeSureness | 'hand'
  /** Types that it may be as well. */
  readonly rivals: readonly ChosenType[]
  readonly name: string
  readonly rows: readonly ShownRow[]
  /** Grams of all its lines as written, and as they are put. */
  readonly written: number
  readonly sum: number
  readonly made: number | undefined
  readonly factor: number
  readonly pieces: number | undefined
}

interface Asked {
  readonly engine: AppEngine
  readonly own: OwnIngredients
  readonly bench: OnBench
}

const choiceIn = (engine: AppEngine, craft: string | undefined, type: string | undefined): ChosenType | undefined => {
  if (!isCraftId(craft) || type === undefined) return undefined
  const label = craftOfEngine(engine, craft).types[type]?.label
  return label === undefined ? undefined : { craft, type, label }
}

/** What somebody has chosen, or else what was read, or else what is on the bench. */
function typeFor({ kind }: KeptRecipe, answer: DraftRecipeAnswer, { engine, bench }: Asked) {
  const chosen = choiceIn(engine, answer.craft, answer.type)
  const onBench = choiceIn(engine, bench.craft, bench.type)
  const read = choiceIn(engine, kind.craft, kind.type)
  const hand = chosen ?? (bench.isChosen ? onBench : undefined)
  const is = hand ?? read ?? onBench
  if (!is) throw new Error(`no type ${bench.type} in ${bench.craft}`)
  const sureness: ShownRecipe['sureness'] = hand ? 'hand' : read ? typeSurenessOf(kind) : 'none'
  const others = kind.others.flatMap(({ craft, type }) => choiceIn(engine, craft, type) ?? [])
  const rivals = [...(hand && read ? [read] : []), ...others].filter(({ type }) => type !== is.type)
  return { is, sureness, rivals }
}

function shownRecipe(recipe: KeptRecipe, { corrections, recipes }: PasteDraft, asked: Asked): ShownRecipe {
  const answer = recipes[recipe.key] ?? {}
  const { is, sureness, rivals } = typeFor(recipe, answer, asked)
  const craft = craftOfEngine(asked.engine, is.craft)
  const factor = answer.factor || 1
  const rows = shownRows(recipe, corrections, factor, { craft, type: is.type, own: asked.own })
  const sum = rowWeighsIn(rows)
  return {
    key: recipe.key,
    recipe,
    craft,
    type: is.type,
    typeLabel: is.label,
    sureness,
    rivals,
    name: answer.name ?? recipe.title ?? '',
    rows,
    written: roundGrams(sum / factor),
    sum,
    // Nothing where somebody has emptied the field.
    made: (answer.made ?? recipe.made) || undefined,
    factor,
    pieces: answer.pieces || undefined,
  }
}

export const recipeKeepingOf = (pasted: PastedText, { keeping }: PasteDraft) => keeping ?? usualKeeping(pasted)

/** The recipes of a text as they stand. */
export const shownRecipes = (pasted: PastedText, draft: PasteDraft, asked: Asked): readonly ShownRecipe[] =>
  keptRecipes(pasted, recipeKeepingOf(pasted, draft)).map((recipe) => shownRecipe(recipe, draft, asked))

const linesOf = (rows: readonly ShownRow[]) =>
  rows.flatMap(({ name, grams, own, is }) => (is === 'ingredient' ? [weighedAs(newLine(name, 0, own), grams)] : []))

function batchOf({ pieces, sum }: ShownRecipe): BatchSize {
  return pieces === undefined || sum === 0 ? {} : { pieces, pieceGrams: roundGrams(sum / pieces) }
}

/** The formula that a recipe makes. */
export function pastedFormulaOf(shown: ShownRecipe): TableFormula {
  const steps = stepsInList(shown.rows, shown.key === 'all')
  return {
    craft: shown.craft.id,
    type: shown.type,
    name: shown.name.trim(),
    lines: linesOf(shown.rows),
    given: {},
    batch: batchOf(shown),
    ...(steps.length > 0 && { steps }),
  }
}

/** What is done with the lines of a recipe. */
export interface ListActions {
  /** `isWeight`: the grams of it are told too. */
  readonly correct: (key: string, correction: LineCorrection, isWeight?: boolean) => void
  readonly create: (key: string, name: string) => void
  /** To what is wanting next. */
  readonly goOn: () => void
}
