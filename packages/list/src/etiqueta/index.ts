export type { AllergenName } from '@obrador/engine'
export {
  type AllergenMention,
  type AllergensOnLabel,
  allergenMentionsIn,
  allergensOnLabel,
} from './allergens.ts'
export { type LabelAsked, type LabelTaken, type ListedItem, labelTaken } from './asked.ts'
export { type LabelRead, LIST_LIMITS, type ListRead, readLabel, readListOf, type TableRead } from './label.ts'
