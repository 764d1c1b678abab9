import { FormulaError } from '@obrador/engine'
import type { DegreesField, WaterDesk } from '@obrador/engine/desk'
import type { AppCraft } from '../engine/crafts.ts'
import { GRAMS_PER_KILO, numberWithUnit } from '../format/numbers.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import { quantitiesIn } from '../model/shape.ts'
import { waterWords as say } from '../words/es/desk.ts'
import { readDesk } from './read-desk.ts'
import { type OwnIngredients, tableRequestOf } from './request.ts'

/** How warm the water of a dough must be, for who is at the desk and for who reads a sheet of paper. */

/** The desk under which the degrees of a formula are kept. */
export const DEGREES_DESK = 'degrees'

/** What the engine tells of the water. Spanish keys, as the API has. */
interface Told {
  readonly temperatura: number
  readonly hielo_g?: number
  readonly agua_g: number
}

type Degrees = Readonly<Record<string, number | undefined>>

/** What its craft answers, of a formula and so many degrees; nothing of what cannot be read. */
function askWater(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  { asks, tells, coldest }: WaterDesk,
  degrees: Degrees,
): Told | undefined {
  const request = { ...tableRequestOf(craft, formula, own), [asks]: { ...degrees, [coldest.field]: coldest.degrees } }
  try {
    return (craft.analyse(request, { advice: false }) as unknown as Record<string, Told>)[tells]
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

const weight = (grams: number): string =>
  grams < GRAMS_PER_KILO ? numberWithUnit(grams, 'g', 0) : numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 2)

/** °C from which water harms yeast, as the engine has it. */
const TOO_HOT = 38

function sentenceOf(
  { temperatura, hielo_g = 0, agua_g }: Told,
  wanted: number,
  coldest: number,
  factor: number,
): string {
  if (hielo_g + agua_g === 0) return say.none
  if (temperatura > TOO_HOT) return say.tooHot(say.degrees(temperatura))
  if (hielo_g > 0) return agua_g > 0 ? say.ice(say.degrees(coldest), weight(hielo_g * factor)) : say.tooCold
  return say.told(say.degrees(temperatura), say.degrees(wanted))
}

export interface WaterTold {
  readonly told: Told
  readonly sentence: string
  /** What is kept with the formula, and the fields that count for it. */
  readonly kept: Degrees
  readonly fields: readonly DegreesField[]
  readonly degreesOf: (field: DegreesField) => number
}

/** `factor`: what the formula as it is written is multiplied by. Nothing for a craft that does not ask for it. */
export function waterForDough(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  habits: WorkshopHabits,
  factor: number,
): WaterTold | undefined {
  const { water } = craft.definition.desk ?? {}
  if (!water) return undefined
  const kept = quantitiesIn(
    formula.desks?.[DEGREES_DESK],
    water.fields.map(({ key }) => key),
  )
  const on = readDesk(craft, formula, own)
  const hasStage = [...(on?.lines.values() ?? [])].some(({ stage }) => stage) || formula.lines.some(({ made }) => made)
  const fields = water.fields.filter(({ is }) => is !== 'stage' || hasStage)
  const degreesOf = ({ key, usual }: DegreesField): number => kept[key] ?? habits.degrees?.[key] ?? usual
  const told = askWater(
    craft,
    formula,
    own,
    water,
    Object.fromEntries(fields.map((field) => [field.key, degreesOf(field)])),
  )
  const wanted = fields.find(({ is }) => is === 'wanted')
  if (!told || !wanted) return undefined
  const sentence = sentenceOf(told, degreesOf(wanted), water.coldest.degrees, factor)
  return { told, sentence, kept, fields, degreesOf }
}
