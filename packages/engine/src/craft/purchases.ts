import type { Ingredient } from '../catalogue/ingredient.ts'
import { type MeasuredFigures, measurableFields, measuredReadingOf } from '../catalogue/measured.ts'
import { rowSpreadOf, shiftedRow } from '../catalogue/spread.ts'
import type { FormulaLine, LineReader } from '../formula/formula.ts'
import { matterAsRow } from '../formula/line.ts'
import type { OpenReading } from '../formula/open-reading.ts'
import { type DoubtSources, doubtSourcesOf, type MeasureSwing, measureSwingOf } from '../ratio/doubt.ts'
import { lazyFor } from '../words/lazy.ts'
import type { PurchasedLot, VariedRow } from './purchase.ts'
import { sackPurchasesIn } from './sack-purchases.ts'

/** The sources of doubt of a formula: what was bought, as each craft sees it, and how it was weighed. */

function varied(ingredient: Ingredient, measured?: MeasuredFigures, open?: OpenReading): VariedRow | undefined {
  const spread = rowSpreadOf(ingredient, measured, open)
  if (!spread) return undefined
  const rows = (step: number) =>
    spread.ways.map((way) =>
      shiftedRow(
        ingredient,
        way.map((part) => step * part),
      ),
    )
  const [richer, poorer] = [rows(1), rows(-1)]
  const fields = measurableFields(ingredient, spread.fields)
  const changes = fields.map((field) => {
    const changesBy = richer.map(
      (row, way) => (measuredReadingOf(row, field) - measuredReadingOf(poorer[way] ?? row, field)) / 2,
    )
    return [field, changesBy] as const
  })
  return { ...spread, fields, richer, poorer, changes: new Map(changes) }
}

/** What depends on the row alone is worked out once: the rows of the catalogue stay. */
const variedRow = lazyFor((ingredient: Ingredient) => varied(ingredient))

const variedOf = ({ ingredient, measured, open }: FormulaLine<unknown>): VariedRow | undefined =>
  ingredient && (measured || open ? varied(ingredient, measured, open) : variedRow(ingredient))

/** What each craft sees in its own matter; the matter of a row stays as long as the craft does. */
const swingsOf = lazyFor((_reader: object) => new WeakMap<object, MeasureSwing<unknown>>())

function swingIn<Matter>(
  reader: LineReader<Matter>,
  line: FormulaLine<Matter>,
  { richer, poorer }: VariedRow,
): MeasureSwing<Matter> {
  const swings = swingsOf(reader)
  const key = line.matter as object
  // What a reading leaves open is of the line, and not of the row.
  const known = line.open ? undefined : swings.get(key)
  if (known) return known as MeasureSwing<Matter>
  const seen = (row: Ingredient): Matter => matterAsRow(reader, line, row) ?? line.matter
  const swing = measureSwingOf(richer.map(seen), poorer.map(seen))
  if (!line.open) swings.set(key, swing as MeasureSwing<unknown>)
  return swing
}

export interface PurchaseSet<Matter> extends DoubtSources<Matter> {
  readonly lines: readonly FormulaLine<Matter>[]
  readonly bought: readonly PurchasedLot<Matter>[]
  /** By line, the purchase it is of; none for what varies in no known way. */
  readonly purchaseOf: readonly number[]
  /** Names of lines of which nobody knows how much they vary. */
  readonly untold: readonly string[]
}

/**
 * Division of the scale where the request does not say: a thousandth of the batch (1 g in a kilo), and a tenth of it for
 * lines under a hundredth, which are weighed on the small scale. So the doubt does not depend on the size of the batch.
 */
const DIVISION = { batch: 1e-3, small: 1e-4, smallBelow: 1e-2 } as const
/** Share that an addition of weights may be off by: a line at the bound is on the same side of it in any batch. */
const NOISE = 1e-9
/** An even error over one division. */
const PER_DIVISION = 1 / Math.sqrt(12)

function weighingOf<Matter>(lines: readonly FormulaLine<Matter>[], division: number | undefined): number[] {
  let batch = 0
  for (const { grams, sent } of lines) if (sent) batch += grams
  return lines.map(({ grams, sent }) => {
    if (!sent || grams <= 0) return 0
    const own = division ?? batch * (grams / batch < DIVISION.smallBelow - NOISE ? DIVISION.small : DIVISION.batch)
    return own * PER_DIVISION
  })
}

/** Lines of one row are of one purchase, unless something else was measured of them. */
const keyOf = ({ name, ingredient, measured, open }: FormulaLine<unknown>): unknown =>
  measured || open ? `${ingredient?.id} ${JSON.stringify(measured)} ${open ? name : ''}` : ingredient

/** What else is known of how the lines were bought and weighed, where they have become a batch. */
export interface WeighingDetails {
  /** By line, the lot that it is of. */
  readonly lotOf?: (line: number) => string | undefined
  /** Share of each weight that stays on bowl and spoon. */
  readonly left?: number
}

export function purchaseSetOf<Matter>(
  reader: LineReader<Matter>,
  lines: readonly FormulaLine<Matter>[],
  division: number | undefined,
  { lotOf, left = 0 }: WeighingDetails = {},
): PurchaseSet<Matter> {
  const bought: (PurchasedLot<Matter> & { readonly members: { grams: number; swing: MeasureSwing<Matter> }[] })[] = []
  const places = new Map<unknown, number>()
  const untold: string[] = []
  const sacks = sackPurchasesIn(reader, lines)
  const purchaseOf = lines.map((line, index) => {
    const sack = sacks.get(line)
    if (sack) {
      const known = places.get(sack)
      const at = known ?? bought.push({ ...sack, members: [...sack.members] }) - 1
      places.set(sack, at)
      return at
    }
    if (line.grams <= 0) return -1
    const found = variedOf(line)
    if (!found) {
      if (line.sent) untold.push(line.name)
      return -1
    }
    const key = lotOf?.(index) ?? keyOf(line)
    let at = places.get(key)
    if (at === undefined) {
      at = bought.push({ ways: found.ways.length, members: [], line, varied: found }) - 1
      places.set(key, at)
    }
    bought[at]?.members.push({ grams: line.grams, swing: swingIn(reader, line, found) })
    return at
  })
  const weighing = weighingOf(lines, division).map((error, index) =>
    error > 0 ? Math.hypot(error, left * (lines[index]?.grams ?? 0)) : error,
  )
  return { ...doubtSourcesOf(lines, bought, weighing), lines, bought, purchaseOf, untold }
}
