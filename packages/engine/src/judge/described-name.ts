import type { Ingredient, IngredientCategory } from '../catalogue/ingredient.ts'
import { plainNounSaidOf } from '../catalogue/saying.ts'
import { mostFirst } from '../words/sorted.ts'
import { DESCRIBED_ARTICLE, describedText, plainSugar } from '../words/terms.ts'
import type { LegalDenomination } from './denomination.ts'

/**
 * What no norm names and no trade knows by a name is described (Regulation (EU) 1169/2011, art. 17.1): how it is, and of what. A
 * description is none of the reserved names, and says what weighs most.
 */

/** % of the product from which a name that does not say an ingredient hides it (arts. 7.1 and 17.1) [ours]. */
export const HIDDEN_FROM = 25
/** Matters that a description says at most. */
const MOST_SAID = 3

/** What a description never says: additives, what seasons or raises, and water. */
const UNSAID: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'acido',
  'agua',
  'aroma',
  'edulcorante',
  'emulgente',
  'estabilizante',
  'impulsor',
  'levadura',
  'mejorante',
  'sal',
])

interface DescribedLine {
  readonly name: string
  readonly grams: number
  readonly ingredient?: Ingredient | undefined
}

/** How a craft describes what it has no name for. */
export interface DescriptionForm<Line extends DescribedLine> {
  /** «Preparado», «Crema», «Masa horneada». */
  readonly head: string
  /** What a line is called; its own noun unless the craft puts several under one. */
  readonly noun?: (line: Line) => string | undefined
  /** It is said whatever it weighs. */
  readonly characterises?: (line: Line) => boolean
  /** What the head says already, where it is not half of it. */
  readonly implied?: (line: Line) => boolean
  /** g that are left of 100 g of a line. */
  readonly left?: (line: Line) => number
}

interface Matter {
  readonly noun: string
  grams: number
  isCharacter: boolean
  isImplied: boolean
}

function mattersOf<Line extends DescribedLine>(lines: readonly Line[], form: DescriptionForm<Line>): readonly Matter[] {
  const { noun: own, characterises, implied, left = () => 100 } = form
  const byNoun = new Map<string, Matter>()
  for (const line of lines) {
    const { name, ingredient } = line
    if (line.grams <= 0 || (ingredient && UNSAID.has(ingredient.category))) continue
    const noun =
      own?.(line) ?? plainSugar(ingredient ? plainNounSaidOf(line, ingredient) : name.toLocaleLowerCase('es'))
    const one = byNoun.get(noun) ?? { noun, grams: 0, isCharacter: false, isImplied: true }
    one.grams += (line.grams * left(line)) / 100
    one.isCharacter ||= characterises?.(line) === true
    one.isImplied &&= implied?.(line) === true
    byNoun.set(noun, one)
  }
  return mostFirst(
    [...byNoun.values()],
    ({ grams }) => grams,
    ({ noun }) => noun,
  )
}

/** «Masa de almendra y huevo»: every matter that weighs a quarter or characterises it, the heaviest first, three at most. */
export function describedName<Line extends DescribedLine>(lines: readonly Line[], form: DescriptionForm<Line>): string {
  const all = mattersOf(lines, form)
  const total = lines.reduce((sum, line) => sum + (Math.max(0, line.grams) * (form.left?.(line) ?? 100)) / 100, 0)
  // What the head implies goes unsaid only beside what characterises it: a sauce of sugar and cream is no «salsa de nata».
  const isNamed = all.some(({ isCharacter, isImplied }) => isCharacter && !isImplied)
  const share = ({ grams }: Matter): number => (100 * grams) / total
  const weighty = all.filter(
    (one) =>
      (share(one) >= HIDDEN_FROM || one.isCharacter || one === all[0]) &&
      (!one.isImplied || !isNamed || 2 * one.grams > total),
  )
  // What weighs most is never left out; then what characterises it.
  const [first] = weighty
  const inTurn = new Set([...(first ? [first] : []), ...weighty.filter(({ isCharacter }) => isCharacter), ...weighty])
  const kept = new Set([...inTurn].slice(0, MOST_SAID))
  const nouns = all.filter((one) => kept.has(one)).map(({ noun }) => noun)
  return describedText(form.head, nouns.length > 0 ? nouns : all.slice(0, 1).map(({ noun }) => noun))
}

export const DESCRIBED_NAME_ID = 'descripcion'
/** A description as a name of the law without conditions. */
export const describedDenomination = (label: string, besides?: readonly string[]): LegalDenomination<never> => ({
  id: DESCRIBED_NAME_ID,
  label,
  article: DESCRIBED_ARTICLE,
  conditions: [],
  ...(besides && { besides }),
})
