import type { HighsSolver } from '@obrador/balancer'
import { allCrafts } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { type Adjusted, adjustCorpus, PANTRIES, type PantryName } from '../balancer/adjust-corpus.ts'
import { markdownTable } from './table.ts'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ids = Object.keys(allCrafts) as CraftId[]

function rowOf(id: CraftId, all: readonly Adjusted[]): string[] {
  const solved = all.filter(({ answer }) => answer.factible)
  const open = all.filter(({ answer }) => !answer.factible)
  const told = open.filter(({ answer }) => (answer.relajaciones?.length ?? 0) > 0)
  return [
    allCrafts[id].label,
    String(all.length),
    String(solved.length),
    String(open.length),
    String(told.length),
    median(solved.map(({ moved }) => moved)).toFixed(1),
    String(median(solved.map(({ lines }) => lines))),
  ]
}

const HEAD = [
  'Craft',
  'Below their best',
  'Solved',
  'Infeasible',
  'of them, one limit opens',
  'Median moved, g/kg',
  'Median lines',
]

const BLOCK = /(<!-- figures: (\w+) -->\n)[\s\S]*?(<!-- \/figures -->)/g

/** The page with the figures of today; the words around them are kept. */
export const balancerPage = (solver: HighsSolver, page: string): string =>
  page.replace(BLOCK, (_, open: string, pantry: string, close: string) => {
    if (!Object.hasOwn(PANTRIES, pantry)) throw new Error(`docs/balancer.md asks for the pantry ${pantry}`)
    const rows = ids.map((id) => rowOf(id, adjustCorpus(id, pantry as PantryName, solver)))
    return `${open}${markdownTable(HEAD, rows)}\n${close}`
  })
