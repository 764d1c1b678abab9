import { Suspense } from 'react'
import { VerdictLine } from '../../../views/verdict.tsx'
import * as benchCss from '../bench.module.css'
import { AdviceCards, EggQuestion, VerdictChips, WhatToMeasure } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'
import { useMeasure } from '../use-measure.ts'

/** Whether the formula is right, and what to do about it. */
export function VerdictColumn({ bench }: ColumnProps) {
  const { craft, workshop, device, formula, now, full, explained, isAlone } = bench
  const measure = useMeasure(craft, workshop, device.own)
  const doubt = now.overview?.doubt
  return (
    <div className={`${benchCss.column} ${benchCss.columnVerdict}`}>
      <VerdictLine reading={now} isAlone={isAlone} />
      {now.overview && !isAlone ? (
        <>
          {now.overview.first.estado === 'falta_seguridad' ? (
            <Suspense>
              <EggQuestion overview={now.overview} workshop={workshop} />
            </Suspense>
          ) : null}
          <div className={benchCss.chips}>
            {full.body ? (
              <Suspense>
                <VerdictChips overview={now.overview} body={now.body} />
              </Suspense>
            ) : null}
          </div>
          <div className={benchCss.notes}>
            {doubt && doubt.firmeza !== 'firme' ? (
              <Suspense>
                <WhatToMeasure
                  overview={now.overview}
                  doubt={doubt}
                  craft={craft}
                  formula={formula}
                  device={device}
                  onMeasure={measure}
                />
              </Suspense>
            ) : null}
            {full.overview && explained ? (
              <Suspense>
                <AdviceCards
                  craft={craft}
                  formula={explained}
                  workshop={workshop}
                  device={device}
                  overview={full.overview}
                  body={full.body}
                  onPreview={(shown) => bench.setPreview(shown && { of: explained, overview: shown })}
                  onSafe={() => bench.open({ sheet: 'balance', isSafe: true })}
                />
              </Suspense>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
