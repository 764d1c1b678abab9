import type { PolyolType } from './composition.ts'

/**
 * Water activity of a filling: multicomponent Norrish for what is dissolved, Oswin isotherms for the solids that hold
 * water, solubility limits for the sugars that crystallise. Fat is outside the aqueous phase and counts nothing.
 */

const WATER_MOLAR_MASS = 18.015

/** What dissolves: g/mol, and the K of Norrish (Chirife's data as reviewed by Baeza 2010; polyols, PMC2836749 table 3). */
const SOLUTE = {
  sucrose: { molarMass: 342.3, k: 6.47 },
  monosaccharide: { molarMass: 180.16, k: 2.25 },
  lactose: { molarMass: 342.3, k: 10.2 },
  maltose: { molarMass: 342.3, k: 4.54 },
  /** DP ≥ 3 of products without a declared DE; K as that of syrup. */
  dextrins: { molarMass: 900, k: 5.8 },
  ethanol: { molarMass: 46.07, k: 1.6 },
} as const

/** Solids of glucose syrup: 18 016 / DE g/mol; K fitted to the water held by corn-syrup solids (Sloan & Labuza). */
const SYRUP = { molarMassTimesDe: 18_016, k: 5.8 } as const

/** Polyols: K as sorbitol, or as maltose for those of two rings. */
const POLYOL: Readonly<Record<string, { readonly molarMass: number; readonly k: number }>> = {
  sorbitol: { molarMass: 182.17, k: 1.65 },
  manitol: { molarMass: 182.17, k: 1.65 },
  xilitol: { molarMass: 152.15, k: 1.65 },
  eritritol: { molarMass: 122.12, k: 1.65 },
  maltitol: { molarMass: 344.31, k: 4.54 },
  isomalt: { molarMass: 344.31, k: 4.54 },
  lactitol: { molarMass: 344.31, k: 4.54 },
}
/** Liquid at any share: they never crystallise, and do not crowd sucrose out. */
const LIQUID_POLYOL: Readonly<Record<string, { readonly molarMass: number; readonly k: number }>> = {
  glicerol: { molarMass: 92.09, k: 1.16 },
  propilenglicol: { molarMass: 76.09, k: 1.16 },
}

/** NaCl, g/mol, and particles per formula unit; ideal (K = 0). */
const SALT = { molarMass: 58.44, particles: 1.9 } as const

/** Oswin isotherm, g of water per g of dry solid at an activity: a · (aw / (1 − aw))^b. */
const SORBENT = {
  /** 10–25 % under the curve of Sandoval & Barreiro, because roasted cocoa has lost its free sugar. */
  cocoa: { a: 0.1, b: 0.45 },
  protein: { a: 0.11, b: 0.45 },
  nut: { a: 0.09, b: 0.6 },
  starch: { a: 0.11, b: 0.4 },
} as const

/** g dissolved per g of free water at 20 °C; sucrose 203.9 g/100 g (Mohos), less beside other sugars. */
const SOLUBLE = {
  sucrose: 2.04,
  sucroseLostPerOther: 0.2,
  sucroseLeast: 1.2,
  glucose: 0.9,
  lactose: 0.15,
  polyols: 2.2,
} as const

/**
 * What water activity is read from. Every part adds up line by line, so the phase of a mix is the sum of its lines' phases:
 * grams, moles (particles that count in the mole fraction) and binding (moles weighted with √K).
 */
const PHASE = [
  'water',
  'sucrose',
  'glucose',
  'lactose',
  'otherSolids',
  'otherMoles',
  'otherBinding',
  'polyols',
  'polyolMoles',
  'polyolBinding',
  'cocoa',
  'protein',
  'nut',
  'starch',
] as const
export type AqueousPhase = Readonly<Record<(typeof PHASE)[number], number>>

/** Grams of an ingredient (per 100 g) that meet its water. */
export interface AqueousSolutes {
  readonly water: number
  readonly sucrose: number
  readonly glucose: number
  readonly fructose: number
  readonly lactose: number
  readonly maltose: number
  readonly dextrins: number
  /** Solids of a syrup of declared dextrose equivalent, in place of the sugars they are made of. */
  readonly syrup: number
  readonly de: number
  readonly polyols: number
  readonly polyolType: PolyolType | undefined
  readonly alcohol: number
  readonly salt: number
  /** Lactose that comes with the salts of milk: as many moles of salts as of lactose (milk freezes at −0.52 °C, half by each). */
  readonly milkLactose: number
  /** Dry solids that hold water. */
  readonly cocoa: number
  readonly protein: number
  readonly nut: number
  readonly starch: number
}

/** An ingredient that neither brings water nor meets it. */
export const NOTHING_DISSOLVED: AqueousSolutes = {
  water: 0,
  sucrose: 0,
  glucose: 0,
  fructose: 0,
  lactose: 0,
  maltose: 0,
  dextrins: 0,
  syrup: 0,
  de: 0,
  polyols: 0,
  polyolType: undefined,
  alcohol: 0,
  salt: 0,
  milkLactose: 0,
  cocoa: 0,
  protein: 0,
  nut: 0,
  starch: 0,
}

const moles = (grams: number, { molarMass }: { readonly molarMass: number }): number => grams / molarMass

/**
 * Grams of long chains that keep sucrose from dissolving: never so many that they put out more binding than they bring. A
 * saturated solution that took up more sucrose than it was thinned would dry on being watered (Gibbs and Duhem forbid it).
 */
const crowding = (grams: number, { molarMass, k }: { readonly molarMass: number; readonly k: number }): number =>
  grams *
  Math.min(1, Math.sqrt(k / SOLUTE.sucrose.k) * (SOLUTE.sucrose.molarMass / molarMass / SOLUBLE.sucroseLostPerOther))

/** What an ingredient brings to the aqueous phase, in the same base as its grams. */
export function aqueousPhase(of: AqueousSolutes): AqueousPhase {
  const [type = 'sorbitol'] = of.polyolType?.split('+') ?? []
  const liquid = LIQUID_POLYOL[type]
  const solid = POLYOL[type] ?? POLYOL.sorbitol
  const syrup = { molarMass: SYRUP.molarMassTimesDe / (of.de || 1), k: SYRUP.k }
  const crystallising = liquid === undefined ? of.polyols : 0
  const unlimited = [
    [of.fructose, SOLUTE.monosaccharide],
    [of.maltose, SOLUTE.maltose],
    [of.dextrins, SOLUTE.dextrins],
    [of.syrup, syrup],
    [of.alcohol, SOLUTE.ethanol],
    ...(liquid ? ([[of.polyols, liquid]] as const) : []),
  ] as const
  const salts = SALT.particles * moles(of.salt, SALT) + moles(of.milkLactose, SOLUTE.lactose)
  return {
    water: of.water,
    sucrose: of.sucrose,
    glucose: of.glucose,
    lactose: of.lactose,
    otherSolids: of.fructose + of.maltose + of.dextrins + crowding(of.syrup, syrup),
    otherMoles: unlimited.reduce((sum, [grams, solute]) => sum + moles(grams, solute), salts),
    otherBinding: unlimited.reduce((sum, [grams, solute]) => sum + Math.sqrt(solute.k) * moles(grams, solute), 0),
    polyols: crystallising,
    polyolMoles: solid ? moles(crystallising, solid) : 0,
    polyolBinding: solid ? Math.sqrt(solid.k) * moles(crystallising, solid) : 0,
    cocoa: of.cocoa,
    protein: of.protein,
    nut: of.nut,
    starch: of.starch,
  }
}

/** √K / molar mass: binding per gram. */
const bindingPerGram = ({ molarMass, k }: { readonly molarMass: number; readonly k: number }): number =>
  Math.sqrt(k) / molarMass
const SUCROSE_BINDING = bindingPerGram(SOLUTE.sucrose)
const GLUCOSE_BINDING = bindingPerGram(SOLUTE.monosaccharide)
const LACTOSE_BINDING = bindingPerGram(SOLUTE.lactose)

/** The activity of the solution that is left when the solids hold the water they hold at activity `aw`. */
function activityOfFreeWater(phase: AqueousPhase, aw: number): number {
  const dryness = Math.log(aw / (1 - aw))
  const held =
    (SORBENT.cocoa.a * phase.cocoa + SORBENT.protein.a * phase.protein) * Math.exp(SORBENT.cocoa.b * dryness) +
    (phase.nut > 0 ? SORBENT.nut.a * phase.nut * Math.exp(SORBENT.nut.b * dryness) : 0) +
    (phase.starch > 0 ? SORBENT.starch.a * phase.starch * Math.exp(SORBENT.starch.b * dryness) : 0)
  const free = phase.water - held
  if (free <= 0) return 0
  const polyolShare = phase.polyols > 0 ? Math.min(1, (SOLUBLE.polyols * free) / phase.polyols) : 0
  const glucose = Math.min(phase.glucose, SOLUBLE.glucose * free)
  const lactose = Math.min(phase.lactose, SOLUBLE.lactose * free)
  const others = (glucose + lactose + phase.otherSolids + polyolShare * phase.polyols) / free
  const soluble = Math.max(SOLUBLE.sucroseLeast, SOLUBLE.sucrose - SOLUBLE.sucroseLostPerOther * others)
  const sucrose = Math.min(phase.sucrose, soluble * free)
  const water = free / WATER_MOLAR_MASS
  const all =
    water +
    sucrose / SOLUTE.sucrose.molarMass +
    glucose / SOLUTE.monosaccharide.molarMass +
    lactose / SOLUTE.lactose.molarMass +
    phase.otherMoles +
    polyolShare * phase.polyolMoles
  const binding =
    (SUCROSE_BINDING * sucrose +
      GLUCOSE_BINDING * glucose +
      LACTOSE_BINDING * lactose +
      phase.otherBinding +
      polyolShare * phase.polyolBinding) /
    all
  return (water / all) * Math.exp(-binding * binding)
}

/** Activities the search runs between, when it is near enough, and the steps it may take. */
const SEARCH = { driest: 0.01, wettest: 0.9995, precision: 1e-7, steps: 40 } as const

/** The constants of the reading, for whoever writes it down elsewhere. */
export const WATER_ACTIVITY = {
  phase: PHASE,
  waterMolarMass: WATER_MOLAR_MASS,
  solute: SOLUTE,
  sorbent: SORBENT,
  soluble: SOLUBLE,
  search: SEARCH,
} as const

/**
 * Water activity (0 to 1) of a phase, or undefined without water. The more active the water, the more of it the solids
 * hold and the stronger the solution that is left: the two meet at one value. Found by false position, halving the weight
 * of an end that stays put twice (the Illinois rule): some eight readings where plain halving takes twenty-four.
 */
export function waterActivity(phase: AqueousPhase): number | undefined {
  if (!(phase.water > 0)) return undefined
  let low: number = SEARCH.driest
  let high: number = SEARCH.wettest
  let above = activityOfFreeWater(phase, low) - low
  let below = activityOfFreeWater(phase, high) - high
  if (above <= 0) return low
  if (below >= 0) return high
  let stayed = 0
  let aw = low
  for (let step = 0; step < SEARCH.steps; step++) {
    const next = (low * below - high * above) / (below - above)
    const error = activityOfFreeWater(phase, next) - next
    if (Math.abs(next - aw) < SEARCH.precision && Math.abs(error) < SEARCH.precision) return next
    aw = next
    if (error > 0) {
      low = aw
      above = error
      if (stayed === 1) below /= 2
      stayed = 1
    } else {
      high = aw
      below = error
      if (stayed === -1) above /= 2
      stayed = -1
    }
  }
  return aw
}

/** Water activity as a reading of a mix: a function over the sums of its lines' phases. */
interface WaterActivityReading<Matter> {
  readonly measures: readonly ((matter: Matter) => number)[]
  readonly read: (sums: readonly number[], mass: number) => number | undefined
  readonly law: { readonly kind: 'water-activity' }
}

export const waterActivityOf = <Matter>(phaseOf: (matter: Matter) => AqueousPhase): WaterActivityReading<Matter> => ({
  law: { kind: 'water-activity' },
  measures: PHASE.map((part) => (matter: Matter) => phaseOf(matter)[part]),
  read: (sums) => {
    const phase = {} as Record<(typeof PHASE)[number], number>
    for (let k = 0; k < PHASE.length; k++) phase[PHASE[k] as (typeof PHASE)[number]] = sums[k] ?? 0
    return waterActivity(phase)
  },
})
