import { isCraftId } from './crafts.ts'
import { isPlainObject, isQuantityValue, isTextValue, quantitiesIn } from './decode.ts'
import { decodeAllergens, SHEET_FIELDS } from './decode-library.ts'
import { decodeSackDraft } from './decode-sack.ts'
import type { CraftId, OwnAllergens } from './formula.ts'
import type { SackDraft } from './sack.ts'

/** What somebody has begun and not finished: it is there again when the same sheet is opened. */

/** What a line of a list may be: weighed, told in the method, or neither. */
export type LineKind = 'ingredient' | 'step' | 'out'

/** What a person has said of a line of a list, which counts for more than what was read. */
export interface LineCorrection {
  readonly name?: string
  readonly own?: string
  readonly grams?: number | undefined
  readonly is?: LineKind
}
export type LineCorrections = Readonly<Record<string, LineCorrection>>

/** What a person has said of a recipe of a list. */
export interface DraftRecipeAnswer {
  readonly name?: string
  readonly craft?: CraftId
  readonly type?: string
  /** Grams that are made of it. */
  readonly made?: number
  /** Every line is multiplied by this. */
  readonly factor?: number
  /** So many come out of it. */
  readonly pieces?: number
}

/** Several recipes of a list: a formula of each, one of all, or only the first. */
export type RecipeKeeping = 'apart' | 'together' | 'first'

export interface PasteDraft {
  readonly text: string
  readonly isRead: boolean
  readonly corrections: LineCorrections
  /** By the place of the recipe in the list, or `all`. */
  readonly recipes: Readonly<Record<string, DraftRecipeAnswer>>
  readonly keeping?: RecipeKeeping
}

/** The fields of the sheet of an ingredient of one's own, as far as they are filled in. */
export interface OwnDraft {
  readonly name: string
  readonly model?: string
  readonly sheet: Readonly<Partial<Record<(typeof SHEET_FIELDS)[number], number>>>
  readonly price?: number
  /** As far as it is typed. */
  readonly gtin?: string
  readonly allergens: OwnAllergens
  readonly label: string
}

export interface KeptDrafts {
  readonly paste?: PasteDraft
  /** A label that is being opened. */
  readonly sack?: SackDraft
  /** By the id of the ingredient that is being changed, or `new`. */
  readonly own?: Readonly<Record<string, OwnDraft>>
}

/** Beyond any list that is read. */
const LONGEST_TEXT = 20_000
const MOST_KEPT = 400
const KINDS: readonly unknown[] = ['ingredient', 'step', 'out'] satisfies readonly LineKind[]
const KEEPINGS: readonly unknown[] = ['apart', 'together', 'first'] satisfies readonly RecipeKeeping[]

function decodeMap<Value>(value: unknown, decode: (one: unknown) => Value | undefined): Record<string, Value> {
  const entries = Object.entries(isPlainObject(value) ? value : {}).slice(0, MOST_KEPT)
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const decoded = decode(one)
      return decoded === undefined ? [] : [[key, decoded]]
    }),
  )
}

function decodeCorrection(value: unknown): LineCorrection | undefined {
  if (!isPlainObject(value)) return undefined
  return {
    ...(isTextValue(value.name) && { name: value.name }),
    ...(isTextValue(value.own) && { own: value.own }),
    // Without a figure somebody has emptied the field.
    ...('grams' in value && { grams: isQuantityValue(value.grams) ? value.grams : undefined }),
    ...(KINDS.includes(value.is) && { is: value.is as LineKind }),
  }
}

const decodeAnswer = (value: unknown): DraftRecipeAnswer | undefined =>
  isPlainObject(value)
    ? {
        ...(isTextValue(value.name) && { name: value.name }),
        ...(isCraftId(value.craft) && isTextValue(value.type) && { craft: value.craft, type: value.type }),
        ...quantitiesIn(value, ['made', 'factor', 'pieces']),
      }
    : undefined

function decodePaste(value: unknown): PasteDraft | undefined {
  if (!isPlainObject(value) || typeof value.text !== 'string' || value.text.trim() === '') return undefined
  return {
    text: value.text.slice(0, LONGEST_TEXT),
    isRead: value.isRead === true,
    corrections: decodeMap(value.corrections, decodeCorrection),
    recipes: decodeMap(value.recipes, decodeAnswer),
    ...(KEEPINGS.includes(value.keeping) && { keeping: value.keeping as RecipeKeeping }),
  }
}

const decodeOwnDraft = (value: unknown): OwnDraft | undefined =>
  isPlainObject(value) && isTextValue(value.name) && typeof value.label === 'string'
    ? {
        name: value.name,
        ...(isTextValue(value.model) && { model: value.model }),
        sheet: quantitiesIn(value.sheet, SHEET_FIELDS),
        ...quantitiesIn(value, ['price']),
        ...(isTextValue(value.gtin) && { gtin: value.gtin }),
        allergens: isPlainObject(value.allergens) ? decodeAllergens(value.allergens) : {},
        label: value.label.slice(0, LONGEST_TEXT),
      }
    : undefined

export function decodeDrafts(value: unknown): KeptDrafts {
  if (!isPlainObject(value)) return {}
  const paste = decodePaste(value.paste)
  const own = decodeMap(value.own, decodeOwnDraft)
  const sack = decodeSackDraft(value.sack)
  return { ...(paste && { paste }), ...(sack && { sack }), ...(Object.keys(own).length > 0 && { own }) }
}
