import { Suspense } from 'react'
import { rangesFor } from '../../../model/norms.ts'
import { habitualIn } from '../../../reading/usual.ts'
import { explainedIn, Gauges } from '../../../views/gauges.tsx'
import * as benchCss from '../bench.module.css'
import { loadActions, Method, Warnings, WaterCard } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'

/** What the formula amounts to, figure by figure, and how it is made. */
export function ResultsColumn({ bench }: ColumnProps) {
  const { craft, workshop, device, formula, now, full, settled, isAlone, preview } = bench
  const { desk } = craft.definition
  return (
    <div className={`${benchCss.column} ${benchCss.columnResults}`} data-alone={isAlone || undefined}>
      {desk?.water && settled && now.overview ? (
        <Suspense>
          <WaterCard craft={craft} workshop={workshop} device={device} water={desk.water} />
        </Suspense>
      ) : null}
      {now.overview ? (
        <Gauges
          overview={now.overview}
          preview={preview}
          explained={explainedIn(full.body)}
          own={rangesFor(device.norms, formula)}
          usual={habitualIn(full.body)}
          onRange={(key, range) => void loadActions().then(({ setRange }) => setRange(device, formula, key, range))}
        />
      ) : null}
      {full.overview ? (
        <Suspense>
          <Warnings craft={craft} overview={full.overview} />
        </Suspense>
      ) : null}
      {settled ? (
        <Suspense>
          <Method workshop={workshop} />
        </Suspense>
      ) : null}
    </div>
  )
}
