import type { AdjustRequest } from '@obrador/balancer'
import type { SackRequest } from '@obrador/balancer/sack'
import { ajusteContracts, ajusteSchemas, sacoExample } from '@obrador/contract'
import { labelTaken } from '@obrador/list/etiqueta'
import type { AdjustJob, WorkerJob } from './worker-job.ts'

/** Work for a thread that has just started: formulas that need adjusting, and a label. A thread is handed them, because it has no schemas of its own. */
export const warmUpJobs = (): readonly WorkerJob[] => [
  ...(Object.keys(ajusteContracts) as AdjustJob['craft'][]).map((craft) => {
    const [request] = Reflect.get(ajusteSchemas[ajusteContracts[craft].request], 'examples') as [AdjustRequest]
    return { craft, request }
  }),
  { sack: { ...sacoExample, ...labelTaken(sacoExample) } as SackRequest },
]
