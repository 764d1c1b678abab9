import { lockedLines } from '../advise/kept-lines.ts'
import type { FindingText } from '../findings/finding.ts'
import type { CraftRequest, RawLine } from '../formula/formula.ts'
import type { CheckedCondition } from '../judge/legal.ts'
import type { NamePart } from '../make/label/denomination.ts'
import { roundTo } from '../words/round.ts'
import type { Craft, JudgedFormula } from './craft.ts'
import type { NameChange } from './written-name-report.ts'

/**
 * The grams that a refused name asks for. Every figure of the law is a ratio of sums over the lines, so that two readings tell where it
 * crosses its threshold; the changed formula is read again and its name with it, and only what then holds is told.
 */

type PartsReader = (found: JudgedFormula<unknown>) => readonly NamePart<FindingText>[]

/** A longer list gets its faults told and no grams: they would keep everybody waiting. */
const MOST_LINES = 30
/** Lines that are looked at to the end, those that need the fewest grams first. */
const MOST_TRIED = 4
/** A change of more than this share of the batch makes another product. */
const LARGEST = 0.25
/** Share of the batch by which a line is moved to see what it does. */
const PROBE = 0.05
/** Readings that come nearer to the threshold. */
const ROUNDS = 3
/** Steps of the scale that are tried beyond it. */
const MOST_NUDGES = 3
/** A workshop weighs to a gram, and a small batch to two thousandths of it. */
const WHOLE_GRAM = 1
const SHARE_OF_BATCH = 2e-3

const stepFor = (total: number): number =>
  Math.min(WHOLE_GRAM, 10 ** Math.floor(Math.log10(SHARE_OF_BATCH * total) + 1e-9))

interface ReadName {
  readonly parts: readonly NamePart<FindingText>[]
  readonly isBalanced: boolean
}

const failuresIn = (parts: readonly NamePart<FindingText>[]): readonly CheckedCondition[] =>
  parts.flatMap(({ cumple, condiciones = [] }) =>
    cumple === false ? condiciones.filter((one) => one.cumple === false && one.valor !== undefined) : [],
  )

/** The same figure in another reading: where the name then holds as a whole, in the part that is the whole of it. */
const figureOf = (parts: ReadName['parts'], { id, umbral, norma }: CheckedCondition): number | undefined =>
  parts
    .flatMap(({ condiciones = [] }) => condiciones)
    .find((one) => one.id === id && one.umbral === umbral && one.norma === norma)?.valor

/** The grams of a line that take a figure to its threshold, by the secant through two readings of it. */
const secant = (here: number, value: number, there: number, other: number, threshold: number): number =>
  there + ((threshold - other) * (there - here)) / (other - value)

interface TriedLine {
  readonly at: number
  /** Grams more or less, by the straight line through the first two readings. */
  readonly grams: number
  readonly probed: { readonly grams: number; readonly read: ReadName }
}

interface MovedName {
  readonly request: CraftRequest
  readonly gramsOf: (line: RawLine) => number
  readonly gramsField: string
  readonly readAt: (at: number, grams: number) => ReadName
}

function movesOf(found: JudgedFormula<unknown>, partsIn: PartsReader): MovedName {
  const { engine, definition } = found
  const request = found.request as CraftRequest
  const craft = engine.crafts[definition.id] as Craft<CraftRequest, unknown>
  const gramsField = craft.fields.grams
  const gramsOf = (line: RawLine): number => Number((line as Readonly<Record<string, unknown>>)[gramsField])
  return {
    request,
    gramsField,
    gramsOf,
    readAt: (at, grams) =>
      craft.found(
        {
          ...request,
          ingredients: request.ingredients.map((line, index) =>
            index === at ? { ...line, [gramsField]: gramsOf(line) + grams } : line,
          ),
        },
        (changed) => ({
          parts: partsIn(changed as JudgedFormula<unknown>),
          isBalanced: changed.judgement.verdict === 'equilibrada',
        }),
      ),
  }
}

/** Of a line the grams that its worst figure needs, at first sight. */
function firstGuess(
  failed: readonly CheckedCondition[],
  now: ReadName['parts'],
  moves: MovedName,
  at: number,
  probe: number,
): TriedLine | undefined {
  const read = moves.readAt(at, probe)
  const needed = failed.map((one) => {
    const [value, other] = [figureOf(now, one), figureOf(read.parts, one)]
    return value === undefined || other === undefined || value === other
      ? Number.NaN
      : secant(0, value, probe, other, one.umbral)
  })
  const isOneWay = needed.every((grams) => grams > 0) || needed.every((grams) => grams < 0)
  if (!isOneWay) return undefined
  return { at, grams: needed.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0, probed: { grams: probe, read } }
}

/** The same grams with more readings, on the scale and beyond the threshold: only what was read to hold. */
function settled(
  { at, grams: guess, probed }: TriedLine,
  failed: readonly CheckedCondition[],
  moves: MovedName,
  step: number,
): { readonly at: number; readonly grams: number; readonly read: ReadName } | undefined {
  const there = moves.gramsOf(moves.request.ingredients[at] ?? {})
  const onScale = (grams: number): number =>
    Math.max(-there, Math.sign(grams) * roundTo(Math.ceil(Math.abs(grams) / step - 1e-6) * step, 3))
  let [before, grams] = [probed, guess]
  for (let round = 0; round < ROUNDS; round += 1) {
    if (grams < -there) return undefined
    const read = moves.readAt(at, grams)
    const nearer = failed.flatMap((one) => {
      const [value, other] = [figureOf(before.read.parts, one), figureOf(read.parts, one)]
      return value === undefined || other === undefined || value === other
        ? []
        : [secant(before.grams, value, grams, other, one.umbral)]
    })
    before = { grams, read }
    const next = nearer.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]
    if (next === undefined || Math.sign(next) !== Math.sign(guess) || Math.abs(next - grams) < step / 10) break
    grams = next
  }
  for (let nudge = 0; nudge < MOST_NUDGES; nudge += 1) {
    const weighed = onScale(grams + Math.sign(grams) * nudge * step)
    const read = moves.readAt(at, weighed)
    if (read.parts.every(({ cumple }) => cumple !== false)) return { at, grams: weighed, read }
  }
  return undefined
}

/** The smallest change of one line that lets the name stand, one that leaves the formula balanced first; none where grams do not decide. */
export function nameChangeFor(
  found: JudgedFormula<unknown>,
  parts: readonly NamePart<FindingText>[],
  partsIn: PartsReader,
): NameChange | undefined {
  const failed = failuresIn(parts)
  const isByGrams = parts.every((part) => part.cumple !== false || failuresIn([part]).length > 0)
  const moves = movesOf(found, partsIn)
  const { ingredients } = moves.request
  const { total } = found.judgement.formula
  if (!isByGrams || failed.length === 0 || ingredients.length > MOST_LINES || !(total > 0)) return undefined
  const kept = lockedLines(moves.request)
  const step = stepFor(total)
  const tried = ingredients.flatMap((line, at) => {
    const isMovable = moves.gramsOf(line) > 0 && !kept.has(at)
    const guess = isMovable ? firstGuess(failed, parts, moves, at, PROBE * total) : undefined
    return guess && Math.abs(guess.grams) <= LARGEST * total ? [guess] : []
  })
  const wasBalanced = found.judgement.verdict === 'equilibrada'
  const cured = tried
    .toSorted((a, b) => Math.abs(a.grams) - Math.abs(b.grams))
    .slice(0, MOST_TRIED)
    .flatMap((line) => settled(line, failed, moves, step) ?? [])
    .toSorted(
      (a, b) =>
        (wasBalanced ? Number(b.read.isBalanced) - Number(a.read.isBalanced) : 0) ||
        Math.abs(a.grams) - Math.abs(b.grams),
    )
  const [best] = cured
  if (!best) return undefined
  const line = ingredients[best.at] ?? {}
  const { name } = (found.engine.crafts[found.definition.id] as Craft).fields
  const before = moves.gramsOf(line)
  return {
    lineas: [
      {
        ingrediente: String((line as Readonly<Record<string, unknown>>)[name]),
        antes_g: before,
        gramos: roundTo(before + best.grams, 3),
      },
    ],
    equilibrada: best.read.isBalanced,
    cifras: failed.flatMap((one) => {
      const valor = figureOf(best.read.parts, one)
      return valor === undefined ? [] : [{ etiqueta: one.etiqueta, valor, umbral: one.umbral, unidad: one.unidad }]
    }),
  }
}
