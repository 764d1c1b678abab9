import { finishedFrom } from './amounts.ts'
import { craftIds } from './crafts.ts'
import { clockAgain, type DayClock, decodeClock } from './day-clock.ts'
import { isPlainObject, isQuantityValue, isTextValue } from './decode.ts'
import { decodeList, decodeNames } from './decode-library.ts'
import { type CraftId, newId, type SavedFormula, totalGramsOf } from './formula.ts'
import type { KeptPiece } from './piece.ts'

/** The plan of a day: what is made, with what machines, what there is already, and what is done. */

export interface DayProduct {
  readonly id: string
  /** The formula of the library that it is, or the piece put together of several. */
  readonly entry: string
  readonly isPiece?: true
  readonly pieces: number
  /** Of a finished piece; of one put together, its parts say it. */
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

/** What is made again on another day. */
export interface DayPlan {
  /** «2026-11-21». */
  readonly date: string
  readonly products: readonly DayProduct[]
  /** Grams that fit at a time in the machine of a craft. */
  readonly capacity: { readonly [craft in CraftId]?: number }
  /** What the maker calls the moments at which things are made, in their order; empty where nobody has said. */
  readonly moments: readonly string[]
  /** The moment at which a preparation is made, by its name, where it is not as soon as it can be. */
  readonly when: Readonly<Record<string, number>>
}

export interface WorkDay extends DayPlan {
  readonly atHand: readonly AtHand[]
  /** Names of the preparations that are ticked off. */
  readonly done: readonly string[]
  /** Of those that are being weighed, what has been. */
  readonly weighed: Readonly<Record<string, readonly string[]>>
  /** Days before this one, the last first. */
  readonly earlier: readonly DayPlan[]
  /** When everything is done, where somebody has looked. */
  readonly clock?: DayClock
}

/** Bounds of the engine's plan (PRODUCTION_LIMITS), within which whatever is typed stays, and what is remembered. */
export const DAY_LIMITS = { products: 50, pieces: 100_000, grams: 1_000_000, loss: 90, moments: 8, earlier: 8 } as const

const isoDay = (date: Date): string => date.toLocaleDateString('sv-SE')

/** An empty plan, for tomorrow. */
export function emptyDay(now = new Date()): WorkDay {
  const tomorrow = new Date(now)
  tomorrow.setDate(now.getDate() + 1)
  return {
    date: isoDay(tomorrow),
    products: [],
    capacity: {},
    moments: [],
    when: {},
    atHand: [],
    done: [],
    weighed: {},
    earlier: [],
  }
}

/**
 * A formula as it would be made today: the pieces of its batch or, where it has none, all of it as one. `loss`: % that the oven
 * takes from what is divided, because a plan counts what is sold.
 */
export function dayProductOf({ id, formula }: SavedFormula, loss = 0): DayProduct {
  const { pieces, pieceGrams } = formula.batch
  const [count, raw] = pieceGrams ? [Math.round(pieces ?? 1), pieceGrams] : [1, Math.round(totalGramsOf(formula.lines))]
  return { id: newId(), entry: id, pieces: count, grams: Math.min(DAY_LIMITS.grams, finishedFrom(raw, loss)) }
}

/** A piece as it is made: what it is of is said in it. */
export const pieceProduct = ({ id, pieces }: KeptPiece): DayProduct => ({
  id: newId(),
  entry: id,
  isPiece: true,
  pieces: Math.min(DAY_LIMITS.pieces, Math.max(1, Math.round(pieces))),
  grams: 0,
})

export const dayWithProduct = (day: WorkDay, id: string, change: Partial<DayProduct>): WorkDay => ({
  ...day,
  products: day.products.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

/** Done or not as a whole: what was weighed of it is no longer told apart. */
export function tickedDay(day: WorkDay, name: string, isDone: boolean): WorkDay {
  const { [name]: _, ...weighed } = day.weighed
  return { ...day, weighed, done: [...day.done.filter((one) => one !== name), ...(isDone ? [name] : [])] }
}

/** Without grams there is nothing of it. */
export function withAtHand(day: WorkDay, name: string, grams: number | undefined, now = new Date()): WorkDay {
  if (grams === undefined) return { ...day, atHand: day.atHand.filter((one) => one.name !== name) }
  const some: AtHand = { name, grams: Math.min(DAY_LIMITS.grams, grams), at: isoDay(now) }
  const isKnown = day.atHand.some((one) => one.name === name)
  return { ...day, atHand: isKnown ? day.atHand.map((one) => (one.name === name ? some : one)) : [...day.atHand, some] }
}

export function dayWithCapacity(day: WorkDay, craft: CraftId, grams: number | undefined): WorkDay {
  const { [craft]: _, ...others } = day.capacity
  return { ...day, capacity: grams ? { ...others, [craft]: Math.min(DAY_LIMITS.grams, grams) } : others }
}

const planOf = ({ date, products, capacity, moments, when }: DayPlan): DayPlan => ({
  date,
  products,
  capacity,
  moments,
  when,
})

/** The day as one of those before. */
function remembered(day: WorkDay): readonly DayPlan[] {
  const others = day.earlier.filter(({ date }) => date !== day.date)
  return day.products.length > 0 ? [planOf(day), ...others].slice(0, DAY_LIMITS.earlier) : day.earlier
}

const sameClock = ({ clock }: WorkDay): Pick<WorkDay, 'clock'> => (clock ? { clock: clockAgain(clock) } : {})

/** What was made on a day, to be made on another. */
export const repeatedDay = (day: WorkDay, plan: DayPlan, date: string): WorkDay => ({
  ...emptyDay(),
  ...planOf(plan),
  products: plan.products.map((product) => ({ ...product, id: newId() })),
  date,
  earlier: remembered(day),
  ...sameClock(day),
})

/** Another day with nothing in it yet; the machines are the same. */
export const startedOver = (day: WorkDay): WorkDay => ({
  ...emptyDay(),
  capacity: day.capacity,
  earlier: remembered(day),
  ...sameClock(day),
})

/** The same day of the week, the first after a day and after today. */
export function weekAfter(date: string, now = new Date()): string {
  const next = new Date(`${date}T12:00`)
  do next.setDate(next.getDate() + 7)
  while (isoDay(next) <= isoDay(now))
  return isoDay(next)
}

const isDate = (value: unknown): value is string => isTextValue(value) && !Number.isNaN(Date.parse(`${value}T12:00`))

function decodeProduct(value: unknown): DayProduct | undefined {
  if (
    !isPlainObject(value) ||
    !isTextValue(value.entry) ||
    !isQuantityValue(value.pieces) ||
    !isQuantityValue(value.grams)
  )
    return undefined
  const { id, entry, isPiece, pieces, grams, loss } = value
  return {
    id: isTextValue(id) ? id : newId(),
    entry,
    ...(isPiece === true && { isPiece }),
    pieces: Math.min(DAY_LIMITS.pieces, Math.round(pieces)),
    grams: Math.min(DAY_LIMITS.grams, grams),
    ...(isQuantityValue(loss) && { loss: Math.min(DAY_LIMITS.loss, loss) }),
  }
}

const decodeAtHand = (value: unknown): AtHand | undefined =>
  isPlainObject(value) && isTextValue(value.name) && isQuantityValue(value.grams) && isDate(value.at)
    ? { name: value.name, grams: Math.min(DAY_LIMITS.grams, value.grams), at: value.at }
    : undefined

/** Only what is of a kind, by its name. */
const decodeTable = <Kind>(value: unknown, decode: (one: unknown) => Kind | undefined): Record<string, Kind> =>
  Object.fromEntries(
    Object.entries(isPlainObject(value) ? value : {}).flatMap(([key, one]) => {
      const decoded = decode(one)
      return decoded === undefined ? [] : [[key, decoded]]
    }),
  )

const decodeMoment = (value: unknown): number | undefined =>
  isQuantityValue(value) && Number.isInteger(value) && value < DAY_LIMITS.moments ? value : undefined

function decodePlan(value: unknown): DayPlan | undefined {
  if (!isPlainObject(value) || !isDate(value.date)) return undefined
  const { date, products, capacity, moments, when } = value
  const room = isPlainObject(capacity) ? capacity : {}
  return {
    date,
    products: decodeList(products, decodeProduct).slice(0, DAY_LIMITS.products),
    capacity: Object.fromEntries(
      craftIds.flatMap((craft) => {
        const grams = room[craft]
        return isQuantityValue(grams) && grams > 0 ? [[craft, Math.min(DAY_LIMITS.grams, grams)]] : []
      }),
    ),
    moments: Array.isArray(moments)
      ? moments.slice(0, DAY_LIMITS.moments).map((name) => (isTextValue(name) ? name : ''))
      : [],
    when: decodeTable(when, decodeMoment),
  }
}

/** What comes from a file or from an older version of the app is looked at before it is believed. */
export function decodeDay(value: unknown): WorkDay | undefined {
  const plan = decodePlan(value)
  if (!plan || !isPlainObject(value)) return undefined
  const { atHand, done, weighed, earlier } = value
  const clock = decodeClock(value.clock)
  return {
    ...plan,
    atHand: decodeList(atHand, decodeAtHand),
    done: decodeNames(done),
    weighed: decodeTable(weighed, (one) => (Array.isArray(one) ? decodeNames(one) : undefined)),
    earlier: decodeList(earlier, decodePlan).slice(0, DAY_LIMITS.earlier),
    ...(clock && { clock }),
  }
}
