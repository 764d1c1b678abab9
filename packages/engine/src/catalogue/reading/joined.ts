import { totalFat, totalSugars } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { foldWords } from '../normalise.ts'
import { blendRows } from './derive.ts'
import { onlyDescribes } from './droppable.ts'
import { rootsOf } from './parse.ts'
import type { ReadByWords } from './reader.ts'

/** Two things in one line: «fresas y frambuesas», «harina de trigo y centeno», «almendras y avellanas tostadas». */

const JOINT = /\s+(?:y|e|i|et|and|ed|&|\+)\s+|\s*[&+]\s*|(?<=\p{Ll}{3})[-/](?=\p{L}{3})|\s+\/\s+/u
/** «70/30», «50-50»: of the first and of the second. */
const SHARES = /\(?\b(\d{1,2}) ?[/:-] ?(\d{1,2})\b ?%?\)?/
const EVEN = /,? *\(?\b(?:a partes iguales|mitad y mitad|al 50 ?%|50 ?%)\)?/i

/** Points of water, sugars and fat that things may lie apart and stand for each other; of one shelf, and of two. */
const APART_ON_A_SHELF = 50
const APART = 15

const apart = ({ composition: one }: Ingredient, { composition: other }: Ingredient): number =>
  Math.abs(one.water - other.water) +
  Math.abs(totalSugars(one) - totalSugars(other)) +
  Math.abs(totalFat(one) - totalFat(other))

/** Shelves of what works by the gram: half of one and half of another is nobody's guess. */
const STRONG: ReadonlySet<string> = new Set([
  'emulgente',
  'estabilizante',
  'levadura',
  'impulsor',
  'sal',
  'acido',
  'edulcorante',
  'mejorante',
  'prefermento',
  'aroma',
])

/** What it is without binds both, and no half of it may hide it. */
const BINDING = /\b(?:sin|sense|sans|senza|without|vegetal|vegan[oa]?|light)\b/i

const areAlike = (one: Ingredient, other: Ingredient): boolean =>
  one.category === other.category
    ? apart(one, other) <= APART_ON_A_SHELF
    : !(STRONG.has(one.category) || STRONG.has(other.category)) && apart(one, other) <= APART

type Read = (name: string) => ReadByWords | undefined

/** A head before the first belongs to both, and so does what follows the second. */
function* pairs(first: string, second: string): Generator<readonly [string, string]> {
  const [ahead, behind] = [first.split(/\s+/), second.split(/\s+/)]
  for (let at = 1; at < behind.length; at++) yield [`${first} ${behind.slice(at).join(' ')}`, second]
  for (let at = ahead.length - 1; at > 0; at--) yield [first, `${ahead.slice(0, at).join(' ')} ${second}`]
  yield [first, second]
}

/** Both things, where each is read for what it is: a guess of a guess is none. */
function readBoth(first: string, second: string, read: Read): readonly [Ingredient, Ingredient] | undefined {
  for (const [one, other] of pairs(first, second)) {
    const [a, b] = [read(one), read(other)]
    if (a && b && !a.others && !b.others && a.ingredient !== b.ingredient && areAlike(a.ingredient, b.ingredient))
      return [a.ingredient, b.ingredient]
  }
  return undefined
}

export function readJoined(name: string, read: Read): ReadByWords | undefined {
  if (BINDING.test(name)) return undefined
  const shares = SHARES.exec(name)
  const [one, other] = [Number(shares?.[1] ?? 50), Number(shares?.[2] ?? 50)]
  if (one + other !== 100) return undefined
  const parts = name.replace(SHARES, ' ').replace(EVEN, ' ').trim().split(JOINT)
  const [first, second, third] = parts
  // «Tostada y repelada» is said of both.
  if (third !== undefined && parts.length === 3 && foldWords(third).flatMap(rootsOf).every(onlyDescribes))
    return first && second ? joinedOf(first, `${second} ${third}`, [one, other], read) : undefined
  return parts.length === 2 && first && second ? joinedOf(first, second, [one, other], read) : undefined
}

function joinedOf(
  first: string,
  second: string,
  [one, other]: readonly [number, number],
  read: Read,
): ReadByWords | undefined {
  const both = readBoth(first, second, read)
  if (!both) return undefined
  const [a, b] = both
  const base = { ...a, id: `${a.id}_y_${b.id}` }
  const ingredient = blendRows(base, `${a.name} y ${b.name.charAt(0).toLowerCase()}${b.name.slice(1)}`, [
    [one / 100, a],
    [other / 100, b],
  ])
  return { ingredient, others: [a, b] }
}
