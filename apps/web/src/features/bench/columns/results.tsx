import { Suspense } from 'react'
import { rangesForType } from '../../../model/norms.ts'
import { usualReportIn } from '../../../reading/usual.ts'
import { explainedFiguresIn, FigureGauges } from '../../../views/gauges.tsx'
import * as benchCss from '../bench.module.css'
import { LazyMethod, LazyWarnings, LazyWaterCard, loadActions } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'

/** What the formula amounts to, figure by figure, and how it is made. */
export function ResultsColumn({ bench }: ColumnProps) {
  const { craft, workshop, device, formula, now, full, settled, isAlone, preview } = bench
  const { desk } = craft.definition
  return (
    <div className={`${benchCss.column} ${benchCss.columnResults}`} data-alone={isAlone || undefined}>
      {desk?.water && settled && now.overview ? (
        <Suspense>
          <LazyWaterCard craft={craft} workshop={workshop} device={device} water={desk.water} />
        </Suspense>
      ) : null}
      {now.overview ? (
        <FigureGauges
          overview={now.overview}
          preview={preview}
          explained={explainedFiguresIn(full.body)}
          own={rangesForType(device.norms, formula)}
          usual={usualReportIn(full.body)}
          onRange={(key, range) => void loadActions().then(({ setRange }) => setRange(device, formula, key, range))}
        />
      ) : null}
      {full.overview ? (
        <Suspense>
          <LazyWarnings craft={craft} overview={full.overview} />
        </Suspense>
      ) : null}
      {settled ? (
        <Suspense>
          <LazyMethod workshop={workshop} />
        </Suspense>
      ) : null}
    </div>
  )
}
