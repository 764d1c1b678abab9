import { crafts } from '../src/crafts.ts'
import { craftContract } from './contract.ts'
import { type CraftId, goldenFiles, requestOf } from './golden/corpus.ts'

/** Every craft of the registry obeys the contract, on the formulas of its own corpus. */
for (const id of Object.keys(crafts) as CraftId[]) {
  const examples = goldenFiles(id).flatMap(({ type, formulas }) =>
    formulas.map((formula) => requestOf(id, type, formula)),
  )
  craftContract(crafts[id], examples)
}
