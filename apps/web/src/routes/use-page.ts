import { useSyncExternalStore } from 'react'
import { PAGE_ADDRESSES } from './addresses.ts'

export type PageAddress = (typeof PAGE_ADDRESSES)[number]

/** What is read for a craft, and shows the row of the crafts. */
const OF_A_CRAFT: readonly PageAddress[] = ['', 'mapa', 'ciencia', 'programar']
export const isOfCraft = (page: PageAddress): boolean => OF_A_CRAFT.includes(page)

/** Pages that are part of another place; the rest are places of their own. */
const WITHIN: { readonly [page in PageAddress]?: PageAddress } = {
  importar: 'formulas',
  carta: 'formulas',
  montaje: 'formulas',
  etiqueta: '',
  mapa: '',
  alergenos: 'formulas',
  hornadas: 'produccion',
  precios: 'despensa',
  catalogo: 'despensa',
  saco: 'despensa',
  lotes: 'despensa',
  ciencia: 'mas',
  programar: 'mas',
  copia: 'mas',
  compartir: 'mas',
}
export const placeOfPage = (page: PageAddress): PageAddress => WITHIN[page] ?? page

const CHANGED = 'obrador:page'

function pageNow(): PageAddress {
  const last = location.pathname.split('/').at(-1)
  return PAGE_ADDRESSES.find((page) => page === last) ?? ''
}

/** Tells when the address changes, in whichever way. */
export function onPageChange(changed: () => void): () => void {
  // Going to another fragment by hand is a step of the history too.
  addEventListener('popstate', changed)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(CHANGED, changed)
  }
}

export const hrefOfPage = (page: PageAddress): string => (page === '' ? './' : `./${page}`)

/** What is open on a page, by its id: part of the address, so that it can be found again. */
const DOCUMENT = 'f'
const documentNow = (): string | undefined => new URLSearchParams(location.search).get(DOCUMENT) ?? undefined

/** Shows another document of the same page; where one goes back to is the same. */
export function showDocument(id: string): void {
  history.replaceState(history.state, '', `?${new URLSearchParams({ [DOCUMENT]: id })}`)
  dispatchEvent(new Event(CHANGED))
}

/** What a page is to open over itself when one comes to it. */
export interface PageArrival {
  readonly sheet?: 'paste' | 'version'
  /** What has gone up, by what its price is kept under. */
  readonly rise?: string
  /** What has been pasted already. */
  readonly text?: string
}

/** Goes to a page without loading the app again. */
export function goToPage(page: PageAddress, arrival?: PageArrival): void {
  // What was open over the page is left behind with it; what opens over the page that one is on is no other page.
  const isHere = history.state?.over === true || (arrival !== undefined && page === pageNow())
  const go = isHere ? 'replaceState' : 'pushState'
  history[go](arrival ? { arrival } : null, '', hrefOfPage(page))
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

/** What one came for, for a page that may be drawn more than once before it is there. */
export const arrivalNow = (): PageArrival | undefined => history.state?.arrival

/** What one came for, once: coming back to the page later does not open it again. */
export function takeArrival(): PageArrival | undefined {
  const { arrival, ...rest } = history.state ?? {}
  if (arrival) history.replaceState(rest, '')
  return arrival
}

export const usePage = (): PageAddress => useSyncExternalStore(onPageChange, pageNow)
export const useDocument = (): string | undefined => useSyncExternalStore(onPageChange, documentNow)
