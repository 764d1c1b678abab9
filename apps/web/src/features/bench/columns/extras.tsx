import { Suspense } from 'react'
import * as benchCss from '../bench.module.css'
import { LazyPanels } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'

/** What its craft adds: panels beside the figures. */
export const ExtrasColumn = ({ bench: { craft, workshop, device, full, open } }: ColumnProps) => (
  <div className={`${benchCss.column} ${benchCss.columnExtras}`}>
    {full.overview && full.body ? (
      <Suspense fallback={<div className={`card ${benchCss.panels}`} data-part="panels" />}>
        <LazyPanels
          craft={craft}
          workshop={workshop}
          device={device}
          overview={full.overview}
          body={full.body}
          onPrice={() => open({ sheet: 'cost' })}
          onCompare={(published) => open({ sheet: 'published', published })}
          onWeigh={() => open({ sheet: 'kitchen' })}
        />
      </Suspense>
    ) : null}
  </div>
)
