import { rowsById } from '../catalogue/catalogue.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { type FormulaLine, packetUseOf } from '../formula/formula.ts'
import {
  type BlendParameter,
  invertRatio,
  isRatioParameter,
  measureLines,
  type RatioParameter,
  ratioSums,
  type WeighedMatter,
} from '../ratio/parameter.ts'
import { type FigureRange, isWithin } from '../ratio/range.ts'
import { lazyFor } from '../words/lazy.ts'
import { conditionRangesOf, isConditionShown } from './condition-ranges.ts'
import type { LegalCondition, LegalDenomination } from './denomination.ts'

/** The change of grams that takes a formula to a name: each figure by the closed form of its ratio, one after another. */

export interface NamedLine<Matter> extends WeighedMatter<Matter> {
  readonly name: string
  /** The bought product that it comes in: it leaves with the whole of it, and none is added to it. */
  readonly packet?: string | undefined
}

export interface LegalAim<Matter> {
  readonly reading: RatioParameter<Matter> | BlendParameter<Matter>
  readonly range: FigureRange
  /** What a maker would raise it with. */
  readonly remedy?: { readonly name: string; readonly matter: Matter } | undefined
}

/** Grams to add, or to take away where they are less than nothing. */
export interface LegalStep {
  readonly name: string
  readonly grams: number
}

/** A list longer than any workshop weighs gets its faults told, not the grams: they would keep everybody waiting. */
const MOST_LINES = 60
/** Each round takes one figure to its limit; the others may then need another turn. */
const MOST_ROUNDS = 60
/** A maker weighs to a tenth of a gram; of less than 100 g, to what a scale shows of a thousandth of it. */
const DIVISION = 0.1
const SHARE = 1e-3
const MOST_NUDGES = 8
/** Figures in which a sum of grams is what was written. */
const FIGURES = 12
/** A change of more than this share of the batch makes another product. */
const LARGEST = 1

type Lines<Matter> = readonly NamedLine<Matter>[]

/** A line sent by its id is called by its name. */
const readable = (name: string): string => rowsById.get(name)?.name ?? name

const isSame = <Matter>(one: NamedLine<Matter>, other: NamedLine<Matter>): boolean =>
  readable(one.name) === readable(other.name) && one.packet === other.packet

const weightOf = <Matter>(lines: Lines<Matter>): number => lines.reduce((sum, { grams }) => sum + grams, 0)

/** Just inside, so that no rounding of a sum leaves it out. */
const inside = ([least, most]: FigureRange, low: boolean): number =>
  low ? least + Math.abs(least) * 1e-9 : most - Math.abs(most) * 1e-9

function turned<Matter>(lines: Lines<Matter>, { reading, range, remedy }: LegalAim<Matter>): Lines<Matter> | undefined {
  const value = measureLines(reading, lines)
  if (value === undefined || isWithin(value, range) || !isRatioParameter(reading)) return undefined
  const low = value < range[0]
  if (!low && range[1] <= 0) {
    const isBarred = (line: NamedLine<Matter>): boolean => reading.of(line.matter) > 0
    const packets = new Set(lines.filter(isBarred).flatMap(({ packet }) => packet ?? []))
    return lines.map((line) => (isBarred(line) || packets.has(line.packet ?? '') ? { ...line, grams: 0 } : line))
  }
  const loose = lines.filter(({ packet }) => packet === undefined)
  const most = loose.reduce<NamedLine<Matter> | undefined>((best, line) => {
    const brought = (one: NamedLine<Matter>): number => one.grams * reading.of(one.matter)
    return brought(line) > (best ? brought(best) : 0) ? line : best
  }, undefined)
  const by = low ? (remedy ?? most) : most
  if (!by) return undefined
  const direction = { of: reading.of(by.matter), per: reading.per(by.matter), mass: 1 }
  const grams = invertRatio(reading, ratioSums(reading, lines), direction, inside(range, low))
  if (grams === undefined || grams > 0 !== low) return undefined
  return moved(lines, { name: by.name, matter: by.matter, grams })
}

function moved<Matter>(lines: Lines<Matter>, step: NamedLine<Matter>): Lines<Matter> {
  const { grams } = step
  const at = lines.findIndex((line) => isSame(line, step))
  if (at < 0) return [...lines, step]
  return lines.map((line, index) => (index === at ? { ...line, grams: Math.max(0, line.grams + grams) } : line))
}

const failing = <Matter>(lines: Lines<Matter>, aims: readonly LegalAim<Matter>[]): LegalAim<Matter>[] =>
  aims.filter(({ reading, range }) => {
    const value = measureLines(reading, lines)
    return value !== undefined && !isWithin(value, range)
  })

const differences = <Matter>(before: Lines<Matter>, after: Lines<Matter>): NamedLine<Matter>[] =>
  after
    .map((line, index) => ({ ...line, grams: line.grams - (before[index]?.grams ?? 0) }))
    .filter(({ grams }) => Math.abs(grams) > 1e-6)

const divisionFor = (weight: number): number => Math.min(DIVISION, 10 ** Math.floor(Math.log10(SHARE * weight) + 1e-9))

/** The same change on the scales: away from nothing, unless it takes all there is. */
function weighed<Matter>(before: Lines<Matter>, after: Lines<Matter>, nudge: number): NamedLine<Matter>[] {
  const least = divisionFor(weightOf(before))
  return differences(before, after).map((step) => {
    const there = before.find((line) => isSame(line, step))?.grams ?? 0
    if (step.grams < 0 && there + step.grams <= 0) return { ...step, grams: -there }
    const grams = (Math.ceil(Math.abs(step.grams) / least - 1e-6) + nudge) * least
    return { ...step, grams: step.grams < 0 ? -Math.min(there, grams) : grams }
  })
}

/** Lines of one thing are one, whatever their order. */
function joined<Matter>(lines: Lines<Matter>): Lines<Matter> {
  const byName = new Map<string, NamedLine<Matter>>()
  for (const line of lines) {
    const name = readable(line.name)
    const key = `${name}\n${line.packet ?? ''}`
    byName.set(key, { ...line, name, grams: line.grams + (byName.get(key)?.grams ?? 0) })
  }
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** A bought product leaves as one. */
function wholeSteps<Matter>(steps: Lines<Matter>): readonly LegalStep[] {
  const grams = new Map<string, number>()
  for (const { name, packet = name, grams: more } of steps) grams.set(packet, (grams.get(packet) ?? 0) + more)
  return [...grams].map(([name, sum]) => ({ name, grams: Number(sum.toPrecision(FIGURES)) }))
}

/** None where grams alone do not get there, or not without making another product. */
function wayTo<Matter>(lines: Lines<Matter>, aims: readonly LegalAim<Matter>[]): readonly LegalStep[] | undefined {
  let now: Lines<Matter> = lines
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = failing(now, aims)
      .map((aim) => turned(now, aim))
      .find((changed) => changed !== undefined)
    if (!next) break
    now = next
  }
  if (failing(now, aims).length > 0 || weightOf(now) <= 0) return undefined
  for (let nudge = 0; nudge < MOST_NUDGES; nudge += 1) {
    const steps = weighed(lines, now, nudge)
    const there = steps.reduce<Lines<Matter>>((all, step) => moved(all, step), lines)
    if (failing(there, aims).length > 0) continue
    const sum = steps.reduce((total, { grams }) => total + Math.abs(grams), 0)
    return sum <= LARGEST * weightOf(lines) ? wholeSteps(steps) : undefined
  }
  return undefined
}

/** How the figures of a law are read off a formula, and what a maker raises each with. */
export interface LegalFigures<Matter, Key extends string> {
  readonly readings: { readonly [key in Key]?: RatioParameter<Matter> | BlendParameter<Matter> }
  readonly remedies?: { readonly [key in Key]?: { readonly name: string; readonly matter: Matter } | undefined }
}

export interface LegalLimit<Matter, Key extends string> {
  readonly key: Key
  readonly label: string
  readonly unit: string
  readonly parameter: RatioParameter<Matter> | BlendParameter<Matter>
  readonly range: FigureRange
}

/** The limits of a name that grams decide, each figure once. */
export function legalLimitsOf<Matter, Key extends string>(
  conditions: readonly LegalCondition<Key>[],
  readings: LegalFigures<Matter, Key>['readings'],
): readonly LegalLimit<Matter, Key>[] {
  const shown = conditions.filter(isConditionShown)
  const ranges = conditionRangesOf(shown, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  return (Object.keys(ranges) as Key[]).flatMap((key) => {
    const first = shown.find(({ figure }) => figure === key)
    const [parameter, range] = [readings[key], ranges[key]]
    return first && parameter && range ? [{ key, label: first.label, unit: first.unit, parameter, range }] : []
  })
}

const kept = lazyFor((readings: object) =>
  lazyFor((conditions: readonly LegalCondition<string>[]) => legalLimitsOf(conditions, readings)),
)

/** The same for a name and figures that never change: put together once. */
export const denominationGuardsOf = <Matter, Key extends string>(
  { conditions }: Pick<LegalDenomination<Key>, 'conditions'>,
  { readings }: LegalFigures<Matter, Key>,
): readonly LegalLimit<Matter, Key>[] => kept(readings)(conditions) as unknown as readonly LegalLimit<Matter, Key>[]

/** The change of grams that takes a formula to a name, inside a sentence; none where there is none. */
export function legalChangeFor<Matter, Key extends string>(
  denomination: LegalDenomination<Key>,
  legalFigures: LegalFigures<Matter, Key>,
  sent: readonly Pick<FormulaLine<Matter>, 'name' | 'grams' | 'matter' | 'use' | 'inner'>[],
): FindingText | undefined {
  if (sent.length > MOST_LINES) return undefined
  const lines = sent.map(({ name, grams, matter, ...from }) => ({
    name,
    grams,
    matter,
    packet: packetUseOf(from)?.name,
  }))
  const guards = denominationGuardsOf(denomination, legalFigures)
  const aims = guards.map(({ key, parameter, range }) => ({
    reading: parameter,
    range,
    remedy: legalFigures.remedies?.[key],
  }))
  const steps = wayTo(joined(lines), aims)
  if (!steps || steps.length === 0) return undefined
  const moves = steps.map(({ name, grams }) =>
    grams < 0 ? { from: readable(name), grams: -grams } : { to: readable(name), grams },
  )
  return commonFinding('law.change', { moves })
}
