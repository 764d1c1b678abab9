import { finishedFrom } from './amounts.ts'
import { type CraftId, craftIds } from './crafts.ts'
import { clockAgain, clockShape } from './day-clock.ts'
import { namesShape } from './decode-library.ts'
import { newId, type SavedFormula, totalGramsOf } from './formula.ts'
import { clearable, listOrNone, onlyTrue, otherShape, shapeAs, tableOrNone } from './later-shapes.ts'
import type { KeptPiece } from './piece.ts'
import {
  decodedAs,
  isPlainObject,
  isQuantityValue,
  type KeptAs,
  listOf,
  maybeKept,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  signedFigure,
  someFigure,
} from './shape.ts'

/** The plan of a day: what is made, with what machines, what there is already, and what is done. */

/** Bounds of the engine's plan (PRODUCTION_LIMITS), within which whatever is typed stays, and what is remembered. */
export const DAY_LIMITS = { products: 50, pieces: 100_000, grams: 1_000_000, loss: 90, moments: 8, earlier: 8 } as const

const atMost = (most: number) => shapeAs(someFigure, (figure) => Math.min(most, figure))
const gramsShape = atMost(DAY_LIMITS.grams)
export const dateShape = shapeWhere(shortText, (text) => !Number.isNaN(Date.parse(`${text}T12:00`)))

export interface DayProduct extends KeptAs<typeof productShape> {}
export const productShape = recordOf({
  id: decodedAs(shortText, (id) => id ?? newId()),
  /** The formula of the library that it is, or the piece put together of several. */
  entry: shortText,
  isPiece: maybeKept(onlyTrue),
  pieces: shapeAs(someFigure, (pieces) => Math.min(DAY_LIMITS.pieces, Math.round(pieces))),
  /** Of a finished piece; of one put together, its parts say it. */
  grams: gramsShape,
  /** Nobody has said what a piece weighs: the grams are those of the whole formula, made once. */
  isWhole: maybeKept(onlyTrue),
  /** Of 100 g made, those that do not reach the piece; none where nobody has said. */
  loss: clearable(atMost(DAY_LIMITS.loss)),
})

/** Grams of a preparation that are made already, and since when. */
export interface AtHand extends KeptAs<typeof atHandShape> {}
const atHandShape = recordOf({ name: shortText, grams: gramsShape, at: dateShape })

type Capacity = { readonly [craft in CraftId]?: number }
function decodeCapacity(value: unknown): Capacity {
  const room = isPlainObject(value) ? value : {}
  return Object.fromEntries(
    craftIds.flatMap((craft) => {
      const grams = room[craft]
      return isQuantityValue(grams) && grams > 0 ? [[craft, Math.min(DAY_LIMITS.grams, grams)]] : []
    }),
  )
}
export const capacityShape = otherShape(decodeCapacity)

const momentShape = shapeWhere(
  signedFigure,
  (moment) => Number.isInteger(moment) && moment >= 0 && moment < DAY_LIMITS.moments,
)

/** What is made again on another day. */
export interface DayPlan extends KeptAs<typeof planShape> {}
export const planShape = recordOf({
  /** «2026-11-21». */
  date: dateShape,
  products: listOrNone(productShape, DAY_LIMITS.products),
  /** Grams that fit at a time in the machine of a craft. */
  capacity: capacityShape,
  /** What the maker calls the moments at which things are made, in their order; empty where nobody has said. */
  moments: listOrNone(shapeOr(shortText, ''), DAY_LIMITS.moments),
  /** The moment at which a preparation is made, by its name, where it is not as soon as it can be. */
  when: tableOrNone(momentShape),
})

export interface WorkDay extends KeptAs<typeof dayShape> {}
export const dayShape = recordOf({
  ...planShape.fields,
  atHand: listOrNone(atHandShape),
  /** Names of the preparations that are ticked off. */
  done: namesShape,
  /** Of those that are being weighed, what has been. */
  weighed: tableOrNone(listOf(shortText)),
  /** Days before this one, the last first. */
  earlier: listOrNone(planShape, DAY_LIMITS.earlier),
  /** When everything is done, where somebody has looked. */
  clock: maybeKept(clockShape),
})

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
  const grams = Math.min(DAY_LIMITS.grams, finishedFrom(raw, loss))
  return { id: newId(), entry: id, pieces: count, grams, ...(!pieceGrams && { isWhole: true as const }) }
}

/** Several of what is only known as a whole: how much is one of them? */
export const isUnweighedProduct = ({ isWhole, pieces }: DayProduct): boolean => isWhole === true && pieces > 1

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
  products: day.products.map((one) => {
    if (one.id !== id) return one
    const { isWhole: _, ...weighed } = one
    return { ...(change.grams === undefined ? one : weighed), ...change }
  }),
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
