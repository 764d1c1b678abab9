import { formulaOf, noteShape } from './decode-library.ts'
import { listOrNone, onlyTrue, otherShape, shapeAs, textUpTo } from './later-shapes.ts'
import { packetsShape, type ToldPackets } from './packets.ts'
import {
  isPlainObject,
  type KeptAs,
  listOf,
  maybeKept,
  recordOf,
  shapeOr,
  shortText,
  signedFigure,
  someFigure,
  tableOf,
  unlessEmpty,
} from './shape.ts'

/** By its place in the formula: real grams, and the lot of the sack or the box. */
export interface MadeBatchLine extends KeptAs<typeof batchLineShape> {}
const batchLineShape = recordOf({
  line: someFigure,
  name: shortText,
  /** What it is (`ingredient-identity.ts`); of batches of before, what its name is read as. */
  identity: maybeKept(shortText),
  grams: maybeKept(someFigure),
  lot: maybeKept(shortText),
  /** The lot of the sack that was open and that nobody confirmed. */
  supposed: maybeKept(shortText),
  isNew: maybeKept(onlyTrue),
})

/** What is noted of a line while it is weighed. */
export type LineNote = Pick<MadeBatchLine, 'grams' | 'lot'>

export interface MadeReading extends KeptAs<typeof readingShape> {}
const readingShape = recordOf({
  que: shortText,
  value: signedFigure,
  line: maybeKept(someFigure),
  /** Of air: the cup of ice cream; of hardness: °C. */
  other: maybeKept(signedFigure),
})

/** The cause that its maker chose of those asked about: what it was of, and how much. */
const chosenShape = recordOf({
  causa: shortText,
  linea: maybeKept(someFigure),
  que: maybeKept(shortText),
  gramos: maybeKept(signedFigure),
})

/** What an instrument showed beside what was expected of it. */
export interface ToldReading extends KeptAs<typeof toldShape> {}
const toldShape = recordOf({
  que: shortText,
  expected: signedFigure,
  /** One standard deviation. */
  sd: someFigure,
  read: signedFigure,
  agrees: shortText,
  line: maybeKept(someFigure),
})

const evidenceShape = otherShape((value) => value)

const LONGEST_NAME = 120
const anyText = textUpTo(Number.POSITIVE_INFINITY)
const textOr = (fallback: string) => shapeOr(anyText, fallback)

/** A batch that was made: the formula as it was frozen, what was weighed of which lots, and what was measured, as it was typed. */
export interface MadeBatch extends KeptAs<typeof batchShape> {}
export const batchShape = recordOf({
  id: shortText,
  /** When it was finished, and the day it counts for. */
  at: shortText,
  day: shortText,
  formula: formulaOf,
  lines: listOrNone(batchLineShape),
  readings: listOrNone(readingShape),
  /** What was expected of each, as it was said then. */
  told: unlessEmpty(listOf(toldShape)),
  temperatures: maybeKept(tableOf(signedFigure)),
  /** Its maker said that everything was as in the formula. */
  isSure: maybeKept(onlyTrue),
  chosen: maybeKept(chosenShape),
  /** Lot of the batch, as a label says it. */
  lot: textOr(''),
  note: shapeOr(noteShape, ''),
  verdict: textOr('pendiente'),
  sentence: textOr(''),
  /** What was added to mend it. */
  added: unlessEmpty(listOf(recordOf({ name: shortText, grams: someFigure }))),
  /** The piece that it was put together as: its lines are the parts, its formula what they are in all. */
  piece: maybeKept(shortText),
  /** What came of it, and to which company it went; what is sold to the public is not noted. */
  pieces: maybeKept(someFigure),
  to: maybeKept(shapeAs(shortText, (name) => name.slice(0, LONGEST_NAME))),
  /** What it teaches, as the engine wrote it: a cache of all the rest. */
  evidence: maybeKept(evidenceShape),
  /** By row of the catalogue, the lot that was open. */
  open: maybeKept(tableOf(anyText)),
  /** What the packets of its lines said when it was finished; another packet of another day is none of it. */
  packets: maybeKept(packetsShape),
})

/** Newest first. */
export const newestDayFirst = (batches: readonly MadeBatch[]): readonly MadeBatch[] =>
  batches.toSorted((one, other) => other.at.localeCompare(one.at))

export const batchesWith = (
  batches: readonly MadeBatch[],
  id: string,
  batch: MadeBatch | undefined,
): readonly MadeBatch[] => newestDayFirst([...batches.filter((one) => one.id !== id), ...(batch ? [batch] : [])])

/** Packets as a batch had them. What nobody had looked at then is as it is told today, while the packet is of the same maker. */
export function packetsOfBatch({ packets: kept = {} }: Pick<MadeBatch, 'packets'>, today: ToldPackets): ToldPackets {
  const asThen = Object.entries(kept).map(([key, packet]) => {
    const now = today[key]
    const isSame = now !== undefined && now.brand === packet.brand
    return [key, isSame ? { ...packet, allergens: { ...now.allergens, ...packet.allergens } } : packet] as const
  })
  return { ...today, ...Object.fromEntries(asThen) }
}

/** «L261116-2»: the day, and the number of the batch in it; «L261116-B2» with the letter of a device that shares the book. */
export function lotOfBatch(batches: readonly MadeBatch[], day: string, mark = ''): string {
  const name = `L${day.slice(2).replaceAll('-', '')}-${mark}`
  const taken = new Set(batches.map(({ lot }) => lot))
  let number = 1
  while (taken.has(`${name}${number}`)) number++
  return `${name}${number}`
}

/** What was learned, as the engine takes it: evidence of every batch, and the lots that are open, in the order in which they were. */
export function evidenceOfBatches(
  batches: readonly MadeBatch[],
  opened: Readonly<Record<string, { readonly lot: string; readonly at: string }>> = {},
  most = 60,
): object | undefined {
  const inOrder = batches.toSorted((one, other) => one.at.localeCompare(other.at))
  const hornadas = inOrder.flatMap(({ evidence }) => (isPlainObject(evidence) ? [evidence] : [])).slice(-most)
  const openings = [
    ...inOrder.map(({ at, open = {} }) => ({ at, open })),
    ...Object.entries(opened).map(([row, { lot, at }]) => ({ at, open: { [row]: lot } })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const abiertos: Record<string, string> = Object.assign({}, ...openings.map(({ open }) => open))
  return hornadas.length > 0 || Object.keys(abiertos).length > 0 ? { version: 1, abiertos, hornadas } : undefined
}

/** The batches of a formula of the library, newest first. */
export const batchesOfFormula = (batches: readonly MadeBatch[], entry: string | undefined): readonly MadeBatch[] =>
  entry === undefined ? [] : batches.filter(({ formula }) => formula.entry === entry)
