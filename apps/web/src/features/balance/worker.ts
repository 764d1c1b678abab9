import { adjustFormula, loadSolver } from '@obrador/balancer'
import { type CraftRequest, FormulaError, type PreparationRequest } from '@obrador/engine'
import wasmUrl from 'highs/runtime?url'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula, partLoaders } from '../../engine/parts.ts'
import { createEngineStore } from '../../engine/store.ts'
import { type SpokenQuestion, workerVoice } from '../../engine/worker-voice.ts'
import type { TableFormula } from '../../model/formula.ts'
import { namedLines } from '../../reading/request.ts'
import { balancerWords } from '../../words/es/balancer.ts'
import type { BalancedAnswer, BalanceQuestion, BalanceReply } from './protocol.ts'
import { adjustRequestOf, inStockNames, isOpen } from './request.ts'

/** The solver, off the page: it may think for a second without a key being lost. */

const voice = workerVoice<BalanceReply>()
const store = createEngineStore(partLoaders, [balancerWords], voice.hear)

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
    const solve = (of: BalanceQuestion) => adjustFormula(craft as never, adjustRequestOf(craft, of), solver)
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
