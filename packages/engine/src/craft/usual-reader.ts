import { roundedAsRecipe } from '../advise/scale.ts'
import { rowsById } from '../catalogue/catalogue.ts'
import { functionsOfRow, MASS_FUNCTIONS, purposeOfRow } from '../catalogue/functions.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText, Phrasebook } from '../findings/finding.ts'
import type { ComparedAmount } from '../findings/usual.ts'
import { linesAsSent } from '../formula/as-sent.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { type MapAxes, mapPlaceOf } from '../judge/axes.ts'
import {
  type MainIngredient,
  type PublishedCraft,
  type PublishedFormula,
  RARITY_LEVELS,
  readPublished,
} from '../judge/published.ts'
import {
  craftPoolsOf,
  type FunctionPortion,
  positionOfShares,
  type RarityReading,
  rarityReadingOf,
  sharesAtPosition,
  type TypeModel,
  typeModelOf,
  variantPeersOf,
} from '../judge/usual.ts'
import type { FigureRange } from '../ratio/range.ts'
import { lazyFor, lazyValue } from '../words/lazy.ts'
import { roundTo } from '../words/round.ts'
import type { JudgedFormula, UsualReader } from './craft.ts'
import type { UsualMap, UsualReport } from './usual.ts'

/** Published formulas of a type under which nothing is told. */
const ENOUGH = 4
/** Share of the mass that nobody reads above which nothing is told. */
const MOST_UNREAD = 0.02
/** How many of the nearest are told. */
const NEAREST = 3
/** Grams over the middle of what is usual from which they are called twice, and half, of it. */
const DOUBLE = 1.75
const HALF = 0.6
/** From which they are told as so many times, and as so many per cent less. */
const SEVERAL = 2.5
const LITTLE = 0.4

/** % of the mass from which a thing is a main one. */
const MAIN = 5

/** A line as it was sent, whatever it is made of. */
interface Sent extends FunctionPortion {
  readonly name: string
  /** The row that it is called by, where its name is one for programs. */
  readonly called: string
}

interface Contents {
  readonly sent: readonly Sent[]
  readonly mass: number
  /** Places of the functions that something of it is put in for. */
  readonly purposes: ReadonlySet<number>
}

function sentOf<Matter>(
  group: readonly [FormulaLine<Matter>, ...FormulaLine<Matter>[]],
  functions: (row: Ingredient) => Float64Array,
): Sent & { readonly unread: number } {
  const of = new Float64Array(MASS_FUNCTIONS.length)
  let [grams, unread] = [0, 0]
  for (const line of group) {
    grams += line.grams
    const shares = line.ingredient && functions(line.ingredient)
    if (!shares) unread += line.grams
    else for (let j = 0; j < of.length; j++) of[j] = (of[j] ?? 0) + (shares[j] ?? 0) * line.grams
  }
  const [{ name, use, ingredient }] = group
  const told = use?.name ?? name
  const called = !use && told.includes('_') ? (ingredient?.name ?? told) : told
  for (let j = 0; j < of.length; j++) of[j] = (of[j] ?? 0) / grams
  return { name: told, called, grams, of, unread }
}

/** Shares of the published that are less rare, from those at the levels: straight between them. */
function percentileOf(rarity: number, rarities: readonly number[]): number {
  const levels = [0, ...RARITY_LEVELS]
  const knots = [0, ...rarities]
  const above = knots.findIndex((knot) => knot > rarity)
  if (above < 0) return 100 * (levels.at(-1) ?? 0)
  const [from = 0, to = 0] = [knots[above - 1], knots[above]]
  const [low = 0, high = 0] = [levels[above - 1], levels[above]]
  return 100 * (low + ((high - low) * (rarity - from)) / (to - from))
}

function comparedWith(grams: number, [least, most]: FigureRange): ComparedAmount {
  const times = grams / Math.sqrt(least * most)
  if (times >= SEVERAL) return { kind: 'times', times: roundTo(times, 0) }
  if (times >= DOUBLE) return { kind: 'double' }
  if (times <= HALF && times > LITTLE) return { kind: 'half' }
  return { kind: times > 1 ? 'more' : 'less', percent: roundTo(100 * Math.abs(times - 1), 0) }
}

/** Whole grams, and tenths of what weighs little. */
const weighed = (grams: number): number => roundTo(grams, grams < 10 ? 1 : 0)

interface Odd {
  readonly line: Sent
  readonly range: FigureRange
}

/** The line that is odd, unless it lies in what would be usual of it. */
function oddIn(reading: RarityReading, sent: readonly Sent[]): Odd | undefined {
  const line = sent[reading.odd]
  if (!line) return undefined
  const range = reading.usualGrams(line)
  return line.grams >= range[0] && line.grams <= range[1] ? undefined : { line, range }
}

interface Lost {
  readonly row: Ingredient
  readonly main: MainIngredient
}

/** Of what nearly all of the type have and the formula has nothing of, the one that would make it most likely. */
function forgottenIn(
  reading: RarityReading,
  { mass, purposes }: Contents,
  mains: readonly MainIngredient[],
  least: number,
) {
  let best: (Lost & { readonly gain: number }) | undefined
  for (const main of mains) {
    const row = rowsById.get(main.row)
    const purpose = row && purposeOfRow(row)
    if (!row || purpose === undefined || purposes.has(purpose)) continue
    const share = main.usual / 100
    const gain = reading.gainWith((share * mass) / (1 - share), functionsOfRow(row))
    if (gain > (best?.gain ?? least)) best = { row, main, gain }
  }
  return best
}

/** What was published of one type, with its model for each variant made once. */
interface KnownType {
  readonly formulas: readonly PublishedFormula[]
  readonly mains: readonly MainIngredient[]
  readonly bandsOf: (variant: string) => Readonly<Record<string, FigureRange>>
  readonly modelOf: (variant: string) => TypeModel<PublishedFormula>
}

function knownTypes({ types }: PublishedCraft): ReadonlyMap<string, KnownType> {
  const poolOf = craftPoolsOf(new Map([...types].map(([type, { formulas }]) => [type, formulas])))
  return new Map(
    [...types].map(([type, { formulas, mains, bands }]) => {
      const variants = new Set(['', ...formulas.map(({ variant }) => variant)])
      const pool = lazyValue(() => poolOf(type))
      const models = new Map(
        [...variants].map((one) => [one, lazyValue(() => typeModelOf(variantPeersOf(formulas, one), pool()))]),
      )
      const ofType = lazyValue(() => typeModelOf(formulas, pool()))
      const known: KnownType = {
        formulas,
        mains,
        bandsOf: (variant) => bands.get(variant) ?? {},
        modelOf: (variant) => (models.get(variant) ?? ofType)(),
      }
      return [type, known]
    }),
  )
}

/** What a formula is held against. */
interface Peers {
  readonly craft: PublishedCraft
  readonly type: KnownType
  readonly variant: string
  readonly model: TypeModel<PublishedFormula>
}

interface Compare extends Peers {
  readonly contents: Contents
  readonly reading: RarityReading
}

/** What is said: of what was forgotten, of the odd line, or of how rare it is; beside a fault nothing of the last. */
function findingOf(
  { craft: { rarities }, model, reading }: Compare,
  { odd, isFlagged, isRight }: { odd: Odd | undefined; isFlagged: boolean; isRight: boolean },
): FindingText | undefined {
  if (odd) {
    const [least, most] = odd.range
    const compared = comparedWith(odd.line.grams, odd.range)
    return commonFinding('usual.odd-line', { ingredient: odd.line.called, compared, least, most })
  }
  if (!isRight) return undefined
  const share = RARITY_LEVELS.findLast((_, at) => reading.rarity >= (rarities[at] ?? Number.POSITIVE_INFINITY)) ?? 0
  const isRare = isFlagged || share > RARITY_LEVELS[0]
  return isRare ? commonFinding('usual.rare', { share, isFlagged }) : commonFinding('usual.common', { n: model.n })
}

const askFor = ({ row: { category }, main: { least, most } }: Lost, { mass }: Contents): FindingText => {
  const gramsFor = (percent: number): number => roundedAsRecipe((percent * mass) / (100 - percent))
  return commonFinding('usual.forgotten', { category, least, most, grams: [gramsFor(least), gramsFor(most)] })
}

/** Tells how usual formulas are by a table of published ones. It reads the table when it is first asked. */
export function usualReaderBy(table: string, words: Phrasebook, maps: Readonly<Record<string, MapAxes>>): UsualReader {
  const published = lazyValue(() => readPublished(table))
  const types = lazyFor(knownTypes)
  const functions = lazyFor(functionsOfRow)

  function contentsOf<Matter>({ judgement: { formula } }: JudgedFormula<Matter>): Contents | undefined {
    const lines = formula.lines.filter(({ grams }) => grams > 0)
    const sent = linesAsSent(lines).map((group) => sentOf(group, functions))
    const mass = sent.reduce((sum, { grams }) => sum + grams, 0)
    const unread = sent.reduce((sum, line) => sum + line.unread, 0)
    if (mass <= 0 || unread > MOST_UNREAD * mass) return undefined
    // Of what stands there with no weight nobody says that it was forgotten.
    const purposes = new Set(
      formula.lines.flatMap(({ ingredient }) => (ingredient ? (purposeOfRow(ingredient) ?? []) : [])),
    )
    return { sent, mass, purposes }
  }

  function peersFor<Matter>({ definition, judgement: { type: id, recipe } }: JudgedFormula<Matter>): Peers | undefined {
    const craft = published().get(definition.id)
    const type = craft && types(craft).get(id)
    if (!craft || !type) return undefined
    const variant = recipe.style?.id ?? ''
    const model = type.modelOf(variant)
    return model.n >= ENOUGH ? { craft, type, variant, model } : undefined
  }

  function compare<Matter>(found: JudgedFormula<Matter>): Compare | undefined {
    const peers = peersFor(found)
    const contents = peers && contentsOf(found)
    return contents && { ...peers, contents, reading: rarityReadingOf(peers.model, contents.sent) }
  }

  const missing = ({ reading, contents, type, craft }: Compare): Lost | undefined =>
    forgottenIn(reading, contents, type.mains, craft.flags.missing)

  return {
    words,
    forgotten: (found) => {
      const compared = compare(found)
      const lost = compared && missing(compared)
      return (
        lost && {
          question: found.engine.sayWith(words)(askFor(lost, compared.contents)),
          isMain: lost.main.usual >= MAIN,
        }
      )
    },
    map: (found) => {
      const peers = peersFor(found)
      const axes = maps[found.definition.id]
      return peers && axes && mapOf(found.judgement.type, axes, peers, contentsOf(found))
    },
    read: (found) => {
      const compared = compare(found)
      return compared && habitualOf(found, compared, missing(compared), words)
    },
  }
}

const named = ({ title, author }: PublishedFormula) => ({ titulo: title, ...(author && { autor: author }) })
const distanceTold = (squared: number): number => roundTo(Math.sqrt(squared), 1)

function mapOf(id: string, axes: MapAxes, { type, variant, model }: Peers, contents: Contents | undefined): UsualMap {
  const near = contents
    ? rarityReadingOf(model, contents.sent).nearest(model.n)
    : model.formulas.map((_, at) => ({ at }))
  const peers = near.flatMap((one) => {
    const formula = model.formulas[one.at]
    return formula ? [{ formula, ...('distance' in one && { distancia: distanceTold(one.distance) }) }] : []
  })
  const others = type.formulas.filter((formula) => !model.formulas.includes(formula)).map((formula) => ({ formula }))
  return {
    axes: axes.types[id] ?? axes.otherwise,
    figures: axes.figures,
    bandas: type.bandsOf(variant),
    mine: contents && mapPlaceOf(sharesAtPosition(positionOfShares(contents.sent))),
    published: [...peers, ...others].map(({ formula, ...rest }) => ({
      ...named(formula),
      ...rest,
      place: mapPlaceOf(sharesAtPosition(formula.x)),
    })),
  }
}

function habitualOf<Matter>(
  { engine, judgement }: JudgedFormula<Matter>,
  compared: Compare,
  lost: Lost | undefined,
  words: Phrasebook,
): UsualReport {
  const say = engine.sayWith(words)
  const { craft, type, variant, model, contents, reading } = compared
  const isFlagged = reading.gain > craft.flags.gain || reading.rarity > craft.flags.rarity
  const odd = isFlagged && !lost ? oddIn(reading, contents.sent) : undefined
  const told = lost
    ? askFor(lost, contents)
    : findingOf(compared, { odd, isFlagged, isRight: judgement.verdict === 'equilibrada' })
  return {
    rareza: { percentil: roundTo(percentileOf(reading.rarity, craft.rarities), 0), n: model.n },
    pocoHabitual: isFlagged,
    ...(told !== undefined && { frase: say(told) }),
    ...(lost && {
      falta: {
        ingrediente: lost.row.name,
        porcentaje: [lost.main.least, lost.main.most],
        frase: say(askFor(lost, contents)),
      },
    }),
    ...(odd && { linea: odd.line.name, gramosHabituales: [weighed(odd.range[0]), weighed(odd.range[1])] as const }),
    seParece: reading.nearest(NEAREST).flatMap(({ at, distance }) => {
      const near = model.formulas[at]
      if (!near) return []
      return [{ ...named(near), distancia: distanceTold(distance) }]
    }),
    bandas: type.bandsOf(variant),
  }
}
