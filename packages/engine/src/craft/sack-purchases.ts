import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { shiftedRow } from '../catalogue/spread.ts'
import {
  type FormulaLine,
  type LineReader,
  OWN_ROW,
  type PreparationUse,
  type PreparedFormula,
  packetUseOf,
} from '../formula/formula.ts'
import { measureSwingOf, recipeSwing } from '../ratio/doubt.ts'
import type { PurchasedLot, VariedRow } from './purchase.ts'

/** Bought products whose recipe is read off a label: each is one purchase, whose doubt takes the place of that of its lines. */

/** Nothing is known of it but what it is made of. */
const mixtureRow = ({ composition }: PreparedFormula, name: string): Ingredient => ({
  ...(rowsById.get('agua') as Ingredient),
  id: '',
  name,
  category: 'confiteria',
  composition,
})

/** What a maker can measure of it is on its supplier's sheet. */
const NOT_MEASURED: VariedRow = {
  grade: 'C',
  fields: [],
  isOnSheet: true,
  ways: [],
  richer: [],
  poorer: [],
  changes: new Map(),
}

function productOf<Matter>(
  reader: LineReader<Matter>,
  { name, prepared }: PreparationUse,
  lines: readonly FormulaLine<Matter>[],
): PurchasedLot<Matter> {
  const { modes = [], purchase = [] } = prepared.sack ?? {}
  const [first] = lines
  // What was lost weighs less than nothing, and the shares of all lines add up to one.
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  const own = lines.filter((line) => line.grams >= 0)
  const lost = lines.filter((line) => line.grams < 0)
  // What goes in beyond the rest has gone as steam: the product weighs the same.
  const whole = modes.map((mode) => {
    const more = mode.reduce((sum, value) => sum + value, 0)
    return [...mode, ...lost.map(() => -more / lost.length)].map((value) => (value * grams) / 100)
  })
  const row = mixtureRow(prepared, name)
  const seen = (step: number): Matter[] =>
    purchase.map((way) => {
      const moved = shiftedRow(
        row,
        Float64Array.from(way, (part) => step * part),
      )
      const type = first?.sent?.type ?? ''
      return reader.identify({ name, raw: { [OWN_ROW]: moved }, type })?.matter ?? reader.inert
    })
  const recipe = recipeSwing(
    [...own, ...lost].map(({ matter }) => matter),
    whole,
  )
  const bought = measureSwingOf(seen(1), seen(-1))
  return {
    ways: modes.length + purchase.length,
    members: [
      {
        grams: 1,
        swing: { change: (of) => [...recipe.change(of), ...bought.change(of).map((value) => value * grams)] },
      },
    ],
    line: { ...(first as FormulaLine<Matter>), name, ingredient: undefined },
    varied: NOT_MEASURED,
    ...(prepared.sack && { sack: prepared.sack }),
  }
}

/** By line, the bought product that it is of; lines of the same product have the same one. */
export function sackPurchasesIn<Matter>(
  reader: LineReader<Matter>,
  lines: readonly FormulaLine<Matter>[],
): ReadonlyMap<FormulaLine<Matter>, PurchasedLot<Matter>> {
  const groups = new Map<PreparationUse, FormulaLine<Matter>[]>()
  for (const line of lines) {
    const use = packetUseOf(line)
    if (use) groups.set(use, [...(groups.get(use) ?? []), line])
  }
  const found = new Map<FormulaLine<Matter>, PurchasedLot<Matter>>()
  for (const [use, members] of groups) {
    const product = productOf(reader, use, members)
    for (const line of members) found.set(line, product)
  }
  return found
}
