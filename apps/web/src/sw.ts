/// <reference lib="webworker" />

/**
 * The app without a network: everything it is made of is kept, version by version, and answered from there. Nothing of
 * the API is kept: the app does not call it.
 */

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build (build/service-worker.ts). */
const FILES = '__FILES__' as unknown as readonly string[]
const HEAVY = '__HEAVY__' as unknown as readonly string[]
/** What other languages than Spanish are said with: kept where one is used. */
const SPOKEN = '__SPOKEN__' as unknown as readonly string[]
/** Addresses that are all the one page. */
const PAGES = '__PAGES__' as unknown as readonly string[]
const CACHE = 'obrador-__VERSION__'

const scope = new URL('./', self.location.href)
const kept = new Set([...FILES, ...HEAVY, ...SPOKEN].map((name) => new URL(name, scope).href))

/** Fresh from the server, whatever an older cache of the browser says. */
const fresh = (names: readonly string[]): Request[] =>
  names.map((name) => new Request(new URL(name, scope), { cache: 'reload' }))

async function keep(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(fresh(names))
}

async function keepMissing(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const missing = await Promise.all(
    names.map(async (name) => ((await cache.match(new URL(name, scope))) ? [] : [name])),
  )
  await cache.addAll(fresh(missing.flat()))
}

/** The files of the languages that the version before has kept: without a network the new one says the same. */
async function spokenBefore(): Promise<readonly string[]> {
  const versions = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const addresses = (await Promise.all(versions.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  const stemOf = (name: string): string => name.replace(/-[^/]{7}\.js$/, '-')
  return SPOKEN.filter((name) => addresses.some((address) => address.includes(`/${stemOf(name)}`)))
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('obrador-') && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

/** The page for any of its addresses; the file itself for what is kept; anything else is not ours to answer. */
function keptAddress({ mode, url }: Request): URL | undefined {
  const { origin, pathname } = new URL(url)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined
  if (mode === 'navigate') return PAGES.includes(pathname.slice(scope.pathname.length)) ? scope : undefined
  const address = new URL(pathname, origin)
  return kept.has(address.href) ? address : undefined
}

async function answer(address: URL, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const found = await cache.match(address)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await cache.put(address, response.clone())
  return response
}

self.addEventListener('install', (event) =>
  event.waitUntil(spokenBefore().then((spoken) => keep([...FILES, ...spoken]))),
)
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', (event) => {
  if (event.data === 'update') void self.skipWaiting()
  if (event.data === 'keep-all') event.waitUntil(keepMissing(HEAVY))
  if (event.data === 'keep-en' || event.data === 'keep-it')
    event.waitUntil(keepMissing(SPOKEN.filter((name) => name.includes(event.data.slice('keep'.length)))))
})
self.addEventListener('fetch', (event) => {
  const address = event.request.method === 'GET' ? keptAddress(event.request) : undefined
  if (address) event.respondWith(answer(address, event.request))
})
