import { Suspense, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import type { Formula } from '../formula/model.ts'
import { formulas as say } from '../messages/sheets.ts'
import { loading } from '../messages/shell.ts'
import { PageLink } from '../parts/page-link.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { Device } from '../state/use-device.ts'
import { GalleryTab } from './gallery-tab.tsx'
import { SavedTab } from './saved-tab.tsx'
import { Sheet } from './sheet.tsx'

export interface FormulasSheetProps {
  readonly craft: AppCraft
  readonly formula: Formula
  readonly device: Device
  readonly onOpen: (formula: Formula) => void
  readonly onClose: () => void
}

const TABS = ['mine', 'gallery'] as const

export function FormulasSheet(props: FormulasSheetProps) {
  const [tab, setTab] = useState<string>(props.device.saved.length > 0 ? 'mine' : 'gallery')
  return (
    <Sheet title={say.title} craft={props.craft.id} wide onClose={props.onClose}>
      <Tabs label={say.title} tabs={TABS.map((id) => ({ id, label: say[id] }))} selected={tab} onSelect={setTab}>
        {tab === 'gallery' ? (
          <Suspense fallback={<p className="loading">{loading}</p>}>
            <GalleryTab craft={props.craft} type={props.formula.type} onOpen={props.onOpen} />
          </Suspense>
        ) : (
          <SavedTab {...props} />
        )}
      </Tabs>
      <p className="sheet-link">
        <PageLink to="copia">{say.copy}</PageLink>
      </p>
    </Sheet>
  )
}
