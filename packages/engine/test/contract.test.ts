import { allCrafts } from '../src/whole.ts'
import { craftContract } from './contract.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** A type that judges nothing has no formulas of its own: those of the others are as good. */
const unjudged = (id: CraftId) =>
  Object.entries<{ readonly isFree?: true }>(allCrafts[id].types)
    .filter(([, { isFree }]) => isFree)
    .flatMap(([type]) =>
      goldenRequests(id)
        .slice(0, 3)
        .map((request) => ({ ...request, type })),
    )

/** Every craft of the registry obeys the contract, on the formulas of its own corpus. */
for (const id of Object.keys(allCrafts) as CraftId[])
  craftContract(allCrafts[id], [...goldenRequests(id), ...unjudged(id)])
