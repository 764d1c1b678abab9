import { type CraftEngine, createEngine, findRow } from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import {
  type IdentifiedLine,
  type IngredientIdentity,
  identityOfLine,
  keptKeyIn,
} from '../model/ingredient-identity.ts'
import { allLines } from '../model/levels.ts'
import type { ToldPackets } from '../model/packets.ts'
import type { OwnIngredients } from './request.ts'

/** What a line of a formula is: its craft reads the name. */
export const identityInCraft = (
  craft: AppCraft,
  line: IdentifiedLine,
  type: string,
  own: OwnIngredients,
): IngredientIdentity => identityOfLine(line, own, (name) => craft.rowNamed(name, type))

/** What each line of a formula is, as a batch keeps it. */
export const identifiedLinesOf = (craft: AppCraft, { lines, type }: TableFormula, own: OwnIngredients) =>
  lines.map((line) => ({ name: line.name, identity: identityInCraft(craft, line, type, own) }))

/** What the packets say that the label of a formula reads, by its rows and words, to be kept with what is made of it. */
export const packetsReadOf = (
  craft: AppCraft,
  formula: Pick<TableFormula, 'lines' | 'type'>,
  packets: ToldPackets,
): ToldPackets =>
  Object.fromEntries(
    allLines(formula).flatMap(({ name }) => {
      const key = keptKeyIn(packets, identityInCraft(craft, { name }, formula.type, []))
      const packet = packets[key]
      return packet ? [[key, packet] as const] : []
    }),
  )

/** What something is where no craft has a say: a part of a piece, a row of a price list. */
export const identityOutside = (
  { rowNamed }: Pick<CraftEngine, 'rowNamed'>,
  line: IdentifiedLine,
  own: OwnIngredients = [],
): IngredientIdentity => identityOfLine(line, own, (name) => findRow(name) ?? rowNamed(name))

/** What a bare price of an older version, by a typed name, belongs to; for whoever has no engine at hand. */
export async function loadPriceKey(): Promise<(name: string) => string> {
  const { grammarNames } = await import('@obrador/engine/grammar')
  const engine = createEngine({ crafts: {}, names: grammarNames })
  return (name) => keptKeyIn({}, identityOutside(engine, { name }), name)
}
