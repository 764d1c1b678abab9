import { useSyncExternalStore } from 'react'

/** The pages of the app, by the last part of their address; the first is the bench. */
const PAGES = ['', 'formulas', 'catalogo', 'mas', 'ciencia', 'programar', 'copia'] as const
export type Page = (typeof PAGES)[number]

/** What is read for a craft, and shows the row of the crafts. */
const OF_A_CRAFT: readonly Page[] = ['', 'ciencia', 'programar']
export const isOfCraft = (page: Page): boolean => OF_A_CRAFT.includes(page)

/** Pages that stand under «Más»; the rest are places of their own. */
const UNDER_MORE: readonly Page[] = ['ciencia', 'programar', 'copia']
/** The place to which a page belongs. */
export const placeOf = (page: Page): Page => (UNDER_MORE.includes(page) ? 'mas' : page)

const CHANGED = 'obrador:page'

function pageNow(): Page {
  const last = location.pathname.split('/').at(-1)
  return PAGES.find((page) => page === last) ?? ''
}

/** Tells when the address changes, in whichever way. */
export function onPage(changed: () => void): () => void {
  // Going to another fragment by hand is a step of the history too.
  addEventListener('popstate', changed)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(CHANGED, changed)
  }
}

export const hrefOf = (page: Page): string => (page === '' ? './' : `./${page}`)

/** Goes to a page without loading the app again. */
export function goTo(page: Page): void {
  // What was open over the page is left behind with it.
  const go = history.state?.over === true ? 'replaceState' : 'pushState'
  history[go](null, '', hrefOf(page))
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

export const usePage = (): Page => useSyncExternalStore(onPage, pageNow)
