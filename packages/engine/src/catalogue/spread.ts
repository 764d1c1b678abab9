import { type FoodComposition, totalFat, totalSugars } from '../science/composition.ts'
import { lazyFor, lazyValue } from '../words/lazy.ts'
import { textsByRow } from './by-row.ts'
import { rowsById } from './catalogue.ts'
import {
  FAT_COMPONENTS,
  followingReadings,
  type MutableComposition,
  SUGAR_COMPONENTS,
  sumOfComponents,
} from './following.ts'
import { SPREAD } from './generated/spread.ts'
import { type Ingredient, ingredientKindOf } from './ingredient.ts'
import {
  MEASURED_FIELDS,
  type MeasuredField,
  type MeasuredFigures,
  measuredReadingOf,
  measuringErrorOf,
} from './measured.ts'
import { type IngredientMixture, mixturesById } from './mixtures.ts'
import type { SourceGrade } from './sources.ts'
import { TRACKED_COMPONENTS, TRACKED_SIZE } from './tracked.ts'

/**
 * How one purchase of an ingredient differs from the next: the covariance of its components, and the ways it can go.
 *
 * The table has the standard deviation between batches, brands and seasons sold under a name, g per 100 g. It is derived from
 * USDA FoodData Central and SR28 (SD between samples), from product labels of Open Food Facts (ODbL; interquartile range /
 * 1.349), from legal limits and specifications (half a tolerance) and, where nothing else is known, from the class of the
 * ingredient; see docs/ciencia/duda.md and NOTICE.
 */

const SIZE = TRACKED_SIZE
const REST = SIZE - 1
const SALT = TRACKED_COMPONENTS.indexOf('salt')
const SUGAR = TRACKED_COMPONENTS.indexOf('sugars')
const UNSPLIT = ['polyols', 'dextrins', 'otherCarbs', 'organicAcids', 'ash', 'other'] as const

export type ComponentShift = Float64Array
type Matrix = readonly Float64Array[]

interface Tabulated {
  readonly grade: SourceGrade
  /** What a maker can measure of it, or nothing; `ficha` is a sheet without one figure that tells. */
  readonly measures: string
  readonly rho: number
  readonly rest: number
  readonly sd: readonly number[]
  readonly closes: number
  readonly pairs: ReadonlyMap<number, number>
}

const pairKey = (one: number, other: number): number => SIZE * Math.min(one, other) + Math.max(one, other)

/**
 * A line as tools/catalogue compiles it: grade, what can be measured, correlation of the components that move freely, SD of dry
 * matter that no table splits; then the SD of each component, those left out 0. `~` is the one that closes the balance, `rest` at
 * the end says that dry matter no table splits does; a pair with a correlation of its own is `a/b=r`.
 */
function tabulated(line: string): Tabulated {
  const [grade = 'C', measures = '-', rho = '0', rest = '0', ...figures] = line.split(' ')
  const sd = new Array<number>(SIZE).fill(0)
  const pairs = new Map<number, number>()
  let closes = -1
  figures.forEach((figure, at) => {
    const [one, other, value] = figure.split(/[/=]/)
    if (figure === 'rest') closes = REST
    else if (figure === '~') closes = at
    else if (value === undefined) sd[at] = Number(figure)
    else
      pairs.set(
        pairKey(TRACKED_COMPONENTS.indexOf(one as 'water'), TRACKED_COMPONENTS.indexOf(other as 'water')),
        Number(value),
      )
  })
  return { grade: grade as SourceGrade, measures, rho: Number(rho), rest: Number(rest), sd, closes, pairs }
}

const lines = textsByRow(SPREAD)
/** Pure substances, by their purity criteria: what is sold under the name is the name. */
const PURE = 'pure'
const isPure = (id: string): boolean => lines().get(id) === PURE
const table = lazyValue(
  (): ReadonlyMap<string, Tabulated> =>
    new Map([...lines()].flatMap(([id, line]) => (line === PURE ? [] : [[id, tabulated(line)] as const]))),
)

const empty = (): Float64Array[] => Array.from({ length: SIZE }, () => new Float64Array(SIZE))

/** The components in the order of the table. */
export const trackedComponentsOf = (of: FoodComposition): number[] => [
  of.water,
  totalFat(of),
  totalSugars(of),
  of.protein,
  of.starch,
  of.fibre,
  of.salt,
  of.alcohol,
  sumOfComponents(of, UNSPLIT),
]

/** A deviation holds for a mean within a quarter of its own, and goes with the mean beyond. */
const SAME_MEAN = [0.75, 1.25] as const
const carried = (mean: number, own: number): number =>
  own > 0 && (mean / own < SAME_MEAN[0] || mean / own > SAME_MEAN[1]) ? mean / own : 1

/**
 * Drivers move as the table says; the closing component takes the opposite of all of them, so that the parts still add up
 * to 100. Salt is inside the minerals, and closes nothing.
 */
function covarianceOf({ sd, closes, rho, rest, pairs }: Tabulated, row: Ingredient): Matrix {
  const [means, own] = [
    trackedComponentsOf(row.composition),
    trackedComponentsOf(rowsById.get(row.id)?.composition ?? row.composition),
  ]
  const s = sd.map((one, at) => (at === closes ? 0 : one * carried(means[at] ?? 0, own[at] ?? 0)))
  const c = empty()
  for (let i = 0; i < SIZE; i++) {
    for (let j = 0; j < SIZE; j++) {
      const r = i === j ? 1 : (pairs.get(pairKey(i, j)) ?? (i === SALT || j === SALT ? 0 : rho))
      ;(c[i] as Float64Array)[j] = r * (s[i] ?? 0) * (s[j] ?? 0)
    }
  }
  if (closes < 0) return c
  if (closes !== REST) (c[REST] as Float64Array)[REST] = rest * rest
  const closing = c[closes] as Float64Array
  let all = 0
  for (let i = 0; i < SIZE; i++) {
    if (i === closes) continue
    let sum = 0
    for (let j = 0; j < SIZE; j++) if (j !== SALT && j !== closes) sum += c[i]?.[j] ?? 0
    closing[i] = -sum
    ;(c[i] as Float64Array)[closes] = -sum
    if (i !== SALT) all += sum
  }
  closing[closes] = all
  return c
}

/** Points by which a share of what is sold mixed differs between makers, and the part of the share it never exceeds. */
const SHARE_ERROR = { points: 1, most: 0.1 } as const

function mixed(parts: IngredientMixture['parts'], row: Ingredient): Matrix {
  const total = [...parts.values()].reduce((sum, grams) => sum + grams, 0)
  const whole = trackedComponentsOf(row.composition)
  const c = empty()
  for (const [id, grams] of parts) {
    const part = rowsById.get(id)
    if (!part || grams <= 0) continue
    const share = grams / total
    const own = covariance(part)
    const away = trackedComponentsOf(part.composition).map((value, at) => value - (whole[at] ?? 0))
    const error = Math.min(SHARE_ERROR.points / 100, SHARE_ERROR.most * share)
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j < SIZE; j++)
        (c[i] as Float64Array)[j] =
          (c[i]?.[j] ?? 0) + share * share * (own?.[i]?.[j] ?? 0) + error * error * (away[i] ?? 0) * (away[j] ?? 0)
  }
  return c
}

/** A row made from another («masa_madre_50_de_harina_centeno») varies as the other. */
const rootOf = (id: string): string => (lines().has(id) || mixturesById.has(id) ? id : id.replace(/_de_.*$/, ''))

/** None where nobody knows how much it varies. */
function covariance(row: Ingredient): Matrix | undefined {
  const id = rootOf(row.id)
  if (isPure(id)) return empty()
  const known = table().get(id)
  if (known) return covarianceOf(known, row)
  const mixture = mixturesById.get(id)
  return mixture && mixed(mixture.parts, row)
}

/** What has been measured moves no more than the measure errs, and what goes with it moves less. */
function knowing(c: Matrix, row: Ingredient, field: MeasuredField): Matrix {
  const weights = new Float64Array(SIZE)
  const now = measuredReadingOf(row, field)
  for (let i = 0; i < SIZE; i++) {
    const one = new Float64Array(SIZE)
    one[i] = STEP
    weights[i] = (measuredReadingOf(shiftedRow(row, one), field) - now) / STEP
  }
  const with_ = c.map((line) => line.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
  const own = with_.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
  if (!(own > 0)) return c
  const total = own + measuringErrorOf(field) ** 2
  return c.map((line, i) => line.map((value, j) => value - ((with_[i] ?? 0) * (with_[j] ?? 0)) / total))
}

/** g per 100 g: small enough that nothing is emptied. */
const STEP = 0.01
/** Variance, relative to the largest, under which a way is only the noise of the sums. */
const NOISE = 1e-12

/** Independent ways in which a purchase may differ, each of one standard deviation (Cholesky, the widest first). */
export function variationWaysOf(c: Matrix): ComponentShift[] {
  const left = c.map((line) => Float64Array.from(line))
  const largest = Math.max(0, ...left.map((line, at) => line[at] ?? 0))
  const ways: ComponentShift[] = []
  for (let rank = 0; rank < SIZE; rank++) {
    let at = 0
    for (let i = 1; i < SIZE; i++) if ((left[i]?.[i] ?? 0) > (left[at]?.[at] ?? 0)) at = i
    const pivot = left[at]?.[at] ?? 0
    if (pivot <= NOISE * largest || pivot <= 0) break
    const way = Float64Array.from(left[at] as Float64Array, (value) => value / Math.sqrt(pivot))
    ways.push(way)
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j < SIZE; j++) (left[i] as Float64Array)[j] = (left[i]?.[j] ?? 0) - (way[i] ?? 0) * (way[j] ?? 0)
  }
  return ways
}

function share(
  next: MutableComposition,
  of: FoodComposition,
  keys: readonly (keyof MutableComposition)[],
  more: number,
): void {
  const whole = sumOfComponents(of, keys)
  if (whole <= 0) return
  for (const key of keys) next[key] += (more * of[key]) / whole
}

/** DE points between deliveries of a syrup (sheets of DE 36-44 and 38-44), which its sugars follow. */
const DE_SPREAD = 1.4

/** The composition of a row with its components moved: sugars, fats and what is not split keep their proportions. */
export function shiftedComposition(row: Ingredient, by: ComponentShift): FoodComposition {
  const { composition: of } = row
  const [water = 0, fats = 0, sweet = 0, protein = 0, starch = 0, fibre = 0, salt = 0, alcohol = 0, rest = 0] = by
  const next: MutableComposition = { ...of }
  next.water += water
  next.protein += protein
  next.starch += starch
  next.fibre += fibre
  next.alcohol += alcohol
  share(next, of, FAT_COMPONENTS, fats)
  share(next, of, SUGAR_COMPONENTS, sweet)
  share(next, of, UNSPLIT, rest)
  next.salt += salt
  return followingReadings(row, next)
}

/** The row itself so moved. */
export function shiftedRow(row: Ingredient, by: ComponentShift): Ingredient {
  const spread = table().get(row.id)?.sd[SUGAR] ?? 0
  const sweet = by[SUGAR] ?? 0
  const de = row.de !== undefined && row.de > 0 && spread > 0 ? row.de + (DE_SPREAD * sweet) / spread : row.de
  return { ...row, composition: shiftedComposition(row, by), de, usual: ingredientKindOf(row) }
}

export interface RowSpread {
  readonly grade: SourceGrade
  /** Fields that a maker could tell of it. */
  readonly fields: readonly MeasuredField[]
  /** No one figure tells it, but a supplier's sheet does. */
  readonly isOnSheet: boolean
  readonly ways: readonly ComponentShift[]
}

const isField = (word: string): word is MeasuredField => (MEASURED_FIELDS as readonly string[]).includes(word)

/** What a reading leaves open: a word that nobody knows stands behind its row, and what it may be as well. */
export interface OpenSpread {
  readonly others?: readonly Ingredient[]
}

type Width = readonly (readonly [
  component: (typeof TRACKED_COMPONENTS)[number],
  sd: number,
  against: (typeof TRACKED_COMPONENTS)[number],
])[]
const SWEET: Width = [['sugars', 2.5, 'water']]
const NUTTY: Width = [['fat', 3, 'rest']]
/** One SD, g per 100 g, of what a variety, a maker or a place that nobody knows may change in a row of a shelf, and what gives way to it. Trade judgement. */
const WIDTHS: Readonly<Partial<Record<Ingredient['category'], Width>>> = {
  fruta: SWEET,
  zumo: SWEET,
  pure_fruta: SWEET,
  fruta_seca: SWEET,
  verdura: [['sugars', 1.5, 'water']],
  fruto_seco: NUTTY,
  semilla: NUTTY,
  pasta_fruto_seco: NUTTY,
  harina: [['protein', 1, 'starch']],
  queso: [
    ['fat', 6, 'water'],
    ['salt', 0.5, 'salt'],
  ],
  leche: [['fat', 0.3, 'water']],
  nata: [['fat', 4, 'water']],
  mantequilla: [['salt', 0.8, 'salt']],
  chocolate: [['sugars', 8, 'rest']],
  vino: [
    ['alcohol', 1.5, 'water'],
    ['sugars', 2, 'water'],
  ],
  licor: [
    ['alcohol', 8, 'water'],
    ['sugars', 12, 'water'],
  ],
}
/** A reading for the time being is unsure twice over. */
const PROVISIONAL = 2

/** A covariance with what a reading leaves open: the width of its shelf, and how far what it may be as well lies from it. */
function opened(c: Matrix, row: Ingredient, { others }: OpenSpread): Matrix {
  const wide = c.map((line) => Float64Array.from(line))
  const add = (shift: readonly number[], share: number): void => {
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j < SIZE; j++)
        (wide[i] as Float64Array)[j] = (wide[i]?.[j] ?? 0) + share * (shift[i] ?? 0) * (shift[j] ?? 0)
  }
  const own = trackedComponentsOf(row.composition)
  const times = others ? PROVISIONAL : 1
  for (const [component, sd, against] of WIDTHS[row.category] ?? []) {
    const shift = new Array<number>(SIZE).fill(0)
    // What a row has none of takes nothing, and gives nothing.
    if (component !== against && (own[TRACKED_COMPONENTS.indexOf(against)] ?? 0) <= 0) continue
    shift[TRACKED_COMPONENTS.indexOf(component)] = times * sd
    if (against !== component) shift[TRACKED_COMPONENTS.indexOf(against)] = -times * sd
    add(shift, 1)
  }
  for (const other of others ?? [])
    add(
      trackedComponentsOf(other.composition).map((value, at) => value - (own[at] ?? 0)),
      1 / (others?.length ?? 1),
    )
  return wide
}

/** Of a row of which nothing was measured and nothing is left open: asked of every line of every label and batch. */
const spreadAsItIs = lazyFor((row: Ingredient) => spreadKnowing(row, {}, undefined))

/** How a row varies, once what was measured of it is known; none for a row nobody knows about. */
export const rowSpreadOf = (row: Ingredient, measured?: MeasuredFigures, open?: OpenSpread): RowSpread | undefined =>
  measured || open ? spreadKnowing(row, measured ?? {}, open) : spreadAsItIs(row)

function spreadKnowing(
  row: Ingredient,
  measured: MeasuredFigures,
  open: OpenSpread | undefined,
): RowSpread | undefined {
  const plain = covariance(row)
  let c = open ? opened(plain ?? empty(), row, open) : plain
  if (!c) return undefined
  const told = MEASURED_FIELDS.filter((field) => measured[field] !== undefined)
  for (const field of told) c = knowing(c, row, field)
  const known = table().get(rootOf(row.id))
  return {
    grade: known?.grade ?? (isPure(row.id) ? 'B' : 'C'),
    fields: (known?.measures ?? '').split(',').filter(isField),
    isOnSheet: known?.measures === 'ficha',
    ways: variationWaysOf(c),
  }
}
