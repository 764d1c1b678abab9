import type { Category, Ingredient } from '../catalogue/ingredient.ts'
import { isNamed } from '../catalogue/lookup.ts'
import { answer, type Found, typeNotes } from '../craft/craft.ts'
import type { Line } from '../formula/formula.ts'
import type { Composition, Untold } from '../science/composition.ts'
import * as say from '../words/messages.ts'
import { composedOfBlocks } from './label/blocks.ts'

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
  /** The craft took the name for a row that the name itself does not say: by its role, or as the nearest it has. */
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
export interface Made<Body = unknown> {
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
  readonly warnings: readonly string[]
  readonly body: Body
}

/** A loss worked out by another way of summing may differ in its last digits. */
const ROUNDING_ERROR = 1e-9

export function madeOf<Matter, Body>(found: Found<Matter, Body>): Made<Body> {
  const { definition, request, judgement } = found
  const { type, recipe, formula } = judgement
  const { reader } = definition
  const making = definition.making?.(judgement, request)
  const notes = [...typeNotes(found), ...formula.notes]

  function lineOf(line: Line<Matter>): MadeLine {
    const { name, grams, ingredient, given } = line
    const own = reader.composed?.(line) ?? composedOfBlocks(reader, line, type)
    return {
      name,
      grams,
      used: making?.atUse?.(line) ?? grams,
      ingredient,
      assumed: ingredient !== undefined && !isNamed(name, ingredient),
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
  const noise = ROUNDING_ERROR * weighed
  const summed = steam + (making?.lost ?? 0)
  const asked = summed > noise ? summed : 0
  const lost = Math.min(asked, volatile(lines))
  const isShort = asked - lost > noise
  return {
    type,
    typeLabel: recipe.label,
    lines,
    weighed,
    lost,
    finished: weighed - lost,
    said: lost > 0 ? (making?.said ?? say.boiledOff()) : undefined,
    mentions: definition.mentions?.(judgement, request) ?? [],
    warnings: isShort ? [...notes, say.lostTooMuch(asked, lost)] : notes,
    body: answer(found, { advice: false }).body,
  }
}

/** Grams of water and alcohol, which are all that can leave; what nobody knows may be either. */
const volatile = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { grams, composition: c }) => sum + (c ? (grams * (c.water + c.alcohol)) / 100 : grams), 0)
