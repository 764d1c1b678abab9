import type { AllergenName } from '../../catalogue/annex-words.ts'
import { nearestRows } from '../../catalogue/lookup.ts'
import { pureAdditiveIn } from '../../catalogue/written-additives.ts'
import { commonFinding } from '../../findings/find.ts'
import { distinctFindings, type FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import { NAMES_WITH_CANDIDATES } from '../../formula/unknown-names.ts'
import { KJ_PER_KCAL } from '../../science/energy.ts'
import { EVAPORATED_WATER } from '../../words/terms.ts'
import type { FinishedProduct, MadeLine } from '../made.ts'
import { LABEL_NUTRIENTS, type LabelNutrient } from './nutrients.ts'
import { type NutritionFacts, nutritionFactsOf, UNKNOWN_FACTS, WATER_FACTS } from './nutrition.ts'
import type { PrintedName } from './printed.ts'
import { factsWithSheet, type SupplierLabel } from './sheet.ts'

/** A line of the product with what its supplier says of it. */
interface SuppliedLine extends MadeLine {
  readonly sheet: SupplierLabel | undefined
}
/** The same as a label tells it. */
export interface LabelSheetLine extends SuppliedLine {
  /** What the list calls it. */
  readonly printed: PrintedName
  /** Its name as it was sent, which `name` says in Spanish. */
  readonly written: string
  /** Allergens that the line names. */
  readonly named: readonly AllergenName[]
}

/** Nutrients of the declaration that hang on what a sheet left out. */
const HANGS_ON: Readonly<Record<MadeLine['untold'][number], readonly LabelNutrient[]>> = {
  saturatedFat: ['saturadas'],
  carbohydrate: ['hidratosDeCarbono', 'energiaKj', 'energiaKcal'],
  fibre: ['fibra', 'energiaKj', 'energiaKcal'],
  salt: ['sal'],
}

export function factsOfLine({
  composition,
  name,
  ingredient,
  untold,
  keepsAlcohol,
  kcal,
  sheet,
  isUnweighed,
}: SuppliedLine): NutritionFacts {
  if (!composition && !sheet && pureAdditiveIn(name)) return WATER_FACTS
  if (!composition) return sheet ? factsWithSheet(sheet, UNKNOWN_FACTS) : UNKNOWN_FACTS
  const kept = keepsAlcohol ? composition : { ...composition, alcohol: 0 }
  const facts = nutritionFactsOf(kept, ingredient?.polyolType)
  const known: NutritionFacts = {
    ...facts,
    untold: new Set(
      isUnweighed ? LABEL_NUTRIENTS.filter((one) => facts[one] > 0) : untold.flatMap((part) => HANGS_ON[part]),
    ),
  }
  const told = kcal === undefined ? known : factsWithSheet({ energiaKcal: kcal, energiaKj: kcal * KJ_PER_KCAL }, known)
  return sheet ? factsWithSheet(sheet, told) : told
}

type DeclaredLine = ParsedFormula<NutritionFacts>['lines'][number]

/** The lines as the declaration sees them; the water lost is a line that weighs less than nothing. */
export function declaredLines(
  lines: readonly (SuppliedLine & Partial<Pick<LabelSheetLine, 'written'>>)[],
  { lost: own, lostInside }: FinishedProduct,
): DeclaredLine[] {
  const lost = own + lostInside
  const sent = lines.map((line) => ({
    name: line.written ?? line.name,
    grams: line.grams,
    matter: factsOfLine(line),
    ingredient: line.ingredient,
    known: line.composition !== undefined,
  }))
  return lost > 0
    ? [...sent, { name: EVAPORATED_WATER, grams: -lost, matter: WATER_FACTS, ingredient: undefined, known: true }]
    : sent
}

const nearestNames = (name: string): string[] => nearestRows(name).map((row) => row.name)

/** What nobody told, and what was taken for granted. */
export function labelDoubts(
  lines: readonly LabelSheetLine[],
  label: readonly DeclaredLine[],
  sinDato: readonly string[],
): readonly FindingText[] {
  const unique = (names: readonly string[]): string[] => [...new Set(names)]
  const present = lines.filter(({ grams }) => grams > 0)
  const unknown = unique(
    present
      .filter(({ composition, sheet, name }) => !composition && !sheet && !pureAdditiveIn(name))
      .map(({ name }) => name),
  )
  const untold = label.filter(
    ({ grams, name, matter }) => grams > 0 && matter.untold.size > 0 && !unknown.includes(name),
  )
  const unweighed = new Set(present.filter(({ isUnweighed }) => isUnweighed).map(({ written }) => written))
  const described = sinDato.filter((name) => !unknown.includes(name))
  return distinctFindings([
    ...unknown.map((name, index) =>
      commonFinding('label.unknown', { name, near: index < NAMES_WITH_CANDIDATES ? nearestNames(name) : [] }),
    ),
    ...(described.length > 0 ? [commonFinding('label.unknown-allergens', { all: described })] : []),
    ...untold.map(({ name, matter }) =>
      commonFinding(unweighed.has(name) ? 'label.unweighed' : 'label.untold', {
        name,
        missing: commonFinding('label.nutrients', { nutrients: [...matter.untold] }),
      }),
    ),
    ...present.flatMap(({ printed: { warning } }) => warning ?? []),
  ])
}
