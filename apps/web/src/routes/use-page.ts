import { useSyncExternalStore } from 'react'
import { ADDRESSES } from './addresses.ts'

export type Page = (typeof ADDRESSES)[number]

/** What is read for a craft, and shows the row of the crafts. */
const OF_A_CRAFT: readonly Page[] = ['', 'mapa', 'ciencia', 'programar']
export const isOfCraft = (page: Page): boolean => OF_A_CRAFT.includes(page)

/** Pages that are part of another place; the rest are places of their own. */
const WITHIN: { readonly [page in Page]?: Page } = {
  importar: 'formulas',
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
export const placeOf = (page: Page): Page => WITHIN[page] ?? page

const CHANGED = 'obrador:page'

function pageNow(): Page {
  const last = location.pathname.split('/').at(-1)
  return ADDRESSES.find((page) => page === last) ?? ''
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

/** What is open on a page, by its id: part of the address, so that it can be found again. */
const DOCUMENT = 'f'
const documentNow = (): string | undefined => new URLSearchParams(location.search).get(DOCUMENT) ?? undefined

/** Shows another document of the same page; where one goes back to is the same. */
export function showDocument(id: string): void {
  history.replaceState(history.state, '', `?${new URLSearchParams({ [DOCUMENT]: id })}`)
  dispatchEvent(new Event(CHANGED))
}

/** What a page is to open over itself when one comes to it. */
export interface Arrival {
  readonly sheet: 'paste' | 'version'
}

/** Goes to a page without loading the app again. */
export function goTo(page: Page, arrival?: Arrival): void {
  // What was open over the page is left behind with it.
  const go = history.state?.over === true ? 'replaceState' : 'pushState'
  history[go](arrival ? { arrival } : null, '', hrefOf(page))
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

/** What one came for, once: coming back to the page later does not open it again. */
export function takeArrival(): Arrival | undefined {
  const { arrival, ...rest } = history.state ?? {}
  if (arrival) history.replaceState(rest, '')
  return arrival
}

export const usePage = (): Page => useSyncExternalStore(onPage, pageNow)
export const useDocument = (): string | undefined => useSyncExternalStore(onPage, documentNow)
