import type { Ingredient } from '../catalogue/ingredient.ts'
import { sourceTitles } from '../catalogue/sources.ts'
import { type CraftRequest, type FormulaLine, ownRow } from '../formula/formula.ts'
import { type RangeNorm, rangeNormOf } from '../judge/norm.ts'
import {
  type BlendParameter,
  type FigureParameter,
  isRatioParameter,
  type MatterMeasure,
  type MonotoneCurve,
  massMeasure,
  measureLines,
  PRICE_COLUMN,
  type RatioParameter,
} from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { capitaliseName } from '../words/text.ts'
import type { CollapsedFormula, Craft, JudgedFormula } from './craft.ts'
import { collapsePreparations } from './known.ts'
import {
  parametersCollapsedBy,
  throughPreparations,
  type WrittenNutrition,
  writtenNutritionOf,
} from './written-nutrition.ts'

/**
 * A formula written out for whoever calculates it elsewhere: the coefficients of each line and how each figure follows from
 * their sums, as data. A figure that cannot be written so says so by having no reading.
 */
export interface WrittenOut {
  readonly type: string
  readonly typeLabel: string
  /** The way of making it that the formula tells by itself. */
  readonly styleLabel?: string
  readonly lines: readonly WrittenLine[]
  readonly columns: readonly WrittenColumn[]
  readonly curves: readonly WrittenCurve[]
  /** Those that decide something first, each group in the order of its craft. */
  readonly figures: readonly WrittenFigure[]
  /** By which sum the craft turns from one reading to another. */
  readonly turn?: string
  readonly nutrition: WrittenNutrition
}

export interface WrittenLine {
  readonly name: string
  /** Below nothing: what evaporates. */
  readonly grams: number
  /** Nobody weighed it: its cell is left to be filled in. */
  readonly isUnweighed?: true
  readonly ingredient: Ingredient | undefined
  /** The craft of the formula that it is made by, where it is one. */
  readonly preparation?: string
  /** Its composition was sent with it, or is that of a row of the maker's own. */
  readonly isOwn: boolean
  readonly isKnown: boolean
  /** €/kg; none where nobody told. */
  readonly price: number | undefined
}

/** What a gram of each line has of something, g per 100 g (prices: €/kg), in the order of the lines. */
export interface WrittenColumn {
  readonly id: string
  readonly label: string
  readonly values: readonly number[]
}

/** A curve as points between which it is a parabola, the third number of a point being the value half-way to the next. */
export type WrittenCurve =
  | { readonly kind: 'most'; readonly most: number }
  | {
      readonly kind: 'table'
      readonly points: readonly { readonly x: number; readonly y: number; readonly half: number }[]
    }

/** Columns are named by their id; no `per` is the mass. */
export type WrittenReading =
  | {
      readonly kind: 'ratio'
      readonly scale: number
      readonly of: string
      readonly per?: string
      readonly base?: RatioParameter<never>['base']
      /** Its place among the curves. */
      readonly curve?: number
    }
  | { readonly kind: 'sum'; readonly of: string }
  | { readonly kind: 'water-activity'; readonly phase: readonly string[]; readonly within?: FigureRange }

export interface WrittenFigure {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly decimals: number
  /** In words. */
  readonly formula: string
  readonly sources: readonly string[]
  /** Before any rounding; none where its base is missing. */
  readonly value: number | undefined
  readonly range?: FigureRange
  /** Its range decides something. */
  readonly isJudged: boolean
  /** Why its range is what it is. */
  readonly why?: RangeNorm
  readonly reading?: WrittenReading
  /** How it is read where the sum of `turn` is below nothing. */
  readonly below?: WrittenReading
}

/** Straight pieces that a curve is cut into between two bends, for whoever reads its table. */
const PIECES = 4
/** The bend of a curve that only stops at a value, and a step to each side of it. */
const isCap = ({ at }: MonotoneCurve, bend: number): boolean =>
  at(bend - 1) === bend - 1 && at(bend) === bend && at(bend + 1) === bend

function curveOf(curve: MonotoneCurve): WrittenCurve | undefined {
  const { at, bends = [] } = curve
  const [first, ...rest] = bends
  if (first === undefined) return undefined
  if (rest.length === 0) return isCap(curve, first) ? { kind: 'most', most: first } : undefined
  const ends = rest.flatMap((to, piece) => {
    const from = bends[piece] ?? first
    return Array.from({ length: PIECES }, (_, k) => from + ((to - from) * k) / PIECES)
  })
  const all = [...ends, rest.at(-1) ?? first]
  return {
    kind: 'table',
    points: all.map((x, k) => ({ x, y: at(x), half: at((x + (all[k + 1] ?? x)) / 2) })),
  }
}

/** Columns by head and values: what two figures share is written once. */
function columnsOver<Matter>(lines: readonly FormulaLine<Matter>[]) {
  const columns: WrittenColumn[] = []
  return {
    columns,
    add(head: string, of: MatterMeasure<Matter>, aside = 'otra'): string {
      const values = lines.map(({ matter }) => of(matter))
      const label = capitaliseName(head)
      const apart = `${label} (${aside})`
      const same = columns.filter((column) => column.label === label || column.label === apart)
      const known = same.find((column) => column.values.every((value, at) => value === values[at]))
      if (known) return known.id
      const id = String(columns.length)
      columns.push({ id, label: same.length === 0 ? label : apart, values })
      return id
    },
  }
}

function readingsInto<Matter>(lines: readonly FormulaLine<Matter>[]) {
  const { columns, add } = columnsOver(lines)
  const curves: WrittenCurve[] = []
  const known = new Map<MonotoneCurve, number>()

  /** The place of a curve; none where it cannot be written down. */
  function placeOf(curve: MonotoneCurve): number | undefined {
    const place = known.get(curve)
    if (place !== undefined) return place
    const written = curveOf(curve)
    if (!written) return undefined
    known.set(curve, curves.length)
    return curves.push(written) - 1
  }

  function ratioOf(
    parameter: FigureParameter<Matter> & RatioParameter<Matter>,
    aside?: string,
  ): WrittenReading | undefined {
    const { label, scale, of, per, base, curve, columns: heads = {} } = parameter
    const place = curve && placeOf(curve)
    if (curve && place === undefined) return undefined
    return {
      kind: 'ratio',
      scale,
      of: add(heads.of ?? label, of, aside),
      ...(per !== massMeasure && { per: add(heads.per ?? `${label}: base`, per, aside) }),
      ...(base && { base }),
      ...(place !== undefined && { curve: place }),
    }
  }

  function blendOf(
    { label, law, measures }: FigureParameter<Matter> & BlendParameter<Matter>,
    aside?: string,
  ): WrittenReading | undefined {
    const [first] = measures
    if (law?.kind === 'sum' && first) return { kind: 'sum', of: add(label, first, aside) }
    if (law?.kind !== 'water-activity') return undefined
    const phase = measures.map((of, at) => add(`fase ${at + 1}`, of))
    return { ...law, phase }
  }

  const read = (parameter: FigureParameter<Matter>, aside?: string): WrittenReading | undefined =>
    isRatioParameter<Matter>(parameter)
      ? ratioOf(parameter as FigureParameter<Matter> & RatioParameter<Matter>, aside)
      : blendOf(parameter as FigureParameter<Matter> & BlendParameter<Matter>, aside)
  return { columns, curves, read, add }
}

const isSame = (one: WrittenReading | undefined, other: WrittenReading | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function figuresOf<Matter>(
  found: JudgedFormula<Matter>,
  seen: CollapsedFormula<Matter>['found'],
  shown: Readonly<Record<string, unknown>>,
) {
  const { definition, judgement } = found
  const { type, recipe, ranges, inRange, unsettled } = judgement
  const { lines } = seen.judgement.formula
  const { columns, curves, read, add } = readingsInto(lines)
  const { turns } = definition.reads
  // What waits for a weight decides once it is there.
  const isDecisive = (key: string): boolean => typeof inRange[key] === 'boolean' || unsettled?.has(key) === true
  const above = turns && parametersCollapsedBy(found, turns.above)
  const below = turns && parametersCollapsedBy(found, turns.below)
  // The columns of what decides come first.
  const keys = Object.keys(seen.parameters)
  const inOrder = [...keys.filter((key) => isDecisive(key)), ...keys.filter((key) => !isDecisive(key))]
  const figures = inOrder.flatMap((key): WrittenFigure[] => {
    const parameter = seen.parameters[key]
    if (!parameter || shown[key] === undefined) return []
    const range = ranges[key]
    const isJudged = isDecisive(key)
    const reading = read(above?.[key] ?? parameter)
    const otherwise = below?.[key] && read(below[key], turns?.aside)
    return [
      {
        key,
        label: parameter.label,
        unit: parameter.unit,
        decimals: parameter.decimals,
        formula: parameter.formula,
        sources: parameter.sources.map(sourceTitles),
        value: measureLines(parameter, lines),
        ...(range && {
          range,
          why: rangeNormOf(definition.judges.norms, { type, style: recipe.style?.id, key, judged: isJudged }),
        }),
        isJudged,
        ...(reading && { reading }),
        ...(otherwise && !isSame(reading, otherwise) && { below: otherwise }),
      },
    ]
  })
  const turn = turns && add(turns.label, throughPreparations(found, turns.on))
  return { columns, curves, figures, turn }
}

/** The price of each line: that of the figures reckoned in euros, where the craft has one, else what is known of the line. */
function pricesOf<Matter>(
  lines: readonly FormulaLine<Matter>[],
  priced: WrittenColumn | undefined,
): (number | undefined)[] {
  return lines.map(({ price, ingredient, grams }, at) => {
    const known = priced?.values[at] || price || ingredient?.price
    return grams < 0 ? 0 : known || undefined
  })
}

const lineOf = <Matter>(
  { name, grams, ingredient, use, given, known, sent, isUnweighed }: FormulaLine<Matter>,
  price: number | undefined,
): WrittenLine => ({
  // A name for programs is told as people call its row.
  name: name.includes('_') && !use ? (ingredient?.name ?? name) : name,
  grams: isUnweighed ? 0 : grams,
  ...(isUnweighed && { isUnweighed }),
  ingredient,
  ...(use && { preparation: use.prepared.craft }),
  isOwn: given !== undefined || (sent !== undefined && ownRow(sent.raw) !== undefined),
  isKnown: known,
  price,
})

/** A formula of a craft written out. */
export function writtenOut<Request extends CraftRequest>(craft: Craft<Request>, request: Request): WrittenOut {
  return craft.found(request, (found) => {
    const { found: seen } = collapsePreparations({ found, law: [], guards: [] })
    const { type, recipe, params } = found.judgement
    const { columns, curves, figures, turn } = figuresOf(found, seen, params)
    const { lines } = seen.judgement.formula
    const prices = pricesOf(
      lines,
      columns.find(({ label }) => label === PRICE_COLUMN),
    )
    return {
      type,
      typeLabel: recipe.label,
      ...(recipe.style && { styleLabel: recipe.style.label }),
      lines: lines.map((line, at) => lineOf(line, prices[at])),
      columns,
      curves,
      figures,
      ...(turn !== undefined && { turn }),
      nutrition: writtenNutritionOf(found),
    }
  })
}
