import type { ReactNode } from 'react'
import { PageLink } from '../routes/page-link.tsx'
import { goToPage, type PageAddress } from '../routes/use-page.ts'
import { DecorativeIcon, type IconName } from '../ui/icons.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import * as say from '../words/es/shell.ts'
import * as shellCss from './shell.module.css'

type Place = readonly [page: PageAddress, icon: IconName, before: string, word: string]
export type AppPlaces = readonly [Place, ...Place[]]
export const APP_PLACES: AppPlaces = [
  ['', 'bench', '', say.navigationWords.bench],
  ['formulas', 'book', ...say.navigationWords.formulas],
  ['produccion', 'day', '', say.navigationWords.production],
  ['despensa', 'shelf', '', say.navigationWords.pantry],
  ['mas', 'more', '', say.navigationWords.more],
]

interface Props {
  readonly places: AppPlaces
  /** The one that is open, or that the open page is part of. */
  readonly place: PageAddress
  /** At its end. */
  readonly children: ReactNode
}

/** A wide page has at its foot what «Más» leads to. */
const classOf = (page: PageAddress): string => (page === 'mas' ? shellCss.placeMore : '')

/** The name, the places and what stands at the end; on a telephone the places are a dock at the foot of the screen. */
export function AppMasthead({ places, place, children }: Props) {
  const here = places.find(([page]) => page === place) ?? places[0]
  return (
    <header className={shellCss.masthead} data-part="masthead">
      <a className={`${shellCss.skip} button`} href="#contenido">
        {say.navigationWords.skip}
      </a>
      <PageLink to="" className={shellCss.brand} data-part="brand">
        {say.BRAND_NAME}
      </PageLink>
      <nav className={shellCss.places} aria-label={say.navigationWords.places}>
        {places.map(([page, icon, before, word]) => (
          <PageLink key={page} to={page} isHere={page === place} className={classOf(page)}>
            <DecorativeIcon name={icon} />
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
            run: () => goToPage(page),
          }))}
        >
          <DecorativeIcon name={here[1]} />
          <span className={shellCss.placeWord}>{here[3]}</span>
          <DecorativeIcon name="down" />
        </MenuButton>
      </nav>
      {children}
    </header>
  )
}
