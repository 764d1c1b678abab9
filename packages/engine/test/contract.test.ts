import type { CraftRequest } from '../src/craft.ts'
import { crafts } from '../src/crafts.ts'
import { craftContract } from './contract.ts'
import { balanced } from './fixtures/balanced.ts'
import { linesOf, type Sample } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'

const requestOf = (sample: Sample): CraftRequest => ({
  type: sample.type,
  ingredients: linesOf(sample).map((line) => ({ ...line })),
})

/** Formulas of every craft of the registry; a craft without them does not compile. */
const examples: Readonly<Record<keyof typeof crafts, readonly CraftRequest[]>> = {
  helado: [...balanced, ...unbalanced].map(requestOf),
}

for (const id of Object.keys(crafts) as (keyof typeof crafts)[]) craftContract(crafts[id], examples[id])
