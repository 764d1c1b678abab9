import { Suspense, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { moment } from '../formula/dates.ts'
import type { Formula } from '../formula/model.ts'
import { fromFile, toCsv, toJson } from '../formula/transfer.ts'
import { title as bench, table } from '../messages/bench.ts'
import { formulas as say } from '../messages/sheets.ts'
import { loading } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useToast } from '../state/toasts.tsx'
import type { Device } from '../state/use-device.ts'
import { GalleryTab } from './gallery-tab.tsx'
import { Sheet } from './sheet.tsx'

export interface FormulasSheetProps {
  readonly craft: AppCraft
  readonly formula: Formula
  readonly device: Device
  readonly onOpen: (formula: Formula) => void
  readonly onClose: () => void
}

function SavedTab({ device, onOpen }: Pick<FormulasSheetProps, 'device' | 'onOpen'>) {
  if (device.saved.length === 0) return <p className="muted">{say.none}</p>
  return (
    <ul className="items">
      {device.saved.map(({ id, savedAt, formula }) => {
        const name = formula.name || bench.placeholder
        return (
          <li key={id} className="item">
            <div>
              <p className="item-title">{name}</p>
              <p className="muted">
                {moment(new Date(savedAt))} · {say.ingredients(formula.lines.length)}
              </p>
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={say.forget(name)}
              onClick={() => device.forget(id)}
            >
              <Icon name="trash" />
            </button>
            <button type="button" className="button" aria-label={say.openOne(name)} onClick={() => onOpen(formula)}>
              {say.open}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Hands a text to the browser to keep as a file. */
function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'formula'

function FilesTab({ craft, formula, device, onOpen }: Omit<FormulasSheetProps, 'onClose'>) {
  const toast = useToast()
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const bundle = fromFile(await file.text(), craft.id, formula.type)
    const [first] = bundle?.formulas ?? []
    if (!bundle || (!first && bundle.own.length === 0)) {
      toast({ text: say.badFile })
      return
    }
    if (bundle.own.length > 0) device.addOwn(bundle.own)
    for (const one of bundle.formulas.slice(1).toReversed()) device.save(one)
    toast({ text: say.imported(bundle.formulas.length) })
    if (first) onOpen(first)
  }
  const all = { formulas: [formula, ...device.saved.map((saved) => saved.formula)], own: device.own }
  return (
    <div className="files">
      <button
        type="button"
        className="button"
        onClick={() => download('obrador.json', 'application/json', toJson(all))}
      >
        {say.exportJson}
      </button>
      <button
        type="button"
        className="button"
        onClick={() =>
          download(
            `${fileName(formula.name)}.csv`,
            'text/csv;charset=utf-8',
            toCsv(formula, [table.ingredient, table.grams, '%']),
          )
        }
      >
        {say.exportCsv}
      </button>
      <label className="button">
        {say.import}
        <input
          type="file"
          className="unseen"
          accept=".json,.csv,.txt,application/json,text/csv"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      <p className="muted">{say.importHelp}</p>
    </div>
  )
}

const TABS = ['gallery', 'mine', 'files'] as const

export function FormulasSheet(props: FormulasSheetProps) {
  const [tab, setTab] = useState<string>('gallery')
  return (
    <Sheet title={say.title} craft={props.craft.id} wide onClose={props.onClose}>
      <Tabs label={say.title} tabs={TABS.map((id) => ({ id, label: say[id] }))} selected={tab} onSelect={setTab}>
        {tab === 'gallery' ? (
          <Suspense fallback={<p className="loading">{loading}</p>}>
            <GalleryTab craft={props.craft} type={props.formula.type} onOpen={props.onOpen} />
          </Suspense>
        ) : tab === 'mine' ? (
          <SavedTab {...props} />
        ) : (
          <FilesTab {...props} />
        )}
      </Tabs>
    </Sheet>
  )
}
