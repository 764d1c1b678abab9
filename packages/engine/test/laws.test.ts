import { allCrafts } from '../src/whole.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'
import { craftLaws } from './laws.ts'

/** Every craft of the registry obeys the laws, on the formulas of its own corpus. */
for (const id of Object.keys(allCrafts) as CraftId[]) craftLaws(allCrafts[id], goldenRequests(id))
