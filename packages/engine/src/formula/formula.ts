import { byId } from '../catalogue/catalogue.ts'
import type { Allergen, Ingredient } from '../catalogue/ingredient.ts'
import type { Measured } from '../catalogue/measured.ts'
import type { Dosed, Found, Names, Settled, Vocabulary } from '../catalogue/reading/reader.ts'
import { find } from '../findings/find.ts'
import { distinct, type Text } from '../findings/finding.ts'
import type { Composition, Untold } from '../science/composition.ts'
import { EVAPORATED } from '../words/terms.ts'
import { atLine, FormulaError } from './errors.ts'
import { measuredRow, readMeasured } from './measured.ts'
import { namedBy } from './named.ts'
import { type OpenReading, told } from './open-reading.ts'
import { type Inner, openedIn, type Use } from './prepared.ts'
import { unknownWarnings } from './unknown-names.ts'

/** Bounds of a request: they keep every calculation small and every answer readable. */
export const LIMITS = { ingredients: 200, nameLength: 120, grams: 1_000_000 } as const

/** A figure beyond any physical meaning is read as this one, so that no sum can overflow. */
const LARGEST_FIGURE = 1e12
/** And one below any meaning (a weight, g, or a share of it) as nothing, or its own parts would be too small for a number. */
const SMALLEST_FIGURE = 1e-9
const meant = (figure: number): number => (figure < SMALLEST_FIGURE ? 0 : Math.min(figure, LARGEST_FIGURE))

export type RawLine = Readonly<Record<string, unknown>>

/** What every craft may be sent. */
export interface CraftRequest {
  readonly type?: string | null
  readonly ingredients: readonly RawLine[]
  /** Grams of water lost in cooking, where the craft cooks its mixes. */
  readonly aguaEvaporada?: number
  /** Water activity that the maker measured in the finished product. */
  readonly awMedida?: number | null
  /** Formulas that the lines may use by name. */
  readonly preparaciones?: Readonly<Record<string, unknown>>
}

/**
 * Under this key a line may bring a row of its own instead of a name of the catalogue (see `catalogue/sheet.ts`). It is a
 * symbol so that no JSON can carry it: only code that built the row.
 */
export const OWN_ROW: unique symbol = Symbol('own row')

/** The row that a line brings along, if any. */
export const ownRow = (raw: RawLine): Ingredient | undefined => (raw as { readonly [OWN_ROW]?: Ingredient })[OWN_ROW]

const withRow = (sent: Sent, row: Ingredient): Sent => ({ ...sent, raw: { ...sent.raw, [OWN_ROW]: row } })

/** What a craft would see in a line if its row were another; nothing of a line that no row speaks for. */
export function seenAs<Matter>(
  { identify, custom }: Reader<Matter>,
  { sent, ingredient }: Line<Matter>,
  row: Ingredient,
): Matter | undefined {
  const known = sent && ingredient && identify(withRow(sent, row))
  if (!known) return undefined
  const given = custom && readGiven(custom, sent.raw, 0, sent.name)
  return given && custom ? custom.apply(given, known.matter, sent) : known.matter
}

/** What a craft would see in a line that nobody can read, if it were a row. */
export const readAsRow = <Matter>(
  { identify }: Reader<Matter>,
  { sent }: Line<Matter>,
  row: Ingredient,
): Matter | undefined => sent && identify(withRow(sent, row))?.matter

/** One line of a formula: what was sent, and what the craft sees in it. */
export interface Line<Matter> {
  readonly name: string
  readonly grams: number
  readonly matter: Matter
  /** The catalogue row it was read as; none for a custom or unknown ingredient. */
  readonly ingredient: Ingredient | undefined
  /** False when nothing is known of it, so that it only weighs. */
  readonly known: boolean
  /** The name is not one of the row's: it was read by its words, and the reader is told. */
  readonly interpreted?: true
  readonly open?: OpenReading
  /** The composition that the caller gave for it, if any. */
  readonly given?: Readonly<Record<string, number>>
  /** What was measured of it, or read on its sack: its row is the catalogue's at those figures. */
  readonly measured?: Measured
  /** As it was sent; none for what was never sent. */
  readonly sent?: Sent
  /** What it is in the preparation that it comes from, and the line that uses that one. */
  readonly inner?: Inner
  readonly use?: Use
  /** Of a preparation taken as one: its €/kg, and the row that its name alone would be. */
  readonly price?: number | undefined
  readonly namedAs?: Ingredient | undefined
}

/** The whole composition of a line that is not that of its row, and what of it nobody told. */
export interface Composed {
  readonly composition: Composition
  readonly untold: readonly Untold[]
}

export interface Formula<Matter> {
  readonly lines: readonly Line<Matter>[]
  readonly total: number
  /** Lines that bear a name nobody knows and no composition: they weigh, and are nothing. */
  readonly unknownNames: number
  readonly warnings: readonly Text[]
  /** Those of the warnings that say how a line was read; the others are about names nobody knows. */
  readonly notes: readonly Text[]
  /** The lines that use a preparation; among `lines` stands what they are made of. */
  readonly uses: readonly Use[]
  /** The lines with what every preparation is made of, where `lines` has each of them as one. */
  readonly leaves?: readonly Line<Matter>[]
}

/** What a craft makes of a name it knows. */
export interface Identified<Matter> {
  readonly matter: Matter
  readonly ingredient?: Ingredient
  /** The name is not one of the row's own. */
  readonly interpreted?: true
  /** What the reading leaves open, if anything. */
  readonly open?: OpenReading
  /** What the maker should know about the reading. */
  readonly notes?: readonly Text[]
}

/** A line as it was sent: its name, all its fields, and the type of the formula it stands in. */
export interface Sent {
  readonly name: string
  readonly raw: RawLine
  readonly type: string
}

/** How a craft reads the lines of a request. */
export interface Reader<Matter> {
  readonly fields: { readonly name: string; readonly grams: string }
  /** None for a name the craft does not know. */
  readonly identify: (sent: Sent) => Identified<Matter> | undefined
  /** Allergens that the words of a name speak of: all that is known of one that is not read. */
  readonly mayHold?: (name: string) => readonly Allergen[]
  /** The names that only say a class and that the formula settles. */
  readonly settle?: (lines: readonly Dosed[]) => ReadonlyMap<string, Settled>
  readonly inert: Matter
  /** What being inert does to the craft's figures, to be said beside the unknown name. */
  readonly inertEffect: Text
  readonly custom?: CustomComposition<Matter>
  /** What a line is made of, where that is not the composition of its row: the caller's figures, another hydration. */
  readonly composed?: (line: Line<Matter>) => Composed | undefined
  /** Pure water, and how much of it an ingredient has (g per 100 g), where a formula may lose some in cooking. */
  readonly steam?: { readonly matter: Matter; readonly in: (matter: Matter) => number }
  /** What lines mean beside each other, where the type asks: of two fats, which one is laminated in. */
  readonly together?: (lines: readonly Line<Matter>[], type: string) => readonly Line<Matter>[]
  /** What being part of a preparation makes of a thing, where that is more than what it is by itself. */
  readonly asPart?: (use: Pick<Use, 'name' | 'prepared'>) => PartOf<Matter> | undefined
}

/** What a preparation is to the craft that uses it, beside what it is made of: a dough that fermented, a chocolate. */
export interface PartOf<Matter> {
  readonly become: (matter: Matter) => Matter
  /** It is no product by itself. */
  readonly isStage: boolean
}

/** Reads names by the rules of the craft; what it sees in a row depends on the row alone, and is worked out once. */
export function identifyByName<Matter>(
  names: Names,
  vocabulary: Vocabulary,
  matterOf: (ingredient: Ingredient) => Matter,
): Reader<Matter>['identify'] {
  const resolve = namedBy(names, vocabulary)
  const identified = new WeakMap<Ingredient, Identified<Matter>>()
  return ({ name, raw }) => {
    const own = ownRow(raw)
    const found: Found | undefined = own ? { ingredient: own, interpreted: false } : resolve(name)
    if (!found) return undefined
    const { ingredient, interpreted } = found
    let known = identified.get(ingredient)
    if (!known) {
      known = { ingredient, matter: matterOf(ingredient) }
      identified.set(ingredient, known)
    }
    return interpreted ? { ...known, ...told(name, found) } : known
  }
}

/** Composition that a caller may give for a line, over the catalogue's or in its place. */
export interface CustomComposition<Matter> {
  readonly fields: readonly string[]
  /** Those that are grams per 100 g. */
  readonly components: readonly string[]
  /** Those that describe the ingredient; with none of them an unknown name stays inert. */
  readonly describing: readonly string[]
  readonly apply: (given: Readonly<Record<string, number>>, base: Matter | undefined, sent: Sent) => Matter
  readonly solids: (matter: Matter) => number
  /** The grams behind them, where the craft keeps no whole composition. */
  readonly blocks?: (matter: Matter) => Blocks
}

/** What a data sheet of the trade splits an ingredient into, g per 100 g; sugars are those without lactose. */
export interface Blocks {
  readonly azucares: number
  readonly materiagrasa: number
  readonly lactosa: number
  readonly proteinas: number
  readonly agua: number
  readonly alcohol: number
}

/** A request for a formula: its lines, the type they are read for, and the grams of water that cooking takes away. */
type ReadFormula<Matter> = (lines: readonly RawLine[], type: string, evaporated: number) => Formula<Matter>

/** The reader of a craft, which is told who it is so that it knows its own lines again inside a preparation. */
export function formulaReader<Matter>(reader: Reader<Matter>, craft = ''): ReadFormula<Matter> {
  const { fields, identify, inert, custom, steam } = reader
  const unread = (name: string): OpenReading | undefined => {
    const spokenOf = reader.mayHold?.(name) ?? []
    return spokenOf.length > 0 ? { left: [], mayBring: spokenOf } : undefined
  }

  function readLine(raw: RawLine, type: string, position: number, notes: Notes): Line<Matter>[] {
    if (typeof raw !== 'object' || raw === null) {
      throw new FormulaError(
        'invalid-line',
        find('formula.bad-line', { position, name: fields.name, grams: fields.grams }),
      )
    }
    const name = readName(raw[fields.name], position, fields.name)
    const prepared = openedIn(raw)
    const weight = raw[fields.grams]
    const grams = prepared?.isLoss ? Number(weight) : readGrams(weight, position, name, fields.grams)
    if (prepared)
      return prepared.read({ name, grams, prepared }, { craft, reader, type, lineOf, given: readGiven }, notes)
    const given = custom && readGiven(custom, raw, position, name)
    return [lineOf({ name, raw, type }, grams, given, notes, position)]
  }

  function lineOf(
    sent: Sent,
    grams: number,
    given: Readonly<Record<string, number>> | undefined,
    notes: Pick<Notes, 'warnings' | 'unknown' | 'settled'>,
    position: number,
  ): Line<Matter> {
    const { name, raw } = sent
    const measured = readMeasured(raw, position, name)
    const known = measured ? identifyMeasured(sent, measured, position, notes) : settled(sent, notes.settled?.get(name))
    const described = given !== undefined && custom?.describing.some((field) => given[field] !== undefined)
    if (known?.notes) notes.warnings.push(...known.notes)
    if (!known && !described) notes.unknown.push({ name, grams })
    const ingredient = known?.ingredient
    const open = known || described ? known?.open : unread(name)
    const read = {
      sent,
      ...(known?.interpreted && { interpreted: known.interpreted }),
      ...(open && { open }),
      ...(measured && ingredient && { measured }),
    }
    if (!given || !custom)
      return { name, grams, matter: known?.matter ?? inert, ingredient, known: known !== undefined, ...read }
    if (!known && !described) return { name, grams, matter: { ...inert, ...given }, ingredient, known: false, ...read }
    const matter = custom.apply(given, known?.matter, sent)
    const solids = custom.solids(matter)
    if (described && solids > 100) notes.warnings.push(find('formula.overfull', { position, name, sum: solids }))
    return { name, grams, matter, ingredient, known: true, ...read, ...(described && { given }) }
  }

  /** What the craft makes of a name, where the formula settles what it only says the class of. */
  function settled(sent: Sent, as: Settled | undefined): Identified<Matter> | undefined {
    const known = as === 'ask' ? undefined : identify(sent)
    const row = as && byId.get(as)
    if (!known?.ingredient || !row) return known
    const others = [known.ingredient, ...(known.open?.others ?? [])].filter(({ id }) => id !== row.id)
    return {
      ...known,
      ...identify(withRow(sent, row)),
      ...told(sent.name, { ...known.open, ingredient: row, interpreted: true, others }),
    }
  }

  /** What the craft makes of a name, with the row at the figures that were measured. */
  function identifyMeasured(sent: Sent, measured: Measured, position: number, notes: Pick<Notes, 'warnings'>) {
    const known = identify(sent)
    if (!known?.ingredient) {
      notes.warnings.push(find('formula.measured-unknown', { name: sent.name, fields: Object.keys(measured) }))
      return known
    }
    const row = measuredRow(known.ingredient, measured, position, sent.name)
    return { ...known, ...identify(withRow(sent, row)) }
  }

  /** Steam is a line of water that weighs less than nothing: every ratio then holds for what is left in the pan. */
  function steamLine(lines: readonly Line<Matter>[], grams: number): Line<Matter>[] {
    if (grams === 0 || !steam) return []
    const available = lines.reduce((sum, line) => sum + (line.grams * steam.in(line.matter)) / 100, 0)
    if (!(grams > 0 && grams < available))
      throw new FormulaError('invalid-request', find('formula.bad-evaporation', { available }), {
        field: 'aguaEvaporada',
      })
    return [{ name: EVAPORATED, grams: -grams, matter: steam.matter, ingredient: undefined, known: true }]
  }

  return (raw, type, evaporated) => {
    if (!Array.isArray(raw) || raw.length === 0)
      throw new FormulaError('no-ingredients', find('formula.no-ingredients'))
    if (raw.length > LIMITS.ingredients) {
      throw new FormulaError(
        'too-many-ingredients',
        find('formula.too-many-ingredients', { count: raw.length, most: LIMITS.ingredients }),
      )
    }
    const readAll = (into: Notes) =>
      raw.flatMap((line, index) => atLine(index, () => readLine(line, type, index + 1, into)))
    const first: Notes = { warnings: [], unknown: [], uses: [] }
    const named = readAll(first)
    const doses = reader.settle?.(named)
    const notes: Notes = doses && doses.size > 0 ? { warnings: [], unknown: [], uses: [], settled: doses } : first
    const alone = notes === first ? named : readAll(notes)
    const sent = reader.together?.(alone, type) ?? alone
    const lines = [...sent, ...steamLine(sent, evaporated)]
    const total = lines.reduce((sum, { grams }) => sum + grams, 0)
    if (total <= 0) throw new FormulaError('no-weight', find('formula.no-weight', { field: fields.grams }))
    // The same name in two lines is told once.
    const told = distinct(notes.warnings)
    const warnings = [...told, ...unknownWarnings(notes.unknown, total, reader)]
    return { lines, total, unknownNames: notes.unknown.length, warnings, notes: told, uses: notes.uses }
  }
}

export interface Notes {
  /** What the formula settles of names that only say a class. */
  readonly settled?: ReadonlyMap<string, Settled>
  readonly warnings: Text[]
  readonly unknown: {
    readonly name: string
    readonly grams: number
    /** The preparations that it lies in, from the outermost. */
    readonly within?: readonly string[]
  }[]
  readonly uses: Use[]
}

function readName(value: unknown, position: number, field: string): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name.length < 1 || name.length > LIMITS.nameLength) {
    throw new FormulaError('invalid-line', find('formula.bad-name', { position, field, longest: LIMITS.nameLength }), {
      field,
    })
  }
  return name
}

function readGrams(value: unknown, position: number, name: string, field: string): number {
  if (typeof value === 'number' && value >= 0 && value <= LIMITS.grams) return meant(value)
  throw new FormulaError('invalid-line', find('formula.bad-weight', { position, name, field, most: LIMITS.grams }), {
    field,
  })
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
      throw new FormulaError('invalid-line', find('formula.bad-figure', { position, name, field }), { field })
    }
    if (value > 100 && components.includes(field)) {
      throw new FormulaError('invalid-line', find('formula.bad-component', { position, name, field }), { field })
    }
    given ??= {}
    given[field] = meant(value)
  }
  return given
}
