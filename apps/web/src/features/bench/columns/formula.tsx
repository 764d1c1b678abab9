import type { FormulaOverview } from '@obrador/engine'
import { Suspense, useMemo } from 'react'
import { exampleFormulaOf } from '../../../reading/examples.ts'
import { usualReportIn } from '../../../reading/usual.ts'
import * as benchCss from '../bench.module.css'
import { IngredientTable } from '../ingredient-table.tsx'
import { LazyAmountCard, LazyCompositionBar } from '../later.ts'
import { OddLine } from '../row-context.ts'
import type { ColumnProps } from '../use-bench.ts'

const NONE: FormulaOverview['lines'] = []

/** What is in the formula, and how much of it. */
export function FormulaColumn({
  bench: { craft, workshop, device, now, full, settled, isFirst, table, open },
}: ColumnProps) {
  const { desk } = craft.definition
  const { linea, gramosHabituales } = usualReportIn(full.body) ?? {}
  const odd = useMemo(
    () => (linea !== undefined && gramosHabituales ? { name: linea, range: gramosHabituales } : undefined),
    [linea, gramosHabituales],
  )
  return (
    <div className={`${benchCss.column} ${benchCss.columnTable}`}>
      <OddLine value={odd}>
        <IngredientTable
          craft={craft}
          workshop={workshop}
          device={device}
          read={now.overview?.lines ?? NONE}
          deeds={table}
          onCreate={(name, line) => open({ sheet: 'own', name, line })}
          onPaste={isFirst ? undefined : () => open({ sheet: 'paste' })}
          onExample={() => workshop.open(exampleFormulaOf(craft.id))}
        />
      </OddLine>
      {desk?.loss && settled ? (
        <Suspense>
          <LazyAmountCard craft={craft} workshop={workshop} device={device} loss={desk.loss} />
        </Suspense>
      ) : null}
      {full.overview ? (
        <Suspense>
          <LazyCompositionBar craft={craft.id} lines={full.overview.lines} />
        </Suspense>
      ) : null}
    </div>
  )
}
