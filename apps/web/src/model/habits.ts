import { isPlainObject, isQuantityValue, isTextValue } from './decode.ts'

/** VAT in Spain, %: that of most food first (Ley 37/1992, arts. 91.Uno, 91.Dos and 90). */
export const VAT_RATES = [10, 4, 21] as const

/** What a workshop always does, whatever the formula: typed once, on whichever desk asks for it first. */
export interface WorkshopHabits {
  /** Who makes it and where, as labels say it. */
  readonly operator?: string
  /** How it is kept, by the class of its keeping. */
  readonly keeping?: Readonly<Record<string, string>>
  /** The paper of its labels, and mm of one that is none of the usual. */
  readonly paper?: string
  readonly paperWidth?: number
  readonly paperHeight?: number
  /** Size of the letters of its labels, points. */
  readonly points?: number
  /** By how much its screen is to be stretched so that a millimetre is one. */
  readonly screen?: number
  /** € of an hour, and % of VAT. */
  readonly hourly?: number
  readonly vat?: number
  /** % of air that its machine gives to a mix. */
  readonly overrun?: number
  /** °C of the workshop, by what the desk of a craft calls them. */
  readonly degrees?: Readonly<Record<string, number>>
  /** By row of the catalogue, the sack or box that was opened since the last batch, and when. */
  readonly opened?: Readonly<Record<string, OpenedLot>>
  /** By constant of the workshop, since when it is learned anew. */
  readonly forgotten?: Readonly<Record<string, string>>
}

export interface OpenedLot {
  readonly lot: string
  readonly at: string
}

const isOpened = (value: unknown): value is OpenedLot =>
  isPlainObject(value) && isTextValue(value.lot) && isTextValue(value.at)

const TEXTS = ['operator', 'paper'] as const
const FIGURES = [
  'paperWidth',
  'paperHeight',
  'points',
  'screen',
  'hourly',
  'vat',
  'overrun',
] as const satisfies readonly (keyof WorkshopHabits)[]

const pick = (value: object, keys: readonly string[], is: (one: unknown) => boolean): object =>
  Object.fromEntries(Object.entries(value).filter(([key, one]) => keys.includes(key) && is(one)))

/** More than there are classes of keeping, or temperatures on any desk; and more than the things that one buys. */
const MOST_KEYS = 20
const MOST_ROWS = 240

function decodeMap<Value>(
  value: unknown,
  is: (one: unknown) => one is Value,
  most = MOST_KEYS,
): Readonly<Record<string, Value>> | undefined {
  const kept = Object.entries(isPlainObject(value) ? value : {}).filter((entry): entry is [string, Value] =>
    is(entry[1]),
  )
  return kept.length > 0 ? Object.fromEntries(kept.slice(0, most)) : undefined
}

export function decodeHabits(value: unknown): WorkshopHabits {
  if (!isPlainObject(value)) return {}
  const keeping = decodeMap(value.keeping, isTextValue)
  const degrees = decodeMap(value.degrees, isQuantityValue)
  const opened = decodeMap(value.opened, isOpened, MOST_ROWS)
  const forgotten = decodeMap(value.forgotten, isTextValue)
  return {
    ...pick(value, TEXTS, isTextValue),
    ...pick(value, FIGURES, isQuantityValue),
    ...(keeping && { keeping }),
    ...(degrees && { degrees }),
    ...(opened && { opened }),
    ...(forgotten && { forgotten }),
  }
}
