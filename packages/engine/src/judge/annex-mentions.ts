import type { Ingredient } from '../catalogue/ingredient.ts'
import { type FoodComposition, totalSugars } from '../science/composition.ts'
import { mentionTexts as say } from './annex-terms.ts'
import { colourInLine, WARNED_COLOURS } from './colours.ts'

/** % of added polyols from which a food must warn of them (Regulation (EU) 1169/2011, Annex III, 2.4). */
const LAXATIVE = 10
/** By its row or by its words: its salt with acesulfame, E 962, is a row of none. */
const ASPARTAME = /(?<!sin )aspartam|\be[\s-]?9(?:51|62)\b/i
/** A sweetener by its number or its class, where no row is it (Regulation (EC) 1333/2008, annex II, part B.2). */
const SAID_SWEETENER = /^edulcorante|\be[\s-]?9[56]\d[a-z]?\b/i

const isSugar = ({ category }: Ingredient): boolean =>
  category === 'azucar' || category === 'jarabe' || category === 'miel'

const SORBITOL: ReadonlySet<string> = new Set(['sorbitol', 'sorbitol_liquido'])

/** A line as far as what must be said of it goes. */
export interface MentionedLine {
  readonly name: string
  readonly grams: number
  readonly ingredient: Ingredient | undefined
  readonly composition: FoodComposition | undefined
}
type Weighed = Omit<MentionedLine, 'name'>

/** Sorbitol beside more sugar than there is of it keeps moisture: an additive of another class (Annex VII, part C). */
export function isHumectantSorbitol(lines: readonly Weighed[], { id }: Ingredient): boolean {
  if (id === 'glicerina') return true
  if (!SORBITOL.has(id)) return false
  const grams = (of: (line: Weighed) => number): number =>
    lines.reduce((sum, line) => sum + (line.grams * of(line)) / 100, 0)
  return (
    grams(({ composition }) => (composition ? totalSugars(composition) : 0)) >
    grams(({ ingredient, composition }) => (SORBITOL.has(ingredient?.id ?? '') ? (composition?.polyols ?? 0) : 0))
  )
}

/** Colours that some children do not bear well (Regulation (EC) 1333/2008, art. 24 and annex V). */
const childrenWarnings = (lines: readonly MentionedLine[]): string[] => {
  const codes = lines.flatMap(({ name, grams, ingredient }) =>
    grams > 0 ? (colourInLine(name, ingredient) ?? []) : [],
  )
  return [...new Set(codes)].filter((code) => WARNED_COLOURS.has(code)).map(say.hyperactivity)
}

/** What Annex III and annex V make a food say, whatever its craft. */
export function annexMentionsOf(lines: readonly MentionedLine[], finished: number): string[] {
  const present = lines.flatMap(({ grams, ingredient }) => (grams > 0 && ingredient ? [ingredient] : []))
  const isSweetener = (one: Ingredient): boolean =>
    one.category === 'edulcorante' || (one.category === 'poliol' && !isHumectantSorbitol(lines, one))
  const isSaid = (words: RegExp): boolean =>
    lines.some(({ name, grams, ingredient }) => grams > 0 && (words.test(name) || words.test(ingredient?.id ?? '')))
  const isUnreadSweetener = lines.some(
    ({ name, grams, ingredient }) => grams > 0 && !ingredient && SAID_SWEETENER.test(name),
  )
  const sweetened = isUnreadSweetener || present.some(isSweetener)
  const polyols = lines.reduce((sum, { grams, composition }) => sum + (grams * (composition?.polyols ?? 0)) / 100, 0)
  return [
    ...(sweetened ? [present.some(isSugar) ? say.sugarAndSweetener : say.sweetener] : []),
    ...(isSaid(ASPARTAME) ? [say.aspartame] : []),
    ...((100 * polyols) / finished > LAXATIVE ? [say.laxative] : []),
    ...childrenWarnings(lines),
  ]
}
