import type { Overview } from '@obrador/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { setNorms } from '../../../library/commands/settings.ts'
import type { Device } from '../../../library/use-device.ts'
import { withCabinet } from '../../../model/norm-edits.ts'
import { habitualIn } from '../../../reading/usual.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { PublishedName } from '../../../views/type-map.tsx'
import { craftPanel, panels as say } from '../../../words/es/panels.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import * as benchCss from '../bench.module.css'
import { BatchPanel } from './batch-panel.tsx'
import { CostPanel } from './cost-panel.tsx'
import { craftPanels } from './craft/index.tsx'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly overview: Overview
  readonly body: unknown
  readonly onPrice: () => void
  readonly onCompare: (published: PublishedName) => void
  readonly onWeigh: () => void
}

const LabelPanel = lazy(() => import('../../../views/label-panel.tsx').then((it) => ({ default: it.LabelPanel })))

const MapPanel = lazy(() => import('./map-panel.tsx').then((it) => ({ default: it.MapPanel })))

const IDS = ['craft', 'map', 'batch', 'cost', 'foodLabel'] as const
type Id = (typeof IDS)[number]

/** What a formula has besides its parameters: one panel of its craft and those that every craft has. */
export function Panels({ craft, workshop, device, overview, body, onPrice, onCompare, onWeigh }: Props) {
  const [shown, setShown] = useState<Id>('craft')
  const CraftPanel = craftPanels[craft.id]
  // A desk that asks how much is made has it beside its table.
  const hidden: readonly Id[] = [
    ...(craft.definition.desk?.loss ? (['batch'] as const) : []),
    // Of a type that hardly anybody published there is no map.
    ...(habitualIn(body) ? [] : (['map'] as const)),
  ]
  const ids = IDS.filter((id) => !hidden.includes(id))
  const open = ids.includes(shown) ? shown : 'craft'
  const labels: Readonly<Record<Id, string>> = { ...say, craft: craftPanel[craft.id] }
  const panels: Readonly<Record<Id, () => ReactNode>> = {
    craft: () => (
      <CraftPanel
        body={body}
        overview={overview}
        formula={workshop.formula}
        cabinet={device.norms.cabinet}
        onCabinet={(cabinet) => void setNorms(withCabinet(device.norms, cabinet))}
      />
    ),
    map: () => (
      <Suspense>
        <MapPanel
          craft={craft}
          workshop={workshop}
          device={device}
          overview={overview}
          habitual={habitualIn(body)}
          onCompare={onCompare}
        />
      </Suspense>
    ),
    batch: () => <BatchPanel craft={craft} workshop={workshop} device={device} onWeigh={onWeigh} />,
    cost: () => <CostPanel craft={craft} workshop={workshop} device={device} onPrice={onPrice} />,
    foodLabel: () => (
      <Suspense>
        <LabelPanel craft={craft} formula={workshop.formula} own={device.own} />
      </Suspense>
    ),
  }
  return (
    <section className={`card ${benchCss.panels}`} data-part="panels" aria-label={say.label}>
      <Tabs
        label={say.label}
        tabs={ids.map((id) => ({ id, label: labels[id] }))}
        selected={open}
        onSelect={(id) => setShown(id as Id)}
      >
        {panels[open]()}
      </Tabs>
    </section>
  )
}
