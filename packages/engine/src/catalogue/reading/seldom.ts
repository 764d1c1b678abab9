import { rowOfMixture } from '../catalogue.ts'
import * as table from '../generated/seldom.ts'
import type { Ingredient } from '../ingredient.ts'
import { mixturesInText } from '../mixtures.ts'
import { rowsOfTable } from '../table.ts'

/**
 * What is seldom bought: the first screen does without these rows, and only their names lead to them. Where their table does not
 * part the sugars the shares are estimated from the kin of the fruit; where it does not give them at all the grade is C.
 */
export const seldomRows = (): readonly Ingredient[] => [
  ...rowsOfTable({ names: table.NAMES, kinds: table.KINDS, figures: table.FIGURES }),
  ...mixturesInText(table.MIXTURES).map(rowOfMixture),
]
