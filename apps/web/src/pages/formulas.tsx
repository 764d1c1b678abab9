import { Suspense, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import type { Formula } from '../formula/model.ts'
import { title } from '../messages/bench.ts'
import { formulas as say } from '../messages/sheets.ts'
import { loading, toasts } from '../messages/shell.ts'
import { Tabs } from '../parts/tabs.tsx'
import { GalleryTab } from '../sheets/gallery-tab.tsx'
import { SavedTab } from '../sheets/saved-tab.tsx'
import { useToast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'
import { goTo } from '../state/use-page.ts'
import type { Workshop } from '../state/use-workshop.ts'
import '../style/panels.css'
import '../style/sheets.css'
import '../style/pages.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

const TABS = ['mine', 'gallery'] as const

/** One's own formulas, and those that others published. */
export function FormulasPage({ craft, workshop, device }: Props) {
  const toast = useToast()
  const [tab, setTab] = useState<string>()
  const shown = tab ?? (device.isRead && device.saved.length === 0 ? 'gallery' : 'mine')
  function open(next: Formula): void {
    goTo('')
    toast({ text: toasts.opened(next.name || title.placeholder), undo: workshop.open(next) })
  }
  return (
    <div className="page">
      <header className="page-head">
        <h1>{say.title}</h1>
      </header>
      <section className="card">
        <Tabs label={say.title} tabs={TABS.map((id) => ({ id, label: say[id] }))} selected={shown} onSelect={setTab}>
          {shown === 'gallery' ? (
            <Suspense fallback={<p className="loading">{loading}</p>}>
              <GalleryTab craft={craft} type={workshop.formula.type} onOpen={open} />
            </Suspense>
          ) : (
            <SavedTab device={device} onOpen={open} />
          )}
        </Tabs>
      </section>
    </div>
  )
}
