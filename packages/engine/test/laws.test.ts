import { crafts } from '../src/whole.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'
import { craftLaws } from './laws.ts'

/** Every craft of the registry obeys the laws, on the formulas of its own corpus. */
for (const id of Object.keys(crafts) as CraftId[]) craftLaws(crafts[id], goldenRequests(id))
