import { type ComponentType, lazy, Suspense } from 'react'
import { exampleFormulaOf } from '../../reading/examples.ts'
import { goToPage } from '../../routes/use-page.ts'
import { useThumb, useTouch } from '../../ui/use-wide.ts'
import { exampleTagWords } from '../../words/es/first-visit.ts'
import * as benchCss from './bench.module.css'
import { ExtrasColumn } from './columns/extras.tsx'
import { FormulaColumn } from './columns/formula.tsx'
import { ResultsColumn } from './columns/results.tsx'
import { VerdictColumn } from './columns/verdict.tsx'
import { FormulaHead } from './formula-head.tsx'
import { LazyClashPlace, LazyFicha, LazyVersionState, LazyWayBack } from './later.ts'
import { useWayBack } from './made/trail.ts'
import type { SheetProps } from './sheets.ts'
import { type BenchProps, type ColumnProps, useBench } from './use-bench.ts'

const ThumbBar = lazy(() => import('./thumb-bar.tsx').then((it) => ({ default: it.ThumbBar })))

interface Props extends BenchProps {
  /** What opens over it. */
  readonly sheets: ComponentType<SheetProps>
}

/** From a formula that stands inside another, the way back to that one. */
function Back({ bench: { craft, workshop, device, formula, toast } }: ColumnProps) {
  const wayBack = useWayBack(formula.entry)
  if (!wayBack) return null
  const goBack = () =>
    void import('./made/actions.ts').then((it) => it.goBack(wayBack, { craft, workshop, device, toast }))
  return (
    <Suspense>
      <LazyWayBack step={wayBack} onBack={goBack} />
    </Suspense>
  )
}

/** That it is an example and no work of anybody's; on a first visit also after it was changed, with the way back. */
function ExampleTag({ bench: { workshop, isExample, isFirst } }: ColumnProps) {
  if (isExample) return <span className="tag">{exampleTagWords.untouched}</span>
  return isFirst ? (
    <span>
      {exampleTagWords.changed} ·{' '}
      <button
        type="button"
        className={benchCss.versionChanges}
        onClick={() =>
          workshop.edit(({ craft, entry }) => ({ ...exampleFormulaOf(craft), ...(entry !== undefined && { entry }) }))
        }
      >
        {exampleTagWords.back}
      </button>
    </span>
  ) : null
}

/** What the formula is called, which version it is, and what can be done with it. */
function Head({ bench }: ColumnProps) {
  const { craft, workshop, device, formula, open } = bench
  return (
    <FormulaHead
      craft={craft}
      workshop={workshop}
      isBare={bench.isBare}
      state={
        <>
          <ExampleTag bench={bench} />
          {device.isRead && formula.entry !== undefined ? (
            <Suspense>
              <LazyVersionState formula={formula} device={device} onChanges={() => open({ sheet: 'compare' })} />
            </Suspense>
          ) : null}
        </>
      }
      actions={[
        { id: 'balance', icon: 'scale', isMain: !bench.hasDeed, run: () => open({ sheet: 'balance' }) },
        { id: 'save', icon: 'save', isWide: true, run: bench.save },
        { id: 'kitchen', icon: 'pot', run: () => open({ sheet: 'kitchen' }) },
        { id: 'print', icon: 'print', isWide: true, run: () => print() },
      ]}
      more={[
        { id: 'foodLabel', run: () => goToPage('etiqueta') },
        { id: 'share', run: () => open({ sheet: 'share' }) },
        { id: 'duplicate', begins: true, run: bench.duplicate },
        ...(device.saved.length > 0 ? [{ id: 'compare' as const, run: () => open({ sheet: 'compare' }) }] : []),
        { id: 'clear', begins: true, deletes: true, run: bench.clear },
      ]}
    />
  )
}

/** The table where a formula is made: what is in it, what it amounts to, and what its craft adds. */
export function FormulaBench({ sheets: OpenSheet, ...props }: Props) {
  const bench = useBench(props)
  const isThumb = useThumb()
  const isHandheld = useTouch() || isThumb
  const { craft, workshop, device, full, explained, opened } = bench
  return (
    <div className={benchCss.bench} data-part="bench" data-desk={craft.definition.desk?.base && ''}>
      <Back bench={bench} />
      {device.isRead && bench.formula.entry !== undefined ? (
        <Suspense>
          <LazyClashPlace entry={bench.formula.entry} />
        </Suspense>
      ) : null}
      <Head bench={bench} />
      <div className={benchCss.columns}>
        <FormulaColumn bench={bench} />
        <VerdictColumn bench={bench} />
        <ResultsColumn bench={bench} />
        <ExtrasColumn bench={bench} />
      </div>
      {isHandheld ? (
        <Suspense>
          <ThumbBar bench={bench} />
        </Suspense>
      ) : null}
      {full.overview && explained && bench.inUse ? (
        <Suspense>
          <LazyFicha
            craft={craft}
            formula={explained}
            device={device}
            overview={full.overview}
            withCost={device.printsCost}
          />
        </Suspense>
      ) : null}
      {opened ? (
        <Suspense>
          <OpenSheet
            opened={opened}
            craft={craft}
            workshop={workshop}
            device={device}
            onOpen={bench.open}
            onClose={bench.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
