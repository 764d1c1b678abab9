import { isCraftId } from './crafts.ts'
import { isObject, isQuantity, isText, quantities } from './decode.ts'
import { decodeAllergens, SHEET } from './decode-library.ts'
import { decodeSackDraft } from './decode-sack.ts'
import type { CraftId, OwnAllergens } from './formula.ts'
import type { SackDraft } from './sack.ts'

/** What somebody has begun and not finished: it is there again when the same sheet is opened. */

/** What a line of a list may be: weighed, told in the method, or neither. */
export type Kind = 'ingredient' | 'step' | 'out'

/** What a person has said of a line of a list, which counts for more than what was read. */
export interface Correction {
  readonly name?: string
  readonly own?: string
  readonly grams?: number | undefined
  readonly is?: Kind
}
export type Corrections = Readonly<Record<string, Correction>>

/** What a person has said of a recipe of a list. */
export interface RecipeAnswer {
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
export type Keeping = 'apart' | 'together' | 'first'

export interface PasteDraft {
  readonly text: string
  readonly isRead: boolean
  readonly corrections: Corrections
  /** By the place of the recipe in the list, or `all`. */
  readonly recipes: Readonly<Record<string, RecipeAnswer>>
  readonly keeping?: Keeping
}

/** The fields of the sheet of an ingredient of one's own, as far as they are filled in. */
export interface OwnDraft {
  readonly name: string
  readonly model?: string
  readonly sheet: Readonly<Partial<Record<(typeof SHEET)[number], number>>>
  readonly price?: number
  /** As far as it is typed. */
  readonly gtin?: string
  readonly allergens: OwnAllergens
  readonly label: string
}

export interface Drafts {
  readonly paste?: PasteDraft
  /** A label that is being opened. */
  readonly sack?: SackDraft
  /** By the id of the ingredient that is being changed, or `new`. */
  readonly own?: Readonly<Record<string, OwnDraft>>
}

/** Beyond any list that is read. */
const LONGEST_TEXT = 20_000
const MOST_KEPT = 400
const KINDS: readonly unknown[] = ['ingredient', 'step', 'out'] satisfies readonly Kind[]
const KEEPINGS: readonly unknown[] = ['apart', 'together', 'first'] satisfies readonly Keeping[]

function decodeMap<Value>(value: unknown, decode: (one: unknown) => Value | undefined): Record<string, Value> {
  const entries = Object.entries(isObject(value) ? value : {}).slice(0, MOST_KEPT)
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const decoded = decode(one)
      return decoded === undefined ? [] : [[key, decoded]]
    }),
  )
}

function decodeCorrection(value: unknown): Correction | undefined {
  if (!isObject(value)) return undefined
  return {
    ...(isText(value.name) && { name: value.name }),
    ...(isText(value.own) && { own: value.own }),
    // Without a figure somebody has emptied the field.
    ...('grams' in value && { grams: isQuantity(value.grams) ? value.grams : undefined }),
    ...(KINDS.includes(value.is) && { is: value.is as Kind }),
  }
}

const decodeAnswer = (value: unknown): RecipeAnswer | undefined =>
  isObject(value)
    ? {
        ...(isText(value.name) && { name: value.name }),
        ...(isCraftId(value.craft) && isText(value.type) && { craft: value.craft, type: value.type }),
        ...quantities(value, ['made', 'factor', 'pieces']),
      }
    : undefined

function decodePaste(value: unknown): PasteDraft | undefined {
  if (!isObject(value) || typeof value.text !== 'string' || value.text.trim() === '') return undefined
  return {
    text: value.text.slice(0, LONGEST_TEXT),
    isRead: value.isRead === true,
    corrections: decodeMap(value.corrections, decodeCorrection),
    recipes: decodeMap(value.recipes, decodeAnswer),
    ...(KEEPINGS.includes(value.keeping) && { keeping: value.keeping as Keeping }),
  }
}

const decodeOwnDraft = (value: unknown): OwnDraft | undefined =>
  isObject(value) && isText(value.name) && typeof value.label === 'string'
    ? {
        name: value.name,
        ...(isText(value.model) && { model: value.model }),
        sheet: quantities(value.sheet, SHEET),
        ...quantities(value, ['price']),
        ...(isText(value.gtin) && { gtin: value.gtin }),
        allergens: isObject(value.allergens) ? decodeAllergens(value.allergens) : {},
        label: value.label.slice(0, LONGEST_TEXT),
      }
    : undefined

export function decodeDrafts(value: unknown): Drafts {
  if (!isObject(value)) return {}
  const paste = decodePaste(value.paste)
  const own = decodeMap(value.own, decodeOwnDraft)
  const sack = decodeSackDraft(value.sack)
  return { ...(paste && { paste }), ...(sack && { sack }), ...(Object.keys(own).length > 0 && { own }) }
}
