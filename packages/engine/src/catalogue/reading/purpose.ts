import type { Ingredient } from '../ingredient.ts'
import type { CleanedName } from './clean.ts'
import { type LeftOverTools, type RowGuess, readLeftOver } from './left-over.ts'
import { type ParsedName, parseName, rootsOf } from './parse.ts'
import { NO_PLACES } from './plain.ts'
import { isDangerousWord, isDishWord } from './residue.ts'

const PURPOSE = / (?:para|pour|per|for) /
/** What it is for makes another thing of these: for some purposes, or whatever it is. */
const ANY_PURPOSE: ReadonlySet<string> = new Set(rootsOf('queso pasta masa'))
const BY_PURPOSE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['azúcar', 'mermelada confitura conserva jalea confitar gelificar glaseado algodón'],
    ['sal', 'curar curación salazón nevera baño lavavajillas deshielo descalcificar piscina fruta'],
  ].map(([head = '', purposes = '']) => [rootsOf(head)[0] ?? '', new Set(rootsOf(purposes))]),
)
const isMadeByPurpose = (of: readonly string[], purpose: readonly string[]): boolean =>
  of.some((word) => ANY_PURPOSE.has(word) || purpose.some((use) => BY_PURPOSE.get(word)?.has(use)))

/**
 * «Especias para calabaza», «mantequilla para los pliegues»: what it is for is no reading of it, where what stands before has one. Sugar for
 * jam has its pectin, and salt for curing its nitrite.
 */
export function forPurpose(
  { head }: CleanedName,
  tools: LeftOverTools,
  row?: Ingredient,
): { readonly guess: RowGuess; readonly of: ParsedName } | undefined {
  const [before = '', purpose] = head.split(PURPOSE)
  if (purpose === undefined) return undefined
  const of = parseName(before)
  const { words } = parseName(purpose)
  // «Harina para pan» is a flour; «leche para el chocolate» is no chocolate, though one has milk in its name.
  const isLed = row && [row.name, ...row.aliases].some((label) => of.words.includes(rootsOf(label)[0] ?? ''))
  if (row ? isLed : isMadeByPurpose(of.words, words)) return undefined
  const isBound = (word: string): boolean =>
    word === 'y' || /^(?:sin|con) /.test(word) || (!row && isDangerousWord(word) && !isDishWord(word))
  if (words.some(isBound)) return undefined
  const ingredient = tools.read({ ...of, after: NO_PLACES })
  const guess = ingredient ? { ingredient } : readLeftOver(of, NO_PLACES, tools)
  return guess && { guess: { ...guess, unsaid: [...(guess.unsaid ?? []), ...(row ? [] : words)] }, of }
}
