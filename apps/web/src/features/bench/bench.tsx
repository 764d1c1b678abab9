import type { Overview } from '@obrador/engine'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { isFirstVisit, keepGreeted } from '../../library/store.ts'
import type { Device } from '../../library/use-device.ts'
import { withoutBlank } from '../../model/edits.ts'
import { type Formula, isSame } from '../../model/formula.ts'
import { rangesFor } from '../../model/norms.ts'
import { exampleOf } from '../../reading/examples.ts'
import { useReading } from '../../reading/use-reading.ts'
import { useOver } from '../../routes/use-over.ts'
import { goTo, takeArrival } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { explainedIn, Gauges } from '../../views/gauges.tsx'
import { SummaryBar, VerdictLine } from '../../views/verdict.tsx'
import { toasts } from '../../words/es/shell.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import { FormulaHead } from './formula-head.tsx'
import { IngredientTable } from './ingredient-table.tsx'
import { useWayBack } from './made/trail.ts'
import type { Opened, SheetProps } from './sheets.ts'
import { useMeasure } from './use-measure.ts'

const AdviceCards = lazy(() => import('./advice.tsx').then((it) => ({ default: it.AdviceCards })))
const Warnings = lazy(() => import('./advice.tsx').then((it) => ({ default: it.Warnings })))
const VerdictChips = lazy(() => import('./verdict-chips.tsx').then((it) => ({ default: it.VerdictChips })))
const WhatToMeasure = lazy(() => import('./what-to-measure.tsx').then((it) => ({ default: it.WhatToMeasure })))
const FirstVisit = lazy(() => import('./greeting.tsx').then((it) => ({ default: it.FirstVisit })))
const Method = lazy(() => import('./method.tsx').then((it) => ({ default: it.Method })))
const VersionState = lazy(() => import('./version-state.tsx').then((it) => ({ default: it.VersionState })))
const WayBack = lazy(() => import('./made/way-back.tsx').then((it) => ({ default: it.WayBack })))
const AmountCard = lazy(() => import('./desk/amount-card.tsx').then((it) => ({ default: it.AmountCard })))
const WaterCard = lazy(() => import('./desk/water-card.tsx').then((it) => ({ default: it.WaterCard })))
const Ficha = lazy(() => import('../../views/ficha.tsx').then((it) => ({ default: it.Ficha })))
const CompositionBar = lazy(() => import('./composition-bar.tsx').then((it) => ({ default: it.CompositionBar })))
const Panels = lazy(() => import('./panels/panel-tabs.tsx').then((it) => ({ default: it.Panels })))

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  /** What opens over it. */
  readonly sheets: ComponentType<SheetProps>
}

/** What is done now and then is loaded with its words. */
const deeds = () => import('./actions.ts')
const NONE: Overview['lines'] = []

/** The table where a formula is made: what is in it, what it amounts to, and what its craft adds. */
export function Bench({ craft, workshop, device, sheets: OpenSheet }: Props) {
  const { formula, edit } = workshop
  const { own } = device
  const toast = useToast()
  const [isFirst, setFirst] = useState(isFirstVisit)
  const [preview, setPreview] = useState<{ readonly of: Formula; readonly overview: Overview }>()
  const { opened, open, close } = useOver<Opened>(() => edit(withoutBlank))
  const opener = useOpener(workshop)
  const { now, full, explained } = useReading(craft, formula, device)
  const settled = useSettled()
  const wayBack = useWayBack(formula.entry)
  const measure = useMeasure(craft, workshop, own)
  const { desk } = craft.definition
  const isOver = workshop.canUndo || device.saved.length > 0
  // Its place is kept for it, so that nothing slips when it comes.
  const greeting = isOver ? null : <div className="first-visit" />
  const isAlone = formula.lines.length === 1 && !formula.lines[0]?.made

  function save(): void {
    const versions = device.saved.find(({ id }) => id === formula.entry)?.versions ?? []
    const last = versions.at(-1)
    if (last && isSame(last.formula, formula)) void deeds().then(({ tellKnown }) => tellKnown(toast, versions.length))
    else open({ sheet: 'version' })
  }

  const duplicate = (): void => void deeds().then((it) => it.duplicate(formula, opener))

  useEffect(() => {
    const arrival = takeArrival()
    if (arrival) open(arrival)
  })
  useShortcuts({ s: save, e: () => open({ sheet: 'balance' }) })

  function clear(): void {
    const undo = workshop.act(({ desks: _, ...now }) => ({ ...now, name: '', lines: [], given: {}, batch: {} }))
    toast({ text: toasts.cleared, undo })
  }

  return (
    <div className="bench" data-desk={desk?.base && ''}>
      {wayBack ? (
        <Suspense>
          <WayBack
            step={wayBack}
            onBack={() =>
              void import('./made/actions.ts').then(({ goBack }) => goBack(wayBack, { craft, workshop, device, toast }))
            }
          />
        </Suspense>
      ) : null}
      {isFirst ? (
        <Suspense fallback={greeting}>
          {full.body || settled ? (
            <FirstVisit
              workshop={workshop}
              device={device}
              isOver={isOver}
              onPaste={() => open({ sheet: 'paste' })}
              onClose={() => {
                keepGreeted()
                setFirst(false)
              }}
            />
          ) : (
            greeting
          )}
        </Suspense>
      ) : null}
      <FormulaHead
        craft={craft}
        workshop={workshop}
        state={
          device.isRead && formula.entry !== undefined ? (
            <Suspense>
              <VersionState formula={formula} device={device} onChanges={() => open({ sheet: 'compare' })} />
            </Suspense>
          ) : null
        }
        actions={[
          { id: 'balance', icon: 'scale', run: () => open({ sheet: 'balance' }) },
          { id: 'save', icon: 'save', isWide: true, run: save },
          { id: 'kitchen', icon: 'pot', run: () => open({ sheet: 'kitchen' }) },
          { id: 'print', icon: 'print', isWide: true, run: () => print() },
        ]}
        more={[
          { id: 'share', run: () => open({ sheet: 'share' }) },
          { id: 'foodLabel', run: () => goTo('etiqueta') },
          { id: 'duplicate', run: duplicate },
          ...(device.saved.length > 0 ? [{ id: 'compare' as const, run: () => open({ sheet: 'compare' }) }] : []),
          { id: 'clear', deletes: true, run: clear },
        ]}
      />
      <div className="columns">
        <div className="column column-table">
          <IngredientTable
            craft={craft}
            workshop={workshop}
            device={device}
            read={now.overview?.lines ?? NONE}
            onCreate={(name, line) => open({ sheet: 'own', name, line })}
            onPaste={() => open({ sheet: 'paste' })}
            onExample={() => workshop.open(exampleOf(craft.id))}
          />
          {desk?.loss && settled ? (
            <Suspense>
              <AmountCard craft={craft} workshop={workshop} device={device} loss={desk.loss} />
            </Suspense>
          ) : null}
          {full.overview ? (
            <Suspense>
              <CompositionBar craft={craft.id} lines={full.overview.lines} />
            </Suspense>
          ) : null}
        </div>
        <div className="column column-verdict">
          <VerdictLine reading={now} isAlone={isAlone} />
          {now.overview && !isAlone ? (
            <>
              <div className="chips">
                {full.body ? (
                  <Suspense>
                    <VerdictChips overview={now.overview} body={now.body} />
                  </Suspense>
                ) : null}
              </div>
              <div className="notes">
                {now.overview.doubt && now.overview.doubt.firmeza !== 'firme' ? (
                  <Suspense>
                    <WhatToMeasure
                      overview={now.overview}
                      doubt={now.overview.doubt}
                      lines={formula.lines}
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
                      onPreview={(shown) => setPreview(shown && { of: explained, overview: shown })}
                      onSafe={() => open({ sheet: 'balance', isSafe: true })}
                    />
                  </Suspense>
                ) : null}
              </div>
            </>
          ) : null}
        </div>
        <div className="column column-results" data-alone={isAlone || undefined}>
          {desk?.water && settled && now.overview ? (
            <Suspense>
              <WaterCard craft={craft} workshop={workshop} device={device} water={desk.water} />
            </Suspense>
          ) : null}
          {now.overview ? (
            <Gauges
              overview={now.overview}
              preview={preview?.of === formula ? preview.overview : undefined}
              explained={explainedIn(full.body)}
              own={rangesFor(device.norms, formula)}
              onRange={(key, range) => void deeds().then(({ setRange }) => setRange(device, formula, key, range))}
            />
          ) : null}
          {full.overview ? (
            <Suspense>
              <Warnings overview={full.overview} body={full.body} />
            </Suspense>
          ) : null}
          {settled ? (
            <Suspense>
              <Method key={formula.entry} workshop={workshop} />
            </Suspense>
          ) : null}
        </div>
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
      </div>
      {isAlone ? null : <SummaryBar reading={now} />}
      {full.overview && explained && settled ? (
        <Suspense>
          <Ficha
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
          <OpenSheet opened={opened} craft={craft} workshop={workshop} device={device} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
