import { lazy, Suspense, use, useEffect } from 'react'
import { loadCraft, loadedCraft } from './craft/registry.ts'
import type { Formula, OwnIngredient } from './formula/model.ts'
import * as say from './messages/shell.ts'
import { Bench } from './pages/bench.tsx'
import { Masthead } from './parts/masthead.tsx'
import { SafetyNet } from './parts/safety-net.tsx'
import { keepTold, wasTold } from './state/store.ts'
import { Toasts, useToast } from './state/toasts.tsx'
import { type Device, useDevice } from './state/use-device.ts'
import { type Page, usePage } from './state/use-page.ts'
import { useSettled } from './state/use-settled.ts'
import { useWorkshop, type Workshop } from './state/use-workshop.ts'

const CataloguePage = lazy(() => import('./pages/catalogue.tsx').then((it) => ({ default: it.CataloguePage })))
const SciencePage = lazy(() => import('./pages/science.tsx').then((it) => ({ default: it.SciencePage })))
const DevelopersPage = lazy(() => import('./pages/developers.tsx').then((it) => ({ default: it.DevelopersPage })))

/** What the address asked for before anything is drawn. */
export interface Arrival {
  readonly first: Formula
  /** Own ingredients that came with a link. */
  readonly own: readonly OwnIngredient[]
  readonly badLink: boolean
}

interface OnPage {
  readonly workshop: Workshop
  readonly device: Device
}

function OfCraft({ page, workshop, device }: OnPage & { readonly page: Page }) {
  const { craft: id } = workshop.formula
  const craft = loadedCraft(id) ?? use(loadCraft(id))
  if (page === 'catalogo') return <CataloguePage />
  if (page === 'ciencia') return <SciencePage craft={craft} type={workshop.formula.type} />
  if (page === 'programar') return <DevelopersPage craft={craft} formula={workshop.formula} own={device.own} />
  return <Bench key={craft.id} craft={craft} workshop={workshop} device={device} />
}

/** Undo and redo from the keyboard, except where the browser undoes what is being typed. */
function useUndoKeys({ undo, redo }: Workshop): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [undo, redo])
}

/** Keeps the app on the device once the first screen is up; says so when there is a newer one. */
function useOffline(): void {
  const toast = useToast()
  const settled = useSettled()
  useEffect(() => {
    if (!settled || !import.meta.env.PROD) return
    const offer = (update: () => void): void =>
      toast({ text: say.toasts.update, action: { label: say.toasts.updateNow, run: update } })
    // Without it the app works as before, only not without a network.
    import('./state/offline.ts').then(({ keepOffline }) => keepOffline(offer)).catch(() => undefined)
  }, [settled, toast])
}

/** Said once on each device: that it keeps what is written, or that a link came broken. */
function useGreeting(badLink: boolean, edited: boolean): void {
  const toast = useToast()
  useEffect(() => {
    if (badLink) toast({ text: say.toasts.badLink })
  }, [badLink, toast])
  useEffect(() => {
    if (!edited || wasTold()) return
    toast({ text: keepTold() ? say.toasts.kept : say.toasts.notKept })
  }, [edited, toast])
}

function Rooms({ first, own, badLink }: Arrival) {
  const workshop = useWorkshop(first)
  const device = useDevice(own)
  const page = usePage()
  useUndoKeys(workshop)
  useOffline()
  useGreeting(badLink, workshop.canUndo)
  return (
    <div className="app" data-craft={workshop.formula.craft}>
      <Masthead craft={workshop.formula.craft} onChoose={workshop.choose} />
      <main id="contenido" tabIndex={-1}>
        <Suspense fallback={<p className="loading">{say.loading}</p>}>
          <OfCraft page={page} workshop={workshop} device={device} />
        </Suspense>
      </main>
      <footer className="colophon">
        <p>{say.footer.free}</p>
        <a href="./docs/">{say.footer.api}</a>
      </footer>
    </div>
  )
}

export const App = (arrival: Arrival) => (
  <SafetyNet>
    <Toasts>
      <Rooms {...arrival} />
    </Toasts>
  </SafetyNet>
)
