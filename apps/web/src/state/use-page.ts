import { useSyncExternalStore } from 'react'

/** The pages of the app, by the last part of their address. */
export const PAGES = ['', 'catalogo', 'ciencia', 'programar', 'copia'] as const
export type Page = (typeof PAGES)[number]

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
