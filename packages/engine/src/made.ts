import type { Category, Ingredient } from './catalogue/ingredient.ts'
import type { Composition, Untold } from './composition.ts'
import type { Formula, Line, Reader } from './formula.ts'
import * as say from './messages.ts'

/** What making a product takes from its formula. */
export interface Making<Matter> {
  /** Grams that leave in the oven or the pan: water, and the alcohol of the lines that boil. */
  readonly lost: number
  /** Lines whose alcohol leaves with the steam. */
  readonly boils?: (line: Line<Matter>) => boolean
  /** Grams of a line at the moment of use, where they are not those weighed: nuts that are roasted on the way. */
  readonly atUse?: (line: Line<Matter>) => number
  /** How it is lost, as the end of a sentence. */
  readonly said: string
}

/** A sentence that a law makes the label carry. */
export interface Mention {
  readonly text: string
  /** Ingredients whose quantity it already gives, so that the list need not (Regulation (EU) 1169/2011, Annex VIII, 1.a.ii). */
  readonly covers?: Category
}

export interface MadeLine {
  /** As it was sent. */
  readonly name: string
  readonly grams: number
  /** Grams at the moment of use. */
  readonly used: number
  readonly ingredient: Ingredient | undefined
  /** The row stands for the name only because something else in the line said so. */
  readonly assumed: boolean
  /** g per 100 g; none when nobody knows what is in it. */
  readonly composition: Composition | undefined
  readonly untold: readonly Untold[]
  /** False where the alcohol leaves with the steam. */
  readonly keepsAlcohol: boolean
  /** Energy that the caller gave, kcal per 100 g. */
  readonly kcal: number | undefined
}

/** A formula as the product it makes. */
export interface Made {
  readonly type: string
  readonly typeLabel: string
  /** As sent and in that order, what leaves as steam apart. */
  readonly lines: readonly MadeLine[]
  /** Grams weighed, lost and left. */
  readonly weighed: number
  readonly lost: number
  readonly finished: number
  /** How it is lost, as the end of a sentence; absent when nothing is. */
  readonly said: string | undefined
  readonly mentions: readonly Mention[]
  /** How its lines were read, where that needs saying. */
  readonly warnings: readonly string[]
}

interface Judged<Matter> {
  readonly type: string
  readonly recipe: { readonly label: string }
  readonly formula: Formula<Matter>
}

/** A loss worked out by another way of summing may differ in its last digits. */
const ROUNDING_ERROR = 1e-9

export function madeOf<Matter>(
  { identify, composed }: Reader<Matter>,
  { type, recipe, formula }: Judged<Matter>,
  making: Making<Matter> | undefined,
): Omit<Made, 'mentions'> {
  const isAssumed = ({ name, ingredient }: Line<Matter>): boolean =>
    ingredient !== undefined && identify({ name, raw: {}, type })?.ingredient?.id !== ingredient.id

  function lineOf(line: Line<Matter>): MadeLine {
    const { name, grams, ingredient, given } = line
    const own = composed?.(line)
    return {
      name,
      grams,
      used: making?.atUse?.(line) ?? grams,
      ingredient,
      assumed: isAssumed(line),
      composition: own?.composition ?? ingredient?.composition,
      untold: own?.untold ?? [],
      keepsAlcohol: !making?.boils?.(line),
      kcal: given?.kcal,
    }
  }

  // Steam is a line that weighs less than nothing.
  const steam = -formula.lines.reduce((sum, { grams }) => sum + Math.min(0, grams), 0)
  const lines = formula.lines.filter(({ grams }) => grams >= 0).map(lineOf)
  const weighed = lines.reduce((sum, { grams }) => sum + grams, 0)
  const asked = steam + (making?.lost ?? 0)
  const lost = Math.min(asked, volatile(lines))
  const { notes = [] } = formula
  const isShort = asked - lost > ROUNDING_ERROR * weighed
  return {
    type,
    typeLabel: recipe.label,
    lines,
    weighed,
    lost,
    finished: weighed - lost,
    said: lost > 0 ? (making?.said ?? say.boiledOff()) : undefined,
    warnings: isShort ? [...notes, say.lostTooMuch(asked, lost)] : notes,
  }
}

/** Grams of water and alcohol, which are all that can leave; what nobody knows may be either. */
const volatile = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { grams, composition: c }) => sum + (c ? (grams * (c.water + c.alcohol)) / 100 : grams), 0)
