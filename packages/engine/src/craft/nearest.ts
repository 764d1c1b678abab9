import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { FormulaError, unlessRefused } from '../formula/errors.ts'
import type { RawLine } from '../formula/formula.ts'
import { distanceOutside } from '../ratio/range.ts'
import type { OtherProduct } from './answer-parts.ts'
import type { Craft, FormulaAnalysis, JudgedFormula, RecipeType } from './craft.ts'
import { isFarOff } from './far.ts'

/** «Esto es otro producto»: the type, of this craft or of another, that a formula lies nearest to. */

/** Lines from which nobody would know the product by its figures, and looking would take long. */
const MOST_LINES = 40
/** Range widths within which a formula is of a type. */
const NEAR = 0.25
/** Range widths from the middle, on average, beyond which it lies at the ends of all ranges of a type, and of 15 published formulas 2 were of it. */
const MOST_FROM_MIDDLE = 0.42
/** Ingredients under which it is no product, of whatever type: flour alone is flour. */
const LEAST_INGREDIENTS = 2
/** Judged figures under which any formula fits. */
const LEAST_JUDGED = 4
/** Whether what was asked for lies too far for a correction. */
const isFar = <Matter>({ limits, judged, judgement: { params } }: JudgedFormula<Matter>): boolean =>
  isFarOff(judged.map((key) => ({ value: params[key], range: limits[key], inRange: false })))

/** How the judged figures of a formula lie in the ranges of a type, in range widths. */
interface TypeFit {
  /** How far outside, all of them together. */
  readonly outside: number
  /** How far from the middle, on average: 0 is the middle, 0.5 the ends. */
  readonly fromMiddle: number
}

/** Nothing where too few figures tell. */
function fitOf<Matter>({ limits, judged, judgement: { params } }: JudgedFormula<Matter>): TypeFit | undefined {
  const seen = judged.flatMap((key) => {
    const [value, range] = [params[key], limits[key]]
    if (value === undefined || !range) return []
    const width = range[1] - range[0] || 1
    return [[distanceOutside(value, range) / width, (value - (range[0] + range[1]) / 2) / width] as const]
  })
  if (seen.length < LEAST_JUDGED) return undefined
  const squares = seen.reduce((sum, [, off]) => sum + off ** 2, 0)
  return { outside: seen.reduce((sum, [out]) => sum + out, 0), fromMiddle: Math.sqrt(squares / seen.length) }
}

interface Candidate extends TypeFit {
  readonly craft: Craft
  readonly type: string
}

function fitIn(craft: Craft, type: string, ingredients: readonly RawLine[]): TypeFit | undefined {
  try {
    return craft.fitting({ type, ingredients }, fitOf)
  } catch (problem) {
    // Without what the type is judged by it is surely not that.
    if (problem instanceof FormulaError) return undefined
    throw problem
  }
}

const linesFor = ({ fields }: Craft, lines: readonly { readonly name: string; readonly grams: number }[]) =>
  lines.filter(({ grams }) => grams > 0).map(({ name, grams }) => ({ [fields.name]: name, [fields.grams]: grams }))

/** The types that a formula all but is of, by its ingredients and by its figures. */
function typesIn(craft: Craft, { definition, judgement: { type, formula } }: JudgedFormula<never>): Candidate[] {
  const ingredients = linesFor(craft, formula.lines)
  return (unlessRefused(() => craft.mayBe({ ingredients })) ?? []).flatMap((other) => {
    if (craft.id === definition.id && other === type) return []
    const fit = fitIn(craft, other, ingredients)
    return fit && fit.outside < NEAR && fit.fromMiddle < MOST_FROM_MIDDLE ? [{ craft, type: other, ...fit }] : []
  })
}

/** Whether a formula all but is of another type of its craft. */
function fitsAsType<Matter>({ engine, definition, judgement }: JudgedFormula<Matter>, type: string): boolean {
  const craft = engine.everyCraft.find(({ id }) => id === definition.id)
  const fit = craft && fitIn(craft, type, linesFor(craft, judgement.formula.lines))
  return fit !== undefined && fit.outside < NEAR
}

/** Whether a formula all but is of the type of its own that it was recognised as: it is judged as that before anything of it is undone. */
export function isRatherRecognised<Matter>(found: JudgedFormula<Matter>): boolean {
  const { recognised, verdict } = found.judgement
  return recognised?.type !== undefined && verdict !== 'equilibrada' && fitsAsType(found, recognised.type)
}

/** Range widths by which a type of another craft must fit better than one of its own. */
const ABROAD = 0.2
/** What lies inside comes first, and then where the figures lie nearest to the middle: ranges of like types overlap, and their ends are common to all. */
const byLikelihood =
  (own: string) =>
  (a: Candidate, b: Candidate): number => {
    const strange = ({ craft }: Candidate): number => (craft.id === own ? 0 : ABROAD)
    return a.outside - b.outside || a.fromMiddle + strange(a) - b.fromMiddle - strange(b)
  }

/** The nearest type, of its craft or of another, if the formula all but is one. */
export function nearestProduct<Matter>(found: JudgedFormula<Matter>): OtherProduct<FindingText> | undefined {
  const {
    engine: { everyCraft },
    definition,
    judgement,
  } = found
  const isOpen = judgement.recipe.isFree || isFar(found)
  const { lines, unknownNames } = judgement.formula
  const isProduct = lines.filter(({ grams }) => grams > 0).length >= LEAST_INGREDIENTS
  if (!isOpen || !isProduct || lines.length > MOST_LINES || unknownNames > 0) return undefined
  const seen = found as unknown as JudgedFormula<never>
  const [best] = everyCraft.flatMap((craft) => typesIn(craft, seen)).toSorted(byLikelihood(definition.id))
  if (!best) return undefined
  const { craft, type, outside } = best
  const label = craft.types[type]?.label ?? type
  return {
    etiqueta: label,
    oficio: craft.id,
    tipo: type,
    distancia: Math.round(100 * outside) / 100,
    porque: commonFinding('advice.fits-better', { type, label, craftId: craft.id, craft: craft.label }),
  }
}

/** What is to be seen to and what it rather looks like, in words and in the order of an answer; what is proposed is put in once all else is known. */
export const remarksTold = ({
  warnings,
  other,
  say,
}: Pick<FormulaAnalysis<never, string, string, RecipeType<string>>, 'warnings' | 'other' | 'say'>) => ({
  suggestions: [] as readonly string[],
  warnings: warnings.map(say),
  ...(other && { pareceTipo: { ...other, porque: say(other.porque) } }),
})
