import { lazy, Suspense } from 'react'
import { craftIds } from '../craft/registry.ts'
import type { CraftId } from '../formula/model.ts'
import * as say from '../messages/shell.ts'
import type { Device } from '../state/use-device.ts'
import { goTo, usePage } from '../state/use-page.ts'
import { PageLink } from './page-link.tsx'

const CopyState = lazy(() => import('./copy-state.tsx').then((it) => ({ default: it.CopyState })))

interface Props {
  readonly craft: CraftId
  readonly device: Device
  readonly onChoose: (craft: CraftId) => void
}

export function Masthead({ craft, device, onChoose }: Props) {
  const page = usePage()
  // The catalogue and the copy are one for all; everything else is of a craft.
  const isShared = page === 'catalogo' || page === 'copia'
  const marked = isShared ? undefined : craft
  return (
    <header className="masthead">
      <a className="skip button" href="#contenido">
        {say.nav.skip}
      </a>
      <PageLink to="" className="brand">
        {say.BRAND}
      </PageLink>
      <nav className="crafts" aria-label={say.nav.crafts}>
        {craftIds.map((id) => (
          <button
            key={id}
            type="button"
            className="craft-tab"
            data-craft={id}
            aria-current={id === marked ? 'true' : undefined}
            onClick={() => {
              onChoose(id)
              if (isShared) goTo('')
            }}
          >
            {say.crafts[id]}
          </button>
        ))}
      </nav>
      <nav className="page-links" aria-label={say.nav.pages}>
        <PageLink to="catalogo">{say.nav.catalogue}</PageLink>
        <PageLink to="ciencia">{say.nav.science}</PageLink>
        <PageLink to="programar">{say.nav.developers}</PageLink>
        {device.isRead ? (
          <Suspense>
            <CopyState device={device} />
          </Suspense>
        ) : null}
      </nav>
    </header>
  )
}
