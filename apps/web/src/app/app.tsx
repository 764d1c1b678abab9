import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { craftOfEngine } from '../engine/crafts.ts'
import { type EnginePartName, needsOfFormula } from '../engine/parts.ts'
import { useEngine, useEngineStore, useEngineWith } from '../engine/use-engine.ts'
import { FormulaBench } from '../features/bench/bench.tsx'
import { FirstVisit } from '../features/paste/first-visit.tsx'
import { useLink } from '../features/share/use-link.ts'
import { useWeighsOnly } from '../library/sharing/use-sharing.ts'
import { type DeviceShelf, loadDevice, useDevice } from '../library/use-device.ts'
import { craftIds } from '../model/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import { isOfCraft, type PageAddress, placeOfPage, usePage } from '../routes/use-page.ts'
import { SafetyNet } from '../ui/safety-net.tsx'
import { ToastProvider, useToast } from '../ui/toasts.tsx'
import { useInUse, useSettled } from '../ui/use-settled.ts'
import * as say from '../words/es/shell.ts'
import { useWorkshop, type WorkshopState } from '../workshop/use-workshop.ts'
import { CraftRow } from './craft-row.tsx'
import { APP_PLACES, AppMasthead } from './masthead.tsx'
import * as shellCss from './shell.module.css'
import { useFirstVisit } from './use-first-visit.ts'
import { useOffline } from './use-offline.ts'

const Colophon = lazy(() => import('./colophon.tsx').then((it) => ({ default: it.PageColophon })))
const FormulasPage = lazy(() =>
  import('../features/book/formulas-page.tsx').then((it) => ({ default: it.FormulasPage })),
)
const LabelPage = lazy(() => import('../features/label/label-page.tsx').then((it) => ({ default: it.LabelPage })))
const MastheadTools = lazy(() => import('./masthead-tools.tsx').then((it) => ({ default: it.MastheadTools })))
const OpenSheet = lazy(() => import('./open-sheet.tsx').then((it) => ({ default: it.OpenSheet })))
const Preview = lazy(() => import('../features/share/preview.tsx').then((it) => ({ default: it.SharedPreview })))
const PantryPage = lazy(() => import('../features/pantry/pantry-page.tsx').then((it) => ({ default: it.PantryPage })))
const ProductionPage = lazy(() =>
  import('../features/production/production-page.tsx').then((it) => ({ default: it.ProductionPage })),
)
const UnsavedNotice = lazy(() => import('./unsaved-notice.tsx').then((it) => ({ default: it.UnsavedNotice })))
const Weighing = lazy(() => import('./weighing.tsx').then((it) => ({ default: it.WeighingApp })))
const Rest = lazy(() => import('./rest.tsx').then((it) => ({ default: it.OtherPages })))

interface OnPage {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** There is no formula of one's own yet. */
  readonly isFirst: boolean
  /** Let go over the app: for the page that imports. */
  readonly dropped: File | undefined
}

/**
 * What of the engine comes after the first screen. A craft that has come stays: what is explained is of the formula of a moment ago, and
 * may have another craft inside. What else a formula may be is asked of all crafts or not at all (`useReading`).
 */
const LATER: readonly EnginePartName[] = ['names', 'preparations', 'advice', ...craftIds]

function OfCraft({ page, workshop, device, isFirst, dropped }: OnPage & { readonly page: PageAddress }) {
  // The first screen needs no more than it shows; anywhere else any name may be read.
  const needs: readonly EnginePartName[] = [
    ...needsOfFormula(workshop.formula),
    ...(page === '' ? [] : (['names'] as const)),
    ...(page === 'etiqueta' ? (['writtenName'] as const) : []),
  ]
  useEngine(needs)
  const craft = craftOfEngine(useEngineWith([...needs, ...LATER]), workshop.formula.craft)
  if (page === 'formulas') return <FormulasPage workshop={workshop} device={device} />
  if (page === 'produccion') return <ProductionPage workshop={workshop} device={device} />
  if (page === 'etiqueta') return <LabelPage craft={craft} workshop={workshop} device={device} />
  if (placeOfPage(page) === 'despensa') return <PantryPage craft={craft} workshop={workshop} device={device} />
  if (page !== '') return <Rest page={page} craft={craft} workshop={workshop} device={device} dropped={dropped} />
  return (
    <FormulaBench
      key={craft.id}
      craft={craft}
      workshop={workshop}
      device={device}
      isFirst={isFirst}
      sheets={OpenSheet}
    />
  )
}

/** Undo and redo from the keyboard, except where the browser undoes what is being typed; the weights of a line are ours. */
function useUndoKeys({ undo, redo }: WorkshopState): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input:not([data-part=rows] [data-part=quantity]), textarea, [contenteditable]')
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [undo, redo])
}

/** Long enough for the first screen to answer a key, ms. */
const REST_AFTER = 400

/** The library comes once the first screen is there, what reads any name once somebody works; whoever needs one of them asks again. */
function useRest(): void {
  const drawn = useSettled(REST_AFTER)
  const inUse = useInUse(REST_AFTER)
  const store = useEngineStore()
  useEffect(() => {
    if (drawn) loadDevice().catch(() => undefined)
  }, [drawn])
  useEffect(() => {
    if (inUse) store.load(['names']).catch(() => undefined)
  }, [inUse, store])
}

/** A book may be let go on any page: the one that imports takes it. */
function useDropped(page: PageAddress): File | undefined {
  const [dropped, setDropped] = useState<File>()
  const settled = useSettled(REST_AFTER)
  useEffect(() => {
    if (settled) import('./dropped.ts').then(({ takeDropped }) => takeDropped(setDropped)).catch(() => undefined)
  }, [settled])
  useEffect(() => {
    // Whoever comes back to that page later comes for another.
    if (page !== 'importar') setDropped(undefined)
  }, [page])
  return dropped
}

interface Props {
  readonly first: TableFormula
  /** What reads that formula has come. */
  readonly isReady: boolean
}

function Rooms({ first, isReady }: Props) {
  const toast = useToast()
  const clashed = useCallback(
    ({ name, craft }: TableFormula, show: () => void) =>
      toast({
        text: say.toastWords.elsewhere(name || say.craftNames[craft]),
        action: { label: say.toastWords.showOther, run: show },
        keep: say.toastWords.keepThis,
      }),
    [toast],
  )
  const workshop = useWorkshop(first, clashed)
  const device = useDevice()
  const page = usePage()
  const { link, drop } = useLink()
  const dropped = useDropped(page)
  useUndoKeys(workshop)
  useRest()
  useEffect(() => {
    if (link !== 'broken') return
    toast({ text: say.toastWords.badLink, isNews: true })
    drop()
  }, [link, drop, toast])
  const shared = typeof link === 'object' ? link : undefined
  const isFirst = useFirstVisit(workshop, device)
  const isCrafted = shared !== undefined || isOfCraft(page)
  const isAtDoor = isFirst && page === '' && link === undefined
  return (
    <div
      className={shellCss.app}
      data-part="app"
      data-page={page}
      data-craft={isCrafted ? (shared?.formula ?? workshop.formula).craft : undefined}
    >
      <AppMasthead places={APP_PLACES} place={placeOfPage(page)}>
        {device.isRead ? (
          <Suspense>
            <MastheadTools workshop={workshop} device={device} hasWidePlaces={!isFirst} />
          </Suspense>
        ) : null}
      </AppMasthead>
      {isCrafted && !isAtDoor ? (
        <CraftRow
          craft={workshop.formula.craft}
          workshop={workshop}
          device={device}
          onChoose={(craft) => {
            if (link) drop()
            workshop.choose(craft)
          }}
        />
      ) : null}
      <main id="contenido" tabIndex={-1}>
        {isAtDoor ? <FirstVisit workshop={workshop} device={device} /> : null}
        <Suspense fallback={<p className="loading">{say.loadingText}</p>}>
          {link === 'reading' || !isReady ? null : shared ? (
            <Preview shared={shared} workshop={workshop} device={device} onClose={drop} />
          ) : (
            <OfCraft page={page} workshop={workshop} device={device} isFirst={isAtDoor} dropped={dropped} />
          )}
        </Suspense>
      </main>
      {device.isRead ? (
        <Suspense>
          <Colophon />
        </Suspense>
      ) : null}
    </div>
  )
}

/** A device that only weighs has an app of its own: what it does not open is not there. */
function Shell(props: Props) {
  const weighsOnly = useWeighsOnly()
  useOffline()
  return weighsOnly ? (
    <Suspense>
      <Weighing />
    </Suspense>
  ) : (
    <Rooms {...props} />
  )
}

/** What could not be written is said until it is. */
function Unsaved() {
  const device = useDevice()
  if (device.unsaved.length === 0) return null
  return (
    <Suspense>
      <UnsavedNotice device={device} />
    </Suspense>
  )
}

export const ObradorApp = (props: Props) => (
  <SafetyNet>
    <ToastProvider lasting={<Unsaved />}>
      <Shell {...props} />
    </ToastProvider>
  </SafetyNet>
)
