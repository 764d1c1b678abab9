import { MEASURED_FIELDS } from '@obrador/engine'
import { isCraftId } from './crafts.ts'
import {
  type BatchSize,
  type DeskValues,
  type GivenDetails,
  type NestedFormula,
  newId,
  type StageDetails,
  type TableFormula,
  type TableLine,
} from './formula.ts'
import { MOST_NESTED_LEVELS } from './levels.ts'

/** What comes from outside (a link, a file, an older version of the app) is looked at before it is believed. */

/** Far beyond any honest formula: what is cut here is lost. */
const MOST_LINES = 1000
const LONGEST_NAME = 400
const MOST_GRAMS = 1_000_000_000

type Fields = Readonly<Record<string, unknown>>
export const isPlainObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const isTextValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME
export const isQuantityValue = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_GRAMS

/** The quantities among some keys of an object; what is not one is dropped. */
export function quantitiesIn<Key extends string>(value: unknown, keys: readonly Key[]): { [key in Key]?: number } {
  const found: { [key in Key]?: number } = {}
  if (isPlainObject(value)) for (const key of keys) if (isQuantityValue(value[key])) found[key] = value[key]
  return found
}

/** A step of the method may be a paragraph. */
const LONGEST_STEP = 4000
const MOST_STEPS = 200

function decodeSteps(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, MOST_STEPS)
    .flatMap((step) => (typeof step === 'string' && step.length <= LONGEST_STEP ? [step] : []))
}

/** Far beyond what any desk keeps, and how deep it may go. */
const MOST_FIELDS = 40
const DEEPEST = 3

/** What a desk keeps is figures and short texts, in lists or under names. */
export function decodeDesk(value: unknown, depth = 0): unknown {
  if (isTextValue(value) || isQuantityValue(value) || typeof value === 'boolean') return value
  if (!isPlainObject(value) || depth === DEEPEST) return undefined
  const kept = Object.entries(value)
    .slice(0, MOST_FIELDS)
    .map(([key, one]) => [key, decodeDesk(one, depth + 1)] as const)
    .filter(([, one]) => one !== undefined)
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept)
}

const GIVEN = ['aguaEvaporada', 'merma', 'perdidaHorneado'] as const satisfies readonly (keyof GivenDetails)[]
const STAGE = ['hydration', 'hours', 'degrees'] as const satisfies readonly (keyof StageDetails)[]
const BATCH = ['total', 'pieces', 'pieceGrams', 'litres', 'overrun'] as const satisfies readonly (keyof BatchSize)[]

/** A line keeps its id, by which the ticks of the scale know it, unless another bears it already. */
export function decodeLine(value: unknown, taken: Set<string>, level: number): TableLine[] {
  if (!isPlainObject(value) || !isTextValue(value.name) || !isQuantityValue(value.grams)) return []
  const id = isTextValue(value.id) && !taken.has(value.id) ? value.id : newId()
  taken.add(id)
  const made = level < MOST_NESTED_LEVELS ? decodeMade(value.made, level + 1) : undefined
  const measured = quantitiesIn(value.measured, MEASURED_FIELDS)
  const stage = quantitiesIn(value.stage, STAGE)
  return [
    {
      id,
      name: value.name,
      grams: value.grams,
      locked: value.locked === true,
      ...(isTextValue(value.own) && { own: value.own }),
      ...(made && { made, ...(value.opens === true && { opens: true }) }),
      ...(Object.keys(measured).length > 0 && { measured }),
      ...(Object.keys(stage).length > 0 && { stage }),
      ...(isTextValue(value.part) && { part: value.part }),
    },
  ]
}

function decodeMade(value: unknown, level: number): NestedFormula | undefined {
  if (!isPlainObject(value) || !isTextValue(value.entry) || !isQuantityValue(value.version)) return undefined
  const formula = decodeFormula(value.formula, level)
  const { entry, version, kept } = value
  return (
    formula && {
      entry,
      version,
      formula,
      ...(isQuantityValue(value.yields) && value.yields > 0 && value.yields <= 100 && { yields: value.yields }),
      ...(isTextValue(kept) && { kept }),
    }
  )
}

/** `level`: how many formulas it lies inside. */
export function decodeFormula(value: unknown, level = 0): TableFormula | undefined {
  if (!isPlainObject(value) || !isCraftId(value.craft) || !isTextValue(value.type) || !Array.isArray(value.lines))
    return undefined
  const taken = new Set<string>()
  const steps = decodeSteps(value.steps)
  return {
    craft: value.craft,
    type: value.type,
    name: isTextValue(value.name) ? value.name : '',
    lines: value.lines.slice(0, MOST_LINES).flatMap((line) => decodeLine(line, taken, level)),
    given: quantitiesIn(value.given, GIVEN),
    batch: quantitiesIn(value.batch, BATCH),
    ...(steps.length > 0 && { steps }),
    ...(isTextValue(value.entry) && { entry: value.entry }),
    ...(isPlainObject(value.desks) && { desks: decodeDesk(value.desks) as DeskValues }),
  }
}
