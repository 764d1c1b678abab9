import { adjustFormula, loadSolver } from '@obrador/balancer'
import { type CraftRequest, FormulaError, type PreparationRequest, solverProblemOf } from '@obrador/engine'
import wasmUrl from 'highs/runtime?url'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula, partLoaders } from '../../engine/parts.ts'
import { createEngineStore } from '../../engine/store.ts'
import { type SpokenQuestion, workerVoice } from '../../engine/worker-voice.ts'
import { batchFactor } from '../../model/batch.ts'
import { priceKeyOf } from '../../model/cost.ts'
import {
  kiloPrice,
  type NestedFormula,
  type PackPrice,
  type TableFormula,
  type TableLine,
} from '../../model/formula.ts'
import { keptKeyIn } from '../../model/ingredient-identity.ts'
import { rangesForType } from '../../model/norms.ts'
import { identityOutside } from '../../reading/identity.ts'
import { pricedByFormula } from '../../reading/made.ts'
import { namedLines, requestWithNorms, tableRequestOf } from '../../reading/request.ts'
import { balancerWords } from '../../words/es/balancer.ts'
import type { BalancedAnswer, BalanceQuestion, BalanceReply } from './protocol.ts'

/** The solver, off the page: it may think for a second without a key being lost. */

const voice = workerVoice<BalanceReply>()
const store = createEngineStore(partLoaders, [balancerWords], voice.hear)

function asked(craft: AppCraft, question: BalanceQuestion) {
  const { formula, own, prices, objective, level, pantry, norms, safety, wanted, freed, changes, cost } = question
  const request = requestWithNorms(tableRequestOf(craft, formula, own), formula, norms)
  const inStock = inStockOf(craft, request, question)
  const { name: field } = craft.definition.reads.fields
  const lines = namedLines(formula)
  const pricedOf = pricedByFormula(craft, formula, own, prices)
  const written = (price: PackPrice | undefined): number | undefined => price && kiloPrice(price)
  return {
    ...request,
    ingredients: request.ingredients.map((sent, at) => {
      const line = lines[at]
      const row = line && pricedOf(line)
      const price =
        line &&
        (line.made || row?.isOwn
          ? (written(prices[priceKeyOf(line, row, prices)]) ?? row?.price)
          : written(prices[priceKeyOf(line, row, prices)]))
      return {
        ...sent,
        ...(line && freed.includes(line.name) && { fijo: false }),
        ...(line?.locked && { fijo: true }),
        ...(line?.made && isOpen(line) && { abrir: true, preparacion: keptInside(line.made, sent.preparacion) }),
        ...(price !== undefined && { precio: price }),
        ...(line && !line.made && thereIs(priceKeyOf(line, row, question.stock ?? {}), question)),
      }
    }),
    objetivo: objective,
    nivel: level,
    despensa: pantry === 'catalogo' ? pantry : [...pantry, ...inStock.map(({ name, max }) => ({ [field]: name, max }))],
    objetivos: { ...ownWishes(craft, question), ...wanted },
    ...(safety !== undefined && { seguridad: safety }),
    ...(changes !== undefined && { maxCambios: changes }),
    ...(cost !== undefined && { maxCoste: cost }),
  }
}

/** What there is of something for the formula as it is written, which may be made several times over; nothing where nobody counted. */
function thereIs(key: string, { stock, formula }: BalanceQuestion): { readonly tengo?: number } {
  const grams = stock?.[key]
  return grams === undefined ? {} : { tengo: grams / batchFactor(formula) }
}

/** Of what is at hand, what every workshop of the type would use, with how much of it there is: nobody mends a mix with pistachio. */
function inStockOf(craft: AppCraft, request: CraftRequest, question: BalanceQuestion) {
  const { pantry, stock, formula } = question
  if (pantry === 'catalogo' || stock === undefined) return []
  return solverProblemOf(craft as never, request as never)
    .pantry()
    .flatMap((name) => {
      const grams = stock[keptKeyIn(stock, identityOutside(craft.engine, { name }))] ?? 0
      return grams > 0 && !pantry.includes(name) ? [{ name, max: grams / batchFactor(formula) }] : []
    })
}

const inStockNames = (craft: AppCraft, question: BalanceQuestion): string[] =>
  inStockOf(craft, tableRequestOf(craft, question.formula, question.own), question).map(({ name }) => name)

/** What is locked stays as it is, also inside. */
const isOpen = ({ made, opens, locked }: TableLine): boolean => made !== undefined && opens === true && !locked

/** A formula inside another of which some lines are locked, with those that are. */
function keptInside({ formula }: NestedFormula, sent: unknown): unknown {
  const lines = namedLines(formula)
  const { ingredients, ...rest } = sent as PreparationRequest
  return { ...rest, ingredients: ingredients.map((one, at) => (lines[at]?.locked ? { ...one, fijo: true } : one)) }
}

/** The classes of a craft that has several are its own: there, ranges of the workshop are wishes. */
const ownWishes = (craft: AppCraft, { formula, norms }: BalanceQuestion): BalanceQuestion['wanted'] =>
  craft.definition.judges.ladder === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(rangesForType(norms, formula) ?? {}).map(([key, [min, max]]) => [key, { min, max }]),
      )

/** What became of the formulas whose lines could move. */
const openedIn = (craft: AppCraft, formula: TableFormula, found: CraftRequest): NonNullable<BalancedAnswer['opened']> =>
  namedLines(formula).map((asked, at) => {
    const line = found.ingredients[at]
    const inner = line?.preparacion as PreparationRequest | undefined
    if (!asked.made || !isOpen(asked) || !line || !inner) return undefined
    const { fields } = craftOfEngine(craft.engine, asked.made.formula.craft).definition.reads
    return {
      grams: Number(line[craft.definition.reads.fields.grams]),
      weights: inner.ingredients.map((one) => Number(one[fields.grams])),
      yields: inner.rendimiento ?? undefined,
    }
  })

/** What is locked and moves once nothing is, where that helps: no line alone opens the way, so all of them are told. */
function unlockingIn(
  question: BalanceQuestion,
  solve: (question: BalanceQuestion) => Pick<BalancedAnswer, 'factible' | 'ingredients'>,
): readonly string[] {
  const { formula } = question
  const isLocked = (name: string): boolean => formula.lines.some((line) => line.locked && line.name === name)
  if (!formula.lines.some(({ locked }) => locked)) return []
  const lines = formula.lines.map((line) => ({ ...line, locked: false }))
  const { factible, ingredients } = solve({ ...question, formula: { ...formula, lines } })
  const moved = ingredients.filter(({ cambio }) => cambio !== 0).map(({ nombre }) => nombre)
  return factible === true ? [...new Set(moved.filter(isLocked))] : []
}

async function answer(question: BalanceQuestion): Promise<BalanceReply> {
  const [engine, solver] = await Promise.all([
    store.load([...needsOfFormula(question.formula), 'names', 'advice']),
    loadSolver({ locateFile: () => wasmUrl }),
  ])
  const craft = craftOfEngine(engine, question.formula.craft)
  try {
    const solve = (of: BalanceQuestion) => adjustFormula(craft as never, asked(craft, of), solver)
    const { antes: _a, despues: _d, formula, ...told } = solve(question)
    const isLocked = (name: string): boolean => question.formula.lines.some((one) => one.locked && one.name === name)
    const isStuck = told.factible === false && !told.alLiberar?.some(({ nombre }) => isLocked(nombre))
    return {
      answer: {
        ...told,
        opened: openedIn(craft, question.formula, formula),
        ...(question.stock && { inStock: inStockNames(craft, question) }),
        ...(isStuck && { unlocking: unlockingIn(question, solve) }),
      },
    }
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.message }
    throw error
  }
}

// A page hears of what is thrown, and of nothing that a promise refuses: it would wait for ever.
const fail = (error: unknown): void => void setTimeout(() => reportError(error))
addEventListener('message', ({ data: { question, isHeard } }: MessageEvent<SpokenQuestion<BalanceQuestion>>) => {
  voice.listen(isHeard)
  answer(question).then(voice.tell, fail)
})
