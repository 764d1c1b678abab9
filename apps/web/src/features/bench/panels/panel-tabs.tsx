import type { Overview } from '@obrador/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import type { Device } from '../../../library/use-device.ts'
import { withCabinet } from '../../../model/norm-edits.ts'
import { Tabs } from '../../../ui/tabs.tsx'
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
  readonly onWeigh: () => void
}

const LabelPanel = lazy(() => import('../../../views/label-panel.tsx').then((it) => ({ default: it.LabelPanel })))

const IDS = ['craft', 'batch', 'cost', 'foodLabel'] as const
type Id = (typeof IDS)[number]

/** What a formula has besides its parameters: one panel of its craft and those that every craft has. */
export function Panels({ craft, workshop, device, overview, body, onPrice, onWeigh }: Props) {
  const [shown, setShown] = useState<Id>('craft')
  const CraftPanel = craftPanels[craft.id]
  // A desk that asks how much is made has it beside its table.
  const ids = craft.definition.desk?.loss ? IDS.filter((id) => id !== 'batch') : IDS
  const labels: Readonly<Record<Id, string>> = { ...say, craft: craftPanel[craft.id] }
  const panels: Readonly<Record<Id, () => ReactNode>> = {
    craft: () => (
      <CraftPanel
        body={body}
        overview={overview}
        formula={workshop.formula}
        cabinet={device.norms.cabinet}
        onCabinet={(cabinet) => void device.setNorms(withCabinet(device.norms, cabinet)).catch(() => undefined)}
      />
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
        selected={shown}
        onSelect={(id) => setShown(id as Id)}
      >
        {panels[shown]()}
      </Tabs>
    </section>
  )
}
