import { share } from '../../../tools/tier.ts'
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

/** Some of them, and one of each type. */
const examplesOf = (id: CraftId) => {
  const all = goldenRequests(id)
  return [...new Set([...share(all, 2), ...new Map(all.map((one) => [one.type, one])).values()])]
}

/** Every craft of the registry obeys the contract, on the formulas of its own corpus. */
for (const id of Object.keys(allCrafts) as CraftId[]) craftContract(allCrafts[id], [...examplesOf(id), ...unjudged(id)])
