import { useSyncExternalStore } from 'react'

/** The pages of the app, by the last part of their address. */
export const PAGES = ['', 'catalogo', 'ciencia', 'programar'] as const
export type Page = (typeof PAGES)[number]

const CHANGED = 'obrador:page'

function pageNow(): Page {
  const last = location.pathname.split('/').at(-1)
  return PAGES.find((page) => page === last) ?? ''
}

function subscribe(changed: () => void): () => void {
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
  history.pushState(null, '', hrefOf(page))
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

export const usePage = (): Page => useSyncExternalStore(subscribe, pageNow)
