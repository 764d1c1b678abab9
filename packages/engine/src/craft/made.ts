import { isNamed } from '../catalogue/lookup.ts'
import type { Line } from '../formula/formula.ts'
import { composedOfBlocks } from '../make/label/blocks.ts'
import type { Made, MadeLine } from '../make/made.ts'
import type { AsPart } from '../make/part.ts'
import * as say from '../words/messages.ts'
import { answer, typeNotes } from './answer.ts'
import type { Found } from './craft.ts'

/** A loss worked out by another way of summing may differ in its last digits. */
const ROUNDING_ERROR = 1e-9

/** What a formula makes, sold by itself or used inside another. */
export function madeOf<Matter, Body>(found: Found<Matter, Body>, part?: AsPart): Made<Body> {
  const { definition, request, judgement } = found
  const { type, recipe, formula } = judgement
  const { reads, makes = {} } = definition
  const making = makes.making?.(judgement, request, part)
  const notes = [...typeNotes(found), ...formula.notes]

  function lineOf(line: Line<Matter>): MadeLine {
    const { name, grams, ingredient, given, inner, use, sent, measured } = line
    const own = reads.composed?.(line) ?? composedOfBlocks(reads, line, type)
    const described = ingredient ? undefined : inner?.row?.composition
    return {
      name,
      grams,
      used: making?.atUse?.(line) ?? grams,
      ingredient,
      assumed: ingredient !== undefined && !isNamed(name, ingredient),
      composition: own?.composition ?? ingredient?.composition ?? described,
      untold: own?.untold ?? inner?.untold ?? [],
      keepsAlcohol: !making?.boils?.(line),
      kcal: given?.kcal,
      sent: inner?.sent ?? sent?.raw ?? {},
      within: use ? [use, ...(inner?.within ?? [])] : [],
      ...(measured && { measured }),
    }
  }

  // Steam is a line that weighs less than nothing; that of a preparation has left before it is weighed here.
  const leaves = (isInside: boolean): number =>
    -formula.lines.reduce((sum, { grams, use }) => sum + ((use !== undefined) === isInside ? Math.min(0, grams) : 0), 0)
  const steam = leaves(false)
  const lostInside = leaves(true)
  const lines = formula.lines.filter(({ grams }) => grams >= 0).map(lineOf)
  const weighed = lines.reduce((sum, { grams }) => sum + grams, 0) - lostInside
  const noise = ROUNDING_ERROR * weighed
  const summed = steam + (making?.lost ?? 0)
  const asked = summed > noise ? summed : 0
  const lost = Math.min(asked, volatile(lines) - lostInside)
  const isShort = asked - lost > noise
  return {
    type,
    typeLabel: recipe.label,
    lines,
    uses: formula.uses,
    weighed,
    lost,
    lostInside,
    finished: weighed - lost,
    said: lost > 0 ? (making?.said ?? say.boiledOff()) : undefined,
    mentions: makes.mentions?.(judgement, request) ?? [],
    warnings: isShort ? [...notes, say.lostTooMuch(asked, lost)] : notes,
    // Who only uses it asks for its answer when it is to be told.
    body: part ? ({} as Body) : answer(found, { advice: false }).body,
  }
}

/** Grams of water and alcohol, which are all that can leave; what nobody knows may be either. */
export const volatile = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { grams, composition: c }) => sum + (c ? (grams * (c.water + c.alcohol)) / 100 : grams), 0)
