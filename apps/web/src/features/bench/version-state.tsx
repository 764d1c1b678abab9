import { lazy, Suspense } from 'react'
import { useSharing } from '../../library/sharing/use-sharing.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { isSameFormula, type TableFormula } from '../../model/formula.ts'
import { latelyText } from '../../ui/dates.ts'
import { savingWords as say } from '../../words/es/book.ts'
import * as benchCss from './bench.module.css'

const Clash = lazy(() => import('../../views/clash.tsx').then((it) => ({ default: it.ClashCard })))

interface Props {
  readonly formula: TableFormula
  readonly device: DeviceShelf
  readonly onChanges: () => void
}

/** Which version is on the table, and whether anything has changed since. */
export function VersionState({ formula, device, onChanges }: Props) {
  const versions = device.saved.find(({ id }) => id === formula.entry)?.versions ?? []
  const last = versions.at(-1)
  if (!last) return null
  return (
    <>
      <span>{say.state(versions.length, latelyText(new Date(last.at)))}</span>
      {isSameFormula(last.formula, formula) ? null : (
        <button type="button" className={benchCss.versionChanges} onClick={onChanges}>
          {say.unsaved}
        </button>
      )}
    </>
  )
}

/** Over the formula, that two devices of a shared book changed it at once. */
export function ClashPlace({ entry }: { readonly entry: string }) {
  const { clashing, mine } = useSharing()
  const found = clashing.find(({ id }) => id === entry)
  return found ? (
    <Suspense>
      <Clash key={entry} clashing={found} mine={mine?.name} />
    </Suspense>
  ) : null
}
