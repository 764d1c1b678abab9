import { isNamed } from '../catalogue/lookup.ts'
import type { Line } from '../formula/formula.ts'
import { composedOfBlocks } from '../make/label/blocks.ts'
import type { Made, MadeLine } from '../make/made.ts'
import * as say from '../words/messages.ts'
import { answer, type Found, typeNotes } from './craft.ts'

/** A loss worked out by another way of summing may differ in its last digits. */
const ROUNDING_ERROR = 1e-9

export function madeOf<Matter, Body>(found: Found<Matter, Body>): Made<Body> {
  const { definition, request, judgement } = found
  const { type, recipe, formula } = judgement
  const { reads, makes = {} } = definition
  const making = makes.making?.(judgement, request)
  const notes = [...typeNotes(found), ...formula.notes]

  function lineOf(line: Line<Matter>): MadeLine {
    const { name, grams, ingredient, given, measured } = line
    const own = reads.composed?.(line) ?? composedOfBlocks(reads, line, type)
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
      ...(measured && { measured }),
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
    mentions: makes.mentions?.(judgement, request) ?? [],
    warnings: isShort ? [...notes, say.lostTooMuch(asked, lost)] : notes,
    body: answer(found, { advice: false }).body,
  }
}

/** Grams of water and alcohol, which are all that can leave; what nobody knows may be either. */
const volatile = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { grams, composition: c }) => sum + (c ? (grams * (c.water + c.alcohol)) / 100 : grams), 0)
