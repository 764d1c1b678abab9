import {
  type JoinPlan,
  type JsonObject,
  joinLibrary,
  joinPlan,
  type OwnRecord,
  type RecordGroup,
  type RecordNaming,
  type SharedBook,
} from '@obrador/book-sync'
import { pageLocale } from '../../format/page-speech.ts'
import { priceShape } from '../../model/decode-library.ts'
import { kiloPrice, type PackPrice } from '../../model/formula.ts'
import { listOrNone } from '../../model/later-shapes.ts'
import { type PastPrice, pastShape } from '../../model/price-history.ts'
import { decodeShape } from '../../model/shape.ts'
import { countPhotos, type PhotosHere } from './photos.ts'
import { type BookRecord, type RawLibrary, type RecordGroups, recordsOfLibrary } from './records.ts'

/** How a library is joined to a book that is there: nothing is written over, and nothing is lost. */

const nameIn = (group: string, record: JsonObject): string | undefined => {
  const { name } = group === 'formulas' ? ((record.formula ?? {}) as JsonObject) : record
  return ['formulas', 'own', 'pieces'].includes(group) && typeof name === 'string' && name !== '' ? name : undefined
}

/** «Crema pastelera, móvil de Ana». */
const besides = (name: string, device: string): string =>
  `${name}, ${device.charAt(0).toLocaleLowerCase(pageLocale())}${device.slice(1)}`

const namingFor = (device: string): RecordNaming => ({
  nameOf: nameIn,
  renamed: (group, record) => {
    const name = besides(nameIn(group, record) ?? '', device)
    if (group !== 'formulas') return { ...record, name }
    return { ...record, formula: { ...(record.formula as JsonObject), name } }
  },
})

/** Groups of one record: what is there stays, and what it does not say is taken from here. */
const SINGLE = ['norms', 'habits', 'costs', 'day', 'ticks'] as const
const PRICED = ['prices', 'priceHistory'] as const

const listsOf = (groups: RecordGroups, leaving: readonly string[]): Readonly<Record<string, readonly OwnRecord[]>> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, all]) => (leaving.includes(name) ? [] : [[name, [...all.values()]]])),
  )

export interface ClashSeen {
  readonly name: string
  /** The number that what is here gets among the versions, where it is the same formula. */
  readonly version?: number
  /** What the one from here will be called, where it is another. */
  readonly beside?: string
}

export interface JoinPreview {
  readonly counts: JoinPlan['counts']
  readonly clashes: readonly ClashSeen[]
  /** Prices that are others here. */
  readonly prices: number
}

/** What joining will do, before anything is written. */
export function joinPreviewOf(book: SharedBook, raw: RawLibrary, photos: PhotosHere, device: string): JoinPreview {
  const records = recordsOfLibrary(raw)
  const { counts, clashes } = joinPlan(book, listsOf(records, []), namingFor(device))
  const named = clashes.flatMap(({ group, id, kind }): readonly ClashSeen[] => {
    const record = records[group as keyof RecordGroups]?.get(id)
    const name = record && nameIn(group, record)
    if (name === undefined) return []
    if (kind === 'namesake') return [{ name, beside: besides(name, device) }]
    const there = book.group(group).entry(id)?.kept.length ?? 0
    return group === 'formulas' ? [{ name, version: there + 1 }] : [{ name }]
  })
  return {
    counts: { ...counts, photos: countPhotos(book, photos) },
    clashes: named,
    prices: clashes.filter(({ group }) => group === 'prices').length,
  }
}

const priceIn = (record: JsonObject): PackPrice | undefined => decodeShape(priceShape, record)
const pastOf = (price: PackPrice): PastPrice => ({ kilo: kiloPrice(price), supplier: price.supplier, at: price.at })
const pastsIn = (record: JsonObject | undefined): readonly PastPrice[] =>
  decodeShape(listOrNone(pastShape), record?.past) ?? []

/** Of two prices the later one stays, and the other is what was paid before. */
function joinPrices(book: SharedBook, records: RecordGroups): void {
  const [prices, history] = [book.group('prices'), book.group('priceHistory')]
  const pasts = new Map<string, readonly PastPrice[]>(
    [...(records.priceHistory ?? [])].map(([key, record]) => [key, pastsIn(record)]),
  )
  for (const [key, here] of records.prices ?? []) {
    const kept = prices.entry(key)?.record
    const there = kept && kept.deletedAt === undefined ? priceIn(kept) : undefined
    const mine = priceIn(here)
    if (!there) prices.put(here)
    else if (mine && kiloPrice(mine) !== kiloPrice(there)) {
      const isLater = mine.at > there.at
      if (isLater) prices.put(here)
      pasts.set(key, [...(pasts.get(key) ?? []), pastOf(isLater ? there : mine)])
    }
  }
  for (const [key, past] of pasts) {
    const all = [...pastsIn(history.entry(key)?.record), ...past]
    const once = [...new Map(all.map((one) => [`${one.kilo} ${one.at}`, one])).values()]
    history.put({ id: key, past: once.toSorted((a, b) => a.at.localeCompare(b.at)).map((one) => ({ ...one })) })
  }
}

const hasProducts = (group: RecordGroup): boolean =>
  group.ids.some((id) => ((group.entry(id)?.record.products ?? []) as readonly unknown[]).length > 0)

function joinSingles(book: SharedBook, records: RecordGroups): void {
  const isDayThere = hasProducts(book.group('day'))
  for (const name of SINGLE)
    for (const [id, record] of records[name] ?? []) {
      const there = book.group(name).entry(id)?.record
      if ((name === 'day' || name === 'ticks') && isDayThere) continue
      book.group(name).put({ ...record, ...there, id } as BookRecord)
    }
}

/** May be done again: what is there already is the same. */
export function joinLibraryIn(book: SharedBook, raw: RawLibrary, device: string, at: string): void {
  const records = recordsOfLibrary(raw)
  const naming = namingFor(device)
  const lists = listsOf(records, [...SINGLE, ...PRICED])
  joinLibrary(book, lists, joinPlan(book, lists, naming), naming, at)
  joinPrices(book, records)
  joinSingles(book, records)
}
