import { foldedText } from '../format/folded.ts'
import type { OwnIngredient } from './formula.ts'
import { foldedNameOf, identityKeyOf } from './ingredient-identity.ts'

/** What compares ingredients and lots beyond what the first screen asks: whatever knows them by another thing than their words. */

export const isSameIngredient = (one: string, other: string): boolean => identityKeyOf(one) === identityKeyOf(other)

/** The ingredient of one's own that bears a name, however that is written; what is in the bin is none. */
export const ownNamed = <Own extends Pick<OwnIngredient, 'name' | 'deletedAt'>>(
  pantry: readonly Own[],
  name: string,
): Own | undefined => pantry.find((one) => one.deletedAt === undefined && foldedNameOf(one.name) === foldedNameOf(name))

/** A lot as it is told from another: what is typed with capitals and spaces is the same without. */
export const lotNumberOf = (lot: string): string => foldedText(lot).replace(/\s+/g, '')
