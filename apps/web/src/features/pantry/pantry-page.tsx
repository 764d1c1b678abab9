import { lazy, Suspense } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { type PageAddress, useDocument, usePage } from '../../routes/use-page.ts'
import * as pageCss from '../../ui/page.module.css'
import { pantryWords as say } from '../../words/es/pantry.ts'
import { loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { CatalogueTab } from './catalogue.tsx'
import { OwnTab } from './own-tab.tsx'
import * as pantryCss from './pantry.module.css'
import { PricesTab } from './prices-tab.tsx'

const OpenLots = lazy(() => import('../../views/open-lots.tsx').then((it) => ({ default: it.OpenLots })))
const PacketsSeen = lazy(() => import('../../views/packets-to-look.tsx').then((it) => ({ default: it.PacketsSeen })))
const SackPage = lazy(() => import('./sack/sack-page.tsx').then((it) => ({ default: it.SackPage })))

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

const TABS: readonly (readonly [PageAddress, string])[] = [
  ['despensa', say.own],
  ['lotes', say.lots],
  ['precios', say.prices],
  ['catalogo', say.catalogue],
]

/** What this workshop buys, once: its own ingredients, its prices, and the catalogue of everything else. */
export function PantryPage(props: Props) {
  const page = usePage()
  const opened = useDocument()
  if (page === 'saco')
    return props.device.isRead ? (
      <SackPage key={opened} craft={props.craft.id} device={props.device} />
    ) : (
      <p className="loading">{loadingText}</p>
    )
  return (
    <div className={pageCss.page}>
      <header className={pantryCss.head}>
        <h1>{say.title}</h1>
        <nav className={pantryCss.tabs} aria-label={say.title}>
          {TABS.map(([to, label]) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </header>
      <Suspense fallback={<p className="loading">{loadingText}</p>}>
        {!props.device.isRead ? (
          <p className="loading">{loadingText}</p>
        ) : page === 'catalogo' ? (
          <CatalogueTab />
        ) : page === 'lotes' ? (
          <div className="card">
            <OpenLots device={props.device} />
          </div>
        ) : page === 'precios' ? (
          <PricesTab {...props} />
        ) : (
          <>
            <OwnTab {...props} />
            <PacketsSeen device={props.device} />
          </>
        )}
      </Suspense>
    </div>
  )
}
