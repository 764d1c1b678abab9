import {
  type AllergenTelling,
  type AnalysisOptions,
  type CraftRequest,
  examineFormula,
  FormulaError,
  type FormulaOverview,
  findRow,
  type Ingredient,
  KEPT_LINES,
  type LegalAllergen,
  LIKELY_ALLERGENS,
  type NameReading,
  type OverviewFigure,
  OWN_NORMS,
  OWN_ROW,
  type PreparationRequest,
  roundTo,
  rowFromSheet,
} from '@obrador/engine'
import { type AppCraft, type AppEngine, craftOfEngine } from '../engine/crafts.ts'
import { type EnginePartName, needsOfFormula } from '../engine/parts.ts'
import { toldAnswer } from '../format/page-speech.ts'
import {
  type AllergenState,
  type CraftId,
  isNoneRow,
  isUnweighedRow,
  type NestedFormula,
  type OwnIngredient,
  type TableFormula,
  type TableLine,
} from '../model/formula.ts'
import { NO_NORMS, normsForFormula, type WorkshopNorms } from '../model/norms.ts'
import { writtenNameIn } from '../model/written-name.ts'
import { figureNames, ownFigureNames } from '../words/es/results.ts'
import { type ScreenVerdict, withHeadline } from './law.ts'

export type OwnIngredients = readonly OwnIngredient[]

/** What the packet of an ingredient tells, as the engine is told. */
export const declaredBy = ({ allergens = {} }: Pick<OwnIngredient, 'allergens'>) =>
  Object.fromEntries(Object.entries(allergens).map(([word, state]) => [word, TELLINGS[state]]))
const TELLINGS: Readonly<Record<AllergenState, AllergenTelling>> = { has: 'lleva', traces: 'puede', none: 'no' }

/** The row of an own ingredient; none when the catalogue has lost the one it resembles. */
function rowOfOwn({ name, sheet, model, price, allergens = {} }: OwnIngredient): Ingredient | undefined {
  const resembled = findRow(model)
  if (!resembled) return undefined
  const row = rowFromSheet(name, sheet, resembled, price)
  // A species is kept beside its kind (`model/packets.ts`).
  const has = (id: LegalAllergen): boolean => (allergens[id] ? allergens[id] === 'has' : row.allergens.includes(id))
  return { ...row, allergens: LIKELY_ALLERGENS.filter(has) }
}

const ownOf = (line: TableLine, own: OwnIngredients): OwnIngredient | undefined =>
  line.own === undefined ? undefined : own.find(({ id }) => id === line.own)

/** Lines that count: a row just added has no name yet, and of one with 0 there is none. */
export const namedLines = ({ lines }: TableFormula): readonly TableLine[] =>
  lines.filter((line) => line.name.trim() !== '' && !isNoneRow(line))

/**
 * A bought product as what is likely inside, with its doubt and with what its packet says of allergens. Its lines are rows by their ids,
 * which every craft reads alike.
 */
function asSack(mine: OwnIngredient, { everyCraft: [craft] }: AppEngine): object | undefined {
  const { sack } = mine
  if (!sack || !craft) return undefined
  const { lines, yields: rendimiento, modes: modos, purchase: compra, question: pregunta } = sack
  const { name, grams } = craft.fields
  const ingredients = lines.map((line) => ({ [name]: line.name, [grams]: line.grams, fila: line.row }))
  const saco = { modos, compra, pregunta, declara: declaredBy(mine) }
  return { preparacion: { oficio: craft.id, ingredients, rendimiento }, saco }
}

/** A line as the engine is asked about it, under the names that whoever reads it gives its fields. */
export function askedLine(
  line: TableLine,
  { name, grams }: AppCraft['definition']['reads']['fields'],
  own: OwnIngredients,
  engine: AppEngine,
): Readonly<Record<string, unknown>> {
  const mine = ownOf(line, own)
  const row = mine && rowOfOwn(mine)
  return {
    [name]: line.name,
    [grams]: line.grams,
    ...(isUnweighedRow(line) && { sinPesar: true }),
    ...line.measured,
    ...(mine && (asSack(mine, engine) ?? (row && { [OWN_ROW]: row, ficha: { declara: declaredBy(mine) } }))),
    ...(line.made && { preparacion: preparationOf(line.made, own, engine) }),
  }
}

/** How a line was made before the rest, where its craft asks: what cannot be is on the way to what can. */
function builtAs({ definition: { desk } }: AppCraft, { stage: built }: TableLine): Readonly<Record<string, number>> {
  const { field, within: [least, most] = [0, 0] } = desk?.stage ?? {}
  const { hydration = 0 } = built ?? {}
  return field !== undefined && hydration >= least && hydration <= most ? { [field]: hydration } : {}
}

/** What part of the product a line is, in the types that have one. */
function partAs(
  { definition: { desk } }: AppCraft,
  type: string,
  { part }: TableLine,
): Readonly<Record<string, string>> {
  const { field = '', value, has } = desk?.part ?? {}
  return part !== undefined && part === value && has?.(type) ? { [field]: value } : {}
}

/** A formula as the engine is asked about it. */
export function tableRequestOf(craft: AppCraft, formula: TableFormula, own: OwnIngredients): CraftRequest {
  return {
    type: formula.type,
    ingredients: namedLines(formula).map((line) => ({
      ...askedLine(line, craft.definition.reads.fields, own, craft.engine),
      ...builtAs(craft, line),
      ...partAs(craft, formula.type, line),
    })),
    ...formula.given,
  }
}

/** The same with the name that its maker wrote for the label: whoever judges the formula judges that too. */
export function namedRequestOf(craft: AppCraft, formula: TableFormula, own: OwnIngredients): CraftRequest {
  const denominacion = writtenNameIn(formula)
  return { ...tableRequestOf(craft, formula, own), ...(denominacion !== undefined && { denominacion }) }
}

/** A formula inside another, as the engine is asked about it. */
function preparationOf({ formula, yields }: NestedFormula, own: OwnIngredients, engine: AppEngine): PreparationRequest {
  const craft = craftOfEngine(engine, formula.craft)
  return {
    oficio: craft.id,
    ...tableRequestOf(craft, formula, own),
    ...(yields !== undefined && { rendimiento: yields }),
  }
}

export interface FormulaReading {
  readonly overview?: ScreenVerdict
  readonly body?: unknown
  /** Why there is nothing to show, as a sentence. */
  readonly problem?: string
  /** What the engine lacks to say anything. */
  readonly needs?: readonly EnginePartName[]
}

/** A temperature is read to a tenth, on a thermometer as in the headline. */
const DEGREES = '°C'
/** What a craft costs by the catalogue alone is not told here: the app has one cost, at the prices of who asks (`cost.ts`). */
const isMoney = ({ unit }: OverviewFigure): boolean => unit.startsWith('€')
/** The engine has judged none of what it judges: too much of the mass is unread, and no figure is known. */
const isUnseen = ({ isJudged, figures }: FormulaOverview): boolean =>
  isJudged && figures.some(({ range }) => range) && figures.every(({ inRange }) => inRange === null)
const unseenFigure = ({ margin: _, doubt: _doubt, ...figure }: OverviewFigure): OverviewFigure => ({
  ...figure,
  value: Number.NaN,
})

const named = (overview: FormulaOverview, craft: CraftId, { cabinet }: WorkshopNorms): FormulaOverview => ({
  ...overview,
  figures: overview.figures
    .filter((figure) => !isMoney(figure))
    .map((figure) => ({
      ...(isUnseen(overview) || figure.isUnsettled ? unseenFigure(figure) : figure),
      ...((cabinet === undefined ? undefined : ownFigureNames[craft]?.[figure.key]) ??
        figureNames[craft]?.[figure.key]),
      decimals: figure.unit === DEGREES ? 1 : figure.decimals,
    })),
})

/** The one temperature of a formula, where its craft judges one. */
export const servingTemperatureOf = (overview: FormulaOverview | undefined): number | undefined => {
  const served = overview?.figures.find(({ unit, inRange }) => unit === DEGREES && inRange !== null)
  return served && roundTo(served.value, 1)
}

/** The figure that is farthest out of its range, in widths of it. */
export const worstFigureOf = ({ figures }: FormulaOverview): OverviewFigure | undefined =>
  figures
    .filter(({ inRange }) => inRange === false)
    .map((figure) => {
      const [least, most] = figure.range ?? [0, 0]
      return { figure, far: Math.max(least - figure.value, figure.value - most) / (most - least || 1) }
    })
    .toSorted((a, b) => b.far - a.far)[0]?.figure

interface ReadOptions extends AnalysisOptions {
  /** What the workshop has decided for itself. */
  readonly norms?: WorkshopNorms
}

/** The same request, judged as the workshop has decided. */
export function requestWithNorms(request: CraftRequest, formula: TableFormula, norms: WorkshopNorms): CraftRequest {
  const own = normsForFormula(norms, formula)
  return own ? ({ ...request, [OWN_NORMS]: own } as CraftRequest) : request
}

/** The same request, whose locked lines no advice moves. */
function withLocks(request: CraftRequest, formula: TableFormula): CraftRequest {
  const kept = namedLines(formula).flatMap(({ locked }, at) => (locked ? [at] : []))
  return kept.length > 0 ? ({ ...request, [KEPT_LINES]: new Set(kept) } as CraftRequest) : request
}

/** What the engine says of a formula, or why it cannot. */
export function readTableFormula(
  engine: AppEngine,
  formula: TableFormula,
  own: OwnIngredients,
  { norms = NO_NORMS, ...options }: ReadOptions,
): FormulaReading {
  const needs = needsOfFormula(formula).filter((part) => !engine.loaded.has(part))
  if (needs.length > 0) return { needs }
  const craft = craftOfEngine(engine, formula.craft)
  try {
    const request = withLocks(requestWithNorms(namedRequestOf(craft, formula, own), formula, norms), formula)
    const { overview, body } = toldAnswer(examineFormula(craft, request, options))
    return { overview: withHeadline(named(overview, craft.id, norms), body, craft.engine.say), body }
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.message }
    throw error
  }
}

/** The row that each line is read as, in the order of the formula. */
export function ingredientOfLine(
  craft: AppCraft,
  line: TableLine,
  type: string,
  own: OwnIngredients,
): Ingredient | undefined {
  const mine = ownOf(line, own)
  if (mine) return rowOfOwn(mine)
  return line.made ? undefined : craft.rowNamed(line.name, type)
}

/** What a line is read as, with what that leaves open; nothing of what its maker has described. */
export const formulaReadingOf = (craft: AppCraft, line: TableLine, type: string): NameReading | undefined =>
  line.own === undefined && !line.made && line.name !== '' ? craft.nameRead(line.name, type) : undefined
