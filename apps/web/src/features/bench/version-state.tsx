import { lazy, Suspense } from 'react'
import { useSharing } from '../../library/sharing/use-sharing.ts'
import type { Device } from '../../library/use-device.ts'
import { type Formula, isSame } from '../../model/formula.ts'
import { lately } from '../../ui/dates.ts'
import { saving as say } from '../../words/es/book.ts'
import * as benchCss from './bench.module.css'

const Clash = lazy(() => import('../../views/clash.tsx').then((it) => ({ default: it.Clash })))

interface Props {
  readonly formula: Formula
  readonly device: Device
  readonly onChanges: () => void
}

/** Which version is on the table, and whether anything has changed since. */
export function VersionState({ formula, device, onChanges }: Props) {
  const versions = device.saved.find(({ id }) => id === formula.entry)?.versions ?? []
  const last = versions.at(-1)
  if (!last) return null
  return (
    <>
      <span>{say.state(versions.length, lately(new Date(last.at)))}</span>
      {isSame(last.formula, formula) ? null : (
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
