import { Suspense } from 'react'
import type { TableLine } from '../../../model/formula.ts'
import { usualReportIn } from '../../../reading/usual.ts'
import { VerdictLine } from '../../../views/verdict.tsx'
import * as benchCss from '../bench.module.css'
import { LazyAdviceCards, LazyEggQuestion, LazyUsualLine, LazyVerdictChips, LazyWhatToMeasure } from '../later.ts'
import type { ColumnProps } from '../use-bench.ts'
import { useMeasure } from '../use-measure.ts'

/** Whether the formula is right, and what to do about it. */
export function VerdictColumn({ bench }: ColumnProps) {
  const { craft, workshop, device, formula, now, full, explained, isAlone, toVerdict } = bench
  const toLine = (line: TableLine): void => bench.table.current.toLine(line)
  const measure = useMeasure(craft, workshop, device.own)
  const doubt = now.overview?.doubt
  const habitual = usualReportIn(full.body)
  return (
    <div className={`${benchCss.column} ${benchCss.columnVerdict}`}>
      <VerdictLine reading={now} isAlone={isAlone} place={bench.verdict} />
      {now.overview && !isAlone ? (
        <>
          {now.overview.first.estado === 'falta_seguridad' ? (
            <Suspense>
              <LazyEggQuestion overview={now.overview} workshop={workshop} />
            </Suspense>
          ) : null}
          <div className={benchCss.chips}>
            {full.body ? (
              <Suspense>
                <LazyVerdictChips overview={now.overview} body={now.body} />
              </Suspense>
            ) : null}
          </div>
          {habitual?.pocoHabitual && full.overview && explained ? (
            <Suspense>
              <LazyUsualLine
                habitual={habitual}
                overview={full.overview}
                lines={explained.lines}
                onLine={toLine}
                onCompare={(published) => bench.open({ sheet: 'published', published })}
              />
            </Suspense>
          ) : null}
          <div className={benchCss.notes}>
            {doubt && doubt.firmeza !== 'firme' ? (
              <Suspense>
                <LazyWhatToMeasure
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
                <LazyAdviceCards
                  craft={craft}
                  formula={explained}
                  workshop={workshop}
                  device={device}
                  overview={full.overview}
                  body={full.body}
                  onPreview={(shown) => bench.setPreview(shown && { of: explained, overview: shown })}
                  onLine={toLine}
                  onSettled={toVerdict}
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
