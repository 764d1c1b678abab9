import { allCrafts, type Craft, type VerdictFirmness } from '@obrador/engine'
import { doubtReader } from '@obrador/engine/doubt'
import { type CraftId, judgedRequest } from '../../packages/engine/test/golden/corpus.ts'
import { alignedTable } from './aligned-table.ts'
import type { Reading } from './measure.ts'

/** How sure the verdicts of the corpus are, and how many published formulas are rejected only within their own doubt. */

interface Doubted {
  readonly firmness: VerdictFirmness
  readonly isIn: boolean
  /** Out, and every figure that is out is out by less than one deviation of its own. */
  readonly isWithinDoubt: boolean
}

const doubted = (id: CraftId, { type, formula }: Reading): Doubted =>
  (allCrafts[id] as unknown as Craft).found(judgedRequest(id, type, formula), (found) => {
    const { duda, near } = doubtReader(found)
    const { inRange, verdict } = found.judgement
    const out = Object.keys(inRange).filter((key) => inRange[key] === false)
    return {
      firmness: duda.firmeza,
      isIn: verdict === 'equilibrada',
      isWithinDoubt: out.length > 0 && out.every((key) => near[key] !== undefined),
    }
  })

const LEVELS: readonly VerdictFirmness[] = ['firme', 'justa', 'incierta']

function rowOf(id: CraftId, readings: readonly Reading[]): string[] {
  const published = readings.filter(({ formula }) => formula.kind === 'published').map((one) => doubted(id, one))
  const rejected = published.filter(({ isIn }) => !isIn)
  const count = (of: readonly Doubted[], level: VerdictFirmness): string =>
    String(of.filter(({ firmness }) => firmness === level).length)
  return [
    allCrafts[id].label,
    String(published.length),
    ...LEVELS.map((level) => count(published, level)),
    String(rejected.length),
    ...LEVELS.map((level) => count(rejected, level)),
    String(rejected.filter(({ isWithinDoubt }) => isWithinDoubt).length),
  ]
}

export const doubtSection = (corpora: readonly (readonly [CraftId, readonly Reading[]])[]): string => `## Doubt

How sure the verdicts on published formulas are, with what ingredients vary between purchases and a scale of a thousandth of
the batch (docs/ciencia/duda.md): firm when the verdict holds nine times in ten, close two times in three, else uncertain. Out
of range are those with a judged figure outside; _within doubt_, those of them whose every figure that is outside lies
outside by less than one standard deviation of its own.

${alignedTable(
  ['craft', 'published', 'firm', 'close', 'uncertain', 'out of range', 'firm', 'close', 'uncertain', 'within doubt'],
  corpora.map(([id, readings]) => rowOf(id, readings)),
)}`
