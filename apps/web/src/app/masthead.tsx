import { lazy, Suspense } from 'react'
import type { Device } from '../library/use-device.ts'
import { PageLink } from '../routes/page-link.tsx'
import { goTo, type Page, placeOf, usePage } from '../routes/use-page.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import * as say from '../words/es/shell.ts'
import type { Workshop } from '../workshop/use-workshop.ts'
import * as shellCss from './shell.module.css'

const MastheadTools = lazy(() => import('./masthead-tools.tsx').then((it) => ({ default: it.MastheadTools })))

type Place = readonly [page: Page, icon: IconName, before: string, word: string]
const PLACES: readonly [Place, ...Place[]] = [
  ['', 'bench', '', say.nav.bench],
  ['formulas', 'book', ...say.nav.formulas],
  ['produccion', 'day', '', say.nav.production],
  ['despensa', 'shelf', '', say.nav.pantry],
  ['mas', 'more', '', say.nav.more],
]

interface Props {
  readonly workshop: Workshop
  readonly device: Device
}

/** A wide page has at its foot what «Más» leads to. */
const classOf = (page: Page): string => (page === 'mas' ? shellCss.placeMore : '')

/** The name, the places and the state of the copy; on a telephone the places are a dock at the foot of the screen. */
export function Masthead({ workshop, device }: Props) {
  const place = placeOf(usePage())
  const here = PLACES.find(([page]) => page === place) ?? PLACES[0]
  return (
    <header className={shellCss.masthead} data-part="masthead">
      <a className={`${shellCss.skip} button`} href="#contenido">
        {say.nav.skip}
      </a>
      <PageLink to="" className={shellCss.brand} data-part="brand">
        {say.BRAND}
      </PageLink>
      <nav className={shellCss.places} aria-label={say.nav.places}>
        {PLACES.map(([page, icon, before, word]) => (
          <PageLink key={page} to={page} isHere={page === place} className={classOf(page)}>
            <Icon name={icon} />
            <span>
              {before === '' ? null : <span className={shellCss.placeBefore}>{before} </span>}
              <span className={shellCss.placeWord}>{word}</span>
            </span>
          </PageLink>
        ))}
        {/* Where letters are too large for all of them side by side. */}
        <MenuButton
          className={shellCss.placeNow}
          isUpward
          items={PLACES.map(([page, , before, word]) => ({
            id: page,
            label: `${before} ${word}`.trim(),
            run: () => goTo(page),
          }))}
        >
          <Icon name={here[1]} />
          <span className={shellCss.placeWord}>{here[3]}</span>
          <Icon name="down" />
        </MenuButton>
      </nav>
      {device.isRead ? (
        <Suspense>
          <MastheadTools workshop={workshop} device={device} />
        </Suspense>
      ) : null}
    </header>
  )
}
