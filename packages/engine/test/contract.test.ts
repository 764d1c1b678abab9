import { crafts } from '../src/whole.ts'
import { craftContract } from './contract.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** Every craft of the registry obeys the contract, on the formulas of its own corpus. */
for (const id of Object.keys(crafts) as CraftId[]) craftContract(crafts[id], goldenRequests(id))
