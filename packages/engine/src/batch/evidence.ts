import { isPlainObject } from '../words/plain-object.ts'
import { workshopConstantOf } from './constants.ts'

/**
 * What a workshop has measured, as it is handed from one batch to the next. It is evidence and not belief: rows of the linear model,
 * so that a batch can be taken out again, their order changes nothing, and a new table of spreads holds at once.
 */
export interface WorkshopEvidence {
  readonly version: 1
  /** By row of the catalogue, the lot that is open. */
  readonly abiertos?: Readonly<Record<string, string>>
  readonly hornadas: readonly EvidenceOfBatch[]
  /** What the oldest batches said of the constants, in information form. */
  readonly resumen?: EvidenceSummary
}

export interface EvidenceOfBatch {
  readonly fecha?: string
  readonly filas: readonly EvidenceRow[]
  /** Covariance of what the rows of the batch err by. */
  readonly error: readonly (readonly number[])[]
}

export interface EvidenceRow {
  readonly que: string
  /** What was read, less what the catalogue's means give. */
  readonly dif: number
  /** Slope by component of each lot (g per 100 g), in the order of `TRACKED`. */
  readonly lotes: Readonly<Record<string, readonly number[]>>
  /** Slope by constant, in the unit of the constant. */
  readonly taller: Readonly<Record<string, number>>
}

export interface EvidenceSummary {
  readonly claves: readonly string[]
  readonly informacion: readonly (readonly number[])[]
  readonly vector: readonly number[]
}

/** Batches that are kept as rows; those before become one summary of the constants. */
export const MOST_BATCHES = 60
/** Readings of a batch: what a maker measures of one, and more. */
export const MOST_READINGS = 6
/** Names of lots and constants that a reading sees, that are open, or that a summary tells of: more than a formula has lines. */
export const MOST_KEYS = 240
/** Names that the readings of all batches see: thirty new ones in each, and as many as a body of 256 KiB of real readings holds. */
export const MOST_NAMES = 2000
const COMPONENTS = 9
const LONGEST_KEY = 160

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const areNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(isNumber)
const isSquare = (value: unknown, size: number): boolean =>
  Array.isArray(value) && value.length === size && value.every((line) => areNumbers(line, size))
const isKey = (key: string): boolean => key.length > 0 && key.length <= LONGEST_KEY

function isRow(value: unknown): boolean {
  if (!isPlainObject(value) || typeof value.que !== 'string' || !isNumber(value.dif)) return false
  const { lotes, taller } = value
  if (!isPlainObject(lotes) || !isPlainObject(taller)) return false
  const [lots, constants] = [Object.entries(lotes), Object.entries(taller)]
  return (
    lots.length + constants.length <= MOST_KEYS &&
    lots.every(([key, slopes]) => isKey(key) && areNumbers(slopes, COMPONENTS)) &&
    constants.every(([key, slope]) => isKey(key) && workshopConstantOf(key) !== undefined && isNumber(slope))
  )
}

const isBatch = (value: unknown): boolean =>
  isPlainObject(value) &&
  (value.fecha === undefined || (typeof value.fecha === 'string' && !Number.isNaN(Date.parse(value.fecha)))) &&
  Array.isArray(value.filas) &&
  value.filas.length > 0 &&
  value.filas.length <= MOST_READINGS &&
  value.filas.every(isRow) &&
  isSquare(value.error, value.filas.length)

const isSummary = (value: unknown): boolean =>
  isPlainObject(value) &&
  Array.isArray(value.claves) &&
  value.claves.length <= MOST_KEYS &&
  value.claves.every((key) => typeof key === 'string' && isKey(key) && workshopConstantOf(key) !== undefined) &&
  areNumbers(value.vector, value.claves.length) &&
  isSquare(value.informacion, value.claves.length)

/** How many lots and constants the readings of some batches see. */
export const namesIn = (batches: readonly EvidenceOfBatch[]): number =>
  new Set(
    batches.flatMap(({ filas }) =>
      // What lots and constants are called does not overlap: a constant is one of a few names, and rows of the catalogue are others.
      filas.flatMap(({ lotes, taller }) => [...Object.keys(lotes), ...Object.keys(taller)]),
    ),
  ).size

const hasShape = (value: unknown): value is WorkshopEvidence =>
  isPlainObject(value) &&
  value.version === 1 &&
  Array.isArray(value.hornadas) &&
  value.hornadas.length <= MOST_BATCHES &&
  value.hornadas.every(isBatch) &&
  (value.resumen === undefined || isSummary(value.resumen)) &&
  (value.abiertos === undefined ||
    (isPlainObject(value.abiertos) &&
      Object.keys(value.abiertos).length <= MOST_KEYS &&
      Object.entries(value.abiertos).every(
        ([id, lot]) => isKey(id) && typeof lot === 'string' && lot.length <= LONGEST_KEY,
      )))

/** Why something is no evidence: of another shape or version, or more than may be told at once. */
export const evidenceProblem = (value: unknown): 'shape' | 'names' | undefined =>
  !hasShape(value) ? 'shape' : namesIn(value.hornadas) > MOST_NAMES ? 'names' : undefined

/** Whether something is evidence of this version, within its bounds. */
export const isWorkshopEvidence = (value: unknown): value is WorkshopEvidence => evidenceProblem(value) === undefined

export const NO_EVIDENCE: WorkshopEvidence = { version: 1, hornadas: [] }
