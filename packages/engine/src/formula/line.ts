import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { MeasuredFigures } from '../catalogue/measured.ts'
import type { ResolvedClass } from '../catalogue/reading/reader.ts'
import { pureAdditiveIn } from '../catalogue/written-additives.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { readGiven } from './figures.ts'
import {
  type CustomComposition,
  type FormulaLine,
  type IdentifiedName,
  isUnweighedLine,
  type LineReader,
  OWN_ROW,
  ownPrice,
  type ReadingNotes,
  rowBrought,
  type SentLine,
} from './formula.ts'
import { measuredRow, readMeasured } from './measured.ts'
import { type OpenReading, readingNotes } from './open-reading.ts'

/** What a line of a craft is: a name with its weight, and with what its maker gave or measured of it. */
export type LineOf<Matter> = (
  sent: SentLine,
  grams: number,
  given: Readonly<Record<string, number>> | undefined,
  notes: Pick<ReadingNotes, 'warnings' | 'unknown' | 'settled'>,
  position: number,
) => FormulaLine<Matter>

const withRow = (sent: SentLine, row: Ingredient): SentLine => ({ ...sent, raw: { ...sent.raw, [OWN_ROW]: row } })

/** What a craft would see in a line if its row were another; nothing of a line that no row speaks for. */
export function matterAsRow<Matter>(
  { identify, custom }: LineReader<Matter>,
  { sent, ingredient }: FormulaLine<Matter>,
  row: Ingredient,
): Matter | undefined {
  const known = sent && ingredient && identify(withRow(sent, row))
  if (!known) return undefined
  const given = custom && readGiven(custom, sent.raw, 0, sent.name)
  return given && custom ? custom.apply(given, known.matter, sent) : known.matter
}

/** What a craft would see in a line that nobody can read, if it were a row. */
export const readAsRow = <Matter>(
  { identify }: LineReader<Matter>,
  { sent }: FormulaLine<Matter>,
  row: Ingredient,
): Matter | undefined => sent && identify(withRow(sent, row))?.matter

/** kcal of 100 g of pure fat, the densest food there is (lard and tallow, USDA FoodData Central). */
const MOST_ENERGY = 902
/** g per 100 g that rounded figures of a data sheet may add up to beyond the whole. */
const ROUNDING = 0.5

/** What no food can be, among the figures that its maker gave: they are taken as they are, and said. */
function impossible<Matter>(
  { describing, solids, dairy }: CustomComposition<Matter>,
  given: Readonly<Record<string, number>>,
  matter: Matter,
  place: { readonly position: number; readonly name: string },
): FindingText[] {
  const { agua = 0, alcohol = 0, kcal = 0 } = given
  const dry = solids(matter)
  const sum = dry + agua + alcohol
  const isDescribed = describing.some((field) => given[field] !== undefined)
  const { lactose, solids: milk } = dairy(matter)
  const isMilk = given.lactosa !== undefined || given.esml !== undefined
  return [
    ...(isDescribed && (dry > 100 || sum > 100 + ROUNDING)
      ? [commonFinding('formula.overfull', { ...place, sum, water: agua })]
      : []),
    ...(isMilk && lactose > milk + Number.EPSILON * 100
      ? [commonFinding('formula.lactose-beyond-milk', { ...place, lactose, milk })]
      : []),
    ...(kcal > MOST_ENERGY ? [commonFinding('formula.too-much-energy', { ...place, kcal, most: MOST_ENERGY })] : []),
  ]
}

export function lineReader<Matter>({ identify, inert, custom, mayHold }: LineReader<Matter>): LineOf<Matter> {
  const asRow = (sent: SentLine, row: Ingredient) => identify(withRow(sent, row))

  const unread = (name: string): OpenReading | undefined => {
    const spokenOf = mayHold?.(name) ?? []
    return spokenOf.length > 0 ? { left: [], mayBring: spokenOf } : undefined
  }

  /** What the craft makes of a name, where the formula settles what it only says the class of. */
  function settled(sent: SentLine, as: ResolvedClass | undefined): IdentifiedName<Matter> | undefined {
    const known = as === 'ask' ? undefined : identify(sent)
    const row = as === undefined ? undefined : rowsById.get(as)
    if (!known?.ingredient || !row) return known
    const others = [known.ingredient, ...(known.open?.others ?? [])].filter(({ id }) => id !== row.id)
    return {
      ...known,
      ...asRow(sent, row),
      ...readingNotes(sent.name, { ...known.open, ingredient: row, interpreted: true, others }),
    }
  }

  /** What the craft makes of a name, with the row at the figures that were measured. */
  function identifyMeasured(
    sent: SentLine,
    measured: MeasuredFigures,
    position: number,
    notes: Pick<ReadingNotes, 'warnings'>,
  ) {
    const known = identify(sent)
    if (!known?.ingredient) {
      notes.warnings.push(commonFinding('formula.measured-unknown', { name: sent.name, fields: Object.keys(measured) }))
      return known
    }
    const row = measuredRow(known.ingredient, measured, position, sent.name)
    return { ...known, ...asRow(sent, row) }
  }

  /** The same at the price that its maker pays. */
  function priced(sent: SentLine, known: IdentifiedName<Matter> | undefined): IdentifiedName<Matter> | undefined {
    const price = ownPrice(sent.raw)
    if (price === undefined || !known?.ingredient) return known
    return { ...known, ...asRow(sent, { ...known.ingredient, price }) }
  }

  return (sent, grams, given, notes, position) => {
    const { name, raw } = sent
    const measured = readMeasured(raw, position, name)
    const known = priced(
      sent,
      measured
        ? identifyMeasured(sent, measured, position, notes)
        : settled(sent, rowBrought(raw) ? undefined : notes.settled?.get(name)),
    )
    const described = given !== undefined && custom?.describing.some((field) => given[field] !== undefined)
    if (known?.notes) notes.warnings.push(...known.notes)
    const additive = known || described ? undefined : pureAdditiveIn(name)
    if (additive) notes.warnings.push(commonFinding('formula.additive', { ...additive, called: additive.name, name }))
    else if (!known && !described) notes.unknown.push({ name, grams })
    const ingredient = known?.ingredient
    const open = known || described || additive ? known?.open : unread(name)
    const read = {
      sent,
      ...(isUnweighedLine(raw) && { isUnweighed: true as const }),
      ...(known?.interpreted && { interpreted: known.interpreted }),
      ...(known?.inSpanish && { inSpanish: known.inSpanish }),
      ...(open && { open }),
      ...(measured && ingredient && { measured }),
    }
    if (!given || !custom)
      return {
        name,
        grams,
        matter: known?.matter ?? inert,
        ingredient,
        known: known !== undefined || additive !== undefined,
        ...read,
        ...(open?.others && { couldBe: open.others.flatMap((row) => asRow(sent, row) ?? []) }),
      }
    if (!known && !described) return { name, grams, matter: { ...inert, ...given }, ingredient, known: false, ...read }
    const matter = custom.apply(given, known?.matter, sent)
    notes.warnings.push(...impossible(custom, given, matter, { position, name }))
    return { name, grams, matter, ingredient, known: true, ...read, ...(described && { given }) }
  }
}
