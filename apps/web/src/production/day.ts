import { craftIds } from '../craft/registry.ts'
import { isObject, isQuantity, isText } from '../formula/decode.ts'
import { decodeList, decodeNames } from '../formula/decode-library.ts'
import { type CraftId, newId, type SavedFormula, totalOf } from '../formula/model.ts'

/** The plan of a day: what is made, with what machines, what there is already, and what is done. */

export interface DayProduct {
  readonly id: string
  /** The formula of the library that it is. */
  readonly entry: string
  readonly pieces: number
  /** Of a finished piece. */
  readonly grams: number
  /** Of 100 g made, those that do not reach the piece; none where nobody has said. */
  readonly loss?: number | undefined
}

/** Grams of a preparation that are made already, and since when. */
export interface AtHand {
  readonly name: string
  readonly grams: number
  readonly at: string
}

export interface Day {
  /** «2026-11-21». */
  readonly date: string
  readonly products: readonly DayProduct[]
  /** Grams that fit at a time in the machine of a craft. */
  readonly capacity: { readonly [craft in CraftId]?: number }
  readonly atHand: readonly AtHand[]
  /** Names of the preparations that are ticked off. */
  readonly done: readonly string[]
}

/** Bounds of the engine's plan (PRODUCTION_LIMITS), within which whatever is typed stays. */
export const MOST = { products: 50, pieces: 100_000, grams: 1_000_000, loss: 90 } as const

const isoDay = (date: Date): string => date.toLocaleDateString('sv-SE')

/** An empty plan, for tomorrow. */
export function emptyDay(now = new Date()): Day {
  const tomorrow = new Date(now)
  tomorrow.setDate(now.getDate() + 1)
  return { date: isoDay(tomorrow), products: [], capacity: {}, atHand: [], done: [] }
}

/** A formula as it would be made today: the pieces of its batch or, where it has none, all of it as one. */
export function productOf({ id, formula }: SavedFormula): DayProduct {
  const { pieces, pieceGrams } = formula.batch
  return pieceGrams
    ? { id: newId(), entry: id, pieces: Math.round(pieces ?? 1), grams: pieceGrams }
    : { id: newId(), entry: id, pieces: 1, grams: Math.min(MOST.grams, Math.round(totalOf(formula.lines))) }
}

export const withProduct = (day: Day, id: string, change: Partial<DayProduct>): Day => ({
  ...day,
  products: day.products.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

export const ticked = (day: Day, name: string, isDone: boolean): Day => ({
  ...day,
  done: [...day.done.filter((one) => one !== name), ...(isDone ? [name] : [])],
})

/** Without grams there is nothing of it. */
export function withAtHand(day: Day, name: string, grams: number | undefined, now = new Date()): Day {
  if (grams === undefined) return { ...day, atHand: day.atHand.filter((one) => one.name !== name) }
  const some: AtHand = { name, grams: Math.min(MOST.grams, grams), at: isoDay(now) }
  const isKnown = day.atHand.some((one) => one.name === name)
  return { ...day, atHand: isKnown ? day.atHand.map((one) => (one.name === name ? some : one)) : [...day.atHand, some] }
}

export function withCapacity(day: Day, craft: CraftId, grams: number | undefined): Day {
  const { [craft]: _, ...others } = day.capacity
  return { ...day, capacity: grams ? { ...others, [craft]: Math.min(MOST.grams, grams) } : others }
}

const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(`${value}T12:00`))

function decodeProduct(value: unknown): DayProduct | undefined {
  if (!isObject(value) || !isText(value.entry) || !isQuantity(value.pieces) || !isQuantity(value.grams))
    return undefined
  const { id, entry, pieces, grams, loss } = value
  return {
    id: isText(id) ? id : newId(),
    entry,
    pieces: Math.min(MOST.pieces, Math.round(pieces)),
    grams: Math.min(MOST.grams, grams),
    ...(isQuantity(loss) && { loss: Math.min(MOST.loss, loss) }),
  }
}

const decodeAtHand = (value: unknown): AtHand | undefined =>
  isObject(value) && isText(value.name) && isQuantity(value.grams) && isDate(value.at)
    ? { name: value.name, grams: Math.min(MOST.grams, value.grams), at: value.at }
    : undefined

/** What comes from a file or from an older version of the app is looked at before it is believed. */
export function decodeDay(value: unknown): Day | undefined {
  if (!isObject(value) || !isDate(value.date)) return undefined
  const { date, products, capacity, atHand, done } = value
  const room = isObject(capacity) ? capacity : {}
  return {
    date,
    products: decodeList(products, decodeProduct).slice(0, MOST.products),
    capacity: Object.fromEntries(
      craftIds.flatMap((craft) => {
        const grams = room[craft]
        return isQuantity(grams) && grams > 0 ? [[craft, Math.min(MOST.grams, grams)]] : []
      }),
    ),
    atHand: decodeList(atHand, decodeAtHand),
    done: decodeNames(done),
  }
}
