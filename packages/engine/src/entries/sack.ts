import { type NameMatch, readOutside } from '../catalogue/reading/reader.ts'
import type { CraftEngine } from '../craft/craft.ts'
import { cacaoSackWants } from '../crafts/cacao/sack.ts'
import { heladoSackWants } from '../crafts/helado/sack.ts'
import { panaderiaSackWants } from '../crafts/panaderia/sack.ts'
import { pasteleriaSackWants } from '../crafts/pasteleria/sack.ts'
import { turronSackWants } from '../crafts/turron/sack.ts'

export { rowsById as rowById } from '../catalogue/catalogue.ts'
export type { Ingredient } from '../catalogue/ingredient.ts'
export { fatsNamed, isAdditiveClass, isPinchRow, type LegalRowName, legalRowName } from '../catalogue/legal-names.ts'
export { measuringErrorOf as errorOfMeasure } from '../catalogue/measured.ts'
export {
  type LabelClaim,
  type LabelItem,
  type PrintedShare,
  SACK_PROCESSES,
  type SackProcess,
} from '../catalogue/sack/label.ts'
export { type PurchaseRoom, purchaseRooms, type ReachSide, reachOfRow } from '../catalogue/sack/reach.ts'
export {
  DECLARED_KEYS,
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
export { variationWaysOf } from '../catalogue/spread.ts'
export { TRACKED_COMPONENTS } from '../catalogue/tracked.ts'
export { type PrintedFigure, printedFigureOf } from '../make/label/printed-figure.ts'
export { type LinearRow, type LineDensity, normalSource, randomSource, walkChords } from '../science/chords.ts'

/** A name of a label as an engine reads it outside any craft. */
export const labelNameReads =
  ({ names }: Pick<CraftEngine, 'names'>) =>
  (name: string): NameMatch | undefined =>
    readOutside(names, name)

/** What each craft wants to know of what it buys. */
export const sackWants = {
  cacao: cacaoSackWants,
  helado: heladoSackWants,
  panaderia: panaderiaSackWants,
  pasteleria: pasteleriaSackWants,
  turron: turronSackWants,
} as const
