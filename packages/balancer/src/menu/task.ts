import {
  ALL_ALLERGENS,
  type Craft,
  type CraftRequest,
  isRatioParameter,
  type LabelledCraft,
  measureLines,
  type NameLimits,
  OWN_NORMS,
  type OwnNorms,
  presentAllergensOf,
  type RawLine,
  type SolverProblem,
  solverProblemOf,
} from '@obrador/engine'
import { askableLimits } from '../limit.ts'
import { flavourBarsOf, foldedName } from './bars.ts'
import { checkMenuRequest, isRange, refuseMenu } from './check.ts'
import { menuFinding } from './findings.ts'
import type { MenuBaseLine, MenuFlavourRequest, MenuRequest } from './request.ts'
import {
  type FlavourLimit,
  type FlavourRow,
  flavourRowsOf,
  type LineLayout,
  type RoomInside,
  USUAL_ROOM,
} from './rows.ts'
import { columnsInStock } from './stock.ts'
import { usualBaseOf } from './usual-base.ts'

/** A menu, read: base ingredients as columns, flavours as rows over them. It knows no craft. */

/** An ingredient of the base, grams of one. */
export interface BaseColumn {
  readonly name: string
  readonly raw: RawLine
  readonly least: number
  readonly most: number
  readonly isOptional: boolean
  /** €/kg. */
  readonly price: number
  readonly step: number
}

/** What a flavour has of its own and may move: a correction, or a dose between two weights. */
export interface OwnColumn {
  readonly name: string
  readonly raw: RawLine
  readonly least: number
  readonly most: number
  readonly price: number
  readonly isCorrection: boolean
}

export interface MenuFlavour {
  readonly at: number
  readonly name: string
  readonly type: string
  readonly family: string
  readonly kilos: number
  readonly asked: MenuFlavourRequest
  /** Doses that stay, and what goes in after making. */
  readonly doses: readonly RawLine[]
  readonly after: readonly RawLine[]
  readonly own: readonly OwnColumn[]
  readonly limits: readonly FlavourLimit[]
  readonly rows: readonly FlavourRow[]
  readonly lines: SolverProblem<unknown>['lines']
  readonly layout: LineLayout
  /** €, of all doses of a kilo of base. */
  readonly doseCost: number
  /** Grams of those in the mix, and of what goes in after. */
  readonly doseGrams: number
  readonly afterGrams: number
  readonly barred: readonly boolean[]
  readonly allowed: ReadonlySet<string>
}

export interface MenuTask {
  readonly craft: LabelledCraft<CraftRequest>
  readonly request: MenuRequest
  readonly columns: readonly BaseColumn[]
  readonly flavours: readonly MenuFlavour[]
  /** Grams of base that the doses are for. */
  readonly weight: number
  /** Grams of corrections that a flavour may have, and how many flavours may be corrected. */
  readonly mostCorrection: number
  readonly mostCorrected: number
  /** How far inside a figure of a flavour has to be for the sake of what varies, in its unit. */
  readonly margins?: ReadonlyMap<number, Readonly<Record<string, number>>>
}

/** Grams that stand for none where a formula is read with everything that may go in. */
const TRACE = 1e-4
/** Grams under which a line is weighed in tenths. */
const FINE_BELOW = 20
const [COARSE_STEP, FINE_STEP] = [1, 0.1]
const DEFAULT_WEIGHT = 1000

const lineOf = ({ fields }: Craft, { name, grams, ...line }: RawLine, weight?: number): RawLine => ({
  ...line,
  [fields.name]: line[fields.name] ?? name,
  [fields.grams]: weight ?? line[fields.grams] ?? grams,
})
/** What only the menu reads of a line is taken off before the craft reads it. */
const plain = ({ min: _n, max: _x, precio: _p, redondeo: _r, opcional: _o, tras: _t, ...line }: RawLine): RawLine =>
  line
const nameIn = ({ fields }: Craft, line: RawLine): string => String(line.name ?? line[fields.name] ?? '').trim()
/** Grams of a line, whatever its craft calls them. */
export const gramsIn = ({ fields }: Craft, line: RawLine): number => Number(line.grams ?? line[fields.grams] ?? 0)

/** What a workshop has decided for itself, where a request bears it: it goes with whatever is made of the request. */
export const ownNormsIn = (request: object): object => {
  const { [OWN_NORMS]: norms } = request as { readonly [OWN_NORMS]?: OwnNorms }
  return norms ? { [OWN_NORMS]: norms } : {}
}

/** A formula as the craft reads it, from lines as a menu has them. */
export const menuFormulaOf = (
  { craft, request: { preparaciones } }: Pick<MenuTask, 'craft' | 'request'>,
  type: string,
  lines: readonly { readonly raw: RawLine; readonly grams: number }[],
  asked: object = {},
): CraftRequest =>
  ({
    ...ownNormsIn(asked),
    type,
    ingredients: lines.map(({ raw, grams }) => lineOf(craft, plain(raw), grams)),
    ...(preparaciones && { preparaciones }),
  }) as CraftRequest

/** Where a base stands while the engine is asked: within its bounds, and of its weight. */
function middleOf(columns: readonly BaseColumn[], weight: number): number[] {
  const left = weight - columns.reduce((sum, { least }) => sum + least, 0)
  const room = columns.reduce((sum, { least, most }) => sum + most - least, 0) || 1
  return columns.map(({ least, most }) => least + (left * (most - least)) / room)
}

const priceOf = (raw: RawLine, line: SolverProblem<unknown>['lines'][number] | undefined): number =>
  (raw.precio as number | undefined) ?? line?.price ?? line?.ingredient?.price ?? 0

/** Allergens of some lines; what nobody knows counts as all of them. */
function allergensOf(
  task: Pick<MenuTask, 'craft' | 'request'>,
  type: string,
  raws: readonly RawLine[],
): readonly string[] {
  if (raws.length === 0) return []
  try {
    const lines = raws.map((raw) => ({ raw, grams: gramsIn(task.craft, raw) || DEFAULT_WEIGHT }))
    return presentAllergensOf(task.craft, menuFormulaOf(task, type, lines))
  } catch {
    return [...ALL_ALLERGENS]
  }
}

/** Class names by the longest that the asked one begins with; words by either holding the other. */
function askedNames(words: readonly NameLimits<unknown>[], asked: readonly string[]): NameLimits<unknown>[] {
  return asked.flatMap((text) => {
    const said = foldedName(text)
    const classes = words.filter(({ isWord, label }) => !isWord && said.startsWith(foldedName(label)))
    const longest = classes.toSorted((a, b) => b.label.length - a.label.length)[0]
    const rest = longest ? said.slice(foldedName(longest.label).length).trim() : said
    const told = words.filter(
      ({ isWord, label }) =>
        isWord && rest !== '' && (rest.includes(foldedName(label)) || foldedName(label).includes(rest)),
    )
    return [...(longest ? [longest] : []), ...told]
  })
}

/** Words that the doses reach by themselves, whatever the base: a correction would water them down. */
const wordsOfDoses = (words: readonly NameLimits<unknown>[], lines: SolverProblem<unknown>['lines'], base: number) =>
  words.filter(
    ({ isWord, isBorne, limits }) =>
      isWord &&
      isBorne &&
      limits.every(
        ({ reading }) =>
          isRatioParameter(reading) &&
          lines.slice(0, base).every(({ matter }) => reading.of(matter) === 0) &&
          new Set(lines.map(({ matter }) => reading.per(matter))).size === 1,
      ),
  )

function limitsOf(problem: SolverProblem<unknown>, flavour: MenuFlavourRequest, base: number): FlavourLimit[] {
  const { objetivos: own = {}, llamarse = [] } = flavour
  const words = problem.words()
  const named = new Set([...askedNames(words, llamarse), ...wordsOfDoses(words, problem.lines, base)])
  const askable = askableLimits(problem)
  const isKept = ({ isFault, reading, range }: SolverProblem<unknown>['guards'][number]): boolean => {
    const now = measureLines(reading, problem.lines)
    return isFault === true || (now !== undefined && now >= range[0] && now <= range[1])
  }
  const usual = [...(problem.rungs[0]?.limits ?? []), ...problem.guards.filter(isKept)]
  const wanted = Object.entries(own).flatMap(([key, { min = -Infinity, max = Infinity }]) => {
    const limit = Object.hasOwn(askable, key) ? askable[key] : undefined
    if (!limit)
      return refuseMenu(menuFinding('menu.unknown-figure', { key, keys: Object.keys(problem.parameters) }), 'objetivos')
    return [{ ...limit, range: [min, max] as const }]
  })
  return [
    ...[...problem.law, ...[...named].flatMap(({ limits }) => limits)].map((limit) => ({ limit, isLaw: true })),
    ...[...usual.filter(({ key }) => !Object.hasOwn(own, key)), ...wanted].map((limit) => ({ limit, isLaw: false })),
  ]
}

function checkRead(problem: SolverProblem<unknown>, flavour: string, lines: number): void {
  const unread = problem.lines.slice(0, lines).filter(({ known }) => !known)
  if (unread.length > 0)
    refuseMenu(menuFinding('menu.unread', { flavour, names: unread.map(({ name }) => name) }), 'sabores')
  if (!problem.rungs[0]?.limits.length) refuseMenu(menuFinding('menu.free-type', { flavour }), 'type')
}

/** Of two doses of one kind (a stabiliser of ices and one of sorbets) a product takes the one that its type expects. */
function dosesOfOthers(problem: SolverProblem<unknown>, columns: readonly BaseColumn[]): readonly boolean[] {
  const rows = columns.map((_, i) => problem.lines[i]?.ingredient)
  const expected = new Set(problem.expected().map(({ id }) => id))
  const isRival = rows.map(
    (row, i) =>
      row !== undefined &&
      columns[i]?.least === 0 &&
      !expected.has(row.id) &&
      rows.some((one) => one?.category === row.category && expected.has(one.id)),
  )
  if (!isRival.includes(true)) return isRival
  const { lines } = problem.adjustable()
  return isRival.map((is, i) => is && lines[i]?.role === 'dose')
}

/** What the flavours of a menu are read with. */
interface MenuGround extends Pick<MenuTask, 'craft' | 'request' | 'columns' | 'weight' | 'mostCorrection'> {
  readonly middle: readonly number[]
  readonly correctors: readonly RawLine[]
}

function readFlavour(ground: MenuGround, asked: MenuFlavourRequest, at: number): MenuFlavour {
  const { craft, request, columns, middle, correctors, mostCorrection } = ground
  const type = asked.type ?? request.type ?? craft.defaultType
  // What weighs nothing is in nothing: no allergen and no name is of it.
  const sent = (asked.ingredients ?? []).filter((line) => isRange(line) || gramsIn(craft, line) > 0)
  const after = sent.filter(({ tras }) => tras === true)
  const doses = sent.filter((line) => line.tras !== true && !isRange(line))
  const ranged = sent.filter((line) => line.tras !== true && isRange(line))
  const owned = [...ranged, ...correctors]
  const problem = solverProblemOf(
    craft,
    menuFormulaOf(
      ground,
      type,
      [
        ...columns.map(({ raw }, i) => ({ raw, grams: Math.max(middle[i] ?? 0, TRACE) })),
        ...doses.map((raw) => ({ raw, grams: gramsIn(craft, raw) })),
        ...ranged.map((raw) => ({ raw, grams: Math.max(Number(raw.min), TRACE) })),
        ...correctors.map((raw) => ({ raw, grams: TRACE })),
      ],
      asked,
    ),
  )
  const layout = { base: columns.length, doses: doses.length, own: owned.length }
  checkRead(problem, asked.nombre, columns.length + doses.length + owned.length)
  const lineAt = (place: number) => problem.lines[place]
  const doseLines = problem.lines.slice(columns.length, columns.length + doses.length + ranged.length)
  const allergens = allergensOf(ground, type, sent)
  const { allowed, isBarred } = flavourBarsOf(asked, request, problem.expected(), doseLines, allergens)
  const isOut = (raw: RawLine, place: number): boolean =>
    isBarred(lineAt(place), lineAt(place)?.ingredient?.allergens ?? allergensOf(ground, type, [raw]))
  const own = owned.map((raw, j): OwnColumn => {
    const place = columns.length + doses.length + j
    const isCorrection = j >= ranged.length
    const most = isCorrection ? Math.min(Number(raw.max ?? mostCorrection), mostCorrection) : Number(raw.max)
    const least = isCorrection ? 0 : Number(raw.min)
    const isNone = isCorrection && isOut(raw, place)
    return {
      name: nameIn(craft, raw),
      raw,
      least,
      most: isNone ? 0 : most,
      price: priceOf(raw, lineAt(place)),
      isCorrection,
    }
  })
  const ofOthers = dosesOfOthers(problem, columns)
  const limits = limitsOf(problem, asked, columns.length)
  const euros = (raw: RawLine, price: number): number => (gramsIn(craft, raw) * price) / 1000
  const doseCost = doses.reduce((sum, raw, j) => sum + euros(raw, priceOf(raw, lineAt(columns.length + j))), 0)
  const afterCost = after.reduce(
    (sum, raw) =>
      sum + euros(raw, (raw.precio as number | undefined) ?? craft.rowNamed(nameIn(craft, raw), type)?.price ?? 0),
    0,
  )
  return {
    at,
    name: asked.nombre,
    type,
    family: problem.family,
    kilos: asked.kilos ?? 1,
    asked,
    doses,
    after,
    own,
    limits,
    rows: flavourRowsOf(limits, problem.lines, layout, USUAL_ROOM),
    lines: problem.lines,
    layout,
    doseCost: doseCost + afterCost,
    afterGrams: after.reduce((sum, raw) => sum + gramsIn(craft, raw), 0),
    doseGrams: doses.reduce((sum, raw) => sum + gramsIn(craft, raw), 0),
    barred: columns.map(({ raw }, i) => ofOthers[i] === true || isOut(raw, i)),
    allowed,
  }
}

/** Shares of a base to which what nobody bounded may rise. */
const MOST_UNBOUNDED = 0.8

function columnOf(
  craft: Craft,
  raw: MenuBaseLine,
  line: SolverProblem<unknown>['lines'][number] | undefined,
  weight: number,
): BaseColumn {
  const most = Math.min(raw.max ?? MOST_UNBOUNDED * weight, weight)
  return {
    name: nameIn(craft, raw),
    raw,
    least: raw.min ?? 0,
    most,
    isOptional: raw.opcional === true,
    price: priceOf(raw, line),
    step: raw.redondeo ?? (most < FINE_BELOW ? FINE_STEP : COARSE_STEP),
  }
}

/** Reads a menu, or refuses it in words. */
export function readMenuTask(craft: LabelledCraft<CraftRequest>, request: MenuRequest): MenuTask {
  checkMenuRequest(craft.fields, request)
  const weight = request.porKilo ?? DEFAULT_WEIGHT
  const type = request.type ?? request.sabores[0]?.type ?? craft.defaultType
  const base = request.base ?? usualBaseOf(craft, type, weight)
  const read = solverProblemOf(
    craft,
    menuFormulaOf(
      { craft, request },
      type,
      base.map((raw) => ({ raw, grams: Math.max(raw.min ?? 0, 1) })),
    ),
  ).lines
  const unread = read.slice(0, base.length).filter(({ known }) => !known)
  if (unread.length > 0)
    refuseMenu(menuFinding('menu.unread', { flavour: undefined, names: unread.map(({ name }) => name) }), 'base')
  const bounded = base.map((raw, i) => columnOf(craft, raw, read[i], weight))
  const columns = columnsInStock(craft, request, bounded, weight)
  const mostCorrection = request.correcciones?.max ?? 0
  const correctors = mostCorrection > 0 ? (request.correcciones?.con ?? []) : []
  const ground: MenuGround = {
    craft,
    request,
    columns,
    weight,
    mostCorrection,
    middle: middleOf(columns, weight),
    correctors: correctors.map((one) => (typeof one === 'string' ? { name: one } : one)),
  }
  return {
    craft,
    request,
    columns,
    weight,
    mostCorrection,
    mostCorrected: request.correcciones?.sabores ?? request.sabores.length,
    flavours: request.sabores.map((flavour, at) => readFlavour(ground, flavour, at)),
  }
}

/** The same flavours with other room inside their limits. */
export const taskWithRoom = (task: MenuTask, room: RoomInside): MenuTask => ({
  ...task,
  flavours: task.flavours.map((flavour) => ({
    ...flavour,
    rows: flavourRowsOf(flavour.limits, flavour.lines, flavour.layout, room, task.margins?.get(flavour.at)),
  })),
})

export const taskWithMargins = (task: MenuTask, margins: NonNullable<MenuTask['margins']>): MenuTask =>
  taskWithRoom({ ...task, margins }, USUAL_ROOM)

/** Some of the flavours, each under its new place. */
export const taskOf = (task: MenuTask, some: readonly MenuFlavour[]): MenuTask => ({
  ...task,
  flavours: some.map((flavour, at) => ({ ...flavour, at })),
})

export const doesCorrect = ({ flavours }: MenuTask): boolean =>
  flavours.some(({ own }) => own.some(({ isCorrection, most }) => isCorrection && most > 0))
