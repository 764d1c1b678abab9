import { commonFinding } from '../findings/find.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'
import { FormulaError, unlessRefused } from '../formula/errors.ts'
import { distanceOutside } from '../ratio/range.ts'
import type { OtherProduct } from './answer-parts.ts'
import type { Craft, JudgedFormula } from './craft.ts'
import { isFarOff } from './far.ts'

/** «Esto es otro producto»: the type, of this craft or of another, that a formula lies nearest to. */

/** Lines from which nobody would know the product by its figures, and looking would take long. */
const MOST_LINES = 40
/** Range widths within which a formula is of a type, and the share of its own distance that must be left. */
const NEAR = 0.25
/** Ingredients under which it is no product, of whatever type: flour alone is flour. */
const LEAST_INGREDIENTS = 2
/** Judged figures under which any formula fits. */
const LEAST_JUDGED = 4
/** Whether what was asked for lies too far for a correction. */
const isFar = <Matter>({ limits, judged, judgement: { params } }: JudgedFormula<Matter>): boolean =>
  isFarOff(judged.map((key) => ({ value: params[key], range: limits[key], inRange: false })))

/** How far the judged figures lie outside their ranges, in range widths; as far as can be where nothing tells. */
function distanceOf<Matter>({ limits, judged, judgement: { params } }: JudgedFormula<Matter>): number {
  let sum = 0
  let count = 0
  for (const key of judged) {
    const [value, range] = [params[key], limits[key]]
    if (value === undefined || !range) continue
    count++
    sum += distanceOutside(value, range) / (range[1] - range[0] || 1)
  }
  return count < LEAST_JUDGED ? Number.POSITIVE_INFINITY : sum
}

interface Candidate {
  readonly craft: Craft
  readonly type: string
  readonly distance: number
}

function distanceIn(craft: Craft, type: string, ingredients: readonly Readonly<Record<string, unknown>>[]): number {
  try {
    return craft.fitting({ type, ingredients }, distanceOf) ?? Number.POSITIVE_INFINITY
  } catch (problem) {
    // Without what the type is judged by it is surely not that.
    if (problem instanceof FormulaError) return Number.POSITIVE_INFINITY
    throw problem
  }
}

const linesFor = ({ fields }: Craft, lines: readonly { readonly name: string; readonly grams: number }[]) =>
  lines.filter(({ grams }) => grams > 0).map(({ name, grams }) => ({ [fields.name]: name, [fields.grams]: grams }))

function nearestIn(
  craft: Craft,
  { judgement: { type, formula } }: JudgedFormula<never>,
  isOwn: boolean,
): Candidate | undefined {
  const ingredients = linesFor(craft, formula.lines)
  let best: Candidate | undefined
  for (const other of unlessRefused(() => craft.mayBe({ ingredients })) ?? []) {
    if (isOwn && other === type) continue
    const distance = distanceIn(craft, other, ingredients)
    if (distance < (best?.distance ?? NEAR)) best = { craft, type: other, distance }
  }
  return best
}

/** Whether a formula all but is of another type of its craft. */
export function fitsAsType<Matter>({ engine, definition, judgement }: JudgedFormula<Matter>, type: string): boolean {
  const craft = engine.everyCraft.find(({ id }) => id === definition.id)
  return craft !== undefined && distanceIn(craft, type, linesFor(craft, judgement.formula.lines)) < NEAR
}

/** Range widths by which a type of another craft must fit better than one of its own. */
const ABROAD = 0.05
const strangeness = ({ craft, distance }: Candidate, own: Craft | undefined): number =>
  distance + (craft === own ? 0 : ABROAD)

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
  const own = everyCraft.find(({ id }) => id === definition.id)
  const seen = found as unknown as JudgedFormula<never>
  const [best] = everyCraft
    .flatMap((craft) => nearestIn(craft, seen, craft === own) ?? [])
    .toSorted((a, b) => strangeness(a, own) - strangeness(b, own))
  if (!best) return undefined
  const { craft, type, distance } = best
  const label = craft.types[type]?.label ?? type
  return {
    etiqueta: label,
    oficio: craft.id,
    tipo: type,
    distancia: Math.round(100 * distance) / 100,
    porque: commonFinding('advice.fits-better', { type, label, craftId: craft.id, craft: craft.label }),
  }
}

/** The same in words. */
export const otherProductText = (other: OtherProduct<FindingText>, say: SayFinding): OtherProduct => ({
  ...other,
  porque: say(other.porque),
})
