import { byId } from './catalogue/catalogue.ts'
import type { Ingredient } from './catalogue/ingredient.ts'
import { nearest } from './catalogue/lookup.ts'
import { type NameRules, nameResolver } from './catalogue/names.ts'
import { FormulaError } from './errors.ts'
import * as say from './messages.ts'
import type { Measure } from './parameter.ts'

/** Bounds of a request: they keep every calculation small and every answer readable. */
export const LIMITS = { ingredients: 200, nameLength: 120, grams: 1_000_000 } as const

/** Unknown names that get candidates in one answer; looking for them is the dearest thing a request can ask for. */
const NAMES_WITH_CANDIDATES = 20
/** Unidentified mass, %, from which the verdict is only indicative. */
const UNIDENTIFIED_WARNING = 10

/** A figure beyond any physical meaning is read as this one, so that no sum can overflow. */
const LARGEST_FIGURE = 1e12

export type RawLine = Readonly<Record<string, unknown>>

/** One line of a formula: what was sent, and what the craft sees in it. */
export interface Line<Matter> {
  readonly name: string
  readonly grams: number
  readonly matter: Matter
  /** The catalogue row it was read as; none for a custom or unknown ingredient. */
  readonly ingredient: Ingredient | undefined
}

export interface Formula<Matter> {
  readonly lines: readonly Line<Matter>[]
  readonly total: number
  readonly warnings: readonly string[]
}

/** How a craft reads the lines of a request. */
export interface Reader<Matter> {
  readonly fields: { readonly name: string; readonly grams: string }
  readonly names: NameRules
  readonly matterOf: (ingredient: Ingredient) => Matter
  readonly inert: Matter
  /** What being inert does to the craft's figures, to be said beside the unknown name. */
  readonly inertEffect: string
  readonly custom?: CustomComposition<Matter>
  /** How much water (g per 100 g) an ingredient has, where a formula may lose some in cooking. */
  readonly water?: Measure<Matter>
}

/** Composition that a caller may give for a line, over the catalogue's or in its place. */
export interface CustomComposition<Matter> {
  readonly fields: readonly string[]
  /** Those that are grams per 100 g. */
  readonly components: readonly string[]
  /** Those that describe the ingredient; with none of them an unknown name stays inert. */
  readonly describing: readonly string[]
  readonly apply: (given: Readonly<Record<string, number>>, base: Matter | undefined) => Matter
  readonly solids: (matter: Matter) => number
}

/** The lines of a request, and the grams of water that cooking takes away. */
type ReadFormula<Matter> = (lines: readonly RawLine[], evaporated: number) => Formula<Matter>

export function formulaReader<Matter>(reader: Reader<Matter>): ReadFormula<Matter> {
  const resolve = nameResolver(reader.names)
  const matters = new WeakMap<Ingredient, Matter>()
  const matterOf = (ingredient: Ingredient): Matter => {
    const known = matters.get(ingredient)
    if (known) return known
    const matter = reader.matterOf(ingredient)
    matters.set(ingredient, matter)
    return matter
  }

  function readLine(raw: RawLine, position: number, notes: Notes): Line<Matter> {
    const name = readName(raw[reader.fields.name], position, reader.fields.name)
    const grams = readGrams(raw[reader.fields.grams], position, name, reader.fields.grams)
    const given = reader.custom && readGiven(reader.custom, raw, position, name)
    const found = resolve(name)
    const described = given !== undefined && reader.custom?.describing.some((field) => given[field] !== undefined)
    if (found?.interpreted) notes.warnings.push(say.interpreted(name, found.ingredient.name))
    if (!found && !described) notes.unknown.push({ name, grams })
    const base = found ? matterOf(found.ingredient) : undefined
    if (!given || !reader.custom) return { name, grams, matter: base ?? reader.inert, ingredient: found?.ingredient }
    const matter = described || base ? reader.custom.apply(given, base) : { ...reader.inert, ...given }
    if (described && reader.custom.solids(matter) > 100) {
      notes.warnings.push(say.overfull(position, name, reader.custom.solids(matter)))
    }
    return { name, grams, matter, ingredient: found?.ingredient }
  }

  /** Steam is a line of water that weighs less than nothing: every ratio then holds for what is left in the pan. */
  function steam(lines: readonly Line<Matter>[], grams: number): Line<Matter>[] {
    const { water } = reader
    if (grams === 0 || !water) return []
    const available = lines.reduce((sum, line) => sum + (line.grams * water(line.matter)) / 100, 0)
    if (!(grams > 0 && grams < available)) throw new FormulaError('invalid-line', say.badEvaporation(available))
    const ingredient = byId.get('agua')
    return ingredient ? [{ name: say.EVAPORATED, grams: -grams, matter: matterOf(ingredient), ingredient }] : []
  }

  return (raw, evaporated) => {
    if (raw.length === 0) throw new FormulaError('no-ingredients', say.noIngredients())
    if (raw.length > LIMITS.ingredients) {
      throw new FormulaError('too-many-ingredients', say.tooManyIngredients(raw.length, LIMITS.ingredients))
    }
    const notes: Notes = { warnings: [], unknown: [] }
    const sent = raw.map((line, index) => readLine(line, index + 1, notes))
    const lines = [...sent, ...steam(sent, evaporated)]
    const total = lines.reduce((sum, { grams }) => sum + grams, 0)
    if (total <= 0) throw new FormulaError('no-weight', say.noWeight(reader.fields.grams))
    return { lines, total, warnings: [...notes.warnings, ...unknownWarnings(notes.unknown, total, reader.inertEffect)] }
  }
}

interface Notes {
  readonly warnings: string[]
  readonly unknown: { readonly name: string; readonly grams: number }[]
}

function unknownWarnings(unknown: Notes['unknown'], total: number, effect: string): string[] {
  const warnings = unknown.map(({ name, grams }, index) => {
    const near = index < NAMES_WITH_CANDIDATES ? nearest(name).map((ingredient) => `«${ingredient.name}»`) : []
    return say.unknownIngredient(name, (100 * grams) / total, near, effect)
  })
  const percent = (100 * unknown.reduce((sum, { grams }) => sum + grams, 0)) / total
  return percent > UNIDENTIFIED_WARNING ? [...warnings, say.unidentifiedMass(percent)] : warnings
}

function readName(value: unknown, position: number, field: string): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name.length < 1 || name.length > LIMITS.nameLength) {
    throw new FormulaError('invalid-line', say.badName(position, field, LIMITS.nameLength))
  }
  return name
}

function readGrams(value: unknown, position: number, name: string, field: string): number {
  if (typeof value === 'number' && value >= 0 && value <= LIMITS.grams) return value
  throw new FormulaError('invalid-line', say.badWeight(position, name, field, LIMITS.grams))
}

function readGiven<Matter>(
  { fields, components }: CustomComposition<Matter>,
  raw: RawLine,
  position: number,
  name: string,
): Readonly<Record<string, number>> | undefined {
  let given: Record<string, number> | undefined
  for (const field of fields) {
    const value = raw[field]
    if (value === undefined) continue
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
      throw new FormulaError('invalid-line', say.badFigure(position, name, field))
    }
    if (value > 100 && components.includes(field)) {
      throw new FormulaError('invalid-line', say.badComponent(position, name, field))
    }
    given ??= {}
    given[field] = Math.min(value, LARGEST_FIGURE)
  }
  return given
}
