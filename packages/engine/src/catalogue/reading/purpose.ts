import type { Ingredient } from '../ingredient.ts'
import type { Cleaned } from './clean.ts'
import { type Guess, labelWordsOf, readLeftOver, type Tools } from './left-over.ts'
import { bareWord, type Parsed, parse, roots } from './parse.ts'
import { NOWHERE } from './plain.ts'
import { isDangerous, isDish } from './residue.ts'

const PURPOSE = / (?:para|pour|per|for) /
/** What it is for makes another thing of these: for some purposes, or whatever it is. */
const ANY_PURPOSE: ReadonlySet<string> = new Set(roots('queso pasta masa'))
const BY_PURPOSE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['azúcar', 'mermelada confitura conserva jalea confitar gelificar glaseado algodón'],
    ['sal', 'curar curación salazón nevera baño lavavajillas deshielo descalcificar piscina fruta'],
  ].map(([head = '', purposes = '']) => [roots(head)[0] ?? '', new Set(roots(purposes))]),
)
const isMadeByPurpose = (of: readonly string[], purpose: readonly string[]): boolean =>
  of.some((word) => ANY_PURPOSE.has(word) || purpose.some((use) => BY_PURPOSE.get(word)?.has(use)))

/**
 * «Especias para calabaza», «mantequilla para los pliegues»: what it is for is no reading of it, where what stands before has one. Sugar for
 * jam has its pectin, and salt for curing its nitrite.
 */
export function forPurpose(
  { head }: Cleaned,
  tools: Tools,
  row?: Ingredient,
): { readonly guess: Guess; readonly of: Parsed } | undefined {
  const [before = '', purpose] = head.split(PURPOSE)
  if (purpose === undefined) return undefined
  const of = parse(before)
  const own = row && labelWordsOf(row)
  const { words } = parse(purpose)
  if (own ? of.words.some((word) => own.has(bareWord(word))) : isMadeByPurpose(of.words, words)) return undefined
  const isBound = (word: string): boolean =>
    word === 'y' || /^(?:sin|con) /.test(word) || (!row && isDangerous(word) && !isDish(word))
  if (words.some(isBound)) return undefined
  const ingredient = tools.read({ ...of, after: NOWHERE })
  const guess = ingredient ? { ingredient } : readLeftOver(of, NOWHERE, tools)
  return guess && { guess: { ...guess, unsaid: [...(guess.unsaid ?? []), ...(row ? [] : words)] }, of }
}
