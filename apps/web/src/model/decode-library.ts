import { ALL_ALLERGENS, ALLERGEN_SPECIES, type AllergenSpecies } from '@obrador/engine'
import { formulaShape, type TableFormula } from './decode.ts'
import { isValidGtin } from './gtin.ts'
import { listOrNone, onlyTrue, readThrough, sharedAs, someOfKeys, textUpTo } from './later-shapes.ts'
import { sackShape } from './sack.ts'
import {
  decodeShape,
  isPlainObject,
  isQuantityValue,
  type KeptAs,
  type KeptShape,
  listOf,
  maybeKept,
  oneOfTexts,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  someFigure,
} from './shape.ts'

/** What is kept besides the formula on a table. */

const LONGEST_NOTE = 20_000
export const noteShape = textUpTo(LONGEST_NOTE)
export const namesShape = listOrNone(shortText)

export const formulaOf = formulaShape as KeptShape<TableFormula>

const maybeFigure = maybeKept(someFigure)
const sheetShape = recordOf({
  grasa: someFigure,
  hidratos: someFigure,
  azucares: someFigure,
  proteinas: someFigure,
  saturadas: maybeFigure,
  polioles: maybeFigure,
  fibra: maybeFigure,
  sal: maybeFigure,
  agua: maybeFigure,
  alcohol: maybeFigure,
  kcal: maybeFigure,
})
export const SHEET_FIELDS = Object.keys(sheetShape.fields) as readonly (keyof typeof sheetShape.fields)[]

/** Has it, may have traces of it, has none. */
const ALLERGEN_STATES = ['has', 'traces', 'none'] as const
export type AllergenState = (typeof ALLERGEN_STATES)[number]
export type OwnAllergens = KeptAs<typeof allergensShape>
/** The fourteen, and the cereals and nuts that the law names one by one. */
export const ALLERGEN_KEYS = [...ALL_ALLERGENS, ...(Object.keys(ALLERGEN_SPECIES) as AllergenSpecies[])]
export const allergensShape = someOfKeys(ALLERGEN_KEYS, oneOfTexts(ALLERGEN_STATES))

export const gtinShape = shapeWhere(shortText, isValidGtin)

/** An ingredient of one's own: a supplier's sheet, and the row of the catalogue it resembles. */
export interface OwnIngredient extends KeptAs<typeof ownShape> {}
export const ownShape = recordOf({
  id: shortText,
  name: shortText,
  model: shortText,
  sheet: sheetShape,
  price: sharedAs('price', maybeFigure),
  /** The number under the bars of its pack (GTIN). */
  gtin: maybeKept(gtinShape),
  /** What its supplier says of allergens; what is not told is as in the row it resembles. */
  allergens: maybeKept(allergensShape),
  /** Its own ingredients, as they stand on its label. */
  label: maybeKept(shapeWhere(noteShape, (text) => text !== '')),
  /** What is inside, read off its label: it takes the place of the sheet. */
  sack: maybeKept(sackShape),
  /** Its maker has said that it is not the other of its name. */
  isApart: maybeKept(onlyTrue),
  /** Deleted: no longer offered, but formulas that have it still read it. */
  deletedAt: maybeKept(shortText),
})

/** A formula as it was when somebody said so; it is never written over. */
export interface FormulaVersion extends KeptAs<typeof versionShape> {}
const versionShape = recordOf({
  at: shortText,
  note: shapeOr(noteShape, ''),
  formula: formulaOf,
  /** The file that it was imported from, with all others of that file at the same moment. */
  file: maybeKept(shortText),
})

/** What was saved before there were versions is a first version. */
const withVersions = (value: unknown): unknown =>
  isPlainObject(value) && !Array.isArray(value.versions)
    ? { ...value, versions: [{ at: value.savedAt, note: '', formula: value.formula }] }
    : value

/** A formula of the library: its working copy, its versions from the first on, and what is noted about it. */
export interface SavedFormula extends KeptAs<typeof savedShape> {}
export const savedShape = readThrough(
  withVersions,
  recordOf({
    id: shortText,
    /** When it was last worked on. */
    savedAt: shortText,
    formula: formulaOf,
    versions: listOf(versionShape as KeptShape<FormulaVersion>),
    tags: namesShape,
    note: shapeOr(noteShape, ''),
    /** When it was put in the bin, from which it can come back. */
    deletedAt: maybeKept(shortText),
  }),
)

/** The bare €/kg of an older version of the app as a pack of a kilo. */
const asPack = (value: unknown): unknown =>
  isQuantityValue(value) ? { pack: value, packGrams: 1000, supplier: '', at: '' } : value

/** What somebody pays: so much for a pack of so many grams, VAT apart. */
export interface PackPrice extends KeptAs<typeof priceShape> {}
export const priceShape = readThrough(
  asPack,
  recordOf({
    pack: someFigure,
    packGrams: shapeWhere(someFigure, (grams) => grams > 0),
    supplier: shapeOr(shortText, ''),
    /** When it was written; empty where nobody knows any more. */
    at: shapeOr(shortText, ''),
  }),
)

/** By the id of the row of the catalogue, or of the ingredient of one's own: never by what was typed. */
export type PricesById = Readonly<Record<string, PackPrice>>

export const decodeSaved = (value: unknown): SavedFormula | undefined => decodeShape(savedShape, value)
export const decodeOwn = (value: unknown): OwnIngredient | undefined => decodeShape(ownShape, value)
