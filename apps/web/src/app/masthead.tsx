import type { ReactNode } from 'react'
import { PageLink } from '../routes/page-link.tsx'
import { goTo, type Page } from '../routes/use-page.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import * as say from '../words/es/shell.ts'
import * as shellCss from './shell.module.css'

type Place = readonly [page: Page, icon: IconName, before: string, word: string]
export type Places = readonly [Place, ...Place[]]
export const PLACES: Places = [
  ['', 'bench', '', say.nav.bench],
  ['formulas', 'book', ...say.nav.formulas],
  ['produccion', 'day', '', say.nav.production],
  ['despensa', 'shelf', '', say.nav.pantry],
  ['mas', 'more', '', say.nav.more],
]

interface Props {
  readonly places: Places
  /** The one that is open, or that the open page is part of. */
  readonly place: Page
  /** At its end. */
  readonly children: ReactNode
}

/** A wide page has at its foot what «Más» leads to. */
const classOf = (page: Page): string => (page === 'mas' ? shellCss.placeMore : '')

/** The name, the places and what stands at the end; on a telephone the places are a dock at the foot of the screen. */
export function Masthead({ places, place, children }: Props) {
  const here = places.find(([page]) => page === place) ?? places[0]
  return (
    <header className={shellCss.masthead} data-part="masthead">
      <a className={`${shellCss.skip} button`} href="#contenido">
        {say.nav.skip}
      </a>
      <PageLink to="" className={shellCss.brand} data-part="brand">
        {say.BRAND}
      </PageLink>
      <nav className={shellCss.places} aria-label={say.nav.places}>
        {places.map(([page, icon, before, word]) => (
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
          items={places.map(([page, , before, word]) => ({
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
      {children}
    </header>
  )
}
