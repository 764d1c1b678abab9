import {
  type Craft,
  type InnerLine,
  OPENED_PREPARATION,
  openedPreparationIn,
  type PreparedFormula,
  type RawLine,
  roundTo,
  withPreparations,
} from '@obrador/engine'
import type { AdjustRequest, LineWishes } from './request.ts'

/**
 * A preparation moves as one, unless the caller opens it: then what is inside stands among the lines and moves by itself, and
 * afterwards is put back. What its making takes away keeps its grams.
 */
export interface OpenedRequest {
  readonly request: AdjustRequest
  /** By line of that request, the line of the caller's that it came from; of an opened one, what of it. */
  readonly origins: readonly Origin[]
  /** Lines with the weights they have been given, as the caller would write them. */
  readonly closed: (lines: readonly RawLine[]) => readonly RawLine[]
}

interface Origin {
  readonly line: number
  /** The preparation that it lies in, and its place among the lines of that one; -1 of what leaves. */
  readonly of?: { readonly name: string; readonly place: number }
}

const GRAM_DECIMALS = 6
/** A share by which the rounding of an answer may have moved a line that stays. */
const UNMOVED = 1e-6

/** What lies together in a preparation: one of its own lines, or all of a preparation inside it. */
function ownLines({ inner }: PreparedFormula): (readonly InnerLine[])[] {
  const groups: InnerLine[][] = []
  for (const one of inner) {
    const [use] = one.within
    const last = groups.at(-1)
    if (use && last?.[0]?.within[0] === use) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** Part of a preparation as a preparation of its own, which remembers where it came from. */
function slice(prepared: PreparedFormula, name: string, part: readonly InnerLine[]): PreparedFormula {
  const share = part.reduce((sum, one) => sum + one.share, 0)
  const whole = { name, grams: 1, prepared, isStage: false }
  const inner = part.map((one) => ({ ...one, share: one.share / share, within: [whole, ...one.within] }))
  return { ...prepared, inner, uses: [], notes: [], price: priceOf(inner), ...(share < 0 && { isLoss: true }) }
}

const priceOf = (inner: readonly InnerLine[]): number =>
  inner.reduce((sum, { share, row }) => sum + share * (row?.price ?? 0), 0)

type Fields = Craft['fields']

function openLine(raw: RawLine, prepared: PreparedFormula, { name, grams }: Fields): RawLine[] {
  const called = String(raw[name])
  const { ingredients } = prepared.asked as { readonly ingredients: readonly (RawLine | null)[] }
  return ownLines(prepared).map((part, place) => {
    const share = part.reduce((sum, one) => sum + one.share, 0)
    const [first] = part as [InnerLine]
    return {
      [name]: first.within[0]?.name ?? first.name,
      [grams]: Number(raw[grams]) * share,
      [OPENED_PREPARATION]: slice(prepared, called, part),
      // What its own maker keeps inside stays too.
      ...((ingredients[place] as LineWishes | null | undefined)?.fijo === true && { fijo: true }),
    }
  })
}

/** An opened preparation with the weights its lines have now: its own formula, and what is left of it. */
function closeLine(raw: RawLine, prepared: PreparedFormula, now: readonly RawLine[], fields: Fields): RawLine {
  const { grams } = fields
  const { fields: inner } = prepared
  const before = openLine(raw, prepared, fields)
  const asked = prepared.asked as { readonly ingredients: readonly RawLine[] }
  const used = now.reduce((sum, line) => sum + Number(line[grams]), 0)
  const ingredients = asked.ingredients.map((line, place) => {
    const [was, is] = [Number(before[place]?.[grams]), Number(now[place]?.[grams])]
    const hasMoved = was > 0 && Math.abs(is / was - 1) > UNMOVED
    return hasMoved ? { ...line, [inner.grams]: roundTo((Number(line[inner.grams]) * is) / was, GRAM_DECIMALS) } : line
  })
  const weigh = (lines: readonly RawLine[]): number => lines.reduce((sum, line) => sum + Number(line[inner.grams]), 0)
  const [first, last] = [weigh(asked.ingredients), weigh(ingredients)]
  const lost = first - first / prepared.weighed
  const { [OPENED_PREPARATION]: _, ...line } = raw as RawLine & { readonly [OPENED_PREPARATION]?: PreparedFormula }
  return {
    ...line,
    [grams]: roundTo(used, GRAM_DECIMALS),
    preparacion: { ...asked, ingredients, rendimiento: roundTo(100 * (1 - lost / last), GRAM_DECIMALS) },
  }
}

/** The request with every preparation ready, and those that the caller opens laid out line by line. */
export function openRequest(craft: Craft, asked: AdjustRequest): OpenedRequest {
  const request = withPreparations(craft, asked)
  const plain = { request, origins: [], closed: (lines: readonly RawLine[]) => lines }
  const isOpen = (line: RawLine | null): boolean =>
    line !== null && (line as LineWishes).abrir === true && openedPreparationIn(line) !== undefined
  if (!Array.isArray(request.ingredients) || !request.ingredients.some(isOpen)) return plain
  const laid = request.ingredients.map((raw, line) => {
    const prepared = isOpen(raw) ? openedPreparationIn(raw) : undefined
    return { raw, line, prepared, lines: prepared ? openLine(raw, prepared, craft.fields) : [raw] }
  })
  const own = ({ asked: sent }: PreparedFormula): number =>
    (sent as { ingredients: readonly unknown[] }).ingredients.length
  return {
    request: { ...request, ingredients: laid.flatMap(({ lines }) => lines) },
    origins: laid.flatMap(({ raw, line, prepared, lines }) =>
      lines.map(
        (_, place): Origin =>
          prepared
            ? { line, of: { name: String(raw[craft.fields.name]), place: place < own(prepared) ? place : -1 } }
            : { line },
      ),
    ),
    closed: (lines) => {
      let at = 0
      const put = laid.map(({ raw, prepared, lines: { length } }) => {
        const mine = lines.slice(at, at + length)
        at += length
        return prepared ? closeLine(raw, prepared, mine, craft.fields) : (mine[0] ?? raw)
      })
      return [...put, ...lines.slice(at)]
    },
  }
}
