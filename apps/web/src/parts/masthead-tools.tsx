import { lazy, Suspense } from 'react'
import { search as say } from '../messages/search.ts'
import type { Device } from '../state/use-device.ts'
import { useOver } from '../state/use-over.ts'
import { useShortcuts } from '../state/use-shortcuts.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { CopyState } from './copy-state.tsx'
import { Icon } from './icons.tsx'
import '../style/search.css'

const loadSearch = () => import('../sheets/search-sheet.tsx').then((it) => ({ default: it.SearchSheet }))
const SearchSheet = lazy(loadSearch)

interface Props {
  readonly workshop: Workshop
  readonly device: Device
}

/** At the end of the masthead: how safe the book is, and what finds anything in it. */
export function MastheadTools({ workshop, device }: Props) {
  const { opened, open, close } = useOver<true>(() => undefined)
  useShortcuts({ k: () => open(true) })
  return (
    <>
      <CopyState device={device} />
      <button
        type="button"
        className="icon-button search-button"
        aria-label={say.open}
        title={say.keys}
        onClick={() => open(true)}
      >
        <Icon name="search" />
      </button>
      {opened ? (
        <Suspense>
          <SearchSheet workshop={workshop} device={device} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
