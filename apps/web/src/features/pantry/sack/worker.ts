import { type HighsSolver, loadSolver } from '@obrador/balancer'
import { openSack } from '@obrador/balancer/sack'
import { FormulaError } from '@obrador/engine'
import { type LabelItem, rowById } from '@obrador/engine/sack'
import { labelTaken } from '@obrador/list/etiqueta'
import wasmUrl from 'highs/runtime?url'
import { partLoaders } from '../../../engine/parts.ts'
import { createEngineStore } from '../../../engine/store.ts'
import { type SpokenQuestion, workerVoice } from '../../../engine/worker-voice.ts'
import type { SackDraft } from '../../../model/sack.ts'
import type { SackQuestionAsked, SackReply } from './protocol.ts'

/** The solver and the walk, off the page: a key is never lost to them. */

const voice = workerVoice<SackReply>()
const store = createEngineStore(partLoaders, [], voice.hear)
let solver: Promise<HighsSolver> | undefined

/** An item as its maker says that it is: a row of the catalogue, or another name. */
function settled(item: LabelItem, { choices }: SackDraft): LabelItem {
  const choice = choices[item.text]
  const items = item.items?.map((one) => settled(one, { choices } as SackDraft))
  const own = choice === undefined ? {} : rowById.has(choice) ? { chosen: choice } : { name: choice }
  return { ...item, ...(items && { items }), ...own }
}

async function answer({ turn, craft, draft }: SackQuestionAsked): Promise<SackReply> {
  solver ??= loadSolver({ locateFile: () => wasmUrl })
  const [engine, ready] = await Promise.all([store.load([craft, 'names']), solver])
  const { items, claims, nutricion, declara } = labelTaken({ texto: draft.text, nutricion: draft.table })
  const told = items.map((item, at) => {
    const share = draft.shares[at]
    return { ...settled(item, draft), ...(share !== undefined && { percent: { value: share, decimals: 1 } }) }
  })
  try {
    return {
      turn,
      answer: openSack(
        engine,
        {
          nombre: draft.name || undefined,
          oficio: craft,
          proceso: draft.process,
          items: told,
          claims,
          nutricion,
          medidas: draft.measures,
          declara,
        },
        ready,
      ),
    }
  } catch (error) {
    if (error instanceof FormulaError) return { turn, problem: error.message }
    throw error
  }
}

// A page hears of what is thrown, and of nothing that a promise refuses: it would wait for ever.
const fail = (error: unknown): void => void setTimeout(() => reportError(error))
addEventListener('message', ({ data: { question, isHeard } }: MessageEvent<SpokenQuestion<SackQuestionAsked>>) => {
  voice.listen(isHeard)
  answer(question).then(voice.tell, fail)
})
