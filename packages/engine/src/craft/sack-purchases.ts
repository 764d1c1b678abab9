import { byId } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { shifted } from '../catalogue/spread.ts'
import { type Line, OWN_ROW, type Prepared, type Reader, type Use } from '../formula/formula.ts'
import { recipeSwing, swingOf } from '../ratio/doubt.ts'
import type { Bought, Varied } from './purchase.ts'

/** Bought products whose recipe is read off a label: each is one purchase, whose doubt takes the place of that of its lines. */

/** The innermost product of a line that brings its own doubt. */
const sackOf = ({ use, inner }: Line<unknown>): Use | undefined =>
  [...(use ? [use] : []), ...(inner?.within ?? [])].findLast(({ prepared }) => prepared.sack !== undefined)

/** Nothing is known of it but what it is made of. */
const mixtureRow = ({ composition }: Prepared, name: string): Ingredient => ({
  ...(byId.get('agua') as Ingredient),
  id: '',
  name,
  category: 'confiteria',
  composition,
})

/** What a maker can measure of it is on its supplier's sheet. */
const NOT_MEASURED: Varied = {
  grade: 'C',
  fields: [],
  isOnSheet: true,
  ways: [],
  richer: [],
  poorer: [],
  changes: new Map(),
}

function productOf<Matter>(
  reader: Reader<Matter>,
  { name, prepared }: Use,
  lines: readonly Line<Matter>[],
): Bought<Matter> {
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
      const moved = shifted(
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
  const bought = swingOf(seen(1), seen(-1))
  return {
    ways: modes.length + purchase.length,
    members: [
      {
        grams: 1,
        swing: { change: (of) => [...recipe.change(of), ...bought.change(of).map((value) => value * grams)] },
      },
    ],
    line: { ...(first as Line<Matter>), name, ingredient: undefined },
    varied: NOT_MEASURED,
    ...(prepared.sack && { sack: prepared.sack }),
  }
}

/** By line, the bought product that it is of; lines of the same product have the same one. */
export function sacksIn<Matter>(
  reader: Reader<Matter>,
  lines: readonly Line<Matter>[],
): ReadonlyMap<Line<Matter>, Bought<Matter>> {
  const groups = new Map<Use, Line<Matter>[]>()
  for (const line of lines) {
    const use = sackOf(line)
    if (use) groups.set(use, [...(groups.get(use) ?? []), line])
  }
  const found = new Map<Line<Matter>, Bought<Matter>>()
  for (const [use, members] of groups) {
    const product = productOf(reader, use, members)
    for (const line of members) found.set(line, product)
  }
  return found
}
