import { type Found, readOutside } from '../catalogue/reading/reader.ts'
import type { Engine } from '../craft/craft.ts'
import { sack as cacao } from '../crafts/cacao/sack.ts'
import { sack as helado } from '../crafts/helado/sack.ts'
import { sack as panaderia } from '../crafts/panaderia/sack.ts'
import { sack as pasteleria } from '../crafts/pasteleria/sack.ts'
import { sack as turron } from '../crafts/turron/sack.ts'

export { byId as rowById } from '../catalogue/catalogue.ts'
export type { Ingredient } from '../catalogue/ingredient.ts'
export { fatsNamed, isAdditiveClass, isPinch, type LegalName, legalName } from '../catalogue/legal-names.ts'
export { errorOf as errorOfMeasure } from '../catalogue/measured.ts'
export { type LabelClaim, type LabelItem, PROCESSES, type PrintedShare, type Process } from '../catalogue/sack/label.ts'
export { type PurchaseRoom, purchaseRooms, reachOfRow, type Side } from '../catalogue/sack/reach.ts'
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
export type { SackWants } from '../catalogue/sack/wants.ts'
export { waysOf } from '../catalogue/spread.ts'
export { TRACKED } from '../catalogue/tracked.ts'
export { type Printed, printedOf } from '../make/label/printed-figure.ts'
export { chords, type Hard, type LineDensity, normalOf, randomOf } from '../science/chords.ts'

/** A name of a label as an engine reads it outside any craft. */
export const readsOf =
  ({ names }: Pick<Engine, 'names'>) =>
  (name: string): Found | undefined =>
    readOutside(names, name)

/** What each craft wants to know of what it buys. */
export const sackWants = { cacao, helado, panaderia, pasteleria, turron } as const
