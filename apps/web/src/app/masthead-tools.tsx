import { lazy, Suspense } from 'react'
import { sharedWithKey } from '../library/sharing/shared-as.ts'
import { useSharing } from '../library/sharing/use-sharing.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { PageLink } from '../routes/page-link.tsx'
import { useOver } from '../routes/use-over.ts'
import type { PageAddress } from '../routes/use-page.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { searchWords as say } from '../words/es/search.ts'
import { navigationWords } from '../words/es/shell.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'
import { CopyState } from './copy-state.tsx'
import * as searchCss from './search.module.css'
import * as shellCss from './shell.module.css'

const loadSearch = () => import('./search-sheet.tsx').then((it) => ({ default: it.SearchSheet }))
const SearchSheet = lazy(loadSearch)
const SharingState = lazy(() => import('./sharing-state.tsx').then((it) => ({ default: it.SharingState })))

/** Parts of those that are asked for by name: in sight where there is room, under «Más» elsewhere. */
const WIDE_PLACES: readonly (readonly [page: PageAddress, word: string])[] = [
  ['hornadas', navigationWords.batches],
  ['alergenos', navigationWords.counter],
  ['montaje', navigationWords.piece],
]

interface Props {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly hasWidePlaces: boolean
}

/** At the end of the masthead: how safe the book is, and what finds anything in it. */
export function MastheadTools({ workshop, device, hasWidePlaces }: Props) {
  const { opened, open, close } = useOver<true>(() => undefined)
  useShortcuts({ k: () => open(true) })
  const isShared = useSharing().standing.kind !== 'off' || sharedWithKey() !== undefined
  return (
    <>
      {hasWidePlaces ? (
        <nav className={shellCss.widePlaces} aria-label={navigationWords.widePlaces}>
          {WIDE_PLACES.map(([page, word]) => (
            <PageLink key={page} to={page}>
              {word}
            </PageLink>
          ))}
        </nav>
      ) : null}
      {isShared ? (
        <Suspense>
          <SharingState />
        </Suspense>
      ) : (
        <CopyState device={device} />
      )}
      <button
        type="button"
        className={`icon-button ${searchCss.button}`}
        data-part="search-button"
        aria-label={say.open}
        title={say.keys}
        onClick={() => open(true)}
      >
        <DecorativeIcon name="search" />
      </button>
      {opened ? (
        <Suspense>
          <SearchSheet workshop={workshop} device={device} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
