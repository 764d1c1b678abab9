import { type DeskValues, isNoneRow, type TableLine } from './formula.ts'
import { isPlainObject, isQuantityValue, isTextValue } from './shape.ts'
import { LABEL_DESK } from './written-name.ts'

/** What a maker adds on a label to what the formula says. It is kept with the formula. */
export interface StatedOnLabel {
  /** The name it is sold under, where it is not the one that the law gives it. */
  readonly name?: string
  /** The name that its maker uses knowing that a part of it has to be shown. */
  readonly usedName?: string
  readonly net?: number
  readonly unit?: NetUnit
  readonly lot?: string
  /** «2027-05-20». */
  readonly date?: string
  readonly dateForm?: DateForm
  /** Which date it bears, where how it keeps is not known. */
  readonly dateKind?: DateKind
  readonly keeping?: string
  /** What it may contain without being made with it. */
  readonly traces?: readonly string[]
  readonly origin?: string
  readonly text?: string
  /** Small producers who sell to the consumer may go without (Regulation (EU) 1169/2011, Annex V, 19). */
  readonly nutrition?: boolean
  /** The largest face of the package has less than 80 cm² (art. 13.3). */
  readonly isSmall?: boolean
}

export const NET_UNITS = ['g', 'ml'] as const
export type NetUnit = (typeof NET_UNITS)[number]
export const DATE_FORMS = ['day', 'month', 'year', 'none'] as const
export type DateForm = (typeof DATE_FORMS)[number]
export const DATE_KINDS = ['useBy', 'bestBefore'] as const
export type DateKind = (typeof DATE_KINDS)[number]

const MOST_TRACES = 20
const TEXTS = ['name', 'usedName', 'lot', 'keeping', 'origin', 'text'] as const
const SWITCHES = ['nutrition', 'isSmall'] as const
const DAY = /^\d{4}-\d\d-\d\d$/

const oneOf = <Value extends string>(all: readonly Value[], value: unknown): Value | undefined =>
  all.find((one) => one === value)

export function statedInFormula({ desks }: { readonly desks?: DeskValues }): StatedOnLabel {
  const value = desks?.[LABEL_DESK]
  if (!isPlainObject(value)) return {}
  const fields = <Key extends string>(keys: readonly Key[], is: (one: unknown) => boolean) =>
    Object.fromEntries(keys.filter((key) => is(value[key])).map((key) => [key, value[key]]))
  const unit = oneOf(NET_UNITS, value.unit)
  const dateForm = oneOf(DATE_FORMS, value.dateForm)
  const dateKind = oneOf(DATE_KINDS, value.dateKind)
  return {
    ...fields(TEXTS, isTextValue),
    ...fields(SWITCHES, (one) => typeof one === 'boolean'),
    ...fields(['net'], isQuantityValue),
    ...fields(['date'], (one) => isTextValue(one) && DAY.test(one)),
    ...(unit && { unit }),
    ...(dateForm && { dateForm }),
    ...(dateKind && { dateKind }),
    ...(Array.isArray(value.traces) && { traces: value.traces.filter(isTextValue).slice(0, MOST_TRACES) }),
  }
}

/** Traces that makers told of the formulas inside, at any depth, as the library has them now: what may be in a part may be in the whole. */
export const tracesInside = (
  lines: readonly TableLine[],
  tracesOf: (entry: string) => readonly string[],
): readonly string[] =>
  lines.flatMap((line) =>
    line.made && !isNoneRow(line)
      ? [...tracesOf(line.made.entry), ...tracesInside(line.made.formula.lines, tracesOf)]
      : [],
  )
