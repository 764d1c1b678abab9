import type { AppCraft } from '../engine/crafts.ts'
import type { TableFormula, TableLine } from '../model/formula.ts'
import { readDesk } from './read-desk.ts'
import { namedLines, type OwnIngredients } from './request.ts'

/** What goes into a line that is made before the rest and weighed as one. */
export interface StagePart {
  readonly name: string
  readonly grams: number
  /** The line of the formula that it is the same thing as; none of what the formula has no line of. */
  readonly like?: TableLine
}

/** By the id of its line: what each of them is made of. It is of the base (flour) that the formula has most of. */
export function stagePartsIn(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
): ReadonlyMap<string, readonly StagePart[]> {
  const desk = craft.definition.desk?.stage && readDesk(craft, formula, own)
  const lines = namedLines(formula).flatMap((line) => {
    const read = line.made ? undefined : desk?.lines.get(line.id)
    return read ? [{ line, ...read }] : []
  })
  const [main] = lines.filter(({ stage }) => !stage).toSorted((one, other) => other.base - one.base)
  return new Map(
    lines.flatMap(({ line, base, stage }) => {
      if (!stage || line.grams <= 0) return []
      const ofBase = stage.parts.findIndex(({ grams }) => grams === base)
      const parts = stage.parts.map(({ label, grams }, at) =>
        main && at === ofBase ? { name: main.line.name, grams, like: main.line } : { name: label, grams },
      )
      return [[line.id, parts] as const]
    }),
  )
}
