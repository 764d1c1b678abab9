import { ALLERGEN_SPECIES, allergenOfWord, type LegalAllergen } from '@obrador/engine'
import { type AllergenState, allergensShape, noteShape, type OwnAllergens } from './decode-library.ts'
import { tableWithKeys } from './later-shapes.ts'
import { isTextValue, type KeptAs, recordOf, shapeOr, shortText } from './shape.ts'

/** What the packet of an ingredient says of allergens, looked at once for all formulas. By what tells the ingredient (`ingredient-identity.ts`). */
export interface ToldPacket extends KeptAs<typeof packetShape> {}
const packetShape = recordOf({
  /** How it was shown when somebody answered. */
  name: shortText,
  allergens: allergensShape,
  /** Whose packet it is: another is asked of again. */
  brand: shapeOr(shortText, ''),
  /** What stands on it. */
  text: shapeOr(noteShape, ''),
  at: shapeOr(shortText, ''),
})
export type ToldPackets = KeptAs<typeof packetsShape>
export const packetsShape = tableWithKeys(packetShape, isTextValue)

const STRONGEST: readonly AllergenState[] = ['has', 'traces', 'none']

/** What is told of an allergen, by itself or by one of its species; nothing where nobody told. */
export function toldStateOf(told: OwnAllergens, id: LegalAllergen): AllergenState | undefined {
  const states = Object.entries(told).flatMap(([word, state]) => (allergenOfWord(word) === id ? [state] : []))
  return STRONGEST.find((state) => states.includes(state))
}

/** Species of an allergen that are told as it is. */
export const toldSpeciesOf = (told: OwnAllergens, id: LegalAllergen): readonly string[] =>
  Object.entries(told).flatMap(([word, state]) =>
    word !== id && allergenOfWord(word) === id && state === toldStateOf(told, id) ? [word] : [],
  )

/** Beside a nut that is in it another may be there: that stays told until somebody says that there is none. */
const isBeside = (is: AllergenState, state: AllergenState): boolean => is === 'traces' && state === 'has'

/** With another state of one of the fourteen: its species say the same, or are traces beside what is in it. */
export const withToldState = (told: OwnAllergens, id: LegalAllergen, state: AllergenState): OwnAllergens => ({
  ...Object.fromEntries(
    Object.entries(told).filter(([word, is]) => allergenOfWord(word) !== id || is === state || isBeside(is, state)),
  ),
  [id]: state,
})

const AS_KEPT = { lleva: 'has', puede: 'traces' } as const

/** What a label says, as it is kept; it never says that there is none. «Otros frutos de cáscara» beside one that is in it are all the others. */
export function keptFromLabel(said: Readonly<Partial<Record<string, keyof typeof AS_KEPT>>>): OwnAllergens {
  const species = (id: string): readonly string[] =>
    Object.keys(ALLERGEN_SPECIES).filter((word) => allergenOfWord(word) === id)
  return Object.fromEntries(
    Object.entries(said).flatMap(([word, is = 'puede']): (readonly [string, AllergenState])[] => {
      const isOthers = is === 'puede' && species(word).some((one) => said[one] === 'lleva')
      return isOthers
        ? species(word).flatMap((one) => (said[one] === undefined ? [[one, 'traces'] as const] : []))
        : [[word, AS_KEPT[is]]]
    }),
  )
}

/** With the kind of every species that is told: whoever knows only the fourteen reads those. */
export const withKindsTold = (told: OwnAllergens): OwnAllergens => ({
  ...told,
  ...Object.fromEntries(
    Object.keys(told).flatMap((word) => {
      const id = allergenOfWord(word)
      return id ? [[id, toldStateOf(told, id)]] : []
    }),
  ),
})
