import { workshopConstantOf } from '../../batch/constants.ts'
import type { WorkshopEvidence } from '../../batch/evidence.ts'
import { lotKey } from '../../batch/lots.ts'
import { rowsById } from '../../catalogue/catalogue.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { commonFinding } from '../../findings/find.ts'
import { linesAsSent } from '../../formula/as-sent.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { FormulaLine } from '../../formula/formula.ts'
import { composedOfBlocks } from '../../make/label/blocks.ts'
import { type DoubtSources, measureSwingOf } from '../../ratio/doubt.ts'
import type { WeighedMatter } from '../../ratio/parameter.ts'
import { denseComposition, type FoodComposition } from '../../science/composition.ts'
import { lazyFor } from '../../words/lazy.ts'
import type { JudgedFormula } from '../craft.ts'
import type { MixProcess } from '../instruments.ts'
import type { VariedRow } from '../purchase.ts'
import { type PurchaseSet, purchaseSetOf } from '../purchases.ts'
import type { BatchReading, DoneBatch } from './request.ts'

/** What is in the pan: its lines with their lots, the water that has left or stayed, and how surely each was weighed. */
export interface BatchState<Matter> {
  readonly found: JudgedFormula<Matter>
  /** The lines as they were weighed, and last the water that making adds or takes away. */
  readonly lines: readonly FormulaLine<Matter>[]
  /** The same lines by what they are made of, whatever the craft sees in them. */
  readonly rows: readonly WeighedMatter<ProbeSample>[]
  readonly sources: DoubtSources<Matter>
  readonly sourcesOfRows: DoubtSources<ProbeSample>
  readonly basket: PurchaseSet<Matter>
  /** By purchase, the key of its lot; none where it has no name that will be known again. */
  readonly lots: readonly (string | undefined)[]
  /** By line of the request, its lines. */
  readonly groups: readonly (readonly number[])[]
  readonly water: SteamWater
  readonly process: MixProcess
}

/** Steam: the constant that the water of the last line is of, and the grams that a unit of it is. */
export interface SteamWater {
  readonly key: string
  readonly grams: number
  /** Somebody said how it was made, or weighed it, or has before: otherwise the formula stands as it was weighed. */
  readonly isKnown: boolean
}

/** What an instrument sees of a line: grams per 100 g, and whether its protein is of milk. */
export interface ProbeSample {
  readonly composition: FoodComposition
  readonly category: IngredientCategory | undefined
}

const NOTHING: ProbeSample = { composition: denseComposition({}), category: undefined }
const WATER: ProbeSample = { composition: denseComposition({ water: 100 }), category: 'agua' }

const madeOfRow = lazyFor((row: Ingredient): ProbeSample => row)
const swingsOfRows = lazyFor(({ richer, poorer }: VariedRow) =>
  measureSwingOf<ProbeSample>(richer.map(madeOfRow), poorer.map(madeOfRow)),
)

/** What stays on bowl and spoon, as a share of each weight (estimate, grade C). */
const LEFT_ON_BOWL = 0.002

/** The lot that is open of a row, and those that this batch opens. */
export function openLotsOf(
  { lineas = [], fecha }: DoneBatch,
  evidence: WorkshopEvidence,
  rowOf: (line: number) => string | undefined,
): { readonly nameOf: (line: number, row: string) => string; readonly open: Readonly<Record<string, string>> } {
  const open: Record<string, string> = { ...evidence.abiertos }
  const named = new Map<number, string>()
  for (const { linea, lote, nuevo } of lineas) {
    const row = rowOf(linea)
    if (row === undefined || (lote === undefined && !nuevo)) continue
    const name = lote ?? freshName(evidence, row, fecha)
    named.set(linea, name)
    open[row] = name
  }
  return { nameOf: (line, row) => named.get(line) ?? open[row] ?? '', open }
}

/** A box that was opened without a name is called by its day; a second one of a day by its number. */
function freshName(evidence: WorkshopEvidence, row: string, day = 'nuevo'): string {
  const taken = new Set(evidence.hornadas.flatMap(({ filas }) => filas.flatMap(({ lotes }) => Object.keys(lotes))))
  let [name, number] = [day, 1]
  while (taken.has(lotKey(row, name)) || evidence.abiertos?.[row] === name) name = `${day} (${++number})`
  return name
}

/**
 * The formula as it was weighed: real grams, and the water that was poured while kneading. It is still judged as what it was meant to
 * be: what was forgotten does not make it another product.
 */
export function formulaAsWeighed<Matter>(
  frozen: JudgedFormula<Matter>,
  { lineas = [] }: Pick<DoneBatch, 'lineas'>,
  readings: readonly BatchReading[],
): JudgedFormula<Matter> {
  const { definition, judgement } = frozen
  const { formula, type } = judgement
  const weighed = new Map(
    lineas.flatMap(({ linea, gramos }) => (gramos === undefined ? [] : [[linea, gramos] as const])),
  )
  const groups = linesAsSent(formula.lines)
  const isWater = ([line]: (typeof groups)[number]): boolean => line.ingredient?.category === 'agua'
  const poured = readings.reduce((sum, { que, valor = 0 }) => sum + (que === 'agua' ? valor : 0), 0)
  const waterAt = poured === 0 ? -1 : groups.findIndex(isWater)
  const lines = groups.flatMap((group, at) => {
    const meant = group.reduce((sum, { grams }) => sum + grams, 0)
    const grams = Math.max(0, (weighed.get(at) ?? meant) + (at === waterAt ? poured : 0))
    return grams === meant || meant === 0
      ? group
      : group.map((line) => ({ ...line, grams: (line.grams * grams) / meant }))
  })
  const water = definition.reads.identify({ name: 'agua', raw: {}, type })
  if (poured > 0 && waterAt < 0 && water)
    lines.push({ name: 'agua', grams: poured, matter: water.matter, ingredient: water.ingredient, known: true })
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (!(total > 0)) throw new FormulaError('no-weight', commonFinding('formula.no-weight', { field: 'gramos' }))
  return { ...frozen, judgement: { ...judgement, formula: { ...formula, lines, total } } }
}

const massOf = (lines: readonly WeighedMatter<unknown>[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

/** Grams of water that a unit of the constant is: steam leaves what is in the pan; of what is boiled down, see its constant. */
const waterPerUnit = <Matter>(
  { definition }: JudgedFormula<Matter>,
  lines: readonly WeighedMatter<Matter>[],
): number => (definition.instruments?.boiled ? 0 : -massOf(lines))

/** The water line at the mean of its constant; what the maker said that cooking takes is in the lines already. */
export function waterLine<Matter>(
  found: JudgedFormula<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  { key, isKnown }: Pick<SteamWater, 'key' | 'isKnown'>,
): FormulaLine<Matter> {
  const { definition, request, judgement } = found
  const isTold = (request.aguaEvaporada ?? 0) > 0
  const mean = isTold || !isKnown ? 0 : (workshopConstantOf(key)?.mean ?? 0)
  return {
    name: 'agua',
    grams: mean * waterPerUnit(found, lines),
    matter:
      definition.reads.steam?.matter ??
      definition.reads.identify({ name: 'agua', raw: {}, type: judgement.type })?.matter ??
      definition.reads.inert,
    ingredient: undefined,
    known: true,
  }
}

export const waterKey = <Matter>({ definition }: JudgedFormula<Matter>, process: MixProcess): string =>
  definition.instruments?.boiled ? 'coccion' : `evaporacion.${process}`

export function mixProcessOf<Matter>(
  { definition, judgement }: JudgedFormula<Matter>,
  asked: MixProcess | undefined,
): MixProcess {
  const { processOf: byType, process = 'frio' } = definition.instruments ?? {}
  return asked ?? byType?.[judgement.type] ?? process
}

/** A lot that will be known again is a plain row of the catalogue, as it is bought. */
const nameable = ({ ingredient, measured, open }: FormulaLine<unknown>): string | undefined =>
  ingredient && !measured && !open && rowsById.get(ingredient.id) === ingredient ? ingredient.id : undefined

export function batchStateOf<Matter>(
  found: JudgedFormula<Matter>,
  process: MixProcess,
  isKnown: boolean,
  nameOf: (line: number, row: string) => string,
): BatchState<Matter> {
  const { definition, judgement } = found
  const weighed = judgement.formula.lines
  const groups: number[][] = []
  let next = 0
  for (const group of linesAsSent(weighed)) {
    const places = group.map(() => next++)
    if (group[0].sent || group[0].use) groups.push(places)
  }
  const sentOf = new Map(groups.flatMap((places, at) => places.map((place) => [place, at] as const)))
  const lotAt = (index: number): string | undefined => {
    const row = weighed[index] && nameable(weighed[index])
    return row === undefined ? undefined : lotKey(row, nameOf(sentOf.get(index) ?? -1, row))
  }
  const key = waterKey(found, process)
  const lines = [...weighed, waterLine(found, weighed, { key, isKnown })]
  const basket = purchaseSetOf(definition.reads, lines, undefined, { lotOf: lotAt, left: LEFT_ON_BOWL })
  const grams = isKnown ? waterPerUnit(found, weighed) : 0
  const weighing = basket.weighing.map((error, at) =>
    at === lines.length - 1 ? Math.abs(grams) * (workshopConstantOf(key)?.sd ?? 0) : error,
  )
  const rows = lines.map(
    (line, at): WeighedMatter<ProbeSample> => ({
      grams: line.grams,
      matter: at === weighed.length ? WATER : madeOf(found, line),
    }),
  )
  const purchases = basket.bought.map(({ ways, members, varied }) => ({
    ways,
    members: members.map((member) => ({ grams: member.grams, swing: swingsOfRows(varied) })),
  }))
  return {
    found,
    lines,
    rows,
    basket,
    sources: { ...basket, weighing },
    sourcesOfRows: { lines: rows, purchases, weighing, starts: basket.starts, size: basket.size },
    lots: basket.bought.map(({ line }) => lotAt(lines.indexOf(line))),
    groups,
    water: { key, grams, isKnown },
    process,
  }
}

function madeOf<Matter>(
  { definition: { reads }, judgement }: JudgedFormula<Matter>,
  line: FormulaLine<Matter>,
): ProbeSample {
  const own = reads.composed?.(line) ?? composedOfBlocks(reads, line, judgement.type)
  if (own) return { composition: own.composition, category: line.ingredient?.category }
  return line.ingredient ? madeOfRow(line.ingredient) : NOTHING
}
