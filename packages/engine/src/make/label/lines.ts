import { nearest } from '../../catalogue/lookup.ts'
import { find } from '../../findings/find.ts'
import { distinct, type Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import { NAMES_WITH_CANDIDATES } from '../../formula/unknown-names.ts'
import { KJ_PER_KCAL } from '../../science/energy.ts'
import { EVAPORATED } from '../../words/terms.ts'
import type { Made, MadeLine } from '../made.ts'
import type { Nutrient } from './nutrients.ts'
import { type Facts, factsOf, UNKNOWN, WATER } from './nutrition.ts'
import type { Printed } from './printed.ts'
import { type Sheet, withSheet } from './sheet.ts'

/** A line of the product with what its supplier says of it. */
export interface SheetLine extends MadeLine {
  readonly sheet: Sheet | undefined
  /** What the list calls it. */
  readonly printed: Printed
}

/** Nutrients of the declaration that hang on what a sheet left out. */
const HANGS_ON: Readonly<Record<MadeLine['untold'][number], readonly Nutrient[]>> = {
  saturatedFat: ['saturadas'],
  carbohydrate: ['hidratosDeCarbono', 'energiaKj', 'energiaKcal'],
  fibre: ['fibra', 'energiaKj', 'energiaKcal'],
  salt: ['sal'],
}

export function factsOfLine({ composition, ingredient, untold, keepsAlcohol, kcal, sheet }: SheetLine): Facts {
  if (!composition) return sheet ? withSheet(sheet, UNKNOWN) : UNKNOWN
  const kept = keepsAlcohol ? composition : { ...composition, alcohol: 0 }
  const known: Facts = {
    ...factsOf(kept, ingredient?.polyolType),
    untold: new Set(untold.flatMap((part) => HANGS_ON[part])),
  }
  const told = kcal === undefined ? known : withSheet({ energiaKcal: kcal, energiaKj: kcal * KJ_PER_KCAL }, known)
  return sheet ? withSheet(sheet, told) : told
}

type DeclaredLine = Formula<Facts>['lines'][number]

/** The lines as the declaration sees them; the water lost is a line that weighs less than nothing. */
export function declaredLines(lines: readonly SheetLine[], { lost: own, lostInside }: Made): DeclaredLine[] {
  const lost = own + lostInside
  const sent = lines.map((line) => ({
    name: line.name,
    grams: line.grams,
    matter: factsOfLine(line),
    ingredient: line.ingredient,
    known: line.composition !== undefined,
  }))
  return lost > 0
    ? [...sent, { name: EVAPORATED, grams: -lost, matter: WATER, ingredient: undefined, known: true }]
    : sent
}

const nearestNames = (name: string): string[] => nearest(name).map((row) => row.name)

/** What nobody told, and what was taken for granted. */
export function doubts(
  lines: readonly SheetLine[],
  label: readonly DeclaredLine[],
  sinDato: readonly string[],
): readonly Text[] {
  const unique = (names: readonly string[]): string[] => [...new Set(names)]
  const present = lines.filter(({ grams }) => grams > 0)
  const unknown = unique(present.filter(({ composition, sheet }) => !composition && !sheet).map(({ name }) => name))
  const untold = label.filter(
    ({ grams, name, matter }) => grams > 0 && matter.untold.size > 0 && !unknown.includes(name),
  )
  const described = sinDato.filter((name) => !unknown.includes(name))
  return distinct([
    ...unknown.map((name, index) =>
      find('label.unknown', { name, near: index < NAMES_WITH_CANDIDATES ? nearestNames(name) : [] }),
    ),
    ...(described.length > 0 ? [find('label.unknown-allergens', { all: described })] : []),
    ...untold.map(({ name, matter }) =>
      find('label.untold', { name, missing: find('label.nutrients', { nutrients: [...matter.untold] }) }),
    ),
    ...present.flatMap(({ printed: { warning } }) => warning ?? []),
  ])
}
