import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { findNormal } from '../../catalogue/lookup.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import { lazyFor } from '../../words/lazy.ts'
import { type NameCutter, spanText } from './name-cut.ts'
import {
  hasUnknownLine,
  isAromaLine,
  type JudgedSpan,
  lawfulNameSays,
  type NameEvidence,
  type NameEvidenceLine,
  presentLines,
} from './name-evidence.ts'
import { CUSTOMARY_WORDS, GRAMMAR_WORDS, MORE_FOODS, phraseStems, TASTE_BEFORE, WITH_BEFORE } from './name-lexicon.ts'
import { tasteOutcome } from './name-tastes.ts'
import { hasTradeWord, wordsInSpanish } from './printed.ts'

/** A word of a name that is a food of the catalogue or of the trade, and has no law of its own. */

/** What a bare word of these shelves names is no food that one looks for in a formula. */
const NO_FOODS: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'agua',
  'impulsor',
  'mejorante',
  'estabilizante',
  'emulgente',
  'acido',
  'edulcorante',
  'poliol',
])
const LONGEST = 4
/** Shelves of what is a product of the trade as well. */
const SWEETS: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'galleta',
  'confiteria',
  'jarabe',
  'azucar',
])
const JOINED = / (?:de|del|con|al|a|y|e) /

/** A food of the catalogue by these words, or of the trade by the last. */
function isFood(stems: readonly string[], row: Ingredient | undefined): boolean {
  const [only = ''] = stems
  if (row) return !NO_FOODS.has(row.category) && (stems.length > 1 || only.length > 2)
  return stems.length === 1 && MORE_FOODS.has(only)
}

/** A variety that the line does not tell: «almendra marcona» of a line of almonds. */
const VARIED: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>(['fruto_seco', 'fruta', 'pure_fruta'])
const isVarietyOf = (row: Ingredient, content: readonly string[], line: NameEvidenceLine): boolean =>
  content.length > 1 &&
  VARIED.has(row.category) &&
  line.ingredient?.category === row.category &&
  line.stems.has(content[0] ?? '')

/** Products of the trade by the words of another language: nobody looks for them among the lines. */
const isProductAbroad = (word: string, row: Ingredient | undefined): boolean =>
  row !== undefined && hasTradeWord(word) && (SWEETS.has(row.category) || row.category === 'confitura')

/** The words by which a line says what it is, in Spanish; each is asked for many words of a name, and worked out once. */
const spanishWordsOf = lazyFor(
  ({ name, ingredient, within }: NameEvidenceLine): ReadonlySet<string> =>
    new Set([name, ingredient?.name ?? '', ...within.map((use) => use.name)].flatMap(wordsInSpanish)),
)

/** «Hazelnut», «burro»: a line says it in the words of another language. */
function isSaidAbroad(word: string, lines: readonly NameEvidenceLine[]): boolean {
  if (!hasTradeWord(word)) return false
  const said = wordsInSpanish(word)
  return lines.some((line) => said.every((root) => spanishWordsOf(line).has(root)))
}

/** What every word of a name is held against. */
interface FoodsOfLines {
  readonly lines: readonly NameEvidenceLine[]
  /** Of all lines: a word that is none of them is in no line. */
  readonly stems: ReadonlySet<string>
  /** The words of the recipe type. */
  readonly own: ReadonlySet<string>
}

function foodAt(
  cut: NameCutter,
  at: number,
  evidence: NameEvidence,
  { lines, stems: ofLines, own }: FoodsOfLines,
): JudgedSpan | undefined {
  const before = cut.before(at)
  for (let count = LONGEST; count > 0; count--) {
    const tokens = cut.tokens.slice(at, at + count)
    if (tokens.length < count || !tokens.every((_, index) => cut.isFree(at + index))) continue
    const stems = tokens.map(({ stem }) => stem)
    const content = stems.filter((stem) => !GRAMMAR_WORDS.has(stem))
    if (content.length === 0 || GRAMMAR_WORDS.has(stems[0] ?? '') || GRAMMAR_WORDS.has(stems.at(-1) ?? '')) continue
    const word = spanText(cut.tokens, { at, count }).toLocaleLowerCase('es')
    const isThere =
      (content.every((stem) => ofLines.has(stem)) &&
        lines.some((line) => content.every((stem) => line.stems.has(stem)))) ||
      isSaidAbroad(word, lines) ||
      (content.length === 1 && lawfulNameSays(evidence.legal, content[0] ?? ''))
    const row = findNormal(normaliseName(word))
    const isNamed = isFood(stems, row)
    if (!isThere && !isNamed) continue
    if (TASTE_BEFORE.test(before)) return { at, count, ...tasteOutcome(word, evidence) }
    if (isThere) return { at, count, cumple: true }
    // What custom calls the product itself is asked for only as something that goes with it.
    const isProduct = !JOINED.test(before) || !row || SWEETS.has(row.category)
    const isCustomary = content.every((stem) => CUSTOMARY_WORDS.has(stem) || own.has(stem))
    if ((isCustomary || isProductAbroad(word, row)) && isProduct && !WITH_BEFORE.test(before)) return undefined
    const isKind = row !== undefined && lines.some((line) => isVarietyOf(row, content, line))
    return {
      at,
      count,
      cumple: isKind || hasUnknownLine(evidence) ? null : false,
      frase: isKind ? commonFinding('name.variety', { word }) : commonFinding('name.missing', { word }),
    }
  }
  return undefined
}

export function otherFoods(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  const found: JudgedSpan[] = []
  const lines = presentLines(evidence).filter((line) => !isAromaLine(line))
  const foods: FoodsOfLines = {
    lines,
    stems: new Set(lines.flatMap(({ stems }) => [...stems])),
    own: new Set(phraseStems(evidence.typeLabel).split(' ')),
  }
  for (let at = 0; at < cut.tokens.length; at++) {
    const food = cut.isFree(at) ? foodAt(cut, at, evidence, foods) : undefined
    if (!food) continue
    found.push(food)
    cut.take(food)
  }
  return found
}
