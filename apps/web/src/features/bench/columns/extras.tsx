import { Suspense } from 'react'
import { Panels } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'
import '../bench.css'

/** What its craft adds: panels beside the figures. */
export const ExtrasColumn = ({ bench: { craft, workshop, device, full, open } }: ColumnProps) => (
  <div className="column column-extras">
    {full.overview && full.body ? (
      <Suspense fallback={<div className="card panels" />}>
        <Panels
          craft={craft}
          workshop={workshop}
          device={device}
          overview={full.overview}
          body={full.body}
          onPrice={() => open({ sheet: 'cost' })}
        />
      </Suspense>
    ) : null}
  </div>
)
