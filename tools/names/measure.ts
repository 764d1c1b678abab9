import { allCrafts, type Ingredient, ingredientCatalogue } from '@obrador/engine'

/** Names with their right reading, as the trade gave them, and what the five crafts make of each. */

export interface NameCase {
  readonly craft: keyof typeof allCrafts
  readonly text: string
  readonly reads: string | null
  readonly also: readonly string[]
  readonly never: readonly string[]
  readonly composition?: Readonly<Record<string, number>>
  readonly kind: string
  /** Only the maker can settle it: to ask is right. */
  readonly asks: boolean
  /** Allergens that the answer may not lose, whether it reads the name or asks. */
  readonly bears: readonly string[]
  /** Words that the answer must name. */
  readonly residue: readonly string[]
}

export type Outcome = 'right' | 'unknown' | 'wrong' | 'harmful'

export interface Measured extends NameCase {
  readonly outcome: Outcome
  readonly found: Ingredient | undefined
  /** The allergens read are those of a right reading. */
  readonly allergens: boolean
  /** Allergens that the answer says nothing of. */
  readonly lost: readonly string[]
  /** Words left out that the answer does not name. */
  readonly unnamed: readonly string[]
}

type Composition = Ingredient['composition']
const byId = new Map(ingredientCatalogue.map((row) => [row.id, row]))
const fat = (of: Composition): number => of.milkFat + of.cocoaButter + of.otherFat
const sugars = (of: Composition): number =>
  of.sucrose + of.glucose + of.fructose + of.galactose + of.lactose + of.maltose + of.otherSugars

/** Points of water, sugars, fat and alcohol that a computed reading may be away. */
const TOLERANCE = { agua: 6, azucares: 6, materiagrasa: 3, alcohol: 3.5 } as const
/** Points of composition from which a wrong reading does harm. */
const HARM = 25

function isNear(of: Composition, wanted: Readonly<Record<string, number>>): boolean {
  const figures: Record<keyof typeof TOLERANCE, readonly number[]> = {
    agua: [of.water],
    // Sheets of the trade count lactose apart.
    azucares: [sugars(of), sugars(of) - of.lactose],
    materiagrasa: [fat(of)],
    alcohol: [of.alcohol],
  }
  return (Object.keys(TOLERANCE) as (keyof typeof TOLERANCE)[]).every((key) => {
    const figure = wanted[key]
    return figure === undefined || figures[key].some((own) => Math.abs(own - figure) <= TOLERANCE[key])
  })
}

const figuresOf = (of: Composition) => ({
  agua: of.water,
  azucares: sugars(of),
  materiagrasa: fat(of),
  alcohol: of.alcohol,
})

const apart = (one: Composition, other: Composition): number =>
  [
    (of: Composition) => of.water,
    sugars,
    fat,
    (of: Composition) => of.protein,
    (of: Composition) => of.starch,
    (of: Composition) => of.alcohol,
  ]
    .map((figure) => Math.abs(figure(one) - figure(other)))
    .reduce((sum, points) => sum + points, 0)

function outcomeOf({ reads, also, never, composition, asks }: NameCase, found: Ingredient | undefined): Outcome {
  if (!found) return asks ? 'right' : 'unknown'
  const isRow = byId.get(found.id) === found
  if (isRow && never.includes(found.id)) return 'harmful'
  const right = [...(reads === null ? [] : [reads]), ...also]
  if (right.includes(found.id) || (composition && isNear(found.composition, composition))) return 'right'
  const rows = right.flatMap((id) => byId.get(id) ?? [])
  if (!isRow && rows.some((row) => isNear(found.composition, figuresOf(row.composition)))) return 'right'
  const first = reads === null ? undefined : byId.get(reads)
  return never.includes(found.id) || (first && apart(found.composition, first.composition) >= HARM)
    ? 'harmful'
    : 'wrong'
}

const setOf = ({ allergens }: Ingredient): string => [...allergens].sort().join()

/** Where the name itself says an allergen that its row lacks (Regulation (EU) 1169/2011, annex II, 4), the name is right. */
const SAID: Readonly<Record<string, string>> = { 'gelatina de pescado': 'pescado' }

export function measureNames(cases: readonly NameCase[]): readonly Measured[] {
  return cases.map((one) => {
    const { definition, defaultType } = allCrafts[one.craft]
    const identified = definition.reads.identify({ name: one.text, raw: {}, type: defaultType })
    const found = identified?.ingredient
    // A name without a row of its own has no set to compare with.
    const rows = one.reads === null ? [] : [one.reads, ...one.also].flatMap((id) => byId.get(id) ?? [])
    const allergens =
      !found || rows.length === 0 || rows.some((row) => setOf(row) === setOf(found) || setOf(found) === SAID[one.text])
    const reading = identified?.open
    const unread = found ? [] : (definition.reads.mayHold?.(one.text) ?? [])
    const told = new Set<string>([...(found?.allergens ?? []), ...(reading?.mayBring ?? []), ...unread])
    const said = new Set(reading?.left ?? [])
    return {
      ...one,
      found,
      outcome: outcomeOf(one, found),
      allergens,
      lost: one.bears.filter((allergen) => !told.has(allergen)),
      unnamed: found ? one.residue.filter((word) => !said.has(word)) : [],
    }
  })
}
