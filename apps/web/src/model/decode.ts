import { MEASURED_FIELDS } from '@obrador/engine'
import { craftIds } from './crafts.ts'
import { newId } from './new-id.ts'
import {
  decodedAs,
  decodeShape,
  figuresOf,
  isPlainObject,
  isQuantityValue,
  isTextValue,
  type KeptAs,
  type KeptShape,
  leafShape,
  listOf,
  maybeKept,
  nestedShape,
  oneOfTexts,
  readEntries,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  someFigure,
  trueOrFalse,
  unlessEmpty,
} from './shape.ts'

/** The formula on a table: what the first screen reads before anything else. */

/** Far beyond any honest formula: what is cut here is lost. */
const MOST_LINES = 1000
/** A step of the method may be a paragraph. */
const LONGEST_STEP = 4000
const MOST_STEPS = 200
/** Levels of formulas that the engine opens inside one. */
export const MOST_NESTED_LEVELS = 4

/** Far beyond what any desk keeps, and how deep it may go. */
const MOST_FIELDS = 40
const DEEPEST = 3

/** What a desk keeps is figures and short texts, in lists or under names. */
function decodeDesk(value: unknown, depth = 0): unknown {
  if (isTextValue(value) || isQuantityValue(value) || typeof value === 'boolean') return value
  if (!isPlainObject(value) || depth === DEEPEST) return undefined
  const kept = readEntries(value, MOST_FIELDS, (one) => decodeDesk(one, depth + 1))
  return Array.isArray(value) ? Object.values(kept) : kept
}

export type DeskValues = Readonly<Record<string, unknown>>
/** What the desks (label, cost, dough) of something keep with it: each looks at its own before it believes it. */
export const desksShape: KeptShape<DeskValues> = {
  is: 'other',
  decode: (value) => (isPlainObject(value) ? (decodeDesk(value) as DeskValues) : undefined),
}

/** Each keeps its id, by which the ticks of the scale know it, unless another bears it already. */
export const withOwnIds = <One extends { readonly id: string }>(
  list: KeptShape<readonly One[]>,
): KeptShape<readonly One[]> =>
  decodedAs(list, (all) => {
    const taken = new Set<string>()
    return all?.map((one) => {
      if (taken.has(one.id)) return { ...one, id: newId() }
      taken.add(one.id)
      return one
    })
  })

export type MeasuredValues = KeptAs<typeof measuredShape>
const measuredShape = figuresOf(MEASURED_FIELDS)

/** % of water over its own base, and hours at so many °C. */
export type StageDetails = KeptAs<typeof stageShape>
const stageShape = figuresOf(['hydration', 'hours', 'degrees'])

/** Only a line that is made of another formula has lines inside that could move. */
export const closedUnlessMade = <Line extends { readonly opens?: boolean; readonly made?: unknown }>(
  line: Line,
): Line => {
  if (!line.opens || line.made) return line
  const { opens: _, ...closed } = line
  return closed as Line
}

/** One line of the table. The name is what the maker wrote or chose; an own ingredient is cited by its id. */
export interface TableLine extends KeptAs<typeof lineShape> {}
export const lineShape = recordOf(
  {
    id: decodedAs(shortText, (id) => id ?? newId()),
    name: shortText,
    grams: someFigure,
    /** With 0 grams: somebody has said 0, and nobody is asked what it weighs. */
    none: maybeKept(shapeWhere(trueOrFalse, Boolean)),
    locked: trueOrFalse,
    own: maybeKept(shortText),
    made: maybeKept(nestedShape((): KeptShape<NestedFormula> => madeShape, MOST_NESTED_LEVELS)),
    /** When it is balanced, the lines inside move by themselves. */
    opens: maybeKept(shapeWhere(trueOrFalse, Boolean)),
    /** What was measured of it, or read on its sack, in place of the catalogue's figure. */
    measured: unlessEmpty(measuredShape),
    /** How it was made before the rest, where its craft has such things. */
    stage: unlessEmpty(stageShape),
    /** The part of the product that it is, where its craft has such things. */
    part: maybeKept(shortText),
  },
  closedUnlessMade,
)

/** What a formula says besides its lines, where its craft asks for it. */
export type GivenDetails = KeptAs<typeof givenShape>
const givenShape = figuresOf(['aguaEvaporada', 'merma', 'perdidaHorneado'])

/**
 * How much of it is made: so many pieces of so many grams, or so much in all. Absent: as written. Where it was told in litres: of all of it, or of each piece, and the
 * % of air that they were told with.
 */
export type BatchSize = KeptAs<typeof batchSizeShape>
const batchSizeShape = figuresOf(['total', 'pieces', 'pieceGrams', 'litres', 'overrun'])

export interface TableFormula extends KeptAs<typeof formulaShape> {}
export const formulaShape = recordOf({
  craft: oneOfTexts(craftIds),
  type: shortText,
  name: shapeOr(shortText, ''),
  lines: withOwnIds(listOf(lineShape, MOST_LINES)),
  given: shapeOr(givenShape, {}),
  batch: shapeOr(batchSizeShape, {}),
  /** How it is made, step by step. */
  steps: unlessEmpty(
    listOf(
      leafShape('text', (value): value is string => typeof value === 'string' && value.length <= LONGEST_STEP),
      MOST_STEPS,
    ),
  ),
  /** The formula of the library of which this is the working copy. */
  entry: maybeKept(shortText),
  desks: maybeKept(desksShape),
})

/** Grams left of 100 weighed. */
const WHOLE = 100

/**
 * The formula that a line is made of: which of the library and which of its versions, and all that it says, so that a link, a copy or another device needs nothing
 * else.
 */
export interface NestedFormula extends KeptAs<typeof madeShape> {}
export const madeShape = recordOf({
  entry: shortText,
  /** From one on; none where it was taken as it was being worked on. */
  version: someFigure,
  formula: formulaShape as KeptShape<TableFormula>,
  /** Grams left of 100 weighed, where they are known better than its craft knows them. */
  yields: maybeKept(shapeWhere(someFigure, (grams) => grams > 0 && grams <= WHOLE)),
  /** When the formula of the library was last worked on at the time that somebody chose to keep this one. */
  kept: maybeKept(shortText),
})

export const decodeFormula = (value: unknown): TableFormula | undefined => decodeShape(formulaShape, value)
