/**
 * What a workshop has that no formula tells: how much it evaporates, what its refractometer shows, what its mixer warms. Each with
 * what is taken before anybody has measured, and how much one batch differs from the next. All are estimates of the trade (grade C),
 * wide on purpose, until workshops have data; see docs/ciencia/hornada.md.
 */
export interface WorkshopConstant {
  readonly mean: number
  /** Standard deviation between workshops, and between two batches of one. */
  readonly sd: number
  readonly ofBatch: number
}

const CONSTANTS: Readonly<Record<string, WorkshopConstant>> = {
  /** Factor of a refractometer, in syrups and sorbets, and where fat of milk or cocoa blurs its line. */
  'refractometro.agua': { mean: 1, sd: 0.008, ofBatch: 0 },
  'refractometro.leche': { mean: 1, sd: 0.025, ofBatch: 0 },
  /** Share of the mix that leaves as steam. */
  'evaporacion.frio': { mean: 0, sd: 0.001, ofBatch: 0.0005 },
  'evaporacion.pasteurizadora': { mean: 0.005, sd: 0.004, ofBatch: 0.002 },
  'evaporacion.cazo': { mean: 0.025, sd: 0.015, ofBatch: 0.007 },
  /** Water activity: what the estimate and the meter are off by together. */
  aw: { mean: 0, sd: 0.012, ofBatch: 0 },
  /** °C that kneading adds; with a spiral mixer, see the craft. */
  friccion: { mean: 17, sd: 4, ofBatch: 1.5 },
  /** Share of the dough that the oven takes beyond the loss of its type. */
  horno: { mean: 0, sd: 0.025, ofBatch: 0.007 },
  /** Share of the finished weight that is water beyond the residual water of its type. */
  coccion: { mean: 0, sd: 0.01, ofBatch: 0.005 },
  /** % of air that the freezer puts in. */
  aire: { mean: 35, sd: 12, ofBatch: 3 },
  /** °C that the cabinet, its thermometer and the palate are off by together. */
  vitrina: { mean: 0, sd: 1, ofBatch: 0 },
  /** Points of water over flour that a lot of flour takes more than the formula says. */
  absorcion: { mean: 0, sd: 2, ofBatch: 0 },
}

/** Between the name of a constant and the machine, the craft or the lot that it is of. */
export const CONSTANT_SEPARATOR = '@'

/** The name of a constant without what it is of. */
export const nameOfConstant = (key: string): string => key.split(CONSTANT_SEPARATOR)[0] ?? key
export const kindOfConstant = (key: string): string => nameOfConstant(key).split('.')[0] ?? key

/** None for a name that nobody knows. */
export const workshopConstantOf = (key: string): WorkshopConstant | undefined => {
  const name = nameOfConstant(key)
  return Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined
}
