export type { Ingredient } from '../catalogue/ingredient.ts'
export { fatsNamed, isAdditiveClass, isPinch, type LegalName, legalName } from '../catalogue/legal-names.ts'
export { errorOf as errorOfMeasure } from '../catalogue/measured.ts'
export { type Printed, printedOf } from '../catalogue/sack/declared.ts'
export { type LabelClaim, type LabelItem, type PrintedShare, PROCESSES, type Process } from '../catalogue/sack/label.ts'
export {
  DECLARED,
  DECLARED_NUTRIENTS,
  type DeclaredNutrient,
  readingOfRow,
  SACK_FIGURES,
  SATURATES_SPREAD,
  type SackFigure,
  type SackReading,
  type SackRow,
  sackRow,
  slopeOfRow,
  swayOfRow,
} from '../catalogue/sack/readings.ts'
export { TRACKED } from '../catalogue/spread.ts'
export { chords, type Hard, normalOf, randomOf } from '../science/chords.ts'
