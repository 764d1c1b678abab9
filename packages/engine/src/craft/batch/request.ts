import { evidenceProblem, MOST_NAMES, MOST_READINGS, NO_EVIDENCE, type WorkshopEvidence } from '../../batch/evidence.ts'
import { MEASURED_FIELDS } from '../../catalogue/measured.ts'
import { commonFinding } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type CraftRequest, REQUEST_LIMITS } from '../../formula/formula.ts'
import { MIX_PROCESSES, type MixProcess } from '../instruments.ts'

/** A batch as its maker tells it: the formula that was frozen, what was done, what was measured, what is known already. */
export interface BatchRequest {
  readonly formula: CraftRequest
  readonly hecho?: DoneBatch
  readonly medidas?: readonly BatchReading[]
  readonly estado?: unknown
}

export interface DoneBatch {
  /** The day it was made, year first. */
  readonly fecha?: string
  readonly proceso?: MixProcess
  /** The machine that constants are of, where the workshop has several. */
  readonly maquina?: string
  readonly temperaturas?: BatchTemperatures
  readonly lineas?: readonly DoneLine[]
  /** The answer to a question. */
  readonly respuesta?: 'todo_bien'
  /** The cause that its maker chose of those asked about. */
  readonly elegida?: ChosenCause
}

export interface ChosenCause {
  readonly causa: string
  readonly linea?: number
  readonly que?: string
  readonly gramos?: number
}

export interface BatchTemperatures {
  readonly harina?: number
  readonly ambiente?: number
  readonly agua?: number
  readonly prefermento?: number
}

export interface DoneLine {
  readonly linea: number
  /** What was weighed indeed, and the lot it is of. */
  readonly gramos?: number
  readonly lote?: string
  /** Another sack or box has been opened. */
  readonly nuevo?: boolean
}

export interface BatchReading {
  readonly que: string
  readonly valor?: number
  readonly linea?: number
  readonly instrumento?: string
  /** Of `aire`: the same cup of mix and of ice cream. Of `dureza`: °C in the core, and how the spoon goes in. */
  readonly mezcla?: number
  readonly frozen?: number
  readonly temperatura?: number
  readonly cuchara?: number
}

/** What can be read of a batch, and the figures that its instrument may show. */
const SHOWN: Readonly<Record<string, readonly [least: number, most: number]>> = {
  peso: [Number.MIN_VALUE, REQUEST_LIMITS.grams],
  horneado: [Number.MIN_VALUE, REQUEST_LIMITS.grams],
  agua: [-REQUEST_LIMITS.grams, REQUEST_LIMITS.grams],
  brix: [0, 95],
  masa: [-5, 60],
  aw: [0.05, 1],
  humedad: [0, 100],
  grasa: [0, 100],
  calibracion: [10, 40],
}
const FIELDS: ReadonlySet<string> = new Set(MEASURED_FIELDS)
const LONGEST_NAME = 60
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['aire', 'dureza'])
export const READING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(SHOWN), ...WITHOUT_VALUE, ...MEASURED_FIELDS]),
]

const refuse = (field: string, code: Parameters<typeof commonFinding>[0], values: object): never => {
  throw new FormulaError('invalid-request', commonFinding(code as 'batch.bad-reading', values as never), { field })
}

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function checkReading(reading: BatchReading, at: number, lines: number): void {
  const field = `medidas[${at}]`
  const { que, valor, linea, mezcla, frozen, temperatura, cuchara } = reading
  if (linea !== undefined && !(Number.isInteger(linea) && linea >= 0 && linea < lines))
    refuse(`${field}.linea`, 'batch.no-such-line', { line: linea, lines })
  if (linea !== undefined ? !FIELDS.has(que) : !(Object.hasOwn(SHOWN, que) || WITHOUT_VALUE.has(que)))
    refuse(`${field}.que`, 'batch.unknown-reading', { reading: String(que), known: READING_NAMES })
  if (que === 'aire') {
    if (!isBetween(mezcla, 1, REQUEST_LIMITS.grams) || !isBetween(frozen, 1, REQUEST_LIMITS.grams))
      refuse(field, 'batch.bad-air', {})
    return
  }
  if (que === 'dureza') {
    if (!isBetween(temperatura, -40, 5) || !isBetween(cuchara, 1, 5)) refuse(field, 'batch.bad-hardness', {})
    return
  }
  const [least, most] = linea === undefined ? (SHOWN[que] ?? [0, 100]) : [0, 100]
  if (!isBetween(valor, least, most))
    refuse(`${field}.valor`, 'batch.bad-reading', { reading: que, least: Math.max(least, -REQUEST_LIMITS.grams), most })
}

function checkLine({ linea, gramos, lote }: DoneLine, at: number, lines: number): void {
  const field = `hecho.lineas[${at}]`
  if (!(Number.isInteger(linea) && linea >= 0 && linea < lines))
    refuse(`${field}.linea`, 'batch.no-such-line', { line: linea, lines })
  if (gramos !== undefined && !isBetween(gramos, 0, REQUEST_LIMITS.grams))
    refuse(`${field}.gramos`, 'batch.bad-grams', { most: REQUEST_LIMITS.grams })
  if (lote !== undefined && (typeof lote !== 'string' || lote.length > LONGEST_NAME))
    refuse(`${field}.lote`, 'batch.long-name', { most: LONGEST_NAME })
}

const CHOSEN: ReadonlySet<string> = new Set(['olvidado', 'doble', 'pesada', 'lectura', 'resto'])

function checkChosen({ causa, linea, gramos }: ChosenCause, lines: number): void {
  if (!CHOSEN.has(causa)) refuse('hecho.elegida.causa', 'batch.unknown-cause', { known: [...CHOSEN] })
  if (linea !== undefined) checkLine({ linea }, 0, lines)
  if (gramos !== undefined && !isBetween(gramos, -REQUEST_LIMITS.grams, REQUEST_LIMITS.grams))
    refuse('hecho.elegida.gramos', 'batch.bad-grams', { most: REQUEST_LIMITS.grams })
}

/** The reading that a chosen cause takes out of the reckoning. */
const readingExplained = (chosen: ChosenCause | undefined): string | undefined =>
  chosen?.causa === 'resto' ? 'peso' : chosen?.causa === 'lectura' ? chosen.que : undefined

export interface CheckedBatch {
  readonly formula: CraftRequest
  readonly done: DoneBatch
  readonly readings: readonly BatchReading[]
  readonly evidence: WorkshopEvidence
}

/** A batch within its bounds; whatever else is refused, with the field that is wrong. */
export function checkedBatch({ formula, hecho = {}, medidas = [], estado }: BatchRequest): CheckedBatch {
  const lines = Array.isArray(formula?.ingredients) ? formula.ingredients.length : 0
  const { fecha, proceso, maquina, lineas = [] } = hecho
  const problem = estado === undefined ? undefined : evidenceProblem(estado)
  if (problem)
    throw new FormulaError(
      'bad-state',
      problem === 'names' ? commonFinding('batch.large-state', { most: MOST_NAMES }) : commonFinding('batch.bad-state'),
      { field: 'estado' },
    )
  if (
    fecha !== undefined &&
    !(typeof fecha === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(fecha) && !Number.isNaN(Date.parse(fecha)))
  )
    refuse('hecho.fecha', 'batch.bad-date', {})
  if (proceso !== undefined && !MIX_PROCESSES.includes(proceso))
    refuse('hecho.proceso', 'batch.bad-process', { known: MIX_PROCESSES })
  if (maquina !== undefined && (typeof maquina !== 'string' || maquina.length > LONGEST_NAME))
    refuse('hecho.maquina', 'batch.long-name', { most: LONGEST_NAME })
  if (medidas.length > MOST_READINGS) refuse('medidas', 'batch.too-many-readings', { most: MOST_READINGS })
  lineas.forEach((line, at) => {
    checkLine(line, at, lines)
  })
  medidas.forEach((reading, at) => {
    checkReading(reading, at, lines)
  })
  const chosen = hecho.elegida
  if (chosen) checkChosen(chosen, lines)
  // What is explained otherwise says nothing of the batch.
  const readings = medidas.filter(({ que, linea }) => linea !== undefined || que !== readingExplained(chosen))
  return { formula, done: hecho, readings, evidence: (estado as WorkshopEvidence | undefined) ?? NO_EVIDENCE }
}
