import { Suspense } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { pantry as say } from '../messages/pantry.ts'
import { loading } from '../messages/shell.ts'
import { CatalogueTab } from '../pages/catalogue.tsx'
import { PageLink } from '../parts/page-link.tsx'
import type { Device } from '../state/use-device.ts'
import { type Page, usePage } from '../state/use-page.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { OwnTab } from './own-tab.tsx'
import { PricesTab } from './prices-tab.tsx'
import '../style/panels.css'
import '../style/pages.css'
import '../style/pantry.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

const TABS: readonly (readonly [Page, string])[] = [
  ['despensa', say.own],
  ['precios', say.prices],
  ['catalogo', say.catalogue],
]

/** What this workshop buys, once: its own ingredients, its prices, and the catalogue of everything else. */
export function PantryPage(props: Props) {
  const page = usePage()
  return (
    <div className="page pantry">
      <header className="pantry-head">
        <h1>{say.title}</h1>
        <nav className="pantry-tabs" aria-label={say.title}>
          {TABS.map(([to, label]) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </header>
      <Suspense fallback={<p className="loading">{loading}</p>}>
        {!props.device.isRead ? (
          <p className="loading">{loading}</p>
        ) : page === 'catalogo' ? (
          <CatalogueTab />
        ) : page === 'precios' ? (
          <PricesTab {...props} />
        ) : (
          <OwnTab {...props} />
        )}
      </Suspense>
    </div>
  )
}
