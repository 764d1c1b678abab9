import { adjust, loadSolver } from '@obrador/balancer'
import { FormulaError } from '@obrador/engine'
import wasmUrl from 'highs/runtime?url'
import { type AppCraft, loadCraft } from '../craft/registry.ts'
import { ingredientOf, namedLines, requestOf } from '../craft/request.ts'
import { keyOf } from '../formula/cost.ts'
import { kiloPrice } from '../formula/model.ts'
import type { BalanceQuestion, BalanceReply } from './protocol.ts'

/** The solver, off the page: it may think for a second without a key being lost. */

function asked(craft: AppCraft, question: BalanceQuestion) {
  const { formula, own, prices, objective, level, pantry, wanted, freed } = question
  const request = requestOf(craft, formula, own)
  const lines = namedLines(formula)
  return {
    ...request,
    ingredients: request.ingredients.map((sent, at) => {
      const line = lines[at]
      const price = line && prices[keyOf(line, ingredientOf(craft, line, formula.type, own))]
      return {
        ...sent,
        ...(line?.locked && { fijo: true }),
        ...(line && freed.includes(line.name) && { fijo: false }),
        ...(price !== undefined && { precio: kiloPrice(price) }),
      }
    }),
    objetivo: objective,
    nivel: level,
    despensa: pantry,
    objetivos: wanted,
  }
}

async function answer(question: BalanceQuestion): Promise<BalanceReply> {
  const [craft, solver] = await Promise.all([
    loadCraft(question.formula.craft),
    loadSolver({ locateFile: () => wasmUrl }),
  ])
  try {
    const { antes: _a, despues: _d, formula: _f, ...told } = adjust(craft as never, asked(craft, question), solver)
    return { answer: told }
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.message }
    throw error
  }
}

addEventListener('message', async ({ data }: MessageEvent<BalanceQuestion>) => postMessage(await answer(data)))
