import { FormulaError } from '@obrador/engine'
import {
  DECLARED_KEYS,
  DECLARED_NUTRIENTS,
  type DeclaredNutrient,
  errorOfMeasure,
  type LabelClaim,
  type PrintedFigure,
  printedFigureOf,
  type SackReading,
} from '@obrador/engine/sack'
import { sackFinding } from './findings.ts'
import type { DeclaredFigure } from './label.ts'
import { BRIX_ERROR } from './rows.ts'

/** What is told of the product in figures: the table as printed, the sheet, and the claims that are a figure of the whole. */

export type SackTable = { readonly [nutrient: string]: string | number | null | undefined }
export type SackMeasures = { readonly [measure: string]: number | null | undefined }

interface Measure {
  readonly reading: SackReading
  /** One deviation, g per 100 g. */
  readonly error: (value: number) => number
}

/** A figure of a sheet, or a supplier's answer: its last figure and a hundredth of it. */
const toldBy = (value: number): number => 0.3 + 0.01 * value
const fixed = (error: number) => (): number => error

/** What a sheet may tell, by the field that takes it. */
export const SHEET_MEASURES = {
  humedad: { reading: 'agua', error: fixed(errorOfMeasure('humedad')) },
  brix: { reading: 'brix', error: fixed(errorOfMeasure('brix')) },
  grasa: { reading: 'grasa', error: fixed(errorOfMeasure('grasa')) },
  proteina: { reading: 'proteinasDeclaradas', error: fixed(errorOfMeasure('proteina')) },
  cacao: { reading: 'cacao', error: fixed(errorOfMeasure('cacao')) },
  solidosLacteos: { reading: 'solidosLacteos', error: toldBy },
  sacarosa: { reading: 'sacarosa', error: toldBy },
  glucosa: { reading: 'glucosa', error: toldBy },
  fructosa: { reading: 'fructosa', error: toldBy },
  lactosa: { reading: 'lactosa', error: toldBy },
  SLNG: { reading: 'SLNG', error: toldBy },
  fibra: { reading: 'fibra', error: toldBy },
  almidon: { reading: 'almidon', error: toldBy },
  grasaLactea: { reading: 'grasaLactea', error: toldBy },
  mantecaCacao: { reading: 'mantecaCacao', error: toldBy },
} as const satisfies Readonly<Record<string, Measure>>
export type MeasureField = keyof typeof SHEET_MEASURES

const isMeasure = (field: string): field is MeasureField => Object.hasOwn(SHEET_MEASURES, field)

/** Tolerances of the law do not bind a sheet: a figure of it is off by what it errs. */
const asMeasured = (field: string, value: number, error: number): DeclaredFigure => ({
  field,
  value,
  least: value,
  most: value,
  error,
  tolerance: Math.max(1, 3 * error),
  isMeasured: true,
})

const asText = (value: string | number): string => (typeof value === 'number' ? String(value).replace('.', ',') : value)

function printed(nutrient: DeclaredNutrient, value: string | number): PrintedFigure {
  const text = asText(value)
  const found = printedFigureOf(nutrient, text)
  if (!found)
    throw new FormulaError('invalid-request', sackFinding('sack.bad-figure', { field: nutrient, value: text }), {
      field: nutrient,
    })
  return found
}

/** kcal of a gram (Annex XIV of Regulation (EU) 1169/2011), and kJ in a kcal. */
const KCAL = { fat: 9, carbohydrate: 4, protein: 4, fibre: 2 } as const
const KJ = 4.184
/** Part of the energy within which a table adds up. */
const ADDS_UP = 0.05

const numberOf = (value: string | number | null | undefined): number | undefined => {
  const found =
    value === null || value === undefined
      ? undefined
      : Number(/\d+(?:[.,]\d+)?/.exec(String(value))?.[0]?.replace(',', '.'))
  return found === undefined || Number.isNaN(found) ? undefined : found
}

export interface EnergyCheck {
  readonly state: 'fits' | 'off' | 'fibre-inside' | 'untold'
  /** What the rest adds up to, kcal. */
  readonly kcal: number
}

/** Energy makes no row: it checks the typing, and tells tables whose carbohydrate has the fibre inside. */
export function energyCheckOf(table: SackTable): EnergyCheck {
  const [fat, carbohydrate, protein] = [
    numberOf(table.grasas),
    numberOf(table.hidratosDeCarbono),
    numberOf(table.proteinas),
  ]
  const fibre = numberOf(table.fibra) ?? 0
  const kilojoules = numberOf(table.energiaKj)
  const told = numberOf(table.energiaKcal) ?? (kilojoules === undefined ? undefined : kilojoules / KJ)
  if (fat === undefined || carbohydrate === undefined || protein === undefined || told === undefined || told <= 0)
    return { state: 'untold', kcal: 0 }
  const kcal = KCAL.fat * fat + KCAL.carbohydrate * carbohydrate + KCAL.protein * protein + KCAL.fibre * fibre
  const isNear = (sum: number): boolean => Math.abs(sum - told) <= ADDS_UP * told + 2
  if (isNear(kcal)) return { state: 'fits', kcal }
  return { state: fibre > 0 && isNear(kcal - KCAL.carbohydrate * fibre) ? 'fibre-inside' : 'off', kcal }
}

/** The table with its fibre taken out of the carbohydrate. */
const withoutFibre = (one: PrintedFigure, fibre: PrintedFigure): PrintedFigure => ({
  ...one,
  value: one.value - fibre.value,
  least: Math.max(0, one.least - fibre.most),
  most: one.most - fibre.least,
})

export function declaredFiguresIn(
  table: SackTable,
  measures: SackMeasures,
  claims: readonly LabelClaim[],
): {
  readonly declared: ReadonlyMap<SackReading, DeclaredFigure>
  readonly energy: EnergyCheck
  readonly hasTable: boolean
} {
  const declared = new Map<SackReading, DeclaredFigure>()
  const energy = energyCheckOf(table)
  for (const nutrient of DECLARED_NUTRIENTS) {
    const value = table[nutrient]
    if (value === null || value === undefined || value === '') continue
    declared.set(DECLARED_KEYS[nutrient], { ...printed(nutrient, value), field: nutrient, isMeasured: false })
  }
  const hasTable = declared.size > 0
  const [carbohydrate, fibre] = [declared.get('hidratosDeCarbono'), declared.get('fibraDeclarada')]
  if (energy.state === 'fibre-inside' && carbohydrate && fibre)
    declared.set('hidratosDeCarbono', { ...carbohydrate, ...withoutFibre(carbohydrate, fibre) })
  for (const [field, value] of Object.entries(measures)) {
    if (value === null || value === undefined || !isMeasure(field)) continue
    if (!(value >= 0 && value <= 100))
      throw new FormulaError('invalid-request', sackFinding('sack.bad-figure', { field, value: String(value) }), {
        field,
      })
    const { reading, error } = SHEET_MEASURES[field]
    declared.set(reading, asMeasured(field, value, error(value)))
  }
  const sweet = claims.find(({ of }) => of === 'azucaresTotales')
  if (sweet && !declared.has('brix')) declared.set('brix', asMeasured('azucaresTotales', sweet.value, BRIX_ERROR / 3))
  return { declared, energy, hasTable }
}
