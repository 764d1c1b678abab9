/**
 * Freezing-point depression: how much a solute lowers the temperature at which water turns to ice,
 * and how much of the water of a mix is ice at a given temperature.
 */

/** Sucrose, g/mol: the reference of the trade's PAC (sucrose = 100). */
const SUCROSE_MOLAR_MASS = 342.3

/**
 * PAC of a pure solute, by mass: 100 · 342.30 / molar mass (Leighton 1927; Goff & Hartel 2013 ch. 6), rounded to the
 * whole number that the trade prints.
 */
const relativePac = (molarMass: number): number => Math.round((100 * SUCROSE_MOLAR_MASS) / molarMass)

/** Sucrose equivalents per 100 g of solute; the argument is the molar mass in g/mol, mean where it is a mixture. */
export const PAC_OF_SOLUTE = {
  disaccharide: relativePac(342.3),
  monosaccharide: relativePac(180.16),
  eritritol: relativePac(122.12),
  xilitol: relativePac(152.15),
  sorbitol: relativePac(182.17),
  manitol: relativePac(182.17),
  maltitol: relativePac(344.31),
  isomalt: relativePac(344.31),
  lactitol: relativePac(344.31),
  glicerol: relativePac(92.09),
  propilenglicol: relativePac(76.09),
  /** Hydrogenated DP ≥ 3 of maltitol syrup. */
  higherPolyols: relativePac(570),
  /** Inulin of mean DP 10, its HP grade (DP 23) and oligofructose (DP 4): Niness 1999. */
  inulina: relativePac(1640),
  inulinaHp: relativePac(3750),
  oligofructosa: relativePac(666),
  polidextrosa: relativePac(1000),
  dextrinaResistente: relativePac(2000),
  /** DP ≥ 3 of syrups without a declared DE: mass balance of Hull's DE 28 and DE 42 syrups gives 45 and 44. */
  dextrins: 45,
  fruitAcid: relativePac(192.12),
  /** Trade values: undissociated salt, and ethanol rounded down from 743. */
  saltTrade: 585,
  ethanolTrade: 740,
  /** Trade value of commercial dextrose as it comes, crystal water included. */
  dextroseTrade: 190,
} as const

/** A glucose syrup of dextrose equivalent DE has mean molar mass 18016/DE, so its solids count 1.9 · DE. */
export const SYRUP_PAC_PER_DE = PAC_OF_SOLUTE.monosaccharide / 100

/** Physical sucrose equivalents per gram, where the trade's figure is not the physics (see docs/ciencia). */
export const PHYSICAL_PAC = {
  /** Goff & Hartel: ΔT = 2.37 · MSNF / water, brought to sucrose equivalents at the dilute slope: 2.37 / (100 · 0.0543). */
  milkSaltsPerMsnf: 0.4365,
  /** NaCl dissociates: 1 g in 100 g of water lowers the freezing point 0.59 °C. */
  salt: 10.5,
  /** Ethanol–water at 10 % by mass freezes at −4.5 °C. */
  ethanol: 6.2,
  organicAcids: PAC_OF_SOLUTE.fruitAcid / 100,
} as const

/** °C per (g of sucrose in 100 g of water): the colligative limit 1.86 · 10 / 342.30. */
const LINEAR = 0.0543
/** Second-order term, so that 150 g/100 g gives 11.41 °C (Goff & Hartel 2013, table 6.1). */
const QUADRATIC = 0.000145

/** Freezing-point depression, °C, of `x` grams of sucrose equivalent in 100 g of liquid water. */
export const freezingDepression = (x: number): number => LINEAR * x + QUADRATIC * x * x

/** Grams of sucrose equivalent in 100 g of liquid water that freeze `t` °C below zero. */
export const concentrationAtFreezing = (t: number): number =>
  (Math.sqrt(LINEAR * LINEAR + 4 * QUADRATIC * t) - LINEAR) / (2 * QUADRATIC)

/** Below this the maximally freeze-concentrated phase is glassy and the curve is only a label, °C. */
export const COLDEST_CURVE = -40

/** Temperature, °C, at which a share of the water is ice; `ratio` is sucrose equivalent over water, g/g. */
export const temperatureAtIce = (ratio: number, ice: number): number =>
  Math.max(COLDEST_CURVE, 0 - freezingDepression((100 * ratio) / (1 - ice)))

/** Temperature, °C, at which the first ice forms. */
export const initialFreezing = (ratio: number): number => temperatureAtIce(ratio, 0)

/** Share of the water (0 to 1) that is ice at a temperature in °C. */
export const iceShareAt = (ratio: number, temperature: number): number =>
  temperature >= 0 ? 0 : Math.max(0, 1 - (100 * ratio) / concentrationAtFreezing(-temperature))
