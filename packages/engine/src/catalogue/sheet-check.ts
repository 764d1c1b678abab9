import { availableCarbohydrate, totalFat, totalSugars } from '../science/composition.ts'
import { energyOfComposition } from '../science/energy.ts'
import { roundTo } from '../words/round.ts'
import { sheetProblems } from '../words/terms.ts'
import type { Ingredient } from './ingredient.ts'
import { compositionOfSheet, type SupplierSheet } from './sheet.ts'

/** What is said of a sheet, in the words of whoever asks. */
export interface SheetProblemWords {
  readonly saturated: string
  readonly sugars: string
  readonly overfull: (sum: number) => string
  readonly short: (missing: number) => string
  readonly energy: (printed: number, computed: number) => string
  readonly restIsWater: (grams: number) => string
}

export interface SheetCheck {
  /** Grams per 100 g that the sheet accounts for. */
  readonly sum: number
  /** kcal per 100 g that follow from it (Regulation (EU) 1169/2011, annex XIV). */
  readonly kcal: number
  /** What does not add up: with any of these the sheet should not be used. */
  readonly problems: readonly string[]
  /** What was assumed. */
  readonly notes: readonly string[]
  /** g per 100 g that nobody has told what they are, minerals apart: water, or a figure that is missing. */
  readonly rest: number
  /** Whether that must be asked: it is more than rounding, and not what the row that it resembles has. */
  readonly asksRest: boolean
}

/** Sheets are rounded line by line: so much may be missing or in excess, g per 100 g. */
const MASS_TOLERANCE = 2
/** % by which the energy printed may differ from the energy that follows, and the kcal under which nobody would mind. */
const ENERGY_TOLERANCE = { percent: 10, kcal: 10 } as const

/** Whether a sheet adds up: its parts, its mass and its energy. */
export function checkSheet(
  sheet: SupplierSheet,
  model: Ingredient,
  say: SheetProblemWords = sheetProblems,
): SheetCheck {
  const { grasa, saturadas = 0, hidratos, azucares, polioles = 0, fibra = 0, proteinas, sal = 0, alcohol = 0 } = sheet
  const row = compositionOfSheet(sheet, model.composition)
  const kcal = roundTo(energyOfComposition(row, model.polyolType), 0)
  const dry = grasa + hidratos + fibra + proteinas + sal + alcohol
  const sum = roundTo(dry + (sheet.agua ?? 0), 1)
  const off = sheet.kcal === undefined ? 0 : Math.abs(sheet.kcal - kcal)
  const mostOff = Math.max(ENERGY_TOLERANCE.kcal, (ENERGY_TOLERANCE.percent / 100) * (sheet.kcal ?? 0))
  const isWaterTold = sheet.agua !== undefined
  const { water, other } = model.composition
  const rest = isWaterTold ? Math.max(0, row.other - other) : row.water + row.other
  const isAlike = !isWaterTold && Math.abs(rest - water - other) <= MASS_TOLERANCE
  return {
    sum,
    kcal,
    problems: [
      ...(saturadas > grasa ? [say.saturated] : []),
      ...(azucares + polioles > hidratos ? [say.sugars] : []),
      ...(sum > 100 + MASS_TOLERANCE ? [say.overfull(sum)] : []),
      // Minerals and acids are on no sheet: they are as in the row it resembles.
      ...(isWaterTold && rest > MASS_TOLERANCE ? [say.short(100 - sum)] : []),
      ...(off > mostOff ? [say.energy(sheet.kcal ?? 0, kcal)] : []),
    ],
    notes: !isWaterTold && sum <= 100 ? [say.restIsWater(roundTo(row.water, 1))] : [],
    rest: roundTo(rest, 1),
    asksRest: rest > MASS_TOLERANCE && !isAlike,
  }
}

/** The sheet that a row of the catalogue would print: where to start from. */
export function sheetOfRow({ composition: c }: Ingredient): SupplierSheet {
  const shown = (value: number): number => roundTo(value, 1)
  return {
    grasa: shown(totalFat(c)),
    saturadas: shown(c.saturatedFat),
    hidratos: shown(availableCarbohydrate(c)),
    azucares: shown(totalSugars(c)),
    polioles: shown(c.polyols),
    fibra: shown(c.fibre),
    proteinas: shown(c.labelProtein),
    sal: roundTo(c.salt, 2),
    alcohol: shown(c.alcohol),
  }
}
