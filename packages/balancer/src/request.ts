import type { CraftRequest, RawLine } from '@obrador/engine'

/** What a caller wants of a formula. Spanish keys, as the API has them. */

/** A wanted range; either end may be missing, and two equal ends are an exact value. */
export interface WantedRange {
  readonly min?: number
  readonly max?: number
}

/** Beside what the formula reads now: so many times it. */
export interface TimesNow {
  readonly factor: number
}

/** As the formula reads now. */
export const AS_IT_IS = 'mantener'

/** What is wished of a figure: a range, or something beside what it is now. */
export type FigureWish = WantedRange | TimesNow | typeof AS_IT_IS

/** What a line of the formula may do, beside its own fields (name, grams, composition). Grams are of the batch sent. */
export interface LineWishes {
  /** True keeps its share of the batch; false lets it move. Unless said, flavours and doses stay and the rest moves. */
  readonly fijo?: boolean
  readonly min?: number
  readonly max?: number
  /** Grams that there are: it never needs more, and otherwise keeps its role. */
  readonly tengo?: number
  /** €/kg, in place of the catalogue's. */
  readonly precio?: number
  /** Of a line that uses a preparation: what is inside it moves too. */
  readonly abrir?: boolean
  /** Grams of one piece (an egg): the line is then weighed out in whole pieces. */
  readonly pieza?: number
}

/** Something that may be added: a name, or a line without grams, with the most that may go in. */
export type PantryItem = string | (RawLine & { readonly max?: number; readonly precio?: number })

/** `menos_cambios` changes as few lines and grams as it can; `menor_coste` looks for the cheapest right formula. */
export const ADJUST_OBJECTIVES = ['menos_cambios', 'menor_coste'] as const
export type AdjustObjective = (typeof ADJUST_OBJECTIVES)[number]

/** `siguiente` is the category above the formula's own, where the craft has several; `mejor` the top one. */
export const ADJUST_LEVELS = ['siguiente', 'mejor'] as const
export type AdjustLevel = (typeof ADJUST_LEVELS)[number]

/** The technical ingredients that suit the craft and the type. */
export const CATALOGUE_PANTRY = 'catalogo'

/** The body of the craft's balance request, with wishes. Its lines may carry `LineWishes`. */
export type AdjustRequest = CraftRequest & {
  readonly objetivo?: AdjustObjective
  readonly nivel?: AdjustLevel
  /** Own wishes by parameter: they take the place of the type's ranges. */
  readonly objetivos?: Readonly<Record<string, FigureWish>>
  /** True leaves only the own ranges to be met. */
  readonly soloObjetivos?: boolean
  /** How far inside a range that was missed to end, in shares of its width; unless said, as far as it was out, from 0.02 to 0.1. */
  readonly margen?: number
  /** Probability (0 to 1) with which every range should hold, whatever the next purchase of each ingredient is like. */
  readonly seguridad?: number
  /** False frees it from the law of the name that the type bears. */
  readonly legal?: boolean
  /** Keep the weight of the batch; unless said, true where nothing is written on a base that keeps its grams. */
  readonly total?: boolean
  /** Unless said, what every workshop has for the type. */
  readonly despensa?: readonly PantryItem[] | typeof CATALOGUE_PANTRY
  /** How many things of the pantry may go in; 2 unless said. */
  readonly maxNuevos?: number
  /** How many lines may change, what comes in among them; any number unless said. */
  readonly maxCambios?: number
  /** What a kilo of what is weighed may cost, euros. */
  readonly maxCoste?: number
  /** Grams of the step of the scales, 0 for none. Unless said, 1 g from 20 g and 0.1 g below. */
  readonly redondeo?: number
}

/** Bounds of a request beyond those of the engine: they keep every calculation small. */
export const ADJUST_LIMITS = {
  margin: 0.4,
  pantry: 60,
  newcomers: 10,
  step: 1000,
  /** Ten times as sweet is no longer a wish beside what it is. */
  factor: 10,
  changes: 50,
  /** €/kg: saffron costs less than this, and nothing else comes near. */
  cost: 10_000,
} as const
