import type { BowlResidue } from '../batch/slips.ts'
import type { CraftRequest, ParsedFormula } from '../formula/formula.ts'
import type { MatterMeasure } from '../ratio/parameter.ts'

/** How a mix is made, which decides how much of it leaves as steam. */
export const MIX_PROCESSES = ['frio', 'pasteurizadora', 'cazo'] as const
export type MixProcess = (typeof MIX_PROCESSES)[number]

/** What a maker can read of the products of a craft, as data that the craft declares. */
export interface CraftInstruments<Matter> {
  /** How its types are made unless somebody says otherwise: the others, and some by themselves. */
  readonly process: MixProcess
  readonly processOf?: Readonly<Record<string, MixProcess>>
  /** A refractometer shows something of the mix; a freezer puts air into it. */
  readonly hasSerum?: true
  readonly hasAir?: true
  /** The figure that an instrument reads: temperature to be served at, water activity, moisture, fat. */
  readonly figures?: { readonly [que in 'dureza' | 'aw' | 'humedad' | 'grasa']?: string }
  /** It is kneaded: °C that each mixer adds, by what it is called. */
  readonly mixers?: Readonly<Record<string, number>>
  /** It is taken out of a bowl before it is weighed: what stays there. */
  readonly residue?: BowlResidue
  /** Share of the dough that is lost in the oven, as the type or the request says. */
  readonly baked?: (request: CraftRequest, recipe: never) => number
  /** It is boiled down: what is left of each thing. */
  readonly boiled?: (recipe: never) => MatterMeasure<Matter>
  /** Where the pan is taken off the fire with so many grams of water more than its type leaves: °C, and grams of steam. */
  readonly stove?: (
    formula: ParsedFormula<Matter>,
    recipe: never,
    more: number,
  ) => { readonly degrees: number; readonly steam: number } | undefined
}

/** °C that a mixer adds, where the craft knows one of that name. */
export const frictionOf = <Matter>(
  { instruments }: { readonly instruments?: CraftInstruments<Matter> },
  mixer = '',
): number | undefined => {
  const { mixers = {} } = instruments ?? {}
  return Object.hasOwn(mixers, mixer) ? mixers[mixer] : undefined
}
