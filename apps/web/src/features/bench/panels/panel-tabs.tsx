import type { FormulaOverview } from '@obrador/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { setNorms } from '../../../library/commands/settings.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { normsWithCabinet } from '../../../model/norm-edits.ts'
import { usualReportIn } from '../../../reading/usual.ts'
import { TabList } from '../../../ui/tabs.tsx'
import type { PublishedName } from '../../../views/type-map.tsx'
import { craftPanel, panelWords as say } from '../../../words/es/panels.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import * as benchCss from '../bench.module.css'
import { craftPanels } from './craft/index.tsx'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly overview: FormulaOverview
  readonly body: unknown
  readonly onPrice: () => void
  readonly onCompare: (published: PublishedName) => void
  readonly onWeigh: () => void
}

const BatchPanel = lazy(() => import('./batch-panel.tsx').then((it) => ({ default: it.BatchPanel })))

const CostPanel = lazy(() => import('./cost-panel.tsx').then((it) => ({ default: it.CostPanel })))

const LabelPanel = lazy(() => import('../../../views/label-panel.tsx').then((it) => ({ default: it.LabelPanel })))

const MapPanel = lazy(() => import('./map-panel.tsx').then((it) => ({ default: it.MapPanel })))

const IDS = ['craft', 'batch', 'cost', 'foodLabel', 'map'] as const
type Id = (typeof IDS)[number]

/** What a formula has besides its parameters: one panel of its craft and those that every craft has. */
export function PanelTabs({ craft, workshop, device, overview, body, onPrice, onCompare, onWeigh }: Props) {
  const [shown, setShown] = useState<Id>('craft')
  const CraftPanel = craftPanels[craft.id]
  // A desk that asks how much is made has it beside its table.
  const hidden: readonly Id[] = [
    ...(craft.definition.desk?.loss ? (['batch'] as const) : []),
    // Of a type that hardly anybody published there is no map.
    ...(usualReportIn(body) ? [] : (['map'] as const)),
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
        onCabinet={(cabinet) => void setNorms(normsWithCabinet(device.norms, cabinet))}
      />
    ),
    map: () => (
      <MapPanel
        craft={craft}
        workshop={workshop}
        device={device}
        overview={overview}
        habitual={usualReportIn(body)}
        onCompare={onCompare}
      />
    ),
    batch: () => <BatchPanel craft={craft} workshop={workshop} device={device} onWeigh={onWeigh} />,
    cost: () => <CostPanel craft={craft} workshop={workshop} device={device} onPrice={onPrice} />,
    foodLabel: () => <LabelPanel craft={craft} formula={workshop.formula} device={device} />,
  }
  return (
    <section className={`card ${benchCss.panels}`} data-part="panels" aria-label={say.label}>
      <TabList
        label={say.label}
        tabs={ids.map((id) => ({ id, label: labels[id] }))}
        selected={open}
        onSelect={(id) => setShown(id as Id)}
      >
        <Suspense>{panels[open]()}</Suspense>
      </TabList>
    </section>
  )
}
